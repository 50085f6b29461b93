// The closings of large books, remembered with the position of the log that they have counted to. A
// reader who finds the log there reads nothing more; one who finds it further reads what changed
// (docs/decisions/0021-a-trial-balance-follows-the-log.md).
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { isSamePosition, readTablesPosition, snapshot } from '../../snapshot.ts';
import type { ReadTables, TablesPosition } from '../../snapshot.ts';
import type { BookClosings } from './closings.ts';
import { withChanges } from './closings.ts';
import { readClosingChanges, readClosings } from './read-closings.ts';

export type ClosingsMemory = {
  /** @param through the end of a month. @returns the closings as the read tables have them now. */
  readonly read: (bookId: number, through: CalendarDate) => Promise<BookClosings>;
};

export type ClosingsMemorySettings = {
  /** A book with fewer accounts is read anew in a few milliseconds, and costs no memory. */
  readonly bookAccountsMin?: number;
  /** Of all that is remembered, a book's accounts once for each period: about 300 bytes each. */
  readonly accountsMax?: number;
};

/** After more events than this, reading all accounts is about as quick. */
const EVENTS_MAX = 1000;

type Remembered = { readonly position: TablesPosition; readonly closings: BookClosings };

export function createClosingsMemory(
  db: ReadTables,
  { bookAccountsMin = 500, accountsMax = 100_000 }: ClosingsMemorySettings = {},
): ClosingsMemory {
  /** The one that was read the longest time ago comes first. */
  const remembered = new Map<string, Remembered>();

  const remember = (key: string, value: Remembered): void => {
    remembered.delete(key);
    if (value.closings.accounts.length < bookAccountsMin) return;
    remembered.set(key, value);
    let count = 0;
    for (const { closings } of remembered.values()) count += closings.accounts.length;
    for (const [oldest, { closings }] of remembered) {
      if (count <= accountsMax) return;
      remembered.delete(oldest);
      count -= closings.accounts.length;
    }
  };

  return {
    async read(bookId, through) {
      const key = `${bookId} ${through}`;
      const known = remembered.get(key);
      if (known !== undefined) {
        if (isSamePosition(known.position, await readTablesPosition(db, bookId))) {
          remember(key, known);
          return known.closings;
        }
      }
      return snapshot(db, async (tables) => {
        const position = await readTablesPosition(tables, bookId);
        const book = { bookId, through };
        const closings =
          known !== undefined && canFollow(known.position, position)
            ? withChanges(
                known.closings,
                await readClosingChanges(tables, book, known.position.seq),
              )
            : await readClosings(tables, book);
        remember(key, { position, closings });
        return closings;
      });
    },
  };
}

const canFollow = (from: TablesPosition, to: TablesPosition): boolean =>
  from.generation === to.generation && from.seq <= to.seq && to.seq - from.seq <= EVENTS_MAX;
