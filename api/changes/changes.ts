// Live changes: what happens in a book is told to everybody who has it open, whichever server
// process it happened in. Nothing here holds a connection of the pool while a stream is open.
import type pg from 'pg';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { createAnnounce } from './notices/announce.ts';
import type { Grown } from './notices/announce.ts';
import { createListener } from './notices/listener.ts';
import { createLookout } from './lookout.ts';
import type { Lookout } from './lookout.ts';
import { endStrangers } from './may-read.ts';
import { createReader } from './reading/reader.ts';
import type { Reader, Wish } from './reading/reader.ts';
import { createReaders } from './reading/readers.ts';
import type { Caps, Full, Readers } from './reading/readers.ts';

export type Pace = Caps & {
  readonly beatMs: number;
  /** How long a change may stay unknown whose notice was lost. */
  readonly compareMs: number;
  /** How long a membership or session may be over before a stream is, should its notice be lost. */
  readonly lookMs: number;
};

const PACE: Pace = {
  personMax: 20,
  processMax: 1000,
  beatMs: 25_000,
  compareMs: 10_000,
  lookMs: 60_000,
};

export type Changes = {
  /** The writer's word after each COMMIT. */
  readonly announce: (books: readonly Grown[]) => void;
  /** Opens a stream; throws when the database does not say where the book stands. */
  readonly open: (wish: Wish) => Promise<Result<ReadableStream<Uint8Array>, Full | 'stopping'>>;
  /** Streams that are open now. */
  readonly count: () => number;
  /** Ends all streams at once, and takes no more. */
  readonly stop: () => void;
};

/** How long a stream may take to say goodbye. */
const GOODBYE_MS = 1000;

/** Connects and begins to look only with the first stream. */
export function createChanges(pool: pg.Pool, pace: Partial<Pace> = {}): Changes {
  const { beatMs, compareMs, lookMs, ...caps } = { ...PACE, ...pace };
  const readers = createReaders(caps);
  const look = (some: readonly Reader[]) =>
    some.length === 0 ? Promise.resolve() : endStrangers(pool, some);
  const lookout = createLookout({ sql: pool, readers, look });
  // When nobody can say who may read, the next regular look will find out.
  const lookSoon = (some: readonly Reader[]) => void look(some).catch(() => undefined);
  const listener = createListener({
    // The pool hides its password from whoever copies its options.
    connection: { ...pool.options, password: pool.options.password },
    began: lookout.lookAtAll,
    grown: ({ bookId, seq }) => lookout.heard(bookId, seq),
    sessionEnded: (personId) => lookSoon(readers.ofPerson(personId)),
  });
  const clock = createClock([
    [beatMs, () => readers.all().forEach((reader) => reader.beat())],
    [compareMs, lookout.lookAtAll],
    [lookMs, () => lookSoon(readers.all())],
  ]);
  const say = createAnnounce(pool);
  let stopped = false;

  return {
    announce(books) {
      // This process need not wait for its own notice to come round.
      for (const { bookId, seq } of books) lookout.heard(bookId, seq);
      say(books);
    },
    async open(wish) {
      const full = stopped ? 'stopping' : readers.full(wish.personId);
      if (full !== null) return rejected(full);
      listener.start();
      clock.start();
      return accepted(await welcome(wish, readers, lookout));
    },
    count: () => readers.all().length,
    stop() {
      stopped = true;
      listener.stop();
      clock.stop();
      for (const reader of readers.all()) sayGoodbye(reader);
    },
  };
}

function sayGoodbye(reader: Reader): void {
  reader.end();
  setTimeout(reader.cut, GOODBYE_MS).unref();
}

/** @returns the body of a stream whose beginning is known. */
async function welcome(
  wish: Wish,
  readers: Readers,
  lookout: Lookout,
): Promise<ReadableStream<Uint8Array>> {
  const reader = createReader(wish, (gone) => {
    readers.remove(gone);
    lookout.left(gone);
  });
  readers.add(reader);
  try {
    await lookout.join(reader);
  } catch (error) {
    reader.leave();
    throw error;
  }
  reader.begin();
  return reader.body;
}

type Clock = { readonly start: () => void; readonly stop: () => void };

/** Does each work every so many milliseconds, once started. */
function createClock(works: readonly (readonly [number, () => void])[]): Clock {
  const timers: NodeJS.Timeout[] = [];
  return {
    start() {
      if (timers.length > 0) return;
      for (const [ms, work] of works) timers.push(setInterval(work, ms).unref());
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
