// What an earlier version of a projection has written is rebuilt while the server serves, book by
// book, in a process of its own.
import { once } from 'node:events';
import type { Pool } from 'pg';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { DatabaseFault } from '#api/database/fault.ts';
import type { Log } from '#api/http/log.ts';
import { faultInWords, readFaults } from '#api/store/book-faults.ts';
import type { BookLength } from '#api/store/chain/verify.ts';
import type { Readiness } from '../../commands/rebuild/readiness.ts';
import { olderHistories } from '../../commands/rebuild/history/standing.ts';
import { booksToRebuild } from '../../commands/rebuild/outdated.ts';
import type { PoolSettings } from '../../database/pool.ts';
import { startProgram } from './start-program.ts';

/**
 * How the process reaches the books, as JSON: secrets stay out of its arguments and environment.
 */
export type RebuildAccess = {
  readonly writer: PoolSettings;
  readonly installation: number;
  /** 32 bytes in hex. */
  readonly masterKey: string;
};
export type RebuildOrder = RebuildAccess & {
  readonly bookIds: readonly number[];
  /** Books whose chains are checked once that is done. */
  readonly chainsOf?: readonly BookLength[];
};

/** What the process is told meanwhile: a book that somebody waits for. */
export type RebuildWish = { readonly wanted: number };

/** What the process answers for a book that cannot be rebuilt. */
export type RebuildFailure = { readonly bookId: number };

/** Of a book of an earlier server that made it since, nobody tells. */
const LOOK_EACH_MILLISECONDS = 60_000;

/** People sign in by the installation's book, so that it is rebuilt before anything is served. */
export async function rebuildInstallation(pool: Pool, access: RebuildAccess): Promise<void> {
  const books = await booksToRebuild(pool);
  if (!books.some(({ bookId }) => bookId === INSTALLATION_BOOK)) return;
  await runProcess({ ...access, bookIds: [INSTALLATION_BOOK] }).ended.catch(async (error) => {
    const fault = (await readFaults(pool, INSTALLATION_BOOK)).find(
      ({ kind }) => kind === 'rebuild',
    );
    throw fault === undefined ? error : new DatabaseFault(faultInWords(fault), { cause: error });
  });
}

export type Rebuilding = { readonly stop: () => Promise<void> };

type RebuildParts = {
  readonly pool: Pool;
  readonly access: RebuildAccess;
  readonly readiness: Readiness;
  /** Books whose chains are still to be checked. */
  readonly chainsOf: readonly BookLength[];
  readonly log: Log;
};

/**
 * Rebuilds what is outdated, now and whenever it is found later. A book that cannot be rebuilt is
 * left as it is until the next start, and is named in the log with what is wrong with it.
 */
export function rebuildWhileServing({
  pool,
  access,
  readiness,
  chainsOf,
  log,
}: RebuildParts): Rebuilding {
  const failed = new Set<number>();
  const told = new Set<string>();
  let chains = chainsOf;
  let running: RebuildProcess | null = null;
  let stopped = false;
  readiness.onWanted((wanted) => running?.tell({ wanted }));
  const tellFaults = async (): Promise<void> => {
    for (const fault of await readFaults(pool)) {
      const { bookId, kind, seq, reason } = fault;
      const text = faultInWords(fault);
      if (told.has(text)) continue;
      told.add(text);
      const event = kind === 'chain' ? 'broken_chain' : 'book_cannot_be_rebuilt';
      log({ level: 'error', event, book: bookId, seq, reason });
    }
  };
  const look = async (): Promise<void> => {
    await tellFaults();
    const found = [...(await booksToRebuild(pool)), ...(await olderHistories(pool))];
    const bookIds = [...new Set(found.map(({ bookId }) => bookId))].filter(
      (bookId) => !failed.has(bookId),
    );
    if ((bookIds.length === 0 && chains.length === 0) || stopped) return;
    const order = { ...access, bookIds, chainsOf: chains };
    running = runProcess(order, ({ bookId }) => {
      failed.add(bookId);
      void tellFaults().catch(() => undefined);
    });
    await running.ended;
    chains = [];
    await tellFaults();
  };
  const lookAndSay = async (): Promise<void> => {
    await look().catch((error: unknown) => {
      if (stopped) return;
      const reason = error instanceof Error ? error.message : 'The rebuild failed.';
      log({ level: 'error', event: 'rebuild_failed', reason });
    });
    running = null;
  };
  let looking = lookAndSay();
  const timer = setInterval(() => {
    if (running === null) looking = lookAndSay();
  }, LOOK_EACH_MILLISECONDS);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      running?.hangUp();
      await looking;
    },
  };
}

type RebuildProcess = {
  /** Throws when it ended without having looked at all its books. */
  readonly ended: Promise<void>;
  /** It then ends at once; what it had not finished is as it was before. */
  readonly hangUp: () => void;
  readonly tell: (wish: RebuildWish) => void;
};

function runProcess(
  order: RebuildOrder,
  onFailure: (failure: RebuildFailure) => void = () => undefined,
): RebuildProcess {
  const program = startProgram('program.ts');
  program.on('message', (failure: RebuildFailure) => onFailure(failure));
  // It may be gone before it was told anything: its end says so.
  program.send(order, () => undefined);
  const ended = once(program, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The rebuild of the read tables ended with ${String(code)}.`);
  });
  return {
    ended,
    hangUp: () => {
      if (program.connected) program.disconnect();
    },
    tell: (wish) => {
      if (program.connected) program.send(wish, () => undefined);
    },
  };
}
