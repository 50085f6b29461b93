import { readGoodsReceiptFigures } from '#api/contract/trade/goods-receipt.ts';
import { readPurchaseOrderFigures } from '#api/contract/trade/purchase-order.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.ts';
import { hasOrdersKey } from './use-has-orders.ts';

const FIGURES = { orders: readPurchaseOrderFigures, receipts: readGoodsReceiptFigures } as const;

/** Reads once whether there is any order or any goods received, drafts and ended ones included. */
export function readHasOrdersAhead(bookId: number): void {
  for (const what of ['orders', 'receipts'] as const) {
    void queryClient.prefetchQuery({
      queryKey: hasOrdersKey(bookId, what),
      queryFn: async () => {
        const figures = await call(FIGURES[what], { query: { book_id: bookId } });
        return figures.ok && figures.value.of > 0;
      },
      staleTime: Infinity,
    });
  }
}
