// What is done on the page of a run: a button, a key and its hint, all or none of them.
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { useRightsKnown } from '#web/client/use-rights.ts';
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

export function useRunActs(acts: readonly (RunAct & { readonly isOpen: boolean })[]) {
  // On a page that is read for the first time a key may be typed before the rights are known.
  useKeysUntil(useRightsKnown());
  const open = acts.filter(({ isOpen }) => isOpen);
  return {
    keys: acts.map(({ keys, does, isOpen, onOpen }) => {
      return { keys, does, run: () => (isOpen ? onOpen() : false), writes: true };
    }),
    buttons: open.map(({ keys, label, kind, onOpen }) => (
      <Button key={keys} kind={kind ?? 'secondary'} aria-keyshortcuts={keys} onClick={onOpen}>
        {label}
      </Button>
    )),
    hints: open.map(({ keys, hint }) => (
      <span key={keys}>
        , <Kbd>{keyLabel(keys)}</Kbd> {hint}
      </span>
    )),
  } as const;
}
