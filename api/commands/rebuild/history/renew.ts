// Makes the history of a book's rows anew beside the one there is, which answers meanwhile. It is
// given the same slices of the log as a rebuild of the rows, so that both read it once, and writes
// into temporary tables on a connection of its own, so that both are written at the same time.
import type pg from 'pg';
import { liftLimits } from '#api/database/pool.ts';
import { isKept, versioned } from '#projections/runner/past/definitions.ts';
import type { HistoryConnection } from '#projections/runner/past/given.ts';
import { keepHistory } from '#projections/runner/past/keep.ts';
import type { Projection, Table } from '#projections/runner/projection.ts';
import type { Slices } from '#projections/runner/shadow/fill.ts';
import type { Sql } from '#api/store/sql.ts';
import { eventSlicesOf, headOf } from '../shadow-connection.ts';
import type { RebuildJob } from '../shadow-connection.ts';
import { countWithin, historyConnection, lockHistory } from './follow.ts';
import { KEPT, noteStandings, standingsOf } from './standing.ts';

type HistoryRenewal = {
  /** @returns the slices of the log from its beginning, of each of which versions are kept. */
  readonly along: (slices: Slices) => Slices;
  /**
   * Puts what was kept in the place of what there is, with what was posted since.
   * @param seq the last event of the slices.
   */
  readonly finish: (seq: number) => Promise<void>;
};

/** The connection is closed afterwards: its tables must stand before nobody else's. */
export async function whileRenewing<Value>(
  job: RebuildJob,
  work: (renewal: HistoryRenewal) => Promise<Value>,
): Promise<Value> {
  const client = await job.pool.connect();
  try {
    await liftLimits(client, 'connection');
    const projections = KEPT.filter(({ name }) => job.projections.some((one) => one.name === name));
    const tables = projections.flatMap((one) => one.tables.filter(isKept));
    for (const table of tables) {
      const like = `(like history.${table.name} including generated)`;
      await client.query(`create temporary table ${table.name} ${like}`);
      const order = [...table.key, 'from_seq'].join(', ');
      await client.query(`create index on pg_temp.${table.name} (${order})`);
    }
    return await work({
      along: (slices) => keepAlong(besideOn(client), projections, slices),
      finish: (seq) => replaceHistory(client, job, { projections, tables, seq }),
    });
  } finally {
    client.release(true);
  }
}

/** Makes the histories anew of rows that are as they should be. */
export const renewHistory = (job: RebuildJob): Promise<void> =>
  whileRenewing(job, async ({ along, finish }) => {
    const head = await headOf(job.pool as Sql, job.bookId);
    for await (const _ of along(eventSlicesOf(job, 0, head)));
    await finish(head);
  });

/** While one slice is kept, the next is read and written elsewhere. */
async function* keepAlong(
  connection: HistoryConnection,
  projections: readonly Projection[],
  slices: Slices,
): Slices {
  let keeping: Promise<unknown> = Promise.resolve();
  try {
    for await (const events of slices) {
      await keeping;
      keeping = keepHistory(connection, projections, events);
      // Its failure is told where it is waited for.
      keeping.catch(() => undefined);
      yield events;
    }
  } finally {
    await keeping;
  }
}

const besideOn = (client: pg.ClientBase): HistoryConnection => ({
  ...historyConnection(client),
  schema: 'pg_temp',
  // Temporary tables are looked for before all others.
  execute: ({ text, values }) => client.query({ text, values: [...values] }),
});

type RenewalScope = {
  readonly projections: readonly Projection[];
  readonly tables: readonly Table[];
  readonly seq: number;
};

async function replaceHistory(
  client: pg.ClientBase,
  { keys, bookId }: RebuildJob,
  { projections, tables, seq }: RenewalScope,
): Promise<void> {
  await client.query('begin');
  await lockHistory(client, bookId);
  const standings = await standingsOf(client as Sql, bookId);
  for (const { projection, version } of standings) {
    const ours = projections.find(({ name }) => name === projection.name);
    if (ours !== undefined && version > ours.version) {
      throw new Error(`The past of ${ours.name} of book ${bookId} was kept by a newer Lekha.`);
    }
  }
  for (const table of tables) await replaceRows(client, bookId, table);
  const renewed = projections.map((projection) => ({ projection, version: projection.version }));
  await noteStandings(client as Sql, bookId, renewed, seq);
  const head = await headOf(client as Sql, bookId);
  while ((await countWithin(client, keys, { bookId, untilSeq: head, within: Infinity })) < head);
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`COMMIT ended as ${command}.`);
}

async function replaceRows(client: pg.ClientBase, bookId: number, table: Table): Promise<void> {
  const { name } = table;
  const kept = versioned(table) ? ['from_seq', 'until_seq'] : ['from_seq'];
  const columns = [...Object.keys(table.columns), ...kept].join(', ');
  await client.query({ text: `delete from history.${name} where book_id = $1`, values: [bookId] });
  await client.query(
    `insert into history.${name} (${columns}) select ${columns} from pg_temp.${name}`,
  );
  // What follows is counted into the table, before which this one would stand.
  await client.query(`drop table pg_temp.${name}`);
}
