// What the screens of customers read, and what a write makes old.
import type { z } from 'zod';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listCustomerPayments, listReceipts } from '#api/contract/customer/receipt.ts';
import { listRefunds } from '#api/contract/invoice/refund.ts';
import { listCredits, readBillingOverview } from '#api/contract/invoice/billing.ts';
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import * as contract from '#api/contract/customer/customer.ts';
import {
  cancelCustomerErasure,
  eraseCustomer,
  readCustomerErasure,
} from '#api/contract/customer/erasure.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { listCustomerMails } from '#api/contract/customer/mails.ts';
import { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import { call } from '#web/client/call.ts';
import { asking, askingPages, invalidate } from '#web/client/query.ts';
import type { ErasableParty } from '#web/shell/erasure/erasable-party.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

export const PAGE = 50;

export type CustomerListQuery = {
  readonly search: string;
  readonly status: '' | 'active' | 'inactive';
};

/** Only what narrows the list. */
export const narrowed = ({ search, status }: CustomerListQuery) => ({
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(status === '' ? {} : { status }),
});

export type CustomerOrder = z.output<typeof contract.listCustomers.query>['order'];

/** @returns the query for the customers of the list from an offset on. */
export const customerStretchOf = (
  bookId: number,
  narrowing: CustomerListQuery,
  order: CustomerOrder,
  offset: number,
) =>
  asking(contract.listCustomers, {
    query: { ...narrowed(narrowing), book_id: bookId, limit: ROWS_AT_ONCE, order, offset },
  });

export const customerFiguresOf = (bookId: number, narrowing: CustomerListQuery) =>
  asking(contract.readCustomerFigures, {
    query: { ...narrowed(narrowing), book_id: bookId },
  });

export const invoicesOfCustomer = (bookId: number, customer: number) =>
  askingPages(
    listInvoices,
    (before: number | null) => ({
      query: {
        customer,
        book_id: bookId,
        limit: PAGE,
        ...(before === null ? {} : { before }),
      },
    }),
    (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
  );

type Days = { readonly from: string; readonly to: string };

export const statementOf = (bookId: number, customerId: number, { from, to }: Days) =>
  askingPages(
    readStatement,
    (after: string | null) => ({
      params: { customerId },
      query: {
        from,
        to,
        book_id: bookId,
        ...(after === null ? {} : { after }),
      },
    }),
    ({ next }) => next,
  );

/** What is open of a customer's ledger on a day, in the ages of the book. */
export const billsOpenOn = (bookId: number, accountId: number, asOn: string) =>
  asking(listOpenBills, {
    query: { book_id: bookId, account_id: accountId, as_on: asOn },
  });

/** What is open of a customer's ledger today, in the ages of the book. */
export const billsOfCustomer = (bookId: number, accountId: number) =>
  asking(listOpenBills, {
    query: { book_id: bookId, account_id: accountId },
  });

/** Statements and reminders that were e-mailed, the newest first. */
export const mailsTo = (bookId: number, customerId: number) =>
  asking(listCustomerMails, { params: { customerId }, query: { book_id: bookId } });

/** What a customer owes today: the end of this year's statement, without its lines. */
export const owedBy = (bookId: number, customerId: number) =>
  asking(readStatement, { params: { customerId }, query: { book_id: bookId, limit: 1 } });

/** All that made the balance of a customer, the latest first. */
export const entriesOfCustomer = (bookId: number, customerId: number) =>
  askingPages(
    listCustomerEntries,
    (before: string | null) => ({
      params: { customerId },
      query: { book_id: bookId, limit: PAGE, ...(before === null ? {} : { before }) },
    }),
    ({ next }) => next,
  );

/** What was paid for single invoices: the latest of them. */
export const paymentsOfCustomer = (bookId: number, customerId: number) =>
  asking(listCustomerPayments, { params: { customerId }, query: { book_id: bookId } });

/** The latest of them. */
export const receiptsOfCustomer = (bookId: number, customerId: number) =>
  asking(listReceipts, { params: { customerId }, query: { book_id: bookId } });

/** What was paid back to a customer, the latest first. */
export const refundsOfCustomer = (bookId: number, customerId: number) =>
  asking(listRefunds, { params: { customerId }, query: { book_id: bookId } });

/** Whether a customer’s personal data were erased, or will be, and what has them kept. */
export const erasureOf = (bookId: number, customerId: number) =>
  asking(readCustomerErasure, { params: { customerId }, query: { book_id: bookId } });

export const erasableCustomer = (
  bookId: number,
  { id: customerId, name, registration }: Pick<contract.Customer, 'id' | 'name' | 'registration'>,
): ErasableParty => {
  const params = { customerId };
  return {
    role: 'customer',
    name,
    registration,
    read: erasureOf(bookId, customerId),
    erase: (said) => call(eraseCustomer, { params, body: { ...said, bookId } }),
    cancel: () => call(cancelCustomerErasure, { params, query: { book_id: bookId } }),
    written: invalidateCustomers,
  };
};

export const invalidateCustomers = (): Promise<void> =>
  invalidate(
    contract.listCustomers,
    contract.readCustomer,
    contract.readCustomerFigures,
    readCustomerErasure,
    listAccountChanges,
    listInvoices,
    readStatement,
    readHistory,
  );

/** After money came in or was given back. */
export const invalidateMoney = (): Promise<void> =>
  invalidate(
    listCredits,
    listReceipts,
    listCustomerPayments,
    listCustomerEntries,
    listRefunds,
    readStatement,
    contract.listCustomers,
    contract.readCustomerFigures,
    readReceivables,
    listOpenBills,
    readBillingOverview,
    readHistory,
    listAccountChanges,
    listJournals,
    readLedger,
  );
