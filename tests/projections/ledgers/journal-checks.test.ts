// A journal is marked as checked while the last event of its mark set it, after any history,
// however it was cut into drains; and rebuilt rows equal live ones.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckEvent } from '#core/check/index.ts';
import { checkedJournals, journalChecksOf } from '#projections/journal-checks/read.ts';
import { did } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';

const BOOK = 8;
const JOURNALS = [1, 2, 3, 4];
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

const marks = fc.array(
  fc.record({
    journalId: fc.constantFrom(...JOURNALS),
    isChecked: fc.boolean(),
    note: fc.string(),
  }),
);

const eventOf = ({
  journalId,
  isChecked,
  note,
}: {
  journalId: number;
  isChecked: boolean;
  note: string;
}): CheckEvent => ({
  type: isChecked ? 'JournalChecked' : 'JournalCheckWithdrawn',
  version: 1,
  data: { journalId, note: note.replaceAll(/[^ -~]/g, '') },
});

test(
  'a journal has its mark while the last event set it, and rebuilt rows equal live ones',
  () =>
    fc.assert(
      fc.asyncProperty(marks, fc.array(fc.integer({ min: 1, max: 5 })), async (history, drains) => {
        await tables.forget();
        const events = history.map(eventOf);
        for (let from = 0, drain = 0; from < events.length; drain += 1) {
          const length = drains[drain] ?? events.length;
          await tables.happens(
            BOOK,
            events.slice(from, from + length).map((event) => did(event)),
          );
          from += length;
        }
        const last = new Map(events.map((event) => [event.data.journalId, event]));
        const expected = [...last.values()].filter(({ type }) => type === 'JournalChecked');
        const found = await journalChecksOf(tables.db, BOOK, JOURNALS);
        expect(found.map(({ journalId, note }) => `${journalId} ${note}`).toSorted()).toStrictEqual(
          expected.map(({ data }) => `${data.journalId} ${data.note}`).toSorted(),
        );
        const { rows } = await checkedJournals(BOOK).execute(tables.db);
        expect(rows).toHaveLength(expected.length);
        expect(await shadows.differences({ bookId: BOOK, sliceLength: 3 })).toStrictEqual([]);
      }),
      { numRuns: 25 },
    ),
  60_000,
);
