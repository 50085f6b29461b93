// A database with the read tables, into which the examples project what happened.
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { PROJECTIONS } from '#projections/registry.ts';
import { applyEvents } from '#projections/runner/apply.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type {
  ProjectedEvent,
  RecordedEvent,
  SqlStatement,
} from '#projections/runner/projection.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { recorded } from './happened.ts';
import type { Happened } from './happened.ts';

export type ReadTables = {
  readonly db: Kysely<unknown>;
  /** Records what happened next in a book as one drain, and projects it. */
  readonly happens: (bookId: number, happened: readonly Happened[]) => Promise<void>;
  /** The book's log so far, reversals with their originals, cut into slices. */
  readonly slicesOf: (bookId: number, length: number) => AsyncIterable<readonly ProjectedEvent[]>;
  /** The server's own connections. */
  readonly pool: pg.Pool;
  /** Those of who migrates. */
  readonly owner: pg.Pool;
  /** Empties the tables and the log. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Projections write with the server's rights, and the reads must do with the reader's. */
export async function openReadTables(): Promise<ReadTables> {
  const database = await freshDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.reader }) });
  const log = openLog(database.writer);
  return {
    ...log,
    db,
    pool: database.writer,
    owner: database.owner,
    async forget() {
      log.clear();
      for (const { name } of PROJECTIONS.flatMap((projection) => projection.tables)) {
        await database.writer.query(`delete from ${name}`);
      }
    },
    close: () => database.close(),
  };
}

/** The log sorts the keys of an event, so nothing may depend on their order. */
function asReadBack(event: RecordedEvent): RecordedEvent {
  return { ...event, data: sorted(event.data) } as RecordedEvent;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

const executeOn =
  (client: pg.Pool | pg.PoolClient) =>
  async ({ name, text, values }: SqlStatement): Promise<unknown> =>
    client.query({ name, text, values: [...values] });

function openLog(pool: pg.Pool) {
  const logs = new Map<number, RecordedEvent[]>();
  const logOf = (bookId: number): readonly RecordedEvent[] => logs.get(bookId) ?? [];
  const originals = (events: readonly RecordedEvent[]) =>
    withOriginals(events, async (wanted) =>
      wanted.flatMap(({ bookId, stream }) =>
        logOf(bookId).filter((event) => event.stream === stream),
      ),
    );
  return {
    clear: () => logs.clear(),
    async happens(bookId: number, happened: readonly Happened[]) {
      const events = recorded(bookId, happened, logOf(bookId).length);
      logs.set(bookId, [...logOf(bookId), ...events]);
      await applyEvents(executeOn(pool), await originals(events), PROJECTIONS);
    },
    async *slicesOf(bookId: number, length: number) {
      const log = logOf(bookId);
      for (let from = 0; from < log.length; from += length) {
        yield await originals(log.slice(from, from + length).map(asReadBack));
      }
    },
  };
}
