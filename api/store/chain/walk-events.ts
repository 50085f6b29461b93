// Finds events of the log by its own columns, a bounded stretch of it at a time: whatever is asked
// for, and however rare it is, a request reads no more of a long log than that.
import { STREAM_OF_W } from '../read-events.ts';
import { instantSql } from '../sql.ts';
import type { Sql } from '../sql.ts';

/** A stretch of a book's log, both ends included, and which of its events are meant. */
type LogStretch = {
  readonly bookId: number;
  readonly from: number;
  readonly to: number;
  readonly newestFirst: boolean;
  readonly actorId?: number | undefined;
  /** The category of the streams, as `account-type`. */
  readonly category?: string | undefined;
};

/** Events that are walked over by one statement. */
const STEP = 5000;

export type FoundEvents = {
  readonly seqs: readonly number[];
  /** The last event that was looked at; null where the stretch is at its end. */
  readonly walkedTo: number | null;
};

/**
 * @param limit of events that are found.
 * @param walkMax of events that are looked at.
 */
export async function walkEvents(
  sql: Sql,
  stretch: LogStretch,
  { limit, walkMax }: { readonly limit: number; readonly walkMax: number },
): Promise<FoundEvents> {
  const { newestFirst } = stretch;
  const seqs: number[] = [];
  let { from, to } = stretch;
  for (let walked = 0; walked < walkMax && from <= to; walked += STEP) {
    const step = newestFirst
      ? { from: Math.max(from, to - STEP + 1), to }
      : { from, to: Math.min(to, from + STEP - 1) };
    const found = await findInStep(sql, { ...stretch, ...step }, limit - seqs.length);
    seqs.push(...found);
    if (newestFirst) to = step.from - 1;
    else from = step.to + 1;
    if (seqs.length < limit) continue;
    const last = seqs.at(-1) ?? 0;
    return { seqs, walkedTo: last === (newestFirst ? stretch.from : stretch.to) ? null : last };
  }
  if (from > to) return { seqs, walkedTo: null };
  return { seqs, walkedTo: newestFirst ? to + 1 : from - 1 };
}

async function findInStep(sql: Sql, stretch: LogStretch, limit: number): Promise<number[]> {
  const { bookId, from, to, newestFirst, actorId, category } = stretch;
  const order = newestFirst ? 'desc' : 'asc';
  const { rows } = await sql.query<{ seq: number }>({
    name: `walk-events-${order}`,
    text: `select seq from events
      where book_id = $1 and seq between $2 and $3
        and ($4::bigint is null or actor_id = $4)
        and ($5::text is null or stream ~ ('^' || $5 || '-[0-9]+$'))
      order by seq ${order} limit $6`,
    values: [bookId, from, to, actorId ?? null, category ?? null, limit],
  });
  return rows.map(({ seq }) => seq);
}

/** @returns the seqs of a stream's events within a stretch, in its order. */
export async function seqsOfStream(
  sql: Sql,
  { bookId, from, to, newestFirst, actorId }: LogStretch,
  stream: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql.query<{ seq: number }>({
    name: `seqs-of-stream-${newestFirst ? 'desc' : 'asc'}`,
    text: `select e.seq from (values ($1::text, $2::text)) as w(book_id, stream)
      ${STREAM_OF_W}
      where e.seq between $3 and $4 and ($5::bigint is null or e.actor_id = $5)
      order by e.seq ${newestFirst ? 'desc' : 'asc'} limit $6`,
    values: [String(bookId), stream, from, to, actorId ?? null, limit],
  });
  return rows.map(({ seq }) => seq);
}

/** @returns those of the events after which the next one was recorded at another instant. */
export async function actEnds(
  sql: Sql,
  bookId: number,
  seqs: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql.query<{ seq: number; at: string }>({
    name: 'instants-of-events',
    text: `select seq, ${instantSql('recorded_at')} as at from events
      where book_id = $1 and seq = any($2::bigint[])`,
    values: [bookId, [...new Set(seqs.flatMap((seq) => [seq, seq + 1]))]],
  });
  const instants = new Map(rows.map(({ seq, at }) => [seq, at]));
  return new Set(seqs.filter((seq) => instants.get(seq) !== instants.get(seq + 1)));
}

export type DayOfActor = {
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  readonly actorId: number;
  readonly count: number;
  readonly first: number;
  readonly last: number;
};

/** @returns what each person recorded on each day after an event of the book and up to another. */
export async function countByDay(
  sql: Sql,
  bookId: number,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<DayOfActor[]> {
  const { rows } = await sql.query<DayOfActor>({
    name: 'count-events-by-day',
    // The clock of India is 5:30 ahead all year; to look that up for each event takes much longer.
    text: `select to_char(day, 'YYYY-MM-DD') as day, "actorId", count, first, last from (
        select (recorded_at at time zone interval '05:30')::date as day, actor_id as "actorId",
          count(*)::bigint as count, min(seq) as first, max(seq) as last
        from events where book_id = $1 and seq > $2 and seq <= $3 group by 1, 2
      ) as counted order by 1, 2`,
    values: [bookId, after, until],
  });
  return rows;
}

/** @returns the book's head and uuid, for whoever checks or shows how its events are chained. */
export async function readChainOf(
  sql: Sql,
  bookId: number,
): Promise<{ readonly uuid: string; readonly seq: number; readonly recordedAt: string }> {
  const { rows } = await sql.query<{ uuid: string; seq: number; recordedAt: string }>({
    name: 'chain-of-book',
    text: `select b.uuid::text as uuid, h.seq, ${instantSql('h.recorded_at')} as "recordedAt"
      from books b join book_heads h using (book_id) where b.book_id = $1`,
    values: [bookId],
  });
  const [head] = rows;
  if (head === undefined) throw new Error(`Book ${bookId} has no head.`);
  return head;
}

/** @returns whether all events after one are of these categories; false where there are many. */
export async function isOnlyOfCategory(
  sql: Sql,
  bookId: number,
  after: number,
  categories: readonly string[],
): Promise<boolean> {
  const { rows } = await sql.query<{ others: number; count: number }>({
    name: 'is-only-of-category',
    text: `select count(*) as count,
        count(*) filter (where regexp_replace(stream, '-[0-9]+$', '') <> all($3::text[])) as others
      from (select stream from events where book_id = $1 and seq > $2 order by seq limit $4) e`,
    values: [bookId, after, categories, STEP],
  });
  const [{ others, count } = { others: 0, count: 0 }] = rows;
  return others === 0 && count < STEP;
}
