// The questions asked of the monthly totals. Periods are whole months of one financial year: a
// month, a quarter or a year.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Nature } from '#core/account-type/index.ts';
import { monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPositionOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear, Period } from '#core/kernel/financial-year.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { beginsEachYearAtZero, MONTH_NUMBERS } from './table.ts';
import type { AccountMovement, Movement } from './table.ts';

/** The sum of a column pattern over the months from one position to another, both asked for. */
const overMonths = (term: (month: number) => string) =>
  sql.raw(
    MONTH_NUMBERS.map(
      (month) =>
        `case when ${month} between asked.first and asked.last then ${term(month)} else 0 end`,
    ).join(' + '),
  );
const net = (month: number) => `d${month} - c${month}`;
const netOfAskedMonths = overMonths(net);
const netBeforeAsked = sql.raw(
  MONTH_NUMBERS.map(
    (month) => `case when ${month} < asked.first then ${net(month)} else 0 end`,
  ).join(' + '),
);
const netOfWholeYear = sql.raw(MONTH_NUMBERS.map(net).join(' + '));

/**
 * The balance with which an account enters a period: all that was entered before, or, for income
 * and expenses, since 1 April of the period's financial year.
 * @returns signed paise, debit positive.
 */
export async function openingBalance(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  nature: Nature | null,
  period: Period,
): Promise<number> {
  const { year, first } = monthsOf(period);
  const since = beginsEachYearAtZero(nature) ? year : 0;
  const { rows } = await sql<{ readonly openingPaise: number }>`
    with asked as (select ${year}::int as year, 1 as first, ${first - 1}::int as last)
    select coalesce(sum(
      case when financial_year < asked.year then ${netOfWholeYear} else ${netOfAskedMonths} end
    ), 0)::bigint as "openingPaise"
    from period_totals, asked
    where book_id = ${bookId} and account_id = ${accountId}
      and financial_year between ${since} and asked.year
  `.execute(db);
  return rows[0]?.openingPaise ?? 0;
}

export type AccountFigures = Movement & { readonly openingPaise: number };

/**
 * @returns by one question the opening balance, as `openingBalance` has it, and what was debited
 *   and credited within the period, in paise.
 */
export async function accountFigures(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  nature: Nature | null,
  period: Period,
): Promise<AccountFigures> {
  const { year, first, last } = monthsOf(period);
  const since = beginsEachYearAtZero(nature) ? year : 0;
  const { rows } = await sql<AccountFigures>`
    with asked as (
      select ${year}::int as year, ${first}::int as first, ${last}::int as last
    )
    select
      coalesce(sum(
        case when financial_year < asked.year then ${netOfWholeYear} else ${netBeforeAsked} end
      ), 0)::bigint as "openingPaise",
      coalesce(sum(${overMonths((month) => `d${month}`)})
        filter (where financial_year = asked.year), 0)::bigint as "debitPaise",
      coalesce(sum(${overMonths((month) => `c${month}`)})
        filter (where financial_year = asked.year), 0)::bigint as "creditPaise"
    from period_totals, asked
    where book_id = ${bookId} and account_id = ${accountId}
      and financial_year between ${since} and asked.year
  `.execute(db);
  return rows[0] ?? { openingPaise: 0, debitPaise: 0, creditPaise: 0 };
}

/**
 * @param through the end of a month.
 * @returns for each account with entries up to then, what closingOf needs, from 1 April on.
 */
export const movementsThrough = (
  db: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
  accountIds: readonly number[] | null = null,
): Promise<AccountMovement[]> =>
  movementsInMonths(
    db,
    bookId,
    { year: financialYearOf(through), first: 1, last: monthPositionOf(through) },
    accountIds,
  );

/**
 * @param period whole months of one financial year.
 * @param accountIds null for all accounts of the book.
 * @returns for each account with entries up to the period's end, what it held and how it moved.
 */
export const movementsIn = (
  db: QueryExecutorProvider,
  bookId: number,
  period: Period,
  accountIds: readonly number[] | null = null,
): Promise<AccountMovement[]> => movementsInMonths(db, bookId, monthsOf(period), accountIds);

async function movementsInMonths(
  db: QueryExecutorProvider,
  bookId: number,
  { year, first, last }: ReturnType<typeof monthsOf>,
  accountIds: readonly number[] | null,
): Promise<AccountMovement[]> {
  const ofAccounts =
    accountIds === null ? sql`` : sql`and account_id = any(${[...accountIds]}::bigint[])`;
  const ofYear = (sum: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sum}) filter (where financial_year = asked.year), 0)::bigint`;
  const { rows } = await sql<AccountMovement>`
    with asked as (
      select ${year}::int as year, ${first}::int as first, ${last}::int as last
    )
    select account_id as "accountId",
      coalesce(sum(${netOfWholeYear}) filter (where financial_year < asked.year), 0)::bigint
        as "earlierYearsPaise",
      ${ofYear(sql`${netBeforeAsked} + ${netOfAskedMonths}`)} as "thisYearPaise",
      ${ofYear(netBeforeAsked)} as "beforePaise",
      ${ofYear(overMonths((month) => `d${month}`))} as "debitPaise",
      ${ofYear(overMonths((month) => `c${month}`))} as "creditPaise",
      max(last_seq) as "lastSeq"
    from period_totals, asked
    where book_id = ${bookId} and financial_year <= asked.year ${ofAccounts}
    group by account_id
    order by account_id
  `.execute(db);
  return rows;
}

/** @returns what all journals of a book come to, one side of each, in paise. */
export async function turnoverOf(db: QueryExecutorProvider, bookId: number): Promise<number> {
  const debits = sql.raw(MONTH_NUMBERS.map((month) => `d${month}`).join(' + '));
  const { rows } = await sql<{ readonly turnoverPaise: number }>`
    select coalesce(sum(${debits}), 0)::bigint as "turnoverPaise"
    from period_totals where book_id = ${bookId}
  `.execute(db);
  return rows[0]?.turnoverPaise ?? 0;
}

function monthsOf({ from, to }: Period): { year: number; first: number; last: number } {
  const year = financialYearOf(from);
  invariant(
    partsOf(from).day === 1 && to === monthEnd(to) && financialYearOf(to) === year,
    'A period is whole months of one financial year.',
  );
  return { year, first: monthPositionOf(from), last: monthPositionOf(to) };
}

/** @returns the first day of the financial year of the first entry; null before there is one. */
export async function firstDayOfBooks(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<CalendarDate | null> {
  const { rows } = await sql<{ readonly year: number | null }>`
    select min(financial_year)::int as year from period_totals where book_id = ${bookId}
  `.execute(db);
  const year = rows[0]?.year ?? null;
  return year === null ? null : yearPeriod(year).from;
}

/** @returns the financial years, from one to another, in which an account has entries. */
export async function yearsWithEntries(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  [first, last]: readonly [FinancialYear, FinancialYear],
): Promise<readonly FinancialYear[]> {
  const { rows } = await sql<{ readonly year: number }>`
    select financial_year::int as year from period_totals
    where book_id = ${bookId} and account_id = ${accountId}
      and financial_year between ${first} and ${last}
    order by financial_year
  `.execute(db);
  return rows.map(({ year }) => year);
}
