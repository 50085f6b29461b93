// What a rebuild makes of the examples, beside the live rows that they made.
import type pg from 'pg';
import { copyIn } from '#api/store/copy-in.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { compareWithShadows } from '#projections/runner/shadow/compare.ts';
import type { Difference } from '#projections/runner/shadow/compare.ts';
import { fillShadows } from '#projections/runner/shadow/fill.ts';
import type { ShadowConnection, Slices } from '#projections/runner/shadow/fill.ts';
import { createShadows, shadowTable } from '#projections/runner/shadow/shadow-tables.ts';
import type { ReadTables } from './read-tables.ts';

type Shadowed = {
  readonly bookId: number;
  readonly projections?: readonly Projection[];
  /** How many events come in one slice. */
  readonly sliceLength?: number;
  /** The last event that counts; all of them unless it is said. */
  readonly untilSeq?: number;
  readonly onProgress?: (seq: number) => void;
};

export type Shadows = {
  /** Fills the shadow tables of a book and hands over the connection that holds them. */
  readonly filled: <Value>(
    shadowed: Shadowed,
    work: (connection: ShadowConnection) => Promise<Value>,
  ) => Promise<Value>;
  /** @returns in which rows the live tables differ from rebuilt ones. */
  readonly differences: (shadowed: Shadowed) => Promise<readonly Difference[]>;
  readonly close: () => void;
};

const ALL = PROJECTIONS.flatMap(({ tables }) => tables);
const EMPTY = ALL.map((table) => `delete from ${shadowTable(table)}`).join('; ');

/** The tables are made once and emptied for each history, of which a property has many. */
export async function openShadows(tables: ReadTables): Promise<Shadows> {
  const client = await tables.pool.connect();
  const connection = connectionOn(client);
  await createShadows(connection.query, ALL);
  const filled: Shadows['filled'] = async (
    { bookId, projections = PROJECTIONS, sliceLength = 7, untilSeq = Infinity, onProgress },
    work,
  ) => {
    await connection.query(EMPTY);
    const fill = fillShadows(connection, projections);
    await fill(until(tables.slicesOf(bookId, sliceLength), untilSeq), onProgress);
    return work(connection);
  };
  return {
    filled,
    differences: (shadowed) =>
      filled(shadowed, ({ query }) => compareWithShadows(query, shadowed.bookId, ALL)),
    close: () => client.release(true),
  };
}

async function* until(slices: Slices, seq: number): Slices {
  for await (const events of slices) yield events.filter((event) => event.seq <= seq);
}

const connectionOn = (client: pg.ClientBase): ShadowConnection => ({
  query: (text) => client.query(text),
  execute: ({ name, text, values }) =>
    client.query({ name: `shadow/${name}`, text, values: [...values] }),
  copy: (table, lines) => copyIn(client, table, lines),
});
