// Live changes: what happens in a book is told to everybody who has it open, whichever server
// process it happened in. Nothing here holds a connection of the pool while a stream is open.
import type pg from 'pg';
import { SESSIONS_CHANNEL } from '#api/store/channels.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { createAnnounce, parseNotice } from './announce.ts';
import type { Grown } from './announce.ts';
import { createListener } from './listener.ts';
import { createLookout } from './lookout.ts';
import { endStrangers } from './may-read.ts';
import { createReader } from './reader.ts';
import type { Reader, Wish } from './reader.ts';
import { createReaders } from './readers.ts';
import type { Caps, Full } from './readers.ts';

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
  const say = createAnnounce(pool);
  const listener = createListener({
    // The pool hides its password from whoever copies its options.
    connection: { ...pool.options, password: pool.options.password },
    began: lookout.lookAtAll,
    heard(channel, payload) {
      const grown = channel === SESSIONS_CHANNEL ? null : parseNotice(payload);
      if (grown !== null) lookout.heard(grown.bookId, grown.seq);
      // When nobody can say, the regular look will find out.
      else void look(readers.ofPerson(Number(payload))).catch(() => undefined);
    },
  });
  const everySoOften = [
    [beatMs, () => readers.all().forEach((reader) => reader.beat())],
    [compareMs, lookout.lookAtAll],
    [lookMs, () => void look(readers.all()).catch(() => undefined)],
  ] as const;
  const timers: NodeJS.Timeout[] = [];
  let stopped = false;

  const start = () => {
    listener.start();
    if (timers.length > 0) return;
    for (const [ms, work] of everySoOften) timers.push(setInterval(work, ms).unref());
  };
  const gone = (reader: Reader) => {
    readers.remove(reader);
    lookout.forget(reader.bookId);
  };

  return {
    announce(books) {
      // This process need not wait for its own notice to come round.
      for (const { bookId, seq } of books) lookout.heard(bookId, seq);
      say(books);
    },
    async open(wish) {
      const full = stopped ? 'stopping' : readers.full(wish.personId);
      if (full !== null) return rejected(full);
      start();
      const reader = createReader(wish, gone);
      readers.add(reader);
      try {
        await lookout.join(reader);
      } catch (error) {
        reader.leave();
        throw error;
      }
      reader.begin();
      return accepted(reader.body);
    },
    count: () => readers.all().length,
    stop() {
      stopped = true;
      listener.stop();
      for (const timer of timers) clearInterval(timer);
      for (const reader of readers.all()) {
        reader.end();
        setTimeout(reader.cut, GOODBYE_MS).unref();
      }
    },
  };
}
