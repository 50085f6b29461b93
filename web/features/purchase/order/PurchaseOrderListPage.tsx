// The orders to suppliers of a book as a register, newest first, with what is open of each.
import { Link } from 'react-router-dom';
import type { PurchaseOrderCard } from '#api/contract/trade/purchase-order.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DocumentListPage } from '../DocumentListPage.tsx';
import type { DocumentsDeclared } from '../DocumentListPage.tsx';
import { PURCHASE_ORDER_LIST } from './PurchaseOrderList.tsx';
import { ORDER_CALLS } from './queries.ts';
import { ORDER_STATUS_FILTERS } from './wording.ts';

const ORDERS: DocumentsDeclared<PurchaseOrderCard> = {
  calls: ORDER_CALLS,
  list: PURCHASE_ORDER_LIST,
  statuses: ORDER_STATUS_FILTERS,
  empty: {
    title: 'No orders yet',
    text: 'Order what is to come; its bills are made of the order, in parts.',
  },
  words: { stands: 'Issued', ended: 'cancelled', open: 'open before GST' },
};

export function PurchaseOrderListPage() {
  const { scope } = usePageBook();
  const mayWrite = useRights()('DraftPurchaseOrder');
  return (
    <DocumentListPage
      of={ORDERS}
      add={
        <>
          <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
            Bills
          </Link>
          {mayWrite && (
            <PresentOnly>
              <Link to={paths.addPurchaseOrder(scope)} className={buttonClass('primary')}>
                New order
              </Link>
            </PresentOnly>
          )}
        </>
      }
    />
  );
}
