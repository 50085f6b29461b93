// What the receivables screen reads: customers page by page, bills, and the bills of one account.
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asking, askingPages } from '#web/client/query.ts';
import { ROWS_EACH } from '#web/shell/balances/queries.ts';

/** What the address says of the report. */
export type ReceivablesQuery = {
  readonly asOn: CalendarDate;
  /** The last day of each age but the open one; null as the book has them. */
  readonly days: readonly number[] | null;
};

export const inBook = (bookId: number, { asOn, days }: ReceivablesQuery) => ({
  book_id: bookId,
  as_on: asOn,
  ...(days !== null && { days: days.join() }),
});

/** The oldest bill, the largest balance, or the name first. */
export type PartyOrder = 'oldest' | 'outstanding' | 'name';

export const receivablesIn = (bookId: number, query: ReceivablesQuery, sort: PartyOrder) =>
  askingPages(
    readReceivables,
    (from: number | null) => ({
      query: { ...inBook(bookId, query), sort, limit: ROWS_EACH, from: from ?? 0 },
    }),
    ({ next }) => next,
  );

export const billsIn = (bookId: number, query: ReceivablesQuery) =>
  askingPages(
    listOpenBills,
    (from: number | null) => ({
      query: { ...inBook(bookId, query), limit: ROWS_EACH, from: from ?? 0 },
    }),
    ({ next }) => next,
  );

export const billsOfAccount = (bookId: number, query: ReceivablesQuery, accountId: number) =>
  asking(listOpenBills, {
    query: { ...inBook(bookId, query), account_id: accountId },
  });
