import type { JournalCard } from '#api/contract/journal/journal.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { JournalTools } from '../correct/use-journal-tools.tsx';

/**
 * @param current the entry that the keys mean.
 * @param checkSelected marks what is selected; false where nothing is, or can be.
 */
export function useJournalKeys(
  current: () => JournalCard | undefined,
  tools: JournalTools,
  checkSelected: () => void | false = () => false,
): void {
  const on = (act: (card: JournalCard) => void) => (): void | false => {
    const card = current();
    return card === undefined ? false : act(card);
  };
  const check = on((card) => void tools.check([card]));
  useKeys('Journal entry', [
    { keys: 'X', does: 'Correct this entry', run: on(tools.correct), writes: true },
    {
      keys: 'Alt+X',
      does: 'Correct this entry',
      run: on(tools.correct),
      tally: true,
      writes: true,
    },
    { keys: 'H', does: 'History of this entry', run: on(tools.history) },
    {
      keys: 'Shift+C',
      does: 'Mark as checked, or as not checked',
      run: () => (checkSelected() === false ? check() : undefined),
    },
    { keys: 'Shift+D', does: 'Duplicate into a new entry', run: on(tools.duplicate), writes: true },
  ]);
}
