// The closings of large books, which are remembered and follow the log.
import type { Period } from '#core/kernel/financial-year.ts';
import type { ReadTables } from '../../snapshot.ts';
import { createReadingMemory } from '../reading/reading-memory.ts';
import type { ReadingMemory } from '../reading/reading-memory.ts';
import type { BookClosings } from './closings.ts';
import { withChanges } from './closings.ts';
import { readClosingChanges, readClosings } from './read-closings.ts';

/** By a period: the first day of a month to any day of the same financial year. */
export type ClosingsMemory = ReadingMemory<Period, BookClosings>;

type ClosingsMemorySettings = {
  readonly bookAccountsMin?: number;
  /** Of all that is remembered, a book's accounts once for each period: about 300 bytes each. */
  readonly accountsMax?: number;
};

export const createClosingsMemory = (
  db: ReadTables,
  { bookAccountsMin = 500, accountsMax = 100_000 }: ClosingsMemorySettings = {},
): ClosingsMemory =>
  createReadingMemory<Period, BookClosings>(
    db,
    {
      keyOf: ({ from, to }) => `${from} ${to}`,
      readWhole: (tables, bookId, period) => readClosings(tables, { bookId, period }),
      readOn: async (tables, bookId, period, { value, seq }) =>
        withChanges(value, await readClosingChanges(tables, { bookId, period }, seq)),
      sizeOf: ({ accounts }) => accounts.length,
    },
    { sizeMin: bookAccountsMin, sizeMax: accountsMax },
  );
