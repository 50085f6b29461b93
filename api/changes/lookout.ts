// Finds out what happened and tells the readers. A notice says only that a book has grown; the log
// says what by. Notices can be lost, so all heads are looked at now and then as well.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { Sql } from '#api/store/sql.ts';
import { readProgress } from '#api/store/touched.ts';
import type { Progress } from '#api/store/touched.ts';
import { concernsMembers, kindsTouched } from './kinds.ts';
import type { Kinds } from './kinds.ts';
import type { Reader } from './reader.ts';
import type { Readers } from './readers.ts';

export type Lookout = {
  /** A book has an event of this number. */
  readonly heard: (bookId: number, seq: number) => void;
  /** Anything may have happened since the last look. */
  readonly lookAtAll: () => void;
  /** Tells a new reader where its book stands, and what it has missed. */
  readonly join: (reader: Reader) => Promise<void>;
  /** Forgets the books that nobody reads of any more. */
  readonly forget: (bookId: number) => void;
};

/** When the database did not answer, the next question goes out so much later. */
const AGAIN_MS = 1000;

type Parts = {
  readonly sql: Sql;
  readonly readers: Readers;
  /** Ends the streams of those who may not read any more; throws when that cannot be found out. */
  readonly look: (readers: readonly Reader[]) => Promise<void>;
};

export function createLookout({ sql, readers, look }: Parts): Lookout {
  /** How far each book that is read of was looked at, and what notices say of it. */
  const seen = new Map<number, number>();
  const announced = new Map<number, number>();
  const grown = new Set<number>();
  let running = false;

  const tell = async (progress: Progress): Promise<void> => {
    const { bookId, after, seq } = progress;
    // Forgotten meanwhile, or looked at from elsewhere.
    if (seen.get(bookId) !== after || seq === after) return;
    const kinds = kindsTouched(progress.touches);
    if (bookId === INSTALLATION_BOOK) {
      tellAll(readers.all(), { seq: null, kinds });
    } else {
      // First, so that a member who was removed is told nothing more.
      if (concernsMembers(kinds)) await look(readers.ofBook(bookId));
      tellAll(readers.ofBook(bookId), { seq, kinds });
    }
    seen.set(bookId, seq);
  };

  /** One question at a time: what comes while it is out goes into the next one. */
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      while (grown.size > 0) {
        const positions = [...grown].map((bookId) => ({ bookId, after: seen.get(bookId) ?? null }));
        grown.clear();
        for (const progress of await readProgress(sql, positions)) await tell(progress);
      }
    } catch {
      setTimeout(lookAtAll, AGAIN_MS).unref();
    } finally {
      running = false;
    }
  };
  const lookAtAll = () => {
    for (const bookId of seen.keys()) grown.add(bookId);
    void run();
  };

  const isRead = (bookId: number): boolean =>
    (bookId === INSTALLATION_BOOK ? readers.all() : readers.ofBook(bookId)).length > 0;

  /** A look that began earlier may end later: the lower number is the safe one. */
  const note = (bookId: number, seq: number) => {
    if (!isRead(bookId)) return;
    const before = seen.get(bookId) ?? seq;
    seen.set(bookId, Math.min(before, seq));
    if (before !== seq || (announced.get(bookId) ?? 0) > seq) grown.add(bookId);
  };

  return {
    heard(bookId, seq) {
      if (!isRead(bookId)) return;
      announced.set(bookId, seq);
      const last = seen.get(bookId);
      if (last === undefined || seq <= last) return;
      grown.add(bookId);
      void run();
    },
    lookAtAll,
    async join(reader) {
      const found = await readProgress(sql, [
        { bookId: reader.bookId, after: reader.after },
        { bookId: INSTALLATION_BOOK, after: null },
      ]);
      for (const progress of found) {
        note(progress.bookId, progress.seq);
        if (progress.bookId === reader.bookId) greet(reader, progress);
      }
      void run();
    },
    forget(bookId) {
      for (const one of [bookId, INSTALLATION_BOOK]) {
        if (isRead(one)) continue;
        seen.delete(one);
        announced.delete(one);
      }
    },
  };
}

/** Of the shared masters nobody can say what was missed, since their log has no place here. */
function greet(reader: Reader, { seq, quietMs, touches }: Progress): void {
  const begins = reader.after === null;
  reader.tell({ seq, kinds: kindsTouched(touches), ...(begins && { quietMs }) });
  if (!begins) reader.tell({ seq: null, kinds: 'everything' });
}

type Told = { readonly seq: number | null; readonly kinds: Kinds };

function tellAll(readers: readonly Reader[], told: Told): void {
  for (const reader of readers) reader.tell(told);
}
