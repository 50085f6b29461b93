// Tells the other servers on the same database that this one runs, and which events it reads.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { announceServer, NewerLog, retractServer } from './event-versions.ts';

/** Four of them may fail before the others take this server for gone. */
const BEAT_MILLISECONDS = 12_000;

type Heartbeat = { readonly stop: () => Promise<void> };

/** @throws NewerLog when the log may hold events that this server does not read. */
export async function startHeartbeat(
  pool: pg.Pool,
  say: (sentence: string) => void,
): Promise<Heartbeat> {
  const serverId = randomUUID();
  await announceServer(pool, serverId);
  const beat = () =>
    announceServer(pool, serverId).catch((error: unknown) => {
      // A database that is away is told of by the requests; a log that outgrew us by nobody else.
      if (error instanceof NewerLog) say(error.message);
    });
  const timer = setInterval(() => void beat(), BEAT_MILLISECONDS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await retractServer(pool, serverId);
    },
  };
}
