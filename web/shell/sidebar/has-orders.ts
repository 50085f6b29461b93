import { readPurchaseOrderFigures } from '#api/contract/trade/purchase-order.ts';
import { call } from '#web/client/call.ts';

/** @returns whether there is any order, drafts and cancelled ones included. */
export async function readHasOrders(bookId: number): Promise<boolean> {
  const figures = await call(readPurchaseOrderFigures, { query: { book_id: bookId } });
  return figures.ok && figures.value.of > 0;
}
