// Finds out what happened and tells the readers. A notice says only that a book has grown; the log
// says what by. Notices can be lost, so all heads are looked at now and then as well.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Sql } from '#api/store/sql.ts';
import { readProgress } from '#api/store/touched.ts';
import type { Progress } from '#api/store/touched.ts';
import { concernsMembers, kindsTouched } from './kinds.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Reader } from './reading/reader.ts';
import type { Readers } from './reading/readers.ts';
import { createSeen } from './seen.ts';
import type { Seen } from './seen.ts';

export type Lookout = {
  /** A book has an event of this number. */
  readonly heard: (bookId: number, seq: number) => void;
  /** Anything may have happened since the last look. */
  readonly lookAtAll: () => void;
  /** Tells a new reader where its book stands, and what it has missed. */
  readonly join: (reader: Reader) => Promise<void>;
  /** Forgets the book of a reader who left, when nobody else reads of it. */
  readonly left: (reader: Reader) => void;
};

/** When the database did not answer, the next question goes out so much later. */
const AGAIN_MS = 1000;

type Parts = {
  readonly sql: Sql;
  readonly readers: Readers;
  /** Ends the streams of those who may not read any more; throws when that cannot be found out. */
  readonly look: (readers: readonly Reader[]) => Promise<void>;
};

export function createLookout(parts: Parts): Lookout {
  const { sql, readers } = parts;
  const seen = createSeen();
  const grown = new Set<number>();
  const readersOf = (bookId: number) =>
    bookId === INSTALLATION_BOOK ? readers.all() : readers.ofBook(bookId);
  const run = oneAtATime(async () => {
    const positions = [...grown].map((bookId) => ({ bookId, after: seen.after(bookId) }));
    grown.clear();
    if (positions.length === 0) return;
    try {
      for (const found of await readProgress(sql, positions)) await tell(parts, seen, found);
    } catch {
      setTimeout(lookAtAll, AGAIN_MS).unref();
    }
  });
  const lookAtAll = () => {
    for (const bookId of seen.books()) grown.add(bookId);
    run();
  };

  return {
    heard(bookId, seq) {
      if (readersOf(bookId).length === 0 || !seen.announce(bookId, seq)) return;
      grown.add(bookId);
      run();
    },
    lookAtAll,
    async join(reader) {
      const found = await readProgress(sql, [
        { bookId: reader.bookId, after: reader.after },
        { bookId: INSTALLATION_BOOK, after: null },
      ]);
      for (const progress of found) {
        const { bookId, seq } = progress;
        if (readersOf(bookId).length > 0 && seen.note(bookId, seq)) grown.add(bookId);
        if (bookId === reader.bookId) greet(reader, progress);
      }
      run();
    },
    left({ bookId }) {
      for (const one of [bookId, INSTALLATION_BOOK]) {
        if (readersOf(one).length === 0) seen.forget(one);
      }
    },
  };
}

async function tell({ readers, look }: Parts, seen: Seen, progress: Progress): Promise<void> {
  const { bookId, after, seq, touches } = progress;
  // Forgotten meanwhile, or looked at from elsewhere.
  if (seen.after(bookId) !== after || seq === after) return;
  const kinds = kindsTouched(touches);
  if (bookId === INSTALLATION_BOOK) {
    for (const reader of readers.all()) reader.tell({ seq: null, kinds });
  } else {
    // First, so that a member who was removed is told nothing more.
    if (concernsMembers(kinds)) await look(readers.ofBook(bookId));
    for (const reader of readers.ofBook(bookId)) reader.tell({ seq, kinds });
  }
  seen.moveTo(bookId, seq);
}

/** Of the shared masters nobody can say what was missed, since their log has no place here. */
function greet(reader: Reader, { seq, quietMs, touches }: Progress): void {
  const begins = reader.after === null;
  reader.tell({ seq, kinds: kindsTouched(touches), ...(begins && { quietMs }) });
  if (!begins) reader.tell({ seq: null, kinds: 'everything' });
}
