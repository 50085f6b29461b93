// What the screens of billing read, and what a write of theirs makes old.
import type { z } from 'zod';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readBillingOverview, listCredits } from '#api/contract/invoice/billing.ts';
import {
  listCustomers,
  readCustomer,
  readCustomerFigures,
} from '#api/contract/customer/customer.ts';
import { readStatement } from '#api/contract/customer/statement.ts';
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import { listCustomerItems } from '#api/contract/customer/receipt.ts';
import type { CustomerItemReply } from '#api/contract/customer/receipt.ts';
import { readDebitNote, readDebitNotePaper } from '#api/contract/invoice/debit-note.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listInvoices, readInvoice, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { readInvoicePaper } from '#api/contract/invoice/paper.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { billingOverviewOf, billingSettingsOf, postingOf } from '#web/client/billing-reads.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';
import { asking, invalidate, queryClient } from '#web/client/query.ts';

export type InvoiceListQuery = {
  readonly search?: string;
  readonly filter?: string;
  readonly customer?: number;
  /** Days of issue, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Rupees that the invoice comes to, both included. */
  readonly amount_from?: string;
  readonly amount_to?: string;
};
export type InvoiceOrder = Exclude<z.output<typeof listInvoices.query>['order'], 'newest'>;

/** @returns the query for the invoices of the list from an offset on. */
export const invoiceStretchOf = (
  bookId: number,
  narrowing: InvoiceListQuery,
  order: InvoiceOrder,
  offset: number,
) =>
  asking(listInvoices, {
    query: { ...narrowing, book_id: bookId, limit: ROWS_AT_ONCE, order, offset },
  });

export const invoiceFiguresOf = (bookId: number, narrowing: InvoiceListQuery) =>
  asking(readInvoiceFigures, { query: { ...narrowing, book_id: bookId } });

export const invoiceOf = (bookId: number, invoiceId: number) =>
  asking(readInvoice, { params: { invoiceId }, query: { book_id: bookId } });

export const debitNoteOf = (bookId: number, debitNoteId: number) =>
  asking(readDebitNote, { params: { debitNoteId }, query: { book_id: bookId } });

export const debitNotePaperOf = (bookId: number, debitNoteId: number) =>
  asking(readDebitNotePaper, { params: { debitNoteId }, query: { book_id: bookId } });

/** What is open of a customer, of which a debit note is a part while something of it is. */
export const openItemsOfCustomer = (bookId: number, customerId: number) =>
  asking(listCustomerItems, { params: { customerId }, query: { book_id: bookId } });

/** What is open of a customer's ledger today, the oldest bill first. */
export const outstandingOf = (bookId: number, accountId: number) =>
  asking(listOpenBills, { query: { book_id: bookId, account_id: accountId } });

/** @returns paise that are open of the note, or null while the items are not known. */
export function debitNoteOpenIn(
  items: readonly CustomerItemReply[] | undefined,
  { id }: { readonly id: number },
): number | null {
  if (items === undefined) return null;
  const item = items.find((one) => one.kind === 'debit-note' && one.id === id);
  return item === undefined ? 0 : item.openPaise;
}

export const invoicePaperOf = (bookId: number, invoiceId: number, copies: number) =>
  asking(readInvoicePaper, { params: { invoiceId }, query: { book_id: bookId, copies } });

export const CUSTOMERS_SHOWN = 20;
export const activeCustomersOf = (bookId: number, search: string) =>
  asking(listCustomers, {
    query: {
      book_id: bookId,
      status: 'active',
      limit: CUSTOMERS_SHOWN,
      ...(search === '' ? {} : { search }),
    },
  });

/** As many as one call gives; the catalogue's screens ask the same. */
export const PRODUCTS_MAX = 1000;
export const productsOf = (bookId: number) =>
  asking(productEndpoints.list, { query: { book_id: bookId, limit: PRODUCTS_MAX } });
export const productsFound = (bookId: number, search: string) =>
  asking(productEndpoints.list, { query: { book_id: bookId, search, limit: 50 } });

/**
 * After a write: the invoice as the reply has it, and the rest is read again behind.
 * @returns once the paper, which may be printed next, shows it.
 */
export function tookIn(bookId: number, invoice: InvoiceDetail): Promise<void> {
  queryClient.setQueryData(invoiceOf(bookId, invoice.id).queryKey, invoice);
  void invalidate(
    listInvoices,
    readInvoiceFigures,
    readBillingOverview,
    listCredits,
    listCustomerItems,
    readReceivables,
    listOpenBills,
    readStatement,
    readDebitNote,
    readDebitNotePaper,
    listCustomers,
    readCustomerFigures,
    readCustomer,
    readHistory,
    readFigures,
    listJournals,
    listAccountChanges,
    readLedger,
    readTrialBalance,
  );
  return invalidate(readInvoicePaper);
}

/** What the editor begins with, read while the page rests. */
export function readInvoicesAhead(bookId: number): void {
  void queryClient.prefetchQuery(billingSettingsOf(bookId));
  void queryClient.prefetchQuery(billingOverviewOf(bookId));
  void queryClient.prefetchQuery(postingOf(bookId));
  void queryClient.prefetchQuery(productsOf(bookId));
  void queryClient.prefetchQuery(activeCustomersOf(bookId, ''));
}
