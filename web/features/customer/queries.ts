// What the screens of customers read, and what a write makes old.
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import {
  listCredits,
  readBillingOverview,
  readReceivables,
} from '#api/contract/invoice/billing.ts';
import * as contract from '#api/contract/customer/customer.ts';
import { readCustomerErasure } from '#api/contract/customer/erasure.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { readStatement } from '#api/contract/customer/statement.ts';
import { asking, askingPages, invalidate } from '#web/client/query.ts';

export const PAGE = 50;

export type CustomerListQuery = {
  readonly search: string;
  readonly status: '' | 'active' | 'inactive';
};

/** Only what narrows the list. */
const narrowed = ({ search, status }: CustomerListQuery) => ({
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(status === '' ? {} : { status }),
});

export const customerListOf = (bookId: number, narrowing: CustomerListQuery) =>
  askingPages(
    contract.listCustomers,
    (after: number | null) => ({
      query: {
        ...narrowed(narrowing),
        book_id: bookId,
        limit: PAGE,
        ...(after === null ? {} : { after }),
      },
    }),
    (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
  );

const inBook = (bookId: number) => ({ query: { book_id: bookId } }) as const;

export const customerFiguresOf = (bookId: number) =>
  asking(contract.readCustomerFigures, inBook(bookId));

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

/** What a customer owes today: the end of this year's statement, without its lines. */
export const owedBy = (bookId: number, customerId: number) =>
  asking(readStatement, { params: { customerId }, query: { book_id: bookId, limit: 1 } });

/** Whether a customer’s personal data were erased, or will be, and what has them kept. */
export const erasureOf = (bookId: number, customerId: number) =>
  asking(readCustomerErasure, { params: { customerId }, query: { book_id: bookId } });

/** The role that the person has in the book. */
export const booksAsked = asking(listBooks, {});

/** Where the customers of a list are had as a file. */
export function exportAddress(
  bookId: number,
  format: 'csv' | 'xlsx',
  narrowing: CustomerListQuery,
) {
  const query = { format, ...narrowed(narrowing), book_id: String(bookId) };
  return `${contract.exportCustomers.path}?${new URLSearchParams(query).toString()}`;
}

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
    readStatement,
    readReceivables,
    readBillingOverview,
    readHistory,
    listAccountChanges,
    listJournals,
    readLedger,
  );
