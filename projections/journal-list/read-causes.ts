// What the events of a figure come to, and why each of them changes it.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { causeOf, linkedBetween } from './read-between.ts';
import type { EntryCause, LogBetween } from './read-between.ts';

/** The sums of the events between; what is dated up to a day is late. */
export type FigureStretch = LogBetween & {
  readonly sums: RawBuilder<unknown>;
  readonly lateTo: string;
};

export type CauseSum = {
  readonly cause: EntryCause;
  readonly count: number;
  readonly paise: number;
};

/** @returns what the events of a stretch that a figure is the sum of come to, by cause. */
export async function causeSumsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { sums, lateTo, ...between }: FigureStretch,
): Promise<CauseSum[]> {
  const { rows } = await sql<CauseSum>`
    with linked as materialized (${linkedBetween(bookId, between)})
    select coalesce(linked.cause,
        case when line.entry_date <= ${lateTo}::date then 'late' else 'new' end) as cause,
      count(*)::bigint as count, sum(line.paise)::bigint as paise
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
  { sums, lateTo }: FigureStretch,
  limit: number,
): Promise<FigureEvent[]> {
  const { rows } = await sql<FigureEvent>`
    select line.seq, line.paise, case
        when j.seq is not null then ${causeOf(lateTo)}
        when line.entry_date <= ${lateTo}::date then 'late'
        else 'new' end as cause
    from (select * from (${sums}) as every order by seq desc limit ${limit}) as line
    left join journals as j on j.book_id = ${bookId} and j.seq = line.seq
    order by line.seq desc
  `.execute(db);
  return rows;
}
