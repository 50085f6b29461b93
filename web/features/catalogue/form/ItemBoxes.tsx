// The items that a record has: each with its name and whether it is enabled. Space turns one,
// arrows walk; a filter stands over a long list, and on a phone each list folds.
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Item } from '#api/contract/catalogue-fields.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { useWide } from '#web/ui/use-wide.ts';

type Props = {
  readonly legend: string;
  readonly items: readonly Item[];
  /** What was turned, by the item's id. */
  readonly turned: ReadonlyMap<number, boolean>;
  readonly onTurn: (turned: ReadonlyMap<number, boolean>) => void;
  readonly disabled: boolean;
};

/** Above so many a filter stands over them. */
const FILTER_ABOVE = 12;

export function ItemBoxes({ legend, items, turned, onTurn, disabled }: Props) {
  const wide = useWide();
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const isOn = (item: Item) => turned.get(item.id) ?? item.enabled;
  const count = items.filter(isOn).length;
  if (items.length === 0) return null;
  return (
    <details open={wide ? true : undefined} className="min-w-0">
      <summary className="mb-1 min-h-6 cursor-pointer font-medium text-ink-2 pointer-coarse:min-h-11">
        <span id={id}>{legend}</span>
        <span className="font-normal text-ink-3">
          {' '}
          ({count} of {items.length} enabled)
        </span>
      </summary>
      {items.length > FILTER_ABOVE && (
        <SearchField label={`Filter ${legend.toLowerCase()}`} value={filter} onChange={setFilter} />
      )}
      <div
        role="group"
        aria-labelledby={id}
        onKeyDown={walk}
        className="grid gap-x-4 sm:grid-cols-2"
      >
        {items
          .filter(({ name }) => name.toLowerCase().includes(wanted))
          .map((item) => (
            <div key={item.id}>
              <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isOn(item)}
                  disabled={disabled}
                  onChange={(event) => onTurn(new Map(turned).set(item.id, event.target.checked))}
                  className="size-4 shrink-0 accent-brand"
                />
                <span dir="auto" className="min-w-0 break-words">
                  {item.name}
                </span>
              </label>
            </div>
          ))}
      </div>
    </details>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  boxes[boxes.findIndex((box) => box === document.activeElement) + by]?.focus();
}

/** Only what differs from what the record has. */
export const turnedIn = (items: readonly Item[], turned: ReadonlyMap<number, boolean>) =>
  Object.fromEntries(
    items.flatMap(({ id, enabled }) => {
      const now = turned.get(id) ?? enabled;
      return now === enabled ? [] : [[String(id), now] as const];
    }),
  );
