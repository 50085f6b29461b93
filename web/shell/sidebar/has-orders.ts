import { readPurchaseOrderFigures } from '#api/contract/trade/purchase-order.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.ts';
import { hasOrdersKey } from './use-has-orders.ts';

/** Reads once whether there is any order, drafts and cancelled ones included. */
export function readHasOrdersAhead(bookId: number): void {
  void queryClient.prefetchQuery({
    queryKey: hasOrdersKey(bookId),
    queryFn: async () => {
      const figures = await call(readPurchaseOrderFigures, { query: { book_id: bookId } });
      return figures.ok && figures.value.of > 0;
    },
    staleTime: Infinity,
  });
}
