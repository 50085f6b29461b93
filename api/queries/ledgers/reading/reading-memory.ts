// Large readings of a book, remembered with the position of the log that they have counted to. A
// reader who finds the log there reads nothing more; one who finds it further reads what changed
// (docs/decisions/0021-a-trial-balance-follows-the-log.md).
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { momentRead, readingNow } from '../../past/moment.ts';
import type { PastMoment } from '../../past/moment.ts';
import { createReadingCache } from './reading-cache.ts';
import type { ReadingCacheSettings } from './reading-cache.ts';
import { isSamePosition, readTablesPosition, snapshot } from '../../snapshot.ts';
import type { ReadTables, TablesPosition } from '../../snapshot.ts';

/** How one kind of reading is made; `subject` is what it is of, such as a day. */
type ReadingPlan<Subject, Value> = {
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

export type ReadingMemory<Subject, Value> = {
  /** @returns the value as the read tables have it now. */
  readonly read: (bookId: number, subject: Subject) => Promise<Value>;
};

/** After more events than this, reading everything is about as quick. */
const EVENTS_MAX = 1000;
/** Of the memory, for readings of moments before. */
const PAST_SHARE = 0.5;

export function createReadingMemory<Subject, Value>(
  db: ReadTables,
  { keyOf, readWhole, readOn, sizeOf }: ReadingPlan<Subject, Value>,
  { sizeMin, sizeMax }: ReadingCacheSettings,
): ReadingMemory<Subject, Value> {
  const present = createReadingCache(sizeOf, { sizeMin, sizeMax });
  const past = createReadingCache(sizeOf, { sizeMin, sizeMax: sizeMax * PAST_SHARE });

  /** What was known at a moment stays the same, but for what is erased since. */
  const readAt = async (moment: PastMoment, bookId: number, subject: Subject): Promise<Value> => {
    const { seq, sharedSeq } = moment;
    const key = `${bookId} ${seq} ${sharedSeq} ${keyOf(subject)}`;
    const position = await readingNow(() => readTablesPosition(db, bookId));
    const known = past.find(key);
    if (known !== undefined && (await isUnerased(db, bookId, known.position, position))) {
      past.keep(key, { position, value: known.value });
      return known.value;
    }
    const value = await snapshot(db, (tables) => readWhole(tables, bookId, subject));
    past.keep(key, { position, value });
    return value;
  };

  return {
    async read(bookId, subject) {
      const moment = momentRead();
      if (moment !== undefined) return readAt(moment, bookId, subject);
      const key = `${bookId} ${keyOf(subject)}`;
      const known = present.find(key);
      if (known !== undefined) {
        if (isSamePosition(known.position, await readTablesPosition(db, bookId))) {
          present.keep(key, known);
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
        present.keep(key, { position, value });
        return value;
      });
    },
  };
}

/** @returns whether nothing has been erased in a book, nor its rows made anew, since a position. */
async function isUnerased(
  db: ReadTables,
  bookId: number,
  before: TablesPosition,
  now: TablesPosition,
): Promise<boolean> {
  if (!canFollow(before, now)) return false;
  if (before.seq === now.seq) return true;
  const { rows } = await sql<{ readonly erased: boolean }>`
    select exists (
      select from public.events
      where book_id = ${bookId} and seq > ${before.seq} and seq <= ${now.seq}
        and type = 'CustomerErased'
    ) as erased
  `.execute(db);
  return rows[0]?.erased === false;
}

const canFollow = (from: TablesPosition, to: TablesPosition): boolean =>
  from.generation === to.generation && from.seq <= to.seq && to.seq - from.seq <= EVENTS_MAX;
