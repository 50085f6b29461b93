// The items that a record has: each with its name and whether it is enabled, renamed and removed
// here. Space turns one, arrows walk; a filter stands over a long list, and on a phone each folds.
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Item } from '#api/contract/catalogue/fields.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { itemAfter } from './item-edits.ts';
import type { ItemEdits } from './item-edits.ts';
import { ItemBox } from './ItemBox.tsx';

type Props = {
  readonly legend: string;
  readonly items: readonly Item[];
  readonly edits: ItemEdits;
  readonly onEdits: (edits: ItemEdits) => void;
  readonly disabled: boolean;
};

/** Above so many a filter stands over them. */
const FILTER_ABOVE = 12;

export function ItemBoxes({ legend, items, edits, onEdits, disabled }: Props) {
  const wide = useWide();
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const kept = items.filter(({ id: itemId }) => edits[itemId]?.removed !== true);
  const count = kept.filter((item) => itemAfter(item, edits[item.id]).enabled).length;
  if (items.length === 0) return null;
  return (
    <details open={wide ? true : undefined} className="min-w-0">
      <summary className="min-h-6 cursor-pointer py-1 font-medium text-ink-2 pointer-coarse:py-3">
        <span id={id}>{legend}</span>
        <span className="font-normal text-ink-3">
          {' '}
          ({count} of {kept.length} enabled)
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
            <ItemBox
              key={item.id}
              item={item}
              edit={edits[item.id]}
              onEdit={(edit) => onEdits({ ...edits, [item.id]: edit })}
              disabled={disabled}
            />
          ))}
      </div>
    </details>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
  if (by === undefined || !isBox) return;
  event.preventDefault();
  event.stopPropagation();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=checkbox]')];
  boxes[boxes.findIndex((box) => box === document.activeElement) + by]?.focus();
}
