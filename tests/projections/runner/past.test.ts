// The rows of every projection at an earlier event are those that the first events alone make,
// after any history: a query at that event then answers as it would have answered.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyConnection } from '#api/commands/rebuild/history/follow.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { isKept, versioned } from '#projections/runner/past/definitions.ts';
import { keepHistory } from '#projections/runner/past/keep.ts';
import type { ProjectedEvent, Table } from '#projections/runner/projection.ts';
import { columnListOf, shadowTable } from '#projections/runner/shadow/shadow-tables.ts';
import { afterTrade } from '#tests/core/properties/trade/commands.ts';
import { tradeHistory } from '#tests/core/properties/trade/moves.ts';
import { TRADE_BOOK } from '#tests/core/properties/trade/paper/paper-log.ts';
import { catalogueMoves } from '../support/catalogue-moves.ts';
import { did } from '../support/happened.ts';
import type { Happened } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';

const LONG_MS = 240_000;
/** Small, so that histories go over the ends of several blocks. */
const BLOCK = 7;
const TABLES = PROJECTIONS.flatMap((projection) => projection.tables);

let tables: ReadTables;
let shadows: Shadows;
beforeAll(async () => {
  tables = await openReadTables();
  await tables.owner.query(
    `create or replace function past.block_events() returns bigint language sql immutable
      parallel safe as $$ select ${BLOCK}::bigint $$`,
  );
  shadows = await openShadows(tables);
});
afterAll(async () => {
  shadows.close();
  await tables.close();
});

async function keep(bookId: number, slices: readonly number[]): Promise<void> {
  const client = await tables.pool.connect();
  try {
    await client.query('begin');
    for (const table of TABLES.filter(isKept))
      await client.query(`delete from history.${table.name}`);
    await client.query('delete from history.last_days');
    const connection = historyConnection(client);
    const events: ProjectedEvent[] = [];
    for await (const slice of tables.slicesOf(bookId, 1000)) events.push(...slice);
    for (let from = 0, each = 0; from < events.length; each += 1) {
      const length = slices[each] ?? events.length;
      await keepHistory(connection, PROJECTIONS, events.slice(from, from + length), BLOCK);
      from += length;
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const differing = (table: Table, bookId: number): string => {
  const past = `select ${columnListOf(table)} from past.${table.name} where book_id = ${bookId}`;
  const rebuilt = `select ${columnListOf(table)} from ${shadowTable(table)}`;
  return `
    select '${table.name} past' as side, to_json(one)::text as row
    from (${past} except ${rebuilt}) as one
    union all
    select '${table.name} rebuilt', to_json(one)::text from (${rebuilt} except ${past}) as one`;
};

const differences = (bookId: number, seq: number): Promise<unknown[]> =>
  shadows.filled({ bookId, sliceLength: 9, untilSeq: seq }, async ({ query }) => {
    await query(`select set_config('lekha.past_book', '${bookId}', false),
      set_config('lekha.past_seq', '${seq}', false),
      set_config('lekha.past_shared_seq', '${bookId === 0 ? seq : 0}', false),
      set_config('lekha.past_last_day', coalesce((
        select last_day from history.last_days where book_id = ${bookId} and seq >= ${seq}
        order by seq limit 1
      ), 'infinity')::text, false)`);
    const { rows } = await query(
      TABLES.map((table) => differing(table, bookId)).join(' union all '),
    );
    return [...rows];
  });

/** A rebuild finds what was written since by it. */
const untoldWriters = async (): Promise<unknown[]> => {
  const versions = TABLES.filter(versioned).map(
    ({ name }) => `select '${name}' as table, from_seq, last_seq from history.${name}
      where last_seq <> from_seq`,
  );
  const { rows } = await tables.pool.query(versions.join(' union all '));
  return rows;
};

async function expectPast(
  bookId: number,
  happened: readonly Happened[],
  { slices, instants }: { slices: readonly number[]; instants: readonly number[] },
): Promise<void> {
  await tables.forget();
  await tables.happens(bookId, happened);
  await keep(bookId, slices);
  expect(await untoldWriters()).toStrictEqual([]);
  for (const share of [...instants, 1]) {
    const seq = Math.max(1, Math.round(share * happened.length));
    if (happened.length === 0) continue;
    expect({ seq, rows: await differences(bookId, seq) }).toStrictEqual({ seq, rows: [] });
  }
}

const cuts = fc.record({
  slices: fc.array(fc.integer({ min: 1, max: 25 })),
  instants: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
});

test(
  'a trade at any earlier event has the rows that its first events make',
  () =>
    fc.assert(
      fc.asyncProperty(tradeHistory, cuts, async (moves, cut) => {
        const happened = afterTrade(moves).log.map(({ event, stream }) => did(event, stream));
        await expectPast(TRADE_BOOK, happened, cut);
      }),
      { numRuns: 20 },
    ),
  LONG_MS,
);

test(
  'a catalogue at any earlier event has the rows that its first events make',
  () =>
    fc.assert(
      fc.asyncProperty(catalogueMoves, cuts, async (moves, cut) => {
        await expectPast(
          0,
          moves.map((event) => did(event)),
          cut,
        );
      }),
      { numRuns: 20 },
    ),
  LONG_MS,
);
