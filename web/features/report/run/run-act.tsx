// What is done on the page of a run: a button, a key and its hint, all or none of them.
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

export type RunAct = {
  readonly keys: string;
  /** Post run. */
  readonly label: string;
  /** What the key does, as the list of keys has it. */
  readonly does: string;
  /** The same under the table, in a word: post. */
  readonly hint: string;
  readonly kind?: 'primary';
  readonly onOpen: () => void;
};

export function runAct({ keys, label, does, hint, kind, onOpen }: RunAct, isOpen: boolean) {
  return {
    key: { keys, does, run: () => (isOpen ? onOpen() : false), writes: true },
    button: isOpen && (
      <Button key={keys} kind={kind ?? 'secondary'} aria-keyshortcuts={keys} onClick={onOpen}>
        {label}
      </Button>
    ),
    hint: isOpen && (
      <span key={keys}>
        , <Kbd>{keyLabel(keys)}</Kbd> {hint}
      </span>
    ),
  } as const;
}
