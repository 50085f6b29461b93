// The goods received of a book as a register, newest first, with what no bill has taken of each.
import { Link } from 'react-router-dom';
import type { GoodsReceiptCard } from '#api/contract/trade/goods-receipt.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DocumentListPage } from '../DocumentListPage.tsx';
import type { DocumentsDeclared } from '../DocumentListPage.tsx';
import { RECEIPT_LIST } from './ReceiptList.tsx';
import { RECEIPT_CALLS } from './queries.ts';
import { RECEIPT_STATUS_FILTERS } from './wording.ts';

const RECEIPTS: DocumentsDeclared<GoodsReceiptCard> = {
  calls: RECEIPT_CALLS,
  list: RECEIPT_LIST,
  statuses: RECEIPT_STATUS_FILTERS,
  empty: {
    title: 'No goods received yet',
    text: 'Enter what came before its bill. It is in stock from that day; bills are made of it.',
  },
  words: { stands: 'Received', ended: 'reversed', open: 'not billed' },
};

export function ReceiptListPage() {
  const { scope } = usePageBook();
  const mayWrite = useRights()('DraftGoodsReceipt');
  return (
    <DocumentListPage
      of={RECEIPTS}
      add={
        <>
          <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
            Bills
          </Link>
          {mayWrite && (
            <PresentOnly>
              <Link to={paths.addGoodsReceipt(scope)} className={buttonClass('primary')}>
                New note
              </Link>
            </PresentOnly>
          )}
        </>
      }
    />
  );
}
