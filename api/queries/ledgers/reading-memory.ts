// Large readings of a book, remembered with the position of the log that they have counted to. A
// reader who finds the log there reads nothing more; one who finds it further reads what changed
// (docs/decisions/0021-a-trial-balance-follows-the-log.md).
import type { QueryExecutorProvider } from 'kysely';
import { momentRead } from '../past/moment.ts';
import { isSamePosition, readTablesPosition, snapshot } from '../snapshot.ts';
import type { ReadTables, TablesPosition } from '../snapshot.ts';

/** How one kind of reading is made; `subject` is what it is of, such as a day. */
export type ReadingPlan<Subject, Value> = {
  readonly keyOf: (subject: Subject) => string;
  readonly readWhole: (
    tables: QueryExecutorProvider,
    bookId: number,
    subject: Subject,
  ) => Promise<Value>;
  /** @param seq the event that `before` has counted to. */
  readonly readOn: (
    tables: QueryExecutorProvider,
    bookId: number,
    subject: Subject,
    before: { readonly value: Value; readonly seq: number },
  ) => Promise<Value>;
  /** How many records the value holds. */
  readonly sizeOf: (value: Value) => number;
};

export type ReadingMemorySettings = {
  /** A smaller reading is made anew in a few milliseconds, and costs no memory. */
  readonly sizeMin: number;
  /** Of all that is remembered. */
  readonly sizeMax: number;
};

export type ReadingMemory<Subject, Value> = {
  /** @returns the value as the read tables have it now. */
  readonly read: (bookId: number, subject: Subject) => Promise<Value>;
};

/** After more events than this, reading everything is about as quick. */
const EVENTS_MAX = 1000;

type Remembered<Value> = { readonly position: TablesPosition; readonly value: Value };

export function createReadingMemory<Subject, Value>(
  db: ReadTables,
  { keyOf, readWhole, readOn, sizeOf }: ReadingPlan<Subject, Value>,
  { sizeMin, sizeMax }: ReadingMemorySettings,
): ReadingMemory<Subject, Value> {
  /** The one that was read the longest time ago comes first. */
  const remembered = new Map<string, Remembered<Value>>();

  const remember = (key: string, one: Remembered<Value>): void => {
    remembered.delete(key);
    if (sizeOf(one.value) < sizeMin) return;
    remembered.set(key, one);
    let size = 0;
    for (const { value } of remembered.values()) size += sizeOf(value);
    for (const [oldest, { value }] of remembered) {
      if (size <= sizeMax) return;
      remembered.delete(oldest);
      size -= sizeOf(value);
    }
  };

  return {
    async read(bookId, subject) {
      if (momentRead() !== undefined) {
        return snapshot(db, (tables) => readWhole(tables, bookId, subject));
      }
      const key = `${bookId} ${keyOf(subject)}`;
      const known = remembered.get(key);
      if (known !== undefined) {
        if (isSamePosition(known.position, await readTablesPosition(db, bookId))) {
          remember(key, known);
          return known.value;
        }
      }
      return snapshot(db, async (tables) => {
        const position = await readTablesPosition(tables, bookId);
        const value =
          known !== undefined && canFollow(known.position, position)
            ? await readOn(tables, bookId, subject, {
                value: known.value,
                seq: known.position.seq,
              })
            : await readWhole(tables, bookId, subject);
        remember(key, { position, value });
        return value;
      });
    },
  };
}

const canFollow = (from: TablesPosition, to: TablesPosition): boolean =>
  from.generation === to.generation && from.seq <= to.seq && to.seq - from.seq <= EVENTS_MAX;
