// Keeps the history of a book's rows up with its log. Posting knows nothing of it: it is made from
// the log afterwards, in slices of their own transactions, by whichever server has the time, and at
// the latest when somebody asks for the past.
import type pg from 'pg';
import { liftLimits } from '#api/database/pool.ts';
import { isKept } from '#projections/runner/past/definitions.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { keepHistory } from '#projections/runner/past/keep.ts';
import type { HistoryConnection } from '#projections/runner/past/given.ts';
import { BLOCK_EVENTS } from '#projections/runner/past/schemas.ts';
import { readAfter, readStreams } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';
import { KNOWN_VERSIONS, noteStandings, standingsOf } from './standing.ts';

export type HistoryParts = { readonly pool: pg.Pool; readonly keys: SubjectKeys };

/**
 * Counts the events of a book up to one of them, as far as histories can go on.
 * @param within histories that are further behind are left to the server while it rests.
 */
export async function followHistory(
  parts: HistoryParts,
  bookId: number,
  untilSeq: number,
  within = Infinity,
): Promise<void> {
  while ((await countSlice(parts, bookId, untilSeq, within)) < untilSeq);
}

/** @returns a day that no entry up to the event is dated after; `infinity` where none is known. */
export async function lastDayBy(sql: Sql, bookId: number, seq: number): Promise<string> {
  const { rows } = await sql.query<{ day: string }>({
    name: 'last-day-by',
    text: `select last_day::text as day from history.last_days
      where book_id = $1 and seq >= $2 order by seq limit 1`,
    values: [bookId, seq],
  });
  return rows[0]?.day ?? 'infinity';
}

export type BookBehind = {
  readonly bookId: number;
  readonly headSeq: number;
  /** Nothing has been written into it for a while, or it is far behind. */
  readonly isReady: boolean;
  readonly isFar: boolean;
};

/** A head is written under its lock and seen at COMMIT: of a long transaction it is older. */
const COMMIT_WITHIN = '10 minutes';

/**
 * Asks nothing of books that have had no event since the last time, however many there are.
 * @param look `since` is when it was last asked; null asks for all books. `waiting` are those that
 *   were behind then. `much` is how many events behind the log a history is that waits for no rest.
 * @returns the books whose history is behind, and when it was asked.
 */
export async function historiesBehind(
  sql: Sql,
  look: {
    readonly since: string | null;
    readonly waiting: readonly number[];
    readonly much: number;
  },
): Promise<{ readonly books: readonly BookBehind[]; readonly asked: string }> {
  const { rows: clock } = await sql.query<{ asked: string }>({
    name: 'history-look',
    text: 'select clock_timestamp()::text as asked',
    values: [],
  });
  const { rows } = await sql.query<{
    book_id: number;
    seq: number;
    is_at_rest: boolean;
    is_far: boolean;
  }>({
    name: 'histories-behind',
    text: `select head.book_id, head.seq,
        head.recorded_at < clock_timestamp() - interval '30 seconds' as is_at_rest,
        counted.seq < head.seq - $2::bigint as is_far
      from book_heads as head cross join lateral (
        select coalesce(min(coalesce(kept.seq, 0)), head.seq) as seq
        from jsonb_to_recordset($1::jsonb) as wanted(projection text, versions bigint[])
        left join history.progress as kept
          on kept.book_id = head.book_id and kept.projection = wanted.projection
        where kept.version is null or kept.version = any(wanted.versions)
      ) as counted
      where counted.seq < head.seq
        and (head.recorded_at > coalesce($3::timestamptz, '-infinity') - $4::interval
          or head.book_id = any($5::bigint[]))
      order by head.book_id`,
    values: [KNOWN_VERSIONS, look.much, look.since, COMMIT_WITHIN, [...look.waiting]],
  });
  const books = rows.map((row) => ({
    bookId: row.book_id,
    headSeq: row.seq,
    isReady: row.is_at_rest || row.is_far,
    isFar: row.is_far,
  }));
  return { books, asked: clock[0]?.asked ?? '' };
}

/**
 * Counts a slice of a book's events up to one of them.
 * @param within histories that are further behind than so many events are left as they are.
 * @returns up to which event all have counted that go on.
 */
export async function countSlice(
  { pool, keys }: HistoryParts,
  bookId: number,
  untilSeq: number,
  within = Infinity,
): Promise<number> {
  const client = await pool.connect();
  let broken: Error | boolean = true;
  try {
    await client.query('begin');
    await liftLimits(client);
    await lockHistory(client, bookId);
    const counted = await countWithin(client, keys, { bookId, untilSeq, within });
    await client.query('commit');
    broken = false;
    return counted;
  } finally {
    client.release(broken);
  }
}

/** One at a time works on the history of a book; the lock goes with the transaction. */
export async function lockHistory(client: pg.ClientBase, bookId: number): Promise<void> {
  await client.query({
    text: `select pg_advisory_xact_lock(hashtextextended('lekha/history of a book', $1::bigint))`,
    values: [bookId],
  });
}

type Stretch = { readonly bookId: number; readonly untilSeq: number; readonly within: number };

/** Counts a slice in a transaction that has the lock. @returns as `countSlice`. */
export async function countWithin(
  client: pg.ClientBase,
  keys: SubjectKeys,
  { bookId, untilSeq, within }: Stretch,
): Promise<number> {
  const sql: Sql = client;
  const standings = (await standingsOf(sql, bookId)).filter(
    ({ seq, goesOn }) => goesOn && untilSeq - seq <= within,
  );
  const from = standings[0]?.seq ?? untilSeq;
  if (from >= untilSeq) return from;
  // Those that are behind catch up first, then all go on together.
  const next = standings.find(({ seq }) => seq > from)?.seq ?? Infinity;
  const counted = Math.min(untilSeq, next, from - (from % BLOCK_EVENTS) + BLOCK_EVENTS);
  const events = await withOriginals(
    await readAfter(sql, keys, bookId, from, counted - from),
    (wanted) => readStreams(sql, keys, wanted),
  );
  const behind = standings.filter(({ seq }) => seq === from);
  const projections = behind.map(({ projection }) => projection);
  if (from === 0) await forgetVersions(sql, bookId, projections);
  await keepHistory(historyConnection(client), projections, events);
  await noteStandings(sql, bookId, behind, counted);
  return counted;
}

/** Where one table of a projection was made anew, the others still have what was counted before. */
async function forgetVersions(
  sql: Sql,
  bookId: number,
  projections: readonly Projection[],
): Promise<void> {
  const tables = projections.flatMap((one) => one.tables.filter(isKept));
  if (tables.length === 0) return;
  const forgets = tables.map(
    ({ name }) => `${name} as (delete from history.${name} where book_id = $1)`,
  );
  await sql.query({ text: `with ${forgets.join(', ')} select`, values: [bookId] });
}

/** @param client within a transaction, with which what is set here ends. */
export const historyConnection = (client: pg.ClientBase): HistoryConnection => ({
  schema: 'history',
  execute: async ({ text, values }) => {
    await client.query(`set local search_path = history, public`);
    await client.query({ text, values: [...values] });
    await client.query(`set local search_path = public`);
  },
  query: (text, values) => client.query({ text, values: [...values] }),
  moveTo: (bookId, seq) =>
    client.query({
      text: `select set_config('lekha.past_book', $1, true), set_config('lekha.past_seq', $2, true),
        set_config('lekha.past_shared_seq', '0', true)`,
      values: [String(bookId), String(seq)],
    }),
});
