// Queries of the screens of purchase bills, and which of them are read again after a write.
import type { z } from 'zod';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { listOpenItems } from '#api/contract/account/open-items.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import {
  listStock,
  readStockFigures,
  readStockMoves,
} from '#api/contract/catalogue/stock/register.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import {
  listLastPrices,
  listPurchaseBills,
  readPurchaseBill,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import { allProducts } from '#web/client/all-products.ts';
import { asking, invalidate, queryClient } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

type ListInput = z.input<typeof listPurchaseBills.query>;

export type BillsQuery = {
  readonly search?: string;
  readonly filter?: NonNullable<ListInput['filter']>;
  /** Days of the bills, both included. */
  readonly from?: string;
  readonly to?: string;
};
export type BillsOrder = NonNullable<ListInput['order']>;

export const billsStretchOf = (
  bookId: number,
  asked: BillsQuery,
  order: BillsOrder,
  offset: number,
) =>
  asking(listPurchaseBills, {
    query: { ...asked, book_id: bookId, limit: ROWS_AT_ONCE, order, offset },
  });

export const billFiguresOf = (bookId: number, asked: BillsQuery) =>
  asking(readPurchaseBillFigures, { query: { ...asked, book_id: bookId } });

export const billOf = (bookId: number, billId: number) =>
  asking(readPurchaseBill, { params: { billId }, query: { book_id: bookId } });

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
  void invalidate(
    listAccountChanges,
    readLedger,
    readTrialBalance,
    listOpenItems,
    readFigures,
    readHistory,
    listProductRegister,
    listStock,
    readStockFigures,
    readStockMoves,
    listJournals,
  );
  await invalidate(listPurchaseBills, listLastPrices, readPurchaseBillFigures);
}
