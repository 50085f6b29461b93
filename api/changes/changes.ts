// Live changes: what happens in a book is told to everybody who has it open, whichever server
// process it happened in. Nothing here holds a connection of the pool while a stream is open.
import type pg from 'pg';
import type { CallerMemory } from '#api/session/callers/caller-memory.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { createAnnounce } from './notices/announce.ts';
import type { CommitNotice } from './notices/announce.ts';
import { createListener } from './notices/listener.ts';
import type { Listener, ListenerParts } from './notices/listener.ts';
import { createChangePoller } from './change-poller.ts';
import type { ChangePoller } from './change-poller.ts';
import { createReader } from './reading/reader.ts';
import type { Reader, StreamRequest } from './reading/reader.ts';
import { createReaders } from './reading/readers.ts';
import type { StreamLimits, NoRoom, Readers } from './reading/readers.ts';
import { readCallers } from '#api/session/sessions.ts';
import type { Sql } from '#api/store/sql.ts';

export type ChangeStreamTiming = StreamLimits & {
  readonly beatMs: number;
  /** How long a change may stay unknown whose notice was lost. */
  readonly compareMs: number;
  /** How long a membership or session may be over before a stream is, should its notice be lost. */
  readonly lookMs: number;
};

const PACE: ChangeStreamTiming = {
  personMax: 20,
  processMax: 1000,
  beatMs: 25_000,
  compareMs: 10_000,
  lookMs: 60_000,
};

export type Changes = {
  /** The writer's word after each COMMIT. */
  readonly announce: (committed: CommitNotice) => void;
  /** Begins to listen to other processes, as an open stream does too. */
  readonly listen: () => void;
  /** Opens a stream; throws when the database does not say where the book stands. */
  readonly open: (
    request: StreamRequest,
  ) => Promise<Result<ReadableStream<Uint8Array>, NoRoom | 'stopping'>>;
  /** Streams that are open now. */
  readonly count: () => number;
  /** Ends all streams at once, and takes no more. */
  readonly stop: () => void;
};

type Callers = Pick<CallerMemory, 'forget' | 'listen'>;

/** How long a stream may take to say goodbye. */
const CLOSE_MS = 1000;

/**
 * Connects and begins to look only with the first stream, or when told to listen.
 * @param callers what this process remembers of sessions: told of what ends them.
 */
export function createChanges(
  pool: pg.Pool,
  callers: Callers,
  pace: Partial<ChangeStreamTiming> = {},
): Changes {
  const { beatMs, compareMs, lookMs, ...caps } = { ...PACE, ...pace };
  const readers = createReaders(caps);
  const checkReaders = (some: readonly Reader[]) =>
    some.length === 0 ? Promise.resolve() : closeUnauthorised(pool, some);
  const poller = createChangePoller({ sql: pool, readers, checkReaders });
  // When nobody can say who may read, the next regular look will find out.
  const checkSoon = (some: readonly Reader[]) => void checkReaders(some).catch(() => undefined);
  const listener = listenOn(pool, callers, {
    began: poller.pollAll,
    grown: ({ bookId, seq }) => poller.notify(bookId, seq),
    sessionEnded: (personId) => checkSoon(readers.ofPerson(personId)),
  });
  const clock = createClock([
    [beatMs, () => readers.all().forEach((reader) => reader.beat())],
    [compareMs, poller.pollAll],
    [lookMs, () => checkSoon(readers.all())],
  ]);
  const send = createAnnounce(pool);
  let stopped = false;

  return {
    announce(committed) {
      // This process need not wait for its own notice to come round.
      if (committed.callersChanged) callers.forget();
      for (const { bookId, seq } of committed.books) poller.notify(bookId, seq);
      send(committed);
    },
    listen: listener.start,
    async open(request) {
      const full = stopped ? 'stopping' : readers.full(request.personId);
      if (full !== null) return rejected(full);
      listener.start();
      clock.start();
      return accepted(await openStream(request, readers, poller));
    },
    count: () => readers.all().length,
    stop() {
      stopped = true;
      listener.stop();
      clock.stop();
      for (const reader of readers.all()) closeStream(reader);
    },
  };
}

/** Hands on what is heard, after whatever is remembered of sessions was forgotten. */
function listenOn(
  pool: pg.Pool,
  callers: Callers,
  heard: Pick<ListenerParts, 'began' | 'grown' | 'sessionEnded'>,
): Listener {
  return createListener({
    // The pool hides its password from whoever copies its options.
    connection: { ...pool.options, password: pool.options.password },
    began: () => {
      callers.listen(true);
      heard.began();
    },
    ended: () => callers.listen(false),
    callersChanged: callers.forget,
    grown: heard.grown,
    sessionEnded: (personId) => {
      callers.forget();
      heard.sessionEnded(personId);
    },
  });
}

function closeStream(reader: Reader): void {
  reader.end();
  setTimeout(reader.cut, CLOSE_MS).unref();
}

/** @returns the body of a stream whose beginning is known. */
async function openStream(
  request: StreamRequest,
  readers: Readers,
  poller: ChangePoller,
): Promise<ReadableStream<Uint8Array>> {
  const reader = createReader(request, (gone) => {
    readers.remove(gone);
    poller.leave(gone);
  });
  readers.add(reader);
  try {
    await poller.join(reader);
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

// Whether those who read may still do so. A stream outlives the request that opened it, so the
// session and the membership are looked at again: when either changes, and from time to time.

/** Sessions that one question is about. */
const SESSIONS_MAX = 500;

/** Ends the streams of those who may not; throws, and ends none, when nobody can say. */
async function closeUnauthorised(sql: Sql, readers: readonly Reader[]): Promise<void> {
  const sessions = [...new Set(readers.map(({ session }) => session))];
  const open = new Set<string>();
  for (let at = 0; at < sessions.length; at += SESSIONS_MAX) {
    const callers = await readCallers(sql, sessions.slice(at, at + SESSIONS_MAX));
    for (const { token, books } of callers) {
      for (const { id } of books) open.add(`${token} ${id}`);
    }
  }
  for (const reader of readers) {
    if (!open.has(`${reader.session} ${reader.bookId}`)) reader.end();
  }
}
