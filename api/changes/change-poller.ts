// Finds out what happened and tells the readers. A notice says only that a book has grown; the log
// says what by. Notices can be lost, so all heads are looked at now and then as well.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Sql } from '#api/store/sql.ts';
import { readProgress } from '#api/store/notices/touched.ts';
import type { Progress } from '#api/store/notices/touched.ts';
import { concernsMembers, kindsTouched } from './kinds.ts';
import { coalesce } from './coalesce.ts';
import type { Reader } from './reading/reader.ts';
import type { Readers } from './reading/readers.ts';

export type ChangePoller = {
  /** A book has an event of this number. */
  readonly notify: (bookId: number, seq: number) => void;
  /** Anything may have happened since the last look. */
  readonly pollAll: () => void;
  /** Tells a new reader where its book stands, and what it has missed. */
  readonly join: (reader: Reader) => Promise<void>;
  /** Forgets the book of a reader who left, when nobody else reads of it. */
  readonly leave: (reader: Reader) => void;
};

/** When the database did not answer, the next question goes out so much later. */
const AGAIN_MS = 1000;

type Parts = {
  readonly sql: Sql;
  readonly readers: Readers;
  /** Ends the streams of those who may not read any more; throws when that cannot be found out. */
  readonly checkReaders: (readers: readonly Reader[]) => Promise<void>;
};

export function createChangePoller(parts: Parts): ChangePoller {
  const { sql, readers } = parts;
  const positions = createPositions();
  const grown = new Set<number>();
  const readersOf = (bookId: number) =>
    bookId === INSTALLATION_BOOK ? readers.all() : readers.ofBook(bookId);
  const run = coalesce(async () => {
    const asked = [...grown].map((bookId) => ({ bookId, after: positions.after(bookId) }));
    grown.clear();
    if (asked.length === 0) return;
    try {
      for (const found of await readProgress(sql, asked))
        await sendProgress(parts, positions, found);
    } catch {
      setTimeout(pollAll, AGAIN_MS).unref();
    }
  });
  const pollAll = () => {
    for (const bookId of positions.books()) grown.add(bookId);
    run();
  };

  return {
    notify(bookId, seq) {
      if (readersOf(bookId).length === 0 || !positions.announce(bookId, seq)) return;
      grown.add(bookId);
      run();
    },
    pollAll,
    async join(reader) {
      const found = await readProgress(sql, [
        { bookId: reader.bookId, after: reader.after },
        { bookId: INSTALLATION_BOOK, after: null },
      ]);
      for (const progress of found) {
        const { bookId, seq } = progress;
        if (readersOf(bookId).length > 0 && positions.note(bookId, seq)) grown.add(bookId);
        if (bookId === reader.bookId) sendSnapshot(reader, progress);
      }
      run();
    },
    leave({ bookId }) {
      for (const one of [bookId, INSTALLATION_BOOK]) {
        if (readersOf(one).length === 0) positions.forget(one);
      }
    },
  };
}

async function sendProgress(
  { readers, checkReaders }: Parts,
  positions: Positions,
  progress: Progress,
): Promise<void> {
  const { bookId, after, seq, touches } = progress;
  // The book was forgotten meanwhile, or another call has looked at it.
  if (positions.after(bookId) !== after || seq === after) return;
  const kinds = kindsTouched(touches);
  if (bookId === INSTALLATION_BOOK) {
    for (const reader of readers.all()) reader.send({ seq: null, kinds });
  } else {
    // First, so that a member who was removed is told nothing more.
    if (concernsMembers(kinds)) await checkReaders(readers.ofBook(bookId));
    for (const reader of readers.ofBook(bookId)) reader.send({ seq, kinds });
  }
  positions.moveTo(bookId, seq);
}

/** Of the shared masters nobody can say what was missed, since their log has no place here. */
function sendSnapshot(reader: Reader, { seq, quietMs, touches }: Progress): void {
  const begins = reader.after === null;
  reader.send({ seq, kinds: kindsTouched(touches), ...(begins && { quietMs }) });
  if (!begins) reader.send({ seq: null, kinds: 'everything' });
}

// How far each book that somebody reads of was looked at, and how far notices say that it has come.
type Positions = {
  /** The books that were looked at. */
  readonly books: () => readonly number[];
  /** @returns the seq up to which a book was looked at; null before a first look. */
  readonly after: (bookId: number) => number | null;
  /** A notice. @returns whether there is more than was seen. */
  readonly announce: (bookId: number, seq: number) => boolean;
  /** What a new reader found. @returns whether it is not what the others have seen. */
  readonly note: (bookId: number, seq: number) => boolean;
  readonly moveTo: (bookId: number, seq: number) => void;
  readonly forget: (bookId: number) => void;
};

function createPositions(): Positions {
  const seen = new Map<number, number>();
  const announced = new Map<number, number>();
  return {
    books: () => [...seen.keys()],
    after: (bookId) => seen.get(bookId) ?? null,
    announce(bookId, seq) {
      announced.set(bookId, seq);
      const last = seen.get(bookId);
      // Before a first look there is nothing to compare with: `note` will.
      return last !== undefined && seq > last;
    },
    note(bookId, seq) {
      const before = seen.get(bookId) ?? seq;
      // A look that began earlier may end later: the lower number is the safe one.
      seen.set(bookId, Math.min(before, seq));
      return before !== seq || (announced.get(bookId) ?? 0) > seq;
    },
    moveTo: (bookId, seq) => void seen.set(bookId, seq),
    forget(bookId) {
      seen.delete(bookId);
      announced.delete(bookId);
    },
  };
}
