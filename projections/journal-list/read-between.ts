// What the journals between two events of the log moved, and why each changes a figure that was
// known before.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** Events after one and up to another. */
export type LogBetween = { readonly after: number; readonly until: number };

/** All days up to the last, those from the first day of a period on, or those before it. */
export type CountedDays = 'all' | 'period' | 'before';

type Days = {
  /** The first day of the period. */
  readonly from: string;
  readonly to: string;
};

type CountsBetween = {
  readonly accountId: number;
  /** Journals dated from the first day on, and before it. */
  readonly inPeriod: number;
  readonly earlier: number;
};

/** @returns how many of the journals between, dated up to a day, moved each account. */
export async function countsBetween(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: LogBetween,
  { from, to }: Days,
): Promise<CountsBetween[]> {
  const { rows } = await sql<CountsBetween>`
    select (entry->>0)::bigint as "accountId",
      (count(distinct seq) filter (where entry_date >= ${from}))::bigint as "inPeriod",
      (count(distinct seq) filter (where entry_date < ${from}))::bigint as earlier
    from journals cross join lateral jsonb_array_elements(entries) as entry
    where book_id = ${bookId} and seq > ${after} and seq <= ${until} and entry_date <= ${to}
    group by 1
  `.execute(db);
  return rows;
}

/** @returns how many of the journals between moved any of some accounts. */
export async function journalsMoving(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: LogBetween,
  figure: Days & { readonly accountIds: readonly number[]; readonly days: CountedDays },
): Promise<number> {
  const { accountIds, days, from, to } = figure;
  const dated = {
    all: sql`entry_date <= ${to}`,
    period: sql`entry_date between ${from} and ${to}`,
    before: sql`entry_date < ${from}`,
  }[days];
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::bigint as count from journals
    where book_id = ${bookId} and seq > ${after} and seq <= ${until} and ${dated}
      and exists (select from jsonb_array_elements(entries) as entry
        where (entry->>0)::bigint = any(${[...accountIds]}::bigint[]))
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export type EntryCause = 'new' | 'late' | 'reversed' | 'corrected';

/** Of the table `journals` as `j`. @param isLate the condition on what was recorded late. */
export const causeOf = (isLate: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case
    when j.corrects is not null then 'corrected'
    when j.reverses is not null then case when exists (
      select from journals as o where o.book_id = j.book_id and o.journal_id = j.reverses
        and o.corrected_by is not null) then 'corrected' else 'reversed' end
    when ${isLate} then 'late'
    else 'new' end`;

/** Journals between that take back or correct another one: few, and found by their own index. */
export const linkedBetween = (
  bookId: number,
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  select j.seq, j.entry_date, ${causeOf(sql`false`)} as cause from journals as j
  where j.book_id = ${bookId} and (j.reverses is not null or j.corrects is not null)
    and j.seq > ${after} and j.seq <= ${until}`;

/** @returns how many of the entries between, dated up to a day, there are of each cause. */
export async function causesBetween(
  db: QueryExecutorProvider,
  bookId: number,
  between: LogBetween,
  { to, knownOn }: { readonly to: string; readonly knownOn: string },
): Promise<{ readonly cause: EntryCause; readonly count: number }[]> {
  const { rows } = await sql<{ readonly cause: EntryCause; readonly count: number }>`
    with linked as materialized (
      select * from (${linkedBetween(bookId, between)}) as every where entry_date <= ${to}
    ), counted as (
      select cause, count(*) as count from linked group by cause
      union all
      select case when day <= ${knownOn}::date then 'late' else 'new' end, sum(count) from (
        select entry_date as day, count(*) as count from journals
        where book_id = ${bookId} and seq > ${between.after} and seq <= ${between.until}
          and entry_date <= ${to}
        group by entry_date
        union all
        select entry_date, -count(*) from linked group by entry_date
      ) as days group by 1
    )
    select cause, count::bigint as count from counted where count > 0 order by cause
  `.execute(db);
  return rows;
}
