// Rebuilds read tables from the log, book by book, under the book's lock. Other books go on, and
// readers of this one see the old rows until the new ones are committed.
import { liftLimits } from '#api/database/pool.ts';
import type pg from 'pg';
import { invariant } from '#core/kernel/invariant.ts';
import { compareWithRebuilt } from '#projections/runner/compare.ts';
import type { Difference } from '#projections/runner/compare.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type { ProjectedEvent, Projection } from '#projections/runner/projection.ts';
import { rebuildBook, SLICE_EVENTS } from '#projections/runner/rebuild.ts';
import type { Rebuild } from '#projections/runner/rebuild.ts';
import { PROJECTION_VERSIONS, PROJECTIONS } from '#projections/registry.ts';
import { copyIn } from '#api/store/copy-in.ts';
import { lockHeads } from '#api/store/heads.ts';
import { readAfter, readStreams } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';

export type RebuildJob = {
  readonly pool: pg.Pool;
  readonly keys: SubjectKeys;
  readonly bookId: number;
  readonly projections: readonly Projection[];
  readonly onProgress?: (seq: number) => void;
};

/** Writes the book's rows anew and notes by which version of each projection. */
export function rebuild(job: RebuildJob): Promise<void> {
  return inBookTransaction(job, 'commit', async (client) => {
    await rebuildBook(rebuildOn(client, job));
    const versions = job.projections.map(({ name, version }) => [name, version]);
    await client.query({
      text: `update books set projection_versions = projection_versions || $2::jsonb
        where book_id = $1`,
      values: [job.bookId, JSON.stringify(Object.fromEntries(versions))],
    });
  });
}

/** @returns the rows in which the live tables differ from rebuilt ones; changes nothing. */
export function checkRebuild(job: RebuildJob): Promise<readonly Difference[]> {
  return inBookTransaction(job, 'rollback', (client) =>
    compareWithRebuilt((text) => client.query({ text }), rebuildOn(client, job)),
  );
}

/** @returns for each book whose rows another version has written, the projections concerned. */
export async function outdated(
  sql: Sql,
): Promise<{ readonly bookId: number; readonly projections: readonly Projection[] }[]> {
  const { rows } = await sql.query<{
    book_id: number;
    projection_versions: Record<string, number>;
  }>({
    text: `select book_id, projection_versions from books
      where not projection_versions @> $1::jsonb order by book_id`,
    values: [JSON.stringify(PROJECTION_VERSIONS)],
  });
  return rows.map((row) => ({
    bookId: row.book_id,
    projections: PROJECTIONS.filter(
      ({ name, version }) => row.projection_versions[name] !== version,
    ),
  }));
}

function rebuildOn(
  client: pg.ClientBase,
  { keys, bookId, projections, onProgress }: RebuildJob,
): Rebuild {
  const inTurn = createTurns();
  const sql = { query: (statement) => inTurn(() => client.query(statement)) } as Sql;
  return {
    bookId,
    projections,
    slices: slicesOf(sql, keys, bookId),
    execute: ({ name, text, values }) => sql.query({ name, text, values: [...values] }),
    copy: (table, lines) => inTurn(() => copyIn(client, table, lines)),
    ...(onProgress && { onProgress }),
  };
}

/** The next slice is read while this one is written, and a connection that copies takes no query. */
function createTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

async function* slicesOf(
  sql: Sql,
  keys: SubjectKeys,
  bookId: number,
): AsyncGenerator<readonly ProjectedEvent[]> {
  for (let after = 0; ;) {
    const events = await readAfter(sql, keys, bookId, after, SLICE_EVENTS);
    if (events.length > 0) {
      yield await withOriginals(events, (wanted) => readStreams(sql, keys, wanted));
    }
    after = events.at(-1)?.seq ?? after;
    if (events.length < SLICE_EVENTS) return;
  }
}

async function inBookTransaction<Value>(
  { pool, bookId }: RebuildJob,
  end: 'commit' | 'rollback',
  work: (client: pg.ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A rebuild takes as long as the book is large; the limits are for requests.
    await liftLimits(client);
    const heads = await lockHeads(client, [bookId]);
    invariant(heads.has(bookId), `There is no book ${bookId}.`);
    const value = await work(client);
    const ended = await client.query(end);
    if (ended.command !== end.toUpperCase()) throw new Error(`${end} ended as ${ended.command}.`);
    client.release();
    return value;
  } catch (error) {
    // The connection may be in any state: it is not handed on.
    client.release(true);
    throw error;
  }
}
