// The list under a picker's input: options, the sentence when there are none, and `Add +`.
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ADD_BELOW } from './match.ts';
import type { Choice } from './match.ts';
import type { PickerState } from './use-picker.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly noun: string;
  readonly picker: PickerState;
  readonly optionId: (choice: Choice) => string;
  readonly addHref?: ((text: string) => string) | undefined;
  readonly canAdd: boolean;
};

export function PickerList({ id, label, noun, picker, optionId, addHref, canAdd }: Props) {
  return (
    <div className="absolute top-full left-0 z-40 mt-1 w-full min-w-72 rounded-md border border-line-strong bg-surface p-1 shadow-pop">
      <ul id={id} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto">
        {picker.shown.map((choice) => (
          <Option
            key={choice.id}
            id={optionId(choice)}
            choice={choice}
            active={choice === picker.active}
            onPick={() => picker.choose(choice)}
          />
        ))}
      </ul>
      {picker.count === 0 && (
        <p className="px-3 py-2 text-ink-3">
          No {noun} named ‘{picker.query}’
        </p>
      )}
      {canAdd && picker.count < ADD_BELOW && (
        <AddLink
          noun={noun}
          text={picker.query}
          href={addHref?.(picker.query)}
          onAdd={picker.add}
        />
      )}
    </div>
  );
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
        onPick();
      }}
      className={`flex min-h-9 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm px-3 py-1 pointer-coarse:min-h-11 ${look}`}
    >
      <span dir="auto">{choice.name}</span>
      <span className="text-xs text-ink-2">{choice.detail}</span>
    </li>
  );
}

type AddLinkProps = {
  readonly noun: string;
  readonly text: string;
  readonly href: string | undefined;
  readonly onAdd: () => void;
};

/** A real link: only a plain click stays on this page. */
function AddLink({ noun, text, href, onAdd }: AddLinkProps) {
  const typed = text.trim();
  return (
    <a
      href={href}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onAdd();
      }}
      className="mt-1 flex min-h-9 items-center justify-between border-t border-line px-3 py-1 font-medium text-brand-ink hover:bg-surface-2 pointer-coarse:min-h-11"
    >
      Add + {typed === '' ? noun : `“${typed}”`}
      <Kbd>Alt C</Kbd>
    </a>
  );
}
