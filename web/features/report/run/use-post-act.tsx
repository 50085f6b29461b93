// How a run is posted from its page: a button, a key and its hint, all or none of them.
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { useRightsKnown } from '#web/client/use-rights.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';

type Act = {
  /** Post run. */
  readonly label: string;
  /** What the key does, as the list of keys has it. */
  readonly does: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

export function usePostAct({ label, does, isOpen, onOpen }: Act) {
  // On a page that is read for the first time the key may be typed before the rights are known.
  useKeysUntil(useRightsKnown());
  const run = () => (isOpen ? onOpen() : false);
  return {
    key: { keys: 'P', does, run, writes: true },
    button: isOpen && (
      <Button kind="primary" aria-keyshortcuts="P" onClick={onOpen}>
        {label}
      </Button>
    ),
    hint: isOpen && (
      <>
        , <Kbd>P</Kbd> post
      </>
    ),
  } as const;
}
