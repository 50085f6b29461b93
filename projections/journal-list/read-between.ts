// What the journals between two events of the log moved, and why each changes a figure that was
// known before.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { recordedLate } from './read.ts';

/** Events after one and up to another. */
export type LogBetween = { readonly after: number; readonly until: number };

export type MovedBetween = {
  readonly accountId: number;
  /** Dated from the first day on, and before it. */
  readonly inYearPaise: number;
  readonly earlierPaise: number;
  readonly inYearCount: number;
  readonly earlierCount: number;
};

type Days = {
  /** Income and expenses begin at zero on this day. */
  readonly from: string;
  readonly to: string;
};

const moved = (lines: RawBuilder<unknown>, { from }: Days) => sql<MovedBetween>`
  select account_id as "accountId",
    coalesce(sum(paise) filter (where entry_date >= ${from}), 0)::bigint as "inYearPaise",
    coalesce(sum(paise) filter (where entry_date < ${from}), 0)::bigint as "earlierPaise",
    (count(distinct seq) filter (where entry_date >= ${from}))::bigint as "inYearCount",
    (count(distinct seq) filter (where entry_date < ${from}))::bigint as "earlierCount"
  from (${lines}) as line group by account_id`;

/**
 * @param allLines a query that gives all lines between, where the journals are too many to be read
 *   one by one.
 * @returns what the entries between moved on each account, of those dated up to a day.
 */
export async function movedBetween(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: LogBetween,
  days: Days & { readonly allLines: RawBuilder<unknown> | null },
): Promise<MovedBetween[]> {
  const lines =
    days.allLines ??
    sql`select (entry->>0)::bigint as account_id, seq, entry_date, (entry->>1)::bigint as paise
      from journals cross join lateral jsonb_array_elements(entries) as entry
      where book_id = ${bookId} and seq > ${after} and seq <= ${until}
        and entry_date <= ${days.to}`;
  const { rows } = await moved(lines, days).execute(db);
  return rows;
}

export type EntryCause = 'new' | 'late' | 'reversed' | 'corrected';

/**
 * Of the table `journals` as `j`.
 * @param knownOn the day of the first moment; without one, late is by the day of recording.
 */
const causeOf = (knownOn: string | null): RawBuilder<unknown> => sql`
  case
    when j.corrects is not null then 'corrected'
    when j.reverses is not null then case when exists (
      select from journals as o where o.book_id = j.book_id and o.journal_id = j.reverses
        and o.corrected_by is not null) then 'corrected' else 'reversed' end
    when ${knownOn === null ? recordedLate : sql`j.entry_date <= ${knownOn}`} then 'late'
    else 'new' end`;

/** @returns how many of the entries between, dated up to a day, there are of each cause. */
export async function causesBetween(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: LogBetween,
  { to, knownOn }: { readonly to: string; readonly knownOn: string },
): Promise<{ readonly cause: EntryCause; readonly count: number }[]> {
  const { rows } = await sql<{ readonly cause: EntryCause; readonly count: number }>`
    select ${causeOf(knownOn)} as cause, count(*)::bigint as count from journals as j
    where j.book_id = ${bookId} and j.seq > ${after} and j.seq <= ${until}
      and j.entry_date <= ${to}
    group by 1 order by 1
  `.execute(db);
  return rows;
}

type Figure = { readonly sums: RawBuilder<unknown>; readonly knownOn: string | null };

export type CauseSum = {
  readonly cause: EntryCause;
  readonly count: number;
  readonly paise: number;
};

/**
 * @param sums a query that gives the seqs of the events and their sums in paise.
 * @returns what the events that a figure is the sum of come to, by cause.
 */
export async function causeSumsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { sums, knownOn }: Figure,
): Promise<CauseSum[]> {
  const { rows } = await sql<CauseSum>`
    select ${causeOf(knownOn)} as cause, count(*)::bigint as count,
      sum(line.paise)::bigint as paise
    from (${sums}) as line join journals as j on j.book_id = ${bookId} and j.seq = line.seq
    group by 1 order by 1
  `.execute(db);
  return rows;
}

export type FigureEvent = {
  readonly seq: number;
  readonly paise: number;
  readonly cause: EntryCause;
};

/** @returns the events that a figure is the sum of, newest first, before one of them. */
export async function figureEvents(
  db: QueryExecutorProvider,
  bookId: number,
  { sums, knownOn }: Figure,
  page: { readonly before: number; readonly limit: number },
): Promise<FigureEvent[]> {
  const { rows } = await sql<FigureEvent>`
    select line.seq, line.paise, ${causeOf(knownOn)} as cause
    from (
      select * from (${sums}) as every where seq < ${page.before}
      order by seq desc limit ${page.limit}
    ) as line
    join journals as j on j.book_id = ${bookId} and j.seq = line.seq
    order by line.seq desc
  `.execute(db);
  return rows;
}
