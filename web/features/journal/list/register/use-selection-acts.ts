// What can be done with the entries that are selected.
import { useSetAtom } from 'jotai';
import { journalColumns } from '#api/contract/journal/columns.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { call } from '#web/client/call.ts';
import { saveFile } from '#web/client/save-file.ts';
import { csvText } from '#web/format/csv.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { SelectionAct } from '#web/ui/lists/register/SelectionBar.tsx';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import type { JournalOrder, JournalsAsked } from '../../queries.ts';

type Selected = {
  readonly bookId: number;
  readonly asked: JournalsAsked;
  readonly order: JournalOrder;
  readonly selection: Selection<JournalCard>;
};

const AT_ONCE = 200;

/** @returns the entries in the order of the list, or null where they could not be read. */
async function selectedCards(of: Selected): Promise<readonly JournalCard[] | null> {
  const { bookId, asked, order, selection } = of;
  if (!selection.isWhole) return [...selection.rows.values()];
  const cards: JournalCard[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const query = { ...asked, book_id: bookId, limit: AT_ONCE, order, offset };
    const page = await call(listJournals, { query });
    if (!page.ok) return null;
    cards.push(...page.value.filter(({ id }) => !selection.rows.has(id)));
    if (page.value.length < AT_ONCE) return cards;
  }
}

export function useSelectionActs(selected: Selected): readonly SelectionAct[] {
  const setNotice = useSetAtom(noticeAtom);
  const { isWhole, rows } = selected.selection;
  const isAny = isWhole || rows.size > 0;
  const save = async () => {
    const cards = await selectedCards(selected);
    if (cards === null) {
      setNotice({ kind: 'problem', text: 'Could not read the entries. Try again.' });
      return;
    }
    saveFile(new Blob([csvText(journalColumns, cards)], { type: 'text/csv' }), 'entries.csv');
  };
  useKeys('Selected entries', [
    { keys: 'Shift+E', does: 'Export the selection', run: () => (isAny ? void save() : false) },
  ]);
  return [{ text: 'Export', keys: 'Shift+E', run: () => void save() }];
}
