// The debit notes to suppliers of a book as a register, newest first.
import { Link } from 'react-router-dom';
import type { PurchaseDebitNoteCard } from '#api/contract/trade/purchase-debit-note.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
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
    text:
      'Open a posted bill and press D to give back goods or a part of its value, or N to enter ' +
      'the credit note that the supplier sent.',
  },
};

export function PurchaseNoteListPage() {
  const { scope } = usePageBook();
  const mayWrite = useRights()('DraftPurchaseDebitNote');
  const links = (
    <>
      <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
        Bills
      </Link>
      {mayWrite && (
        <PresentOnly>
          <Link
            to={paths.addPurchaseNote(null, scope, true)}
            className={`max-sm:hidden ${buttonClass('secondary')}`}
          >
            New credit note
          </Link>
          <Link to={paths.addPurchaseNote(null, scope)} className={buttonClass('primary')}>
            New debit note
          </Link>
        </PresentOnly>
      )}
    </>
  );
  return <DocumentListPage of={NOTES} add={links} />;
}
