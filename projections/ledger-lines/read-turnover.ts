// What was debited and credited to accounts in a period, without what was taken back in it: an
// asset that was entered twice by mistake was not bought twice.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { monthsAndDays } from '#core/kernel/financial-year.ts';
import type { MonthSpan, Period } from '#core/kernel/financial-year.ts';
import { MONTH_NUMBERS } from '../period-totals/table.ts';

export type AccountTurnover = {
  readonly accountId: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/**
 * Of whole months from their totals, of other days from their lines: a year costs the same however
 * many lines it has. A journal and its reversal are left out where both are dated in the period.
 */
export async function turnoverIn(
  db: QueryExecutorProvider,
  bookId: number,
  period: Period,
  accountIds: readonly number[],
): Promise<AccountTurnover[]> {
  if (accountIds.length === 0) return [];
  const { from, to } = period;
  const { months, days } = monthsAndDays(period);
  const ids = sql`any(${[...accountIds]}::bigint[])`;
  const moved = [
    ...(months === null ? [] : [totalsOf(bookId, ids, months)]),
    ...days.map((span) => linesOf(bookId, ids, span)),
  ];
  if (moved.length === 0) return [];
  const { rows } = await sql<AccountTurnover>`
    with taken_back as materialized (
      select unnest(array[reversal.seq, original.seq]) as seq,
        unnest(array[reversal.entry_date, original.entry_date]) as entry_date
      from journals as reversal
      join journals as original on original.book_id = reversal.book_id
        and original.journal_id = reversal.reverses
      where reversal.book_id = ${bookId} and reversal.reverses is not null
        and reversal.entry_date between ${from} and ${to}
        and original.entry_date between ${from} and ${to}
    )
    select account_id as "accountId",
      sum(debit)::bigint as "debitPaise", sum(credit)::bigint as "creditPaise"
    from (
      ${sql.join(moved, sql` union all `)}
      union all
      select line.account_id, -greatest(line.amount_paise, 0), least(line.amount_paise, 0)
      from taken_back
      join ledger_lines as line on line.book_id = ${bookId} and line.account_id = ${ids}
        and line.entry_date = taken_back.entry_date and line.seq = taken_back.seq
    ) as moved
    group by account_id having sum(debit) <> 0 or sum(credit) <> 0
  `.execute(db);
  return rows;
}

type Part = ReturnType<typeof sql>;

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
