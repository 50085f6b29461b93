// What an earlier version of a projection has written is rebuilt while the server serves, book by
// book, in a process of its own.
import { once } from 'node:events';
import type { Pool } from 'pg';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { olderHistories } from '../../commands/rebuild/history/standing.ts';
import { outdated } from '../../commands/rebuild/outdated.ts';
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
export type RebuildOrder = RebuildAccess & { readonly bookIds: readonly number[] };

/** What the process answers for a book that cannot be rebuilt. */
export type RebuildFailure = { readonly bookId: number };

/** Of a book of an earlier server that made it since, nobody tells. */
const LOOK_EACH_MILLISECONDS = 60_000;

/** People sign in by the installation's book, so that it is rebuilt before anything is served. */
export async function rebuildInstallation(pool: Pool, access: RebuildAccess): Promise<void> {
  const books = await outdated(pool);
  if (!books.some(({ bookId }) => bookId === INSTALLATION_BOOK)) return;
  await runProcess({ ...access, bookIds: [INSTALLATION_BOOK] }).ended;
}

export type Rebuilding = { readonly stop: () => Promise<void> };

/**
 * Rebuilds what is outdated, now and whenever it is found later. A book that cannot be rebuilt is
 * left as it is until the next start.
 * @param say is told when a process ended before its time; it is tried again.
 */
export function rebuildWhileServing(
  pool: Pool,
  access: RebuildAccess,
  say: (sentence: string) => void,
): Rebuilding {
  const failed = new Set<number>();
  let running: RebuildProcess | null = null;
  let stopped = false;
  const look = async (): Promise<void> => {
    const found = [...(await outdated(pool)), ...(await olderHistories(pool))];
    const bookIds = [...new Set(found.map(({ bookId }) => bookId))].filter(
      (bookId) => !failed.has(bookId),
    );
    if (bookIds.length === 0 || stopped) return;
    running = runProcess({ ...access, bookIds }, ({ bookId }) => failed.add(bookId));
    await running.ended;
  };
  const lookAndSay = async (): Promise<void> => {
    await look().catch((error: unknown) => {
      if (!stopped) say(error instanceof Error ? error.message : 'The rebuild failed.');
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
  };
}
