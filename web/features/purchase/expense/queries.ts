// Queries of the screens of expenses, and which of them are read again after a write.
import type { z } from 'zod';
import { readReceivables } from '#api/contract/customer/receivables.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { listExpenses, readExpense, readExpenseFigures } from '#api/contract/trade/expense.ts';
import type { ExpenseRow } from '#api/contract/trade/expense.ts';
import {
  listPurchaseBills,
  readPurchaseBill,
  readPurchaseBillFigures,
  readTdsOfSupplier,
} from '#api/contract/trade/purchase-bill.ts';
import {
  listDueBills,
  listSupplierPayments,
  readSupplierPaymentFigures,
} from '#api/contract/trade/supplier-payment.ts';
import { asking } from '#web/client/query.ts';
import type { SheetRead } from '#web/shell/sheet/gathering.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';
import { readDocumentsAgain } from '../document-calls.ts';

type Listing = z.input<typeof listExpenses.query>;

/** What the list is narrowed to. */
export type ExpensesQuery = {
  readonly search?: string;
  readonly filter?: NonNullable<Listing['filter']>;
  readonly account?: number;
  readonly supplier?: number;
  /** Both included. */
  readonly from?: string;
  readonly to?: string;
};
type Ordered = { readonly order: NonNullable<Listing['order']> };

export const expenseFiguresOf = (bookId: number, asked: ExpensesQuery) =>
  asking(readExpenseFigures, { query: { ...asked, book_id: bookId } });

export const expenseStretchOf = (bookId: number, asked: ExpensesQuery & Ordered, offset: number) =>
  asking(listExpenses, { query: { ...asked, book_id: bookId, offset, limit: ROWS_AT_ONCE } });

export const expensesOnSheet = (
  read: SheetRead,
  asked: ExpensesQuery & Ordered & { readonly book_id: number },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ExpenseRow[]> => read(listExpenses, { query: { ...asked, offset, limit } });

export const expenseOf = (bookId: number, expenseId: number) =>
  asking(readExpense, { params: { expenseId }, query: { book_id: bookId } });

/** After a slip or a paid bill was posted or reversed. */
export const readExpensesAgain = (): Promise<void> =>
  readDocumentsAgain(
    [listExpenses, readExpenseFigures, readExpense],
    [
      listPurchaseBills,
      readPurchaseBill,
      readPurchaseBillFigures,
      readTdsOfSupplier,
      listSupplierPayments,
      readSupplierPaymentFigures,
      listDueBills,
      listSuppliers,
      readReceivables,
    ],
  );
