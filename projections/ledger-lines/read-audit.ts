// The lines of accounts as an auditor's tests read them: amounts that come again, and days of cash.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CashDay } from '#core/audit/index.ts';

type RepeatedLine = {
  readonly seq: number;
  readonly accountId: number;
  /** The event of the line before it with the same amount, by date. */
  readonly other: number;
  readonly days: number;
};

export type RepeatedLinesWish = {
  readonly accountIds: readonly number[];
  /** Days of entry, both included; null is without an end. */
  readonly from: string | null;
  readonly to: string | null;
  /** The last event that counts. */
  readonly until: number;
  readonly daysMax: number;
  /** Events whose lines are left out. */
  readonly without: readonly number[];
  readonly limit: number;
};

/** @returns how many lines of the accounts repeat one, and the first of them by event. */
export async function repeatedLines(
  db: QueryExecutorProvider,
  bookId: number,
  { accountIds, from, to, until, daysMax, without, limit }: RepeatedLinesWish,
): Promise<{ readonly count: number; readonly lines: readonly RepeatedLine[] }> {
  const { rows } = await sql<RepeatedLine & { readonly count: number }>`
    with lines as (
      select seq, account_id, entry_date, lag(seq) over same as other,
        entry_date - lag(entry_date) over same as days
      from ledger_lines as line
      where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
        and seq <= ${until} and entry_date <= coalesce(${to}::date, 'infinity')
        and not exists (
          select from unnest(${[...without]}::bigint[]) as taken_back (seq)
          where taken_back.seq = line.seq)
      window same as (partition by account_id, amount_paise order by entry_date, seq, line)
    ),
    repeated as (
      select greatest(seq, other) as seq, min(account_id) as account_id,
        min(least(seq, other)) as other, min(days) as days
      from lines
      where days <= ${daysMax} and other <> seq
        and entry_date >= coalesce(${from}::date, '-infinity')
      group by 1
    )
    select count(*) over () as count, seq, account_id as "accountId", other, days
    from repeated order by seq limit ${limit}
  `.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    lines: rows.map(({ seq, accountId, other, days }) => ({ seq, accountId, other, days })),
  };
}

type DaysWish = Pick<RepeatedLinesWish, 'accountIds' | 'until'> & {
  readonly from: string;
  readonly to: string;
};

/** @returns the first and the last day that an account has a line of; null where none has one. */
export async function daysOfLines(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
): Promise<{ readonly first: string; readonly last: string } | null> {
  const { rows } = await sql<{ readonly first: string | null; readonly last: string | null }>`
    select min(ends.first)::text as first, max(ends.last)::text as last
    from unnest(${[...accountIds]}::bigint[]) as asked (id)
    cross join lateral (
      select min(entry_date) as first, max(entry_date) as last from ledger_lines
      where book_id = ${bookId} and account_id = asked.id
    ) as ends
  `.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

/** @returns what each day moved on the accounts, by account and date. */
export async function dailyMoves(
  db: QueryExecutorProvider,
  bookId: number,
  { accountIds, from, to, until }: DaysWish,
): Promise<CashDay[]> {
  const { rows } = await sql<CashDay>`
    select account_id as "accountId", entry_date::text as date,
      sum(amount_paise)::bigint as paise, max(seq) as seq
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and seq <= ${until} and entry_date >= ${from} and entry_date <= ${to}
    group by 1, entry_date order by 1, entry_date
  `.execute(db);
  return rows;
}
