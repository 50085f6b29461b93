// The bills of entry of a book as a register, newest first.
import { Link } from 'react-router-dom';
import type { BillOfEntryCard } from '#api/contract/trade/bill-of-entry.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DocumentListPage } from '../DocumentListPage.tsx';
import type { DocumentsDeclared } from '../DocumentListPage.tsx';
import { ENTRY_LIST } from './EntryList.tsx';
import { ENTRY_CALLS } from './queries.ts';
import { ENTRY_STATUS_FILTERS } from './wording.ts';

const ENTRIES: DocumentsDeclared<BillOfEntryCard> = {
  calls: ENTRY_CALLS,
  list: ENTRY_LIST,
  statuses: ENTRY_STATUS_FILTERS,
  empty: {
    title: 'No bills of entry yet',
    text: 'Enter what customs charged on imported goods: duty, IGST, and the bills they are of.',
  },
};

export function EntryListPage() {
  const { scope } = usePageBook();
  const mayWrite = useRights()('DraftBillOfEntry');
  return (
    <DocumentListPage
      of={ENTRIES}
      add={
        <>
          <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
            Bills
          </Link>
          {mayWrite && (
            <PresentOnly>
              <Link to={paths.addBillOfEntry(scope)} className={buttonClass('primary')}>
                New bill of entry
              </Link>
            </PresentOnly>
          )}
        </>
      }
    />
  );
}
