// What the events of a figure come to, and why each of them changes it.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { causeOf, linkedBetween } from './read-between.ts';
import type { EntryCause, LogBetween } from './read-between.ts';

/** From this event on, what is dated up to the day is late. */
export type LateFrom = { readonly seq: number; readonly lateTo: string };

/** The sums of the events between. */
export type FigureStretch = LogBetween & {
  readonly sums: RawBuilder<unknown>;
  /** The earliest event first, which is none after the first of the stretch. */
  readonly late: readonly LateFrom[];
};

/** Of an event's sum `line`; the arrays are made once and not for each. */
const isLate = (late: readonly LateFrom[]): RawBuilder<unknown> => sql`
  line.entry_date <= (select ${late.map(({ lateTo }) => lateTo)}::date[])[
    width_bucket(line.seq, (select ${late.map(({ seq }) => seq)}::bigint[]))]`;

export type CauseSum = {
  readonly cause: EntryCause;
  readonly count: number;
  readonly paise: number;
};

/** On a machine that has other work, more processes for a statement make it twice as long. */
const BY_ONE_PROCESS = sql`select set_config('max_parallel_workers_per_gather', '0', true)`;

/**
 * @param db a transaction, whose later statements are each of one process too.
 * @returns what the events of a stretch that a figure is the sum of come to, by cause, and the
 *   last event of each.
 */
export async function causeSumsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { sums, late, ...between }: FigureStretch,
): Promise<(CauseSum & { readonly lastSeq: number })[]> {
  await BY_ONE_PROCESS.execute(db);
  const { rows } = await sql<CauseSum & { readonly lastSeq: number }>`
    with linked as materialized (${linkedBetween(bookId, between)})
    select coalesce(linked.cause, case when ${isLate(late)} then 'late' else 'new' end) as cause,
      count(*)::bigint as count, sum(line.paise)::bigint as paise, max(line.seq) as "lastSeq"
    from (${sums}) as line left join linked on linked.seq = line.seq
    group by 1
  `.execute(db);
  return rows;
}

export type FigureEvent = {
  readonly seq: number;
  readonly paise: number;
  readonly cause: EntryCause;
};

/**
 * Some are of documents, whose journals are events of their own.
 * @returns the events of a stretch that a figure is the sum of, newest first.
 */
export async function figureEvents(
  db: QueryExecutorProvider,
  bookId: number,
  { sums, late }: FigureStretch,
  limit: number,
): Promise<FigureEvent[]> {
  const { rows } = await sql<FigureEvent>`
    select line.seq, line.paise, case
        when j.seq is not null then ${causeOf(isLate(late))}
        when ${isLate(late)} then 'late'
        else 'new' end as cause
    from (select * from (${sums}) as every order by seq desc limit ${limit}) as line
    left join journals as j on j.book_id = ${bookId} and j.seq = line.seq
    order by line.seq desc
  `.execute(db);
  return rows;
}
