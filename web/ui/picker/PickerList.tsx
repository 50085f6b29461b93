// The list of a picker: options, the sentence when there are none, and `Add +`. It hangs under its
// input and is never cut off; on a phone it fills the screen.
import type { RefObject } from 'react';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { useAnchored } from '#web/ui/overlays/use-anchored.ts';
import { ADD_BELOW } from './match.ts';
import type { Choice } from './match.ts';
import type { PickerState } from './use-picker.ts';

export type ListProps = {
  readonly id: string;
  readonly label: string;
  readonly noun: string;
  readonly picker: PickerState;
  readonly optionId: (choice: Choice) => string;
  readonly addHref?: ((text: string) => string) | undefined;
  /** Adding opens over the form; where it does not, `Add +` leads to a page beside it. */
  readonly canAdd: boolean;
};

type PopupProps = ListProps & { readonly input: RefObject<HTMLInputElement | null> };

export function PickerPopup({ input, ...list }: PopupProps) {
  const box = useAnchored(input, { asWide: true });
  return (
    <div
      ref={box}
      popover="manual"
      className={
        'fixed inset-auto m-0 w-72 max-w-[calc(100vw-16px)] rounded-md border ' +
        'border-line-strong bg-surface p-1 text-ink shadow-pop'
      }
    >
      <Options {...list} className="max-h-72" />
    </div>
  );
}

export function PickerSheet(list: ListProps) {
  return (
    <>
      <div className="order-first flex items-center justify-between">
        <p aria-hidden="true" className="font-semibold">
          {list.label}
        </p>
        <button
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={list.picker.close}
          className="min-h-11 px-3 font-medium text-brand-ink"
        >
          Close
        </button>
      </div>
      <Options {...list} className="min-h-0 overscroll-contain" />
    </>
  );
}

function Options({
  id,
  label,
  noun,
  picker,
  className,
  ...rest
}: ListProps & { className: string }) {
  const { shown, count, query } = picker;
  return (
    <>
      <ul id={id} role="listbox" aria-label={label} className={`overflow-y-auto ${className}`}>
        {shown.map((choice) => (
          <Option
            key={choice.id}
            id={rest.optionId(choice)}
            choice={choice}
            active={choice === picker.active}
            onPick={() => picker.choose(choice)}
          />
        ))}
      </ul>
      <p role="status" className="px-3 text-ink-2 not-empty:py-2 max-sm:shrink-0">
        {count === 0 ? whyNone(noun, picker) : picker.isEarly && 'Loading the list'}
        {count > shown.length && `The first ${shown.length} of ${count}. Type more of the name.`}
      </p>
      {(rest.canAdd || rest.addHref !== undefined) && count < ADD_BELOW && (
        <AddLink
          noun={noun}
          text={query}
          href={rest.addHref?.(query)}
          onAdd={rest.canAdd ? picker.add : null}
        />
      )}
    </>
  );
}

function whyNone(noun: string, { query, isLoading, isRemote }: PickerState): string {
  if (isLoading) return 'Loading the list';
  if (query.trim() !== '') return `No ${noun} named ‘${query.trim()}’`;
  return isRemote ? 'Type what to look for' : `No ${noun} to choose from`;
}

type OptionProps = {
  readonly id: string;
  readonly choice: Choice;
  readonly active: boolean;
  readonly onPick: () => void;
};

function Option({ id, choice, active, onPick }: OptionProps) {
  const look = active
    ? 'bg-brand-soft shadow-[inset_2px_0_0_var(--c-brand)]'
    : 'hover:bg-surface-2';
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      ref={active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onMouseDown={(event) => {
        event.preventDefault();
        if (event.button === 0) onPick();
      }}
      className={
        'flex min-h-9 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm ' +
        `px-3 py-1 max-sm:min-h-11 pointer-coarse:min-h-11 ${look}`
      }
    >
      <span dir="auto" className="min-w-0">
        {choice.name}
      </span>
      <span className="line-clamp-4 text-xs text-ink-2">{choice.detail}</span>
    </li>
  );
}

type AddLinkProps = {
  readonly noun: string;
  readonly text: string;
  readonly href: string | undefined;
  /** Null where the page behind it is opened beside this one. */
  readonly onAdd: (() => void) | null;
};

/** A real link: only a plain click stays on this page. */
function AddLink({ noun, text, href, onAdd }: AddLinkProps) {
  const typed = text.trim();
  return (
    <a
      href={href}
      target={onAdd === null ? '_blank' : undefined}
      rel={onAdd === null ? 'noopener' : undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (onAdd === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onAdd();
      }}
      className={
        'mt-1 flex min-h-9 shrink-0 items-center justify-between gap-2 border-t border-line ' +
        'px-3 py-1 font-medium text-brand-ink hover:bg-surface-2 max-sm:min-h-11 ' +
        'pointer-coarse:min-h-11'
      }
    >
      <span className="min-w-0">Add + {typed === '' ? noun : `“${typed}”`}</span>
      {onAdd !== null && <Kbd>{keyLabel('Alt+C')}</Kbd>}
    </a>
  );
}
