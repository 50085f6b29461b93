// Balances at the ends of twelve months, out of the totals of two financial years and what was
// before them: a line for a picture costs the same in the tenth year.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Nature } from '#core/account-type/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dateOf, dayBefore, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPositionOf } from '#core/kernel/financial-year.ts';
import { beginsEachYearAtZero, MONTH_NUMBERS } from './table.ts';

const MONTHS = 12;

/** @returns the last days of twelve months, the earliest first, the day's month last. */
export function monthEndsTo(day: CalendarDate): readonly CalendarDate[] {
  const ends = [monthEnd(day)];
  while (ends.length < MONTHS) {
    const { year, month } = partsOf(ends[0] ?? day);
    ends.unshift(dayBefore(dateOf(year, month, 1)));
  }
  return ends;
}

type Row = {
  readonly accountId: number;
  readonly nature: Nature | null;
  readonly earlierPaise: number;
  /** Debits less credits of the 24 months from April of the earlier year. */
  readonly nets: readonly number[];
};

/** What an account came to in each of twelve months, and what it showed at the end of each. */
export type AccountMonths = {
  readonly accountId: number;
  readonly nature: Nature | null;
  /** Signed paise, debit positive. Income and expenses begin at zero each April. */
  readonly closingsPaise: readonly number[];
  readonly netsPaise: readonly number[];
};

const netsOfYear = (year: 'former' | 'latter'): string =>
  MONTH_NUMBERS.map(
    (month) =>
      `coalesce(sum(t.d${month} - t.c${month}) filter (where t.financial_year = asked.${year}), 0)`,
  ).join(', ');
const allNets = sql.raw(`array[${netsOfYear('former')}, ${netsOfYear('latter')}]::text[]`);
const wholeYear = sql.raw(MONTH_NUMBERS.map((month) => `t.d${month} - t.c${month}`).join(' + '));

/**
 * @param last any day of the last of the twelve months.
 * @param accountIds null for all accounts of the book.
 * @returns the accounts with entries up to then, by id.
 */
export async function accountMonths(
  db: QueryExecutorProvider,
  bookId: number,
  last: CalendarDate,
  accountIds: readonly number[] | null = null,
): Promise<readonly AccountMonths[]> {
  const latter = financialYearOf(last);
  const ofAccounts =
    accountIds === null ? sql`` : sql`and t.account_id = any(${[...accountIds]}::bigint[])`;
  const { rows } = await sql<Omit<Row, 'nets'> & { readonly nets: readonly string[] }>`
    with asked as (select ${latter}::int as latter, ${latter - 1}::int as former)
    select t.account_id as "accountId", a.nature,
      coalesce(sum(${wholeYear}) filter (where t.financial_year < asked.former), 0)::bigint
        as "earlierPaise",
      ${allNets} as nets
    from asked cross join period_totals t
    join accounts a on a.book_id = t.book_id and a.account_id = t.account_id
    where t.book_id = ${bookId} and t.financial_year <= asked.latter ${ofAccounts}
    group by t.account_id, a.nature
    order by t.account_id
  `.execute(db);
  const end = MONTHS + monthPositionOf(last);
  return rows.map((row) => monthsOf({ ...row, nets: row.nets.map(Number) }, end));
}

/** @param end how many of the 24 months there are up to the last of the twelve. */
function monthsOf({ accountId, nature, earlierPaise, nets }: Row, end: number): AccountMonths {
  const isOfYear = beginsEachYearAtZero(nature);
  let balance = isOfYear ? 0 : earlierPaise;
  const closings = nets.map((net, at) => {
    balance = (isOfYear && at === MONTHS ? 0 : balance) + net;
    return balance;
  });
  return {
    accountId,
    nature,
    closingsPaise: closings.slice(end - MONTHS, end),
    netsPaise: nets.slice(end - MONTHS, end),
  };
}
