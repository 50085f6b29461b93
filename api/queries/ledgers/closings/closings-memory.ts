// The closings of large books, which are remembered and follow the log.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ReadTables } from '../../snapshot.ts';
import { createReadingMemory } from '../reading-memory.ts';
import type { ReadingMemory } from '../reading-memory.ts';
import type { BookClosings } from './closings.ts';
import { withChanges } from './closings.ts';
import { readClosingChanges, readClosings } from './read-closings.ts';

/** By the end of a month. */
export type ClosingsMemory = ReadingMemory<CalendarDate, BookClosings>;

export type ClosingsMemorySettings = {
  readonly bookAccountsMin?: number;
  /** Of all that is remembered, a book's accounts once for each period: about 300 bytes each. */
  readonly accountsMax?: number;
};

export const createClosingsMemory = (
  db: ReadTables,
  { bookAccountsMin = 500, accountsMax = 100_000 }: ClosingsMemorySettings = {},
): ClosingsMemory =>
  createReadingMemory<CalendarDate, BookClosings>(
    db,
    {
      keyOf: (through) => through,
      readWhole: (tables, bookId, through) => readClosings(tables, { bookId, through }),
      readOn: async (tables, bookId, through, { value, seq }) =>
        withChanges(value, await readClosingChanges(tables, { bookId, through }, seq)),
      sizeOf: ({ accounts }) => accounts.length,
    },
    { sizeMin: bookAccountsMin, sizeMax: accountsMax },
  );
