// Keeps the history of a book's rows up with its log. Posting knows nothing of it: it is made from
// the log afterwards, in slices of their own transactions, by whichever server has the time, and at
// the latest when somebody asks for the past.
import type pg from 'pg';
import { liftLimits } from '#api/database/pool.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { BLOCK_EVENTS, isKept } from '#projections/runner/past/definitions.ts';
import { keepHistory } from '#projections/runner/past/keep.ts';
import type { HistoryConnection } from '#projections/runner/past/keep.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { readAfter, readStreams } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';

export type HistoryParts = { readonly pool: pg.Pool; readonly keys: SubjectKeys };

const KEPT = PROJECTIONS.filter(({ tables }) => tables.some(isKept));

/**
 * Counts the events of a book up to one of them, or up to its end.
 * @returns how many events of the book are counted now.
 */
export async function followHistory(
  parts: HistoryParts,
  bookId: number,
  untilSeq: number,
): Promise<number> {
  for (;;) {
    const counted = await countSlice(parts, bookId, untilSeq);
    if (counted >= untilSeq) return counted;
  }
}

const VERSIONS = JSON.stringify(KEPT.map(({ name, version }) => ({ projection: name, version })));

/** @returns up to which event of a book all projections have counted, in this version. */
export async function historyPosition(sql: Sql, bookId: number): Promise<number> {
  const { rows } = await sql.query<{ seq: number }>({
    name: 'history-position',
    text: `select coalesce(min(coalesce(kept.seq, 0)), 0) as seq
      from jsonb_to_recordset($2::jsonb) as wanted(projection text, version bigint)
      left join history.progress as kept on kept.book_id = $1
        and kept.projection = wanted.projection and kept.version = wanted.version`,
    values: [bookId, VERSIONS],
  });
  return rows[0]?.seq ?? 0;
}

export type BookBehind = { readonly bookId: number; readonly headSeq: number };

/**
 * @param much how many events behind the log a history is that waits for no quiet time.
 * @returns the books whose history is behind and that are at rest, or far behind.
 */
export async function historiesBehind(sql: Sql, much: number): Promise<readonly BookBehind[]> {
  const { rows } = await sql.query<{ book_id: number; seq: number }>({
    name: 'histories-behind',
    text: `select head.book_id, head.seq
      from book_heads as head cross join lateral (
        select coalesce(min(coalesce(kept.seq, 0)), 0) as seq
        from jsonb_to_recordset($1::jsonb) as wanted(projection text, version bigint)
        left join history.progress as kept on kept.book_id = head.book_id
          and kept.projection = wanted.projection and kept.version = wanted.version
      ) as counted
      where counted.seq < head.seq
        and (head.recorded_at < clock_timestamp() - interval '30 seconds'
          or counted.seq < head.seq - $2::bigint)
      order by head.book_id`,
    values: [VERSIONS, much],
  });
  return rows.map((row) => ({ bookId: row.book_id, headSeq: row.seq }));
}

/**
 * Counts a slice of a book's events up to one of them.
 * @returns up to which event all projections have counted.
 */
export async function countSlice(
  { pool, keys }: HistoryParts,
  bookId: number,
  untilSeq: number,
): Promise<number> {
  const client = await pool.connect();
  let broken: Error | boolean = true;
  try {
    await client.query('begin');
    await liftLimits(client);
    await client.query({
      text: `select pg_advisory_xact_lock(hashtextextended('lekha/history of a book', $1::bigint))`,
      values: [bookId],
    });
    const progress = await progressOf(client, bookId);
    const [first] = progress;
    invariant(first !== undefined, 'There are projections.');
    const { seq: from } = first;
    let counted = from;
    if (from < untilSeq) {
      // Those that are behind catch up first, then all go on together.
      const next = progress.find(({ seq }) => seq > from)?.seq ?? Infinity;
      counted = Math.min(untilSeq, next, from - (from % BLOCK_EVENTS) + BLOCK_EVENTS);
      const sql: Sql = client;
      const events = await withOriginals(
        await readAfter(sql, keys, bookId, from, counted - from),
        (wanted) => readStreams(sql, keys, wanted),
      );
      const behind = progress.filter(({ seq }) => seq === from).map(({ projection }) => projection);
      await keepHistory(historyConnection(client), behind, events);
      await noteProgress(client, bookId, behind, counted);
    }
    await client.query('commit');
    broken = false;
    return counted;
  } finally {
    client.release(broken);
  }
}

type Progress = { readonly projection: Projection; readonly seq: number };

/** What an earlier version kept is made anew. @returns those that are furthest behind first. */
async function progressOf(client: pg.ClientBase, bookId: number): Promise<readonly Progress[]> {
  const { rows } = await client.query<{ projection: string; version: number; seq: number }>({
    text: 'select projection, version, seq from history.progress where book_id = $1',
    values: [bookId],
  });
  const known = new Map(rows.map((row) => [row.projection, row]));
  const found: Progress[] = [];
  for (const projection of KEPT) {
    const row = known.get(projection.name);
    if (row !== undefined && row.version === projection.version) {
      found.push({ projection, seq: row.seq });
      continue;
    }
    for (const { name } of projection.tables.filter(isKept)) {
      await client.query({
        text: `delete from history.${name} where book_id = $1`,
        values: [bookId],
      });
    }
    found.push({ projection, seq: 0 });
  }
  return found.toSorted((a, b) => a.seq - b.seq);
}

async function noteProgress(
  client: pg.ClientBase,
  bookId: number,
  projections: readonly Projection[],
  seq: number,
): Promise<void> {
  await client.query({
    text: `insert into history.progress (book_id, projection, version, seq)
      select $1::bigint, given.projection, given.version::bigint, $4::bigint
      from unnest($2::text[], $3::text[]) as given(projection, version)
      on conflict (book_id, projection)
      do update set version = excluded.version, seq = excluded.seq`,
    values: [
      bookId,
      projections.map(({ name }) => name),
      projections.map(({ version }) => String(version)),
      seq,
    ],
  });
}

/** @param client within a transaction, with which what is set here ends. */
export const historyConnection = (client: pg.ClientBase): HistoryConnection => ({
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
