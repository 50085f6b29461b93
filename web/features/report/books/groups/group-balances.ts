// What the accounts of a book held, moved and held again on any days of one financial year: of days
// that begin within the year, the balances up to the day before are taken away.
import { readBalances } from '#api/contract/account/balances.ts';
import type { BalanceRow, BookBalances, DebitAndCredit } from '#api/contract/account/balances.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';

export type AccountMoves = {
  readonly id: number;
  readonly name: string;
  /** The code of its group; the empty text for none. */
  readonly group: string;
  /** Signed paise, debit positive. */
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
};

export type DaysOfYear = { readonly from: CalendarDate; readonly to: CalendarDate };

/** @returns the days as far as they are of the financial year of the last one. */
export function daysInYear({ from, to }: DaysOfYear): DaysOfYear {
  const year = yearPeriod(financialYearOf(to));
  return { from: from < year.from ? year.from : from, to };
}

/**
 * Every account that moved or holds something, however many there are: a group of customers may
 * have tens of thousands, and none is left out.
 * @param withZero open accounts without a figure too.
 * @returns the calls that the days need: up to the last of them, and up to the day before.
 */
export function balanceCalls(bookId: number, days: DaysOfYear, withZero: boolean) {
  const { from, to } = daysInYear(days);
  const year = financialYearOf(to);
  const upTo = (day: CalendarDate) => ({
    params: { bookId },
    query: {
      year: financialYearLabel(year),
      to: day,
      show: withZero ? 'open' : 'moved',
    } as const,
  });
  return {
    endpoint: readBalances,
    last: upTo(to),
    before: from === yearPeriod(year).from ? null : upTo(dayBefore(from)),
  };
}

const net = ({ debitPaise, creditPaise }: DebitAndCredit): number => debitPaise - creditPaise;

/** @param before null where the days begin with the year. @returns accounts that held or moved. */
export function movesOf(
  last: Pick<BookBalances, 'rows'>,
  before: Pick<BookBalances, 'rows'> | null,
  withZero = false,
): readonly AccountMoves[] {
  const earlier = new Map(before?.rows.map((row) => [row.accountId, row]));
  return last.rows
    .map((row) => moveOf(row, earlier.get(row.accountId)))
    .filter(
      ({ opening, debit, credit, closing }) =>
        withZero || [opening, debit, credit, closing].some((paise) => paise !== 0),
    );
}

function moveOf(row: BalanceRow, before: BalanceRow | undefined): AccountMoves {
  const moved = (of: keyof DebitAndCredit) => row.movement[of] - (before?.movement[of] ?? 0);
  return {
    id: row.accountId,
    name: row.name,
    group: row.group ?? '',
    opening: net(before === undefined ? row.opening : before.closing),
    debit: moved('debitPaise'),
    credit: moved('creditPaise'),
    closing: net(row.closing),
  };
}
