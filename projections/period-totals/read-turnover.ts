// What was debited and credited to accounts in a period, without what was taken back in it: an
// asset that was entered twice by mistake was not bought twice.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { monthsAndDays } from '#core/kernel/financial-year.ts';
import type { MonthSpan, Period } from '#core/kernel/financial-year.ts';
import { MONTH_NUMBERS } from './table.ts';

type AccountTurnover = {
  readonly accountId: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/**
 * Of whole months from their totals, of other days from their lines. A journal and its reversal are
 * left out where both are dated in the period, so that only reversals are read of a long year.
 */
export async function turnoverIn(
  db: QueryExecutorProvider,
  bookId: number,
  period: Period,
  accountIds: readonly number[],
): Promise<AccountTurnover[]> {
  if (accountIds.length === 0) return [];
  const { months, days } = monthsAndDays(period);
  const ids = sql`any(${[...accountIds]}::bigint[])`;
  const moved = [
    ...(months === null ? [] : [totalsOf(bookId, ids, months)]),
    ...days.map((span) => linesOf(bookId, ids, span)),
  ];
  if (moved.length === 0) return [];
  const { rows } = await sql<AccountTurnover>`
    select account_id as "accountId",
      sum(debit)::bigint as "debitPaise", sum(credit)::bigint as "creditPaise"
    from (
      ${sql.join(moved, sql` union all `)}
      union all
      ${takenBackIn(bookId, ids, period)}
    ) as moved
    group by account_id having sum(debit) <> 0 or sum(credit) <> 0
  `.execute(db);
  return rows;
}

type Part = ReturnType<typeof sql>;

/** Each line of a reversal stands on one side and the line that it takes back on the other. */
const takenBackIn = (bookId: number, ids: Part, { from, to }: Period): Part => sql`
  select (entry ->> 0)::bigint, -abs((entry ->> 1)::bigint), -abs((entry ->> 1)::bigint)
  from journals as reversal
  -- By its key, also where the server knows little of the table yet.
  cross join lateral (
    select entry_date from journals
    where book_id = ${bookId} and journal_id = reversal.reverses
    offset 0
  ) as original
  cross join lateral jsonb_array_elements(reversal.entries) as entry
  where reversal.book_id = ${bookId} and reversal.reverses is not null
    and reversal.entry_date between ${from} and ${to}
    and original.entry_date between ${from} and ${to}
    and (entry ->> 0)::bigint = ${ids}`;

const debits = sql.raw(MONTH_NUMBERS.map((month) => `d${month}`).join(', '));
const credits = sql.raw(MONTH_NUMBERS.map((month) => `c${month}`).join(', '));

const totalsOf = (bookId: number, ids: Part, { first, last }: MonthSpan): Part => sql`
  select account_id, month.debit, month.credit
  from period_totals
  cross join lateral unnest(array[${debits}], array[${credits}])
    with ordinality as month(debit, credit, place)
  where book_id = ${bookId} and account_id = ${ids}
    and financial_year between ${first.year} and ${last.year}
    and (financial_year, place) >= (${first.year}, ${first.position})
    and (financial_year, place) <= (${last.year}, ${last.position})`;

const linesOf = (bookId: number, ids: Part, { from, to }: Period): Part => sql`
  select account_id, greatest(amount_paise, 0) as debit, -least(amount_paise, 0) as credit
  from ledger_lines
  where book_id = ${bookId} and account_id = ${ids} and entry_date between ${from} and ${to}`;
