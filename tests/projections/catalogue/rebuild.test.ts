// The rows of the catalogue rebuilt from the log equal those written live, after any history.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMoves } from '../support/catalogue-moves.ts';
import { did } from '../support/happened.ts';
import { foldedDifferences } from '../support/folded.ts';
import { openReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';
import type { ReadTables } from '../support/read-tables.ts';

let tables: ReadTables;
let shadows: Shadows;
beforeAll(async () => {
  tables = await openReadTables();
  shadows = await openShadows(tables);
});
afterAll(async () => {
  shadows.close();
  await tables.close();
});

test('rebuilt rows, and those folded in memory, equal live ones, however the history was cut', () =>
  fc.assert(
    fc.asyncProperty(
      catalogueMoves,
      fc.array(fc.integer({ min: 1, max: 15 })),
      fc.integer({ min: 1, max: 40 }),
      async (moves, drains, sliceLength) => {
        await tables.forget();
        const happened = moves.map((event) => did(event));
        for (let from = 0, drain = 0; from < happened.length; drain += 1) {
          const length = drains[drain] ?? happened.length;
          await tables.happens(0, happened.slice(from, from + length));
          from += length;
        }
        expect(await shadows.differences({ bookId: 0, sliceLength })).toStrictEqual([]);
        expect(await foldedDifferences(tables, 0)).toStrictEqual([]);
      },
    ),
    { numRuns: 40 },
  ));
