// Queries of the screens of orders to suppliers, and which are read again after a write.
import {
  listPurchaseOrders,
  readPurchaseOrder,
  readPurchaseOrderFigures,
} from '#api/contract/trade/purchase-order.ts';
import type { PurchaseOrderCard, PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { hasOrdersKey } from '#web/shell/sidebar/use-has-orders.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { readDocumentsAgain } from '../document-calls.ts';
import type { DocumentCalls } from '../document-calls.ts';

export const ORDER_CALLS: DocumentCalls<PurchaseOrderCard> = {
  cards: listPurchaseOrders,
  figures: readPurchaseOrderFigures,
};

export const purchaseOrderOf = (bookId: number, orderId: number) =>
  asking(readPurchaseOrder, { params: { orderId }, query: { book_id: bookId } });

/** After a write: the order as the reply has it, and the rest is read again. */
export async function tookInOrder(bookId: number, order: PurchaseOrderDetail): Promise<void> {
  queryClient.setQueryData(purchaseOrderOf(bookId, order.id).queryKey, order);
  // From then on the menu names orders.
  queryClient.setQueryData(hasOrdersKey(bookId), true);
  await readDocumentsAgain([listPurchaseOrders, readPurchaseOrderFigures]);
}
