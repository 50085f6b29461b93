import type { JournalCard } from '#api/contract/journal/journal.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { JournalTools } from '../correct/use-journal-tools.tsx';

/** @param current the entry that the keys mean. */
export function useJournalKeys(current: () => JournalCard | undefined, tools: JournalTools): void {
  const on = (act: (card: JournalCard) => void) => () => {
    const card = current();
    if (card !== undefined) act(card);
  };
  useKeys('Journal entry', [
    { keys: 'X', does: 'Correct this entry', run: on(tools.correct) },
    { keys: 'Alt+X', does: 'Correct this entry', run: on(tools.correct), tally: true },
    { keys: 'H', does: 'History of this entry', run: on(tools.history) },
    { keys: 'Shift+D', does: 'Duplicate into a new entry', run: on(tools.duplicate) },
  ]);
}
