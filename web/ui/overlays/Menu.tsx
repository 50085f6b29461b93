// A button with a list of things to do. The browser's popover closes it on Escape and on a click
// elsewhere; the arrows, Home, End and first letters walk in it.
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { placeBeside } from './use-anchored.ts';

export type MenuItem = {
  readonly text: string;
  readonly onSelect: () => void;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly danger?: boolean;
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly reason?: string | null;
};

type Props = {
  readonly label: string;
  /** What the button shows; an icon alone is named by the label. */
  readonly trigger?: ReactNode;
  readonly items: readonly MenuItem[];
};

const ICON_ONLY =
  'grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 ' +
  'pointer-coarse:size-11';

const ITEM =
  'flex min-h-9 w-full items-center gap-3 rounded-sm px-3 py-1 text-left hover:bg-surface-2 ' +
  'focus:bg-brand-soft focus:outline-none aria-disabled:cursor-not-allowed ' +
  'aria-disabled:text-ink-3 pointer-coarse:min-h-11';

export function Menu({ label, trigger, items }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opened = () => {
    if (box.current === null || button.current === null) return;
    placeBeside(box.current, button.current, {
      asWide: false,
      align: trigger === undefined ? 'end' : 'start',
    });
    // The browser tells of it some time after it opened: an item that was reached since stays.
    if (!box.current.contains(document.activeElement)) itemsIn(box.current)[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return box.current?.hidePopover();
    if (!walk(event, itemsIn(event.currentTarget))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        title={trigger === undefined ? label : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          box.current?.showPopover();
        }}
        className={trigger === undefined ? ICON_ONLY : buttonClass('secondary')}
      >
        {trigger ?? <Icon name="dots" />}
        {trigger !== undefined && <Icon name="down" size={16} />}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && opened()}
        onKeyDown={onKeyDown}
        className={
          'fixed inset-auto m-0 min-w-48 rounded-md border border-line-strong bg-surface p-1 ' +
          'text-ink shadow-pop'
        }
      >
        {items.map((item) => (
          <Item key={item.text} item={item} onDone={() => box.current?.hidePopover()} />
        ))}
      </div>
    </>
  );
}

function Item({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const { text, onSelect, icon, keys, danger = false, reason = null } = item;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={reason !== null}
      onClick={() => {
        if (reason !== null) return;
        onDone();
        onSelect();
      }}
      className={`${ITEM} ${danger ? 'text-danger' : ''}`}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="flex-1">
        {text}
        {reason !== null && <span className="block text-xs">{reason}</span>}
      </span>
      {keys !== undefined && <Kbd>{keyLabel(keys)}</Kbd>}
    </button>
  );
}

const itemsIn = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[role=menuitem]'),
];

/** @returns whether the key was one that walks. */
function walk({ key }: KeyboardEvent, items: readonly HTMLElement[]): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const byLetter = () => {
    const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return following.find(({ textContent }) =>
      textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
    );
  };
  const place = places[key];
  const target = place === undefined ? (/^\S$/u.test(key) ? byLetter() : undefined) : items[place];
  target?.focus();
  return target !== undefined;
}
