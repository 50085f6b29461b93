// Queries of the screens of goods received, and which are read again after a write.
import {
  listGoodsReceipts,
  readGoodsReceipt,
  readGoodsReceiptFigures,
} from '#api/contract/trade/goods-receipt.ts';
import type { GoodsReceiptCard, GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import {
  listPurchaseOrders,
  readPurchaseOrder,
  readPurchaseOrderFigures,
} from '#api/contract/trade/purchase-order.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { hasOrdersKey } from '#web/shell/sidebar/use-has-orders.ts';
import { readDocumentsAgain } from '../document-calls.ts';
import type { DocumentCalls } from '../document-calls.ts';

export const RECEIPT_CALLS: DocumentCalls<GoodsReceiptCard> = {
  cards: listGoodsReceipts,
  figures: readGoodsReceiptFigures,
};

export const receiptOf = (bookId: number, receiptId: number) =>
  asking(readGoodsReceipt, { params: { receiptId }, query: { book_id: bookId } });

/** After a write: the note as the reply has it, and the rest is read again. */
export async function tookInReceipt(bookId: number, note: GoodsReceiptDetail): Promise<void> {
  queryClient.setQueryData(receiptOf(bookId, note.id).queryKey, note);
  // From then on the menu names goods received.
  queryClient.setQueryData(hasOrdersKey(bookId, 'receipts'), true);
  await readDocumentsAgain(
    [listGoodsReceipts, readGoodsReceiptFigures],
    // What came is no longer to come of its order.
    [listPurchaseOrders, readPurchaseOrder, readPurchaseOrderFigures],
  );
}
