// The notes of a bill, on its page: debit notes that give back of it, and those of the supplier
// that raise its price. Nothing where there are none.
import { useQuery } from '@tanstack/react-query';
import { dayText } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { LinkedDocuments } from '../LinkedDocuments.tsx';
import { notesRaising } from '../queries.ts';
import { purchaseBillName, statusInWords } from '../wording.ts';
import { notesGivingBack } from './queries.ts';
import { noteStatusInWords, purchaseNoteName } from './wording.ts';

type Props = { readonly bookId: number; readonly billId: number };

const isShown = ({ status }: { readonly status: string }): boolean => status !== 'discarded';

export function NotesOfBill({ bookId, billId }: Props) {
  const { scope } = usePageBook();
  const { data: notes = [] } = useQuery(notesGivingBack(bookId, billId));
  const { data: raising = [] } = useQuery(notesRaising(bookId, billId));
  const back = notes.filter(isShown).map((note) => ({
    id: note.id,
    name: purchaseNoteName(note),
    to: paths.purchaseNote(note.id, scope),
    said: [dayText(note.postedOn), noteStatusInWords(note)],
    totalPaise: note.totalPaise,
  }));
  const raised = raising.filter(isShown).map((note) => ({
    id: note.id,
    name: purchaseBillName(note),
    to: paths.purchaseBill(note.id, scope),
    said: [dayText(note.billDate), statusInWords(note)],
    totalPaise: note.totalPaise,
  }));
  return (
    <>
      {back.length > 0 && (
        <LinkedDocuments id="notes-of-bill" title="Debit notes" documents={back} />
      )}
      {raised.length > 0 && (
        <LinkedDocuments
          id="notes-raising-bill"
          title="Debit notes of the supplier"
          documents={raised}
        />
      )}
    </>
  );
}
