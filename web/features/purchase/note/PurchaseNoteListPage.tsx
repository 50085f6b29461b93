// The debit notes to suppliers of a book as a register, newest first.
import { Link } from 'react-router-dom';
import type { PurchaseDebitNoteCard } from '#api/contract/trade/purchase-debit-note.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DocumentListPage } from '../DocumentListPage.tsx';
import type { DocumentsDeclared } from '../DocumentListPage.tsx';
import { PURCHASE_NOTE_LIST } from './PurchaseNoteList.tsx';
import { NOTE_CALLS } from './queries.ts';
import { NOTE_STATUS_FILTERS } from './wording.ts';

const NOTES: DocumentsDeclared<PurchaseDebitNoteCard> = {
  calls: NOTE_CALLS,
  list: PURCHASE_NOTE_LIST,
  statuses: NOTE_STATUS_FILTERS,
  empty: {
    title: 'No debit notes yet',
    text: 'Open a posted bill and press D to give goods or a part of its value back.',
  },
};

export function PurchaseNoteListPage() {
  const { scope } = usePageBook();
  const bills = (
    <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
      Bills
    </Link>
  );
  return <DocumentListPage of={NOTES} add={bills} />;
}
