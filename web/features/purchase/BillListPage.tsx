// The bills of suppliers of a book as a register, newest first.
import { Link } from 'react-router-dom';
import type { PurchaseBillCard } from '#api/contract/trade/purchase-bill.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { BILL_LIST } from './BillList.tsx';
import { DocumentListPage } from './DocumentListPage.tsx';
import type { DocumentsDeclared } from './DocumentListPage.tsx';
import { BILL_CALLS } from './queries.ts';
import { STATUS_FILTERS } from './wording.ts';

const BILLS: DocumentsDeclared<PurchaseBillCard> = {
  calls: BILL_CALLS,
  list: BILL_LIST,
  statuses: STATUS_FILTERS,
  empty: {
    title: 'No bills yet',
    text: 'Enter what suppliers charge: expense or goods, their GST, and what is owed.',
  },
};

export function BillListPage() {
  const { scope } = usePageBook();
  const mayWrite = useRights()('DraftPurchaseBill');
  return (
    <DocumentListPage
      of={BILLS}
      add={
        <>
          <Link to={paths.purchaseOrders(scope)} className={buttonClass('secondary')}>
            Orders
          </Link>
          <Link
            to={paths.goodsReceipts(scope)}
            className={`max-sm:hidden ${buttonClass('secondary')}`}
          >
            Goods received
          </Link>
          <Link to={paths.purchaseNotes(scope)} className={buttonClass('secondary')}>
            Debit notes
          </Link>
          <Link
            to={paths.billsOfEntry(scope)}
            className={`max-sm:hidden ${buttonClass('secondary')}`}
          >
            Bills of entry
          </Link>
          {mayWrite && (
            <PresentOnly>
              <Link to={paths.addPurchaseBill(scope)} className={buttonClass('primary')}>
                New bill
              </Link>
            </PresentOnly>
          )}
        </>
      }
    />
  );
}
