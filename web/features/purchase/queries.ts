// Queries of the screens of purchase bills, and which of them are read again after a write.
import type { z } from 'zod';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import {
  listLastPrices,
  listPurchaseBills,
  readPurchaseBill,
  readTdsOfSupplier,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import {
  listGoodsReceipts,
  readGoodsReceipt,
  readGoodsReceiptFigures,
} from '#api/contract/trade/goods-receipt.ts';
import {
  listPurchaseOrders,
  readPurchaseOrder,
  readPurchaseOrderFigures,
} from '#api/contract/trade/purchase-order.ts';
import type { PurchaseBillCard, PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { allProducts } from '#web/client/all-products.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { readDocumentsAgain } from './document-calls.ts';
import type { DocumentCalls } from './document-calls.ts';

export const BILL_CALLS: DocumentCalls<PurchaseBillCard> = {
  cards: listPurchaseBills,
  figures: readPurchaseBillFigures,
};

export const billOf = (bookId: number, billId: number) =>
  asking(readPurchaseBill, { params: { billId }, query: { book_id: bookId } });

/** The latest posted bills of a supplier, of which a note may be; none while nobody is chosen. */
export const billsToLink = (bookId: number, supplier: number | null) => ({
  ...asking(listPurchaseBills, {
    query: {
      book_id: bookId,
      supplier: supplier ?? 0,
      filter: 'posted',
      order: '-date',
      limit: 200,
    },
  }),
  enabled: supplier !== null,
});

/** The debit notes of the supplier that raise the price of a bill. */
export const notesRaising = (bookId: number, raises: number) =>
  asking(listPurchaseBills, { query: { book_id: bookId, raises, limit: 200 } });

/** The suppliers among whom the one of this ledger is, found by the name of the ledger. */
export const suppliersNamed = (bookId: number, name: string | undefined) => ({
  ...asking(listSuppliers, { query: { book_id: bookId, search: name ?? '', limit: 200 } }),
  enabled: name !== undefined,
});

/** What the supplier of a ledger charged last, once one is chosen. */
export const lastPricesOf = (bookId: number, supplier: number | null) => ({
  ...asking(listLastPrices, { query: { book_id: bookId, supplier: supplier ?? 0 } }),
  enabled: supplier !== null,
});

/** The products that the book may use. */
export const boughtProductsOf = (bookId: number) =>
  allProducts(bookId, 'bought', (product) => (product.status === 'enabled' ? product : null));

/** After a write: the bill as the reply has it, and the rest is read again. */
export async function tookInBill(bookId: number, bill: PurchaseBillDetail): Promise<void> {
  queryClient.setQueryData(billOf(bookId, bill.id).queryKey, bill);
  await readDocumentsAgain([
    listPurchaseBills,
    listLastPrices,
    readPurchaseBillFigures,
    readTdsOfSupplier,
    // What it takes of orders and of goods received is no longer open.
    listPurchaseOrders,
    readPurchaseOrder,
    readPurchaseOrderFigures,
    listGoodsReceipts,
    readGoodsReceipt,
    readGoodsReceiptFigures,
  ]);
}

export type TdsOfSupplier = z.output<typeof readTdsOfSupplier.reply>;

/** What is known of the income tax that is deducted of a supplier. */
export const tdsOfSupplier = (
  bookId: number,
  {
    supplier,
    nature,
    on,
  }: { readonly supplier: number; readonly nature: string; readonly on: CalendarDate },
) =>
  asking(readTdsOfSupplier, {
    query: { book_id: bookId, supplier, on, ...(nature !== '' && { nature }) },
  });
