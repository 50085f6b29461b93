// A connection that holds the shadow tables of one book, and the book's log beside it.
import type pg from 'pg';
import { liftLimits } from '#api/database/pool.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type { ProjectedEvent, Projection } from '#projections/runner/projection.ts';
import { SLICE_EVENTS } from '#projections/runner/shadow/fill.ts';
import type { ShadowConnection } from '#projections/runner/shadow/fill.ts';
import { copyIn } from '#api/store/copy-in.ts';
import { readAfter, readStreams } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';

export type RebuildJob = {
  /** Of three connections or more: for the shadow tables, for those of the past, for the log. */
  readonly pool: pg.Pool;
  readonly keys: SubjectKeys;
  readonly bookId: number;
  readonly projections: readonly Projection[];
  /** Told up to which event the new rows have counted. */
  readonly onProgress?: (seq: number) => void;
};

export type OpenShadow = ShadowConnection & {
  readonly sql: Sql;
  /** Throws when the transaction did not end as it was told to. */
  readonly commit: () => Promise<void>;
};

/** The connection is closed afterwards: its tables must stand before nobody else's. */
export async function onShadowConnection<Value>(
  { pool, bookId }: RebuildJob,
  work: (connected: OpenShadow) => Promise<Value>,
): Promise<Value> {
  invariant(Number.isSafeInteger(bookId), 'A book id is a whole number.');
  const client = await pool.connect();
  try {
    // A rebuild takes as long as the book is large; the limits are for requests.
    await liftLimits(client, 'connection');
    // What is compared row by row is sorted or hashed; one rebuild runs at a time.
    await client.query(`set work_mem = '64MB'`);
    return await work(connectedBy(client));
  } finally {
    client.release(true);
  }
}

/** A connection that copies takes no query, so that each waits for the one before. */
function connectedBy(client: pg.ClientBase): OpenShadow {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    sql: { query: (statement) => inTurn(() => client.query(statement)) } as Sql,
    query: (text) => inTurn(() => client.query({ text })),
    // The connection may have run a statement of the same name on the live tables.
    execute: ({ name, text, values }) =>
      inTurn(() => client.query({ name: `shadow/${name}`, text, values: [...values] })),
    copy: (table, lines) => inTurn(() => copyIn(client, table, lines)),
    commit: async () => {
      const { command } = await inTurn(() => client.query('commit'));
      if (command !== 'COMMIT') throw new Error(`COMMIT ended as ${command}.`);
    },
  };
}

/** @returns the book's events after one and up to another, in slices. */
export async function* eventSlicesOf(
  { pool, keys, bookId }: RebuildJob,
  afterSeq: number,
  toSeq: number,
): AsyncGenerator<readonly ProjectedEvent[]> {
  const sql: Sql = pool;
  for (let after = afterSeq; after < toSeq;) {
    const limit = Math.min(SLICE_EVENTS, toSeq - after);
    const events = await readAfter(sql, keys, bookId, after, limit);
    invariant(events.length === limit, 'The events up to the head are in the log.');
    yield await withOriginals(events, (wanted) => readStreams(sql, keys, wanted));
    after += limit;
  }
}

/** @returns the last event of the book that this connection sees. */
export async function headOf(sql: Sql, bookId: number): Promise<number> {
  const { rows } = await sql.query<{ seq: number }>({
    text: 'select seq from book_heads where book_id = $1',
    values: [bookId],
  });
  const [head] = rows;
  invariant(head !== undefined, `There is no book ${bookId}.`);
  return head.seq;
}
