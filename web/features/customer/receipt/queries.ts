// What the receipt dialog reads, and what a receipt makes old.
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readHistory } from '#api/contract/book/history.ts';
import {
  listCustomers,
  readCustomer,
  readCustomerFigures,
} from '#api/contract/customer/customer.ts';
import { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { listInvoices, readInvoice, readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { readInvoicePaper } from '#api/contract/invoice/paper.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { asking, invalidate, queryClient } from '#web/client/query.ts';
import {
  listCustomerItems,
  listCustomerPayments,
  listReceipts,
} from '#api/contract/customer/receipt.ts';

const OPEN_INVOICES_MAX = 200;

/** Never what was read before: whoever settles bills sees what is open now. */
export const customerItemsOf = (bookId: number, customerId: number) => ({
  ...asking(listCustomerItems, { params: { customerId }, query: { book_id: bookId } }),
  staleTime: 0,
});

/** They know their value without GST, of which TDS is deducted. */
export const openInvoicesOf = (bookId: number, customer: number) =>
  asking(listInvoices, {
    query: {
      customer,
      filter: 'open',
      order: 'due',
      limit: OPEN_INVOICES_MAX,
      book_id: bookId,
    },
  });

/** An invoice: of a draft, what decides its place of supply. */
export const invoiceDetailOf = (bookId: number, invoiceId: number) =>
  asking(readInvoice, { params: { invoiceId }, query: { book_id: bookId } });

/** @returns once the paper of an invoice, which may be printed next, shows it. */
export function tookReceipt(bookId: number, invoice: InvoiceDetail | null): Promise<void> {
  if (invoice !== null) {
    queryClient.setQueryData(invoiceDetailOf(bookId, invoice.id).queryKey, invoice);
  }
  void invalidate(
    ...(invoice === null ? [readInvoice] : []),
    listCustomerItems,
    listInvoices,
    readInvoiceFigures,
    readBillingOverview,
    readReceivables,
    listOpenBills,
    listCredits,
    listReceipts,
    listCustomerPayments,
    listCustomerEntries,
    listCustomers,
    readCustomerFigures,
    readCustomer,
    readStatement,
    readHistory,
    readFigures,
    listJournals,
    listAccountChanges,
    readLedger,
    readTrialBalance,
  );
  return invalidate(readInvoicePaper);
}
