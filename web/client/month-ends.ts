// What accounts showed at the ends of the last twelve months, for the line beside a balance.
import { readMonthEnds } from '#api/contract/account/month-ends.ts';
import type { MonthEnds } from '#api/contract/account/month-ends.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { asking } from './query.ts';

/** @param accountId only this account; of all accounts of the book unless given. */
export const monthEndsOf = (bookId: number, accountId?: number) =>
  asking(readMonthEnds, {
    params: { bookId },
    query: accountId === undefined ? {} : { account_id: String(accountId) },
  });

/** A balance on a day: signed paise, debit positive. */
export type DatedBalance = { readonly when: string; readonly paise: number };

/** @returns the balances by account, the earliest first; none of an account that did not move. */
export function balancesByAccount({
  months,
  accounts,
}: MonthEnds): ReadonlyMap<number, readonly DatedBalance[]> {
  const days = months.map((end) => formatDate(dateFromWire(end)));
  return new Map(
    accounts.map(({ account_id: id, balances }) => [
      id,
      balances.map((rupees, at) => ({ when: days[at] ?? '', paise: paiseFromWire(rupees) })),
    ]),
  );
}
