// One connection that listens for notices, kept up for as long as somebody wants to hear of them.
// It is no connection of the pool: a request must never wait for it, nor it for a request.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BOOKS_CHANNEL, CALLERS_CHANNEL, SESSIONS_CHANNEL } from '#api/store/notices/channels.ts';
import { parseNotice } from './announce.ts';
import type { GrownBook } from './announce.ts';

export type Listener = {
  /** Begins to listen; a second time it does nothing. */
  readonly start: () => void;
  readonly stop: () => void;
};

export type ListenerParts = {
  /** The listener has a connection of its own, made with the settings of the pool. */
  readonly connection: pg.ClientConfig;
  readonly grown: (book: GrownBook) => void;
  readonly sessionEnded: (personId: number) => void;
  readonly callersChanged: () => void;
  /** Listening begins, or begins again: what was said until now was not heard. */
  readonly began: () => void;
  /** From now on nothing is heard. */
  readonly ended: () => void;
};

/** As PostgreSQL lists the connection. */
export const LISTENER = 'lekha listener';

const CHANNELS = [BOOKS_CHANNEL, SESSIONS_CHANNEL, CALLERS_CHANNEL];

const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 5000;
/** A connection may die without a word, for which the system waits two hours. */
const ASK_EACH_MS = 15_000;
const ASK = { text: 'select 1', query_timeout: 5000 };

export function createListener(parts: ListenerParts): Listener {
  const stopped = new AbortController();
  let started = false;
  return {
    start() {
      if (started) return;
      started = true;
      void keepListening(parts, stopped.signal);
    },
    stop: () => stopped.abort(),
  };
}

async function keepListening(parts: ListenerParts, stopped: AbortSignal): Promise<void> {
  let pauseMs = PAUSE_MIN_MS;
  while (!stopped.aborted) {
    const listened = await listen(parts, stopped);
    pauseMs = listened ? PAUSE_MIN_MS : Math.min(pauseMs * 2, PAUSE_MAX_MS);
    const options = { ref: false, signal: stopped };
    await sleep(pauseMs * (0.5 + Math.random()), null, options).catch(() => null);
  }
}

/** Listens until the connection ends. @returns whether there was one. */
async function listen(parts: ListenerParts, stopped: AbortSignal): Promise<boolean> {
  const client = new pg.Client({ ...parts.connection, application_name: LISTENER });
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload = '' }) => hear(parts, channel, payload));
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  const end = () => void client.end().catch(() => undefined);
  stopped.addEventListener('abort', end);
  // An answer that does not come closes the connection: an unanswered question is in its way.
  const asking = setInterval(() => void client.query(ASK).catch(end), ASK_EACH_MS);
  asking.unref();
  try {
    await client.connect();
    await client.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'));
    parts.began();
    await ended;
    return true;
  } catch {
    end();
    return false;
  } finally {
    parts.ended();
    clearInterval(asking);
    stopped.removeEventListener('abort', end);
  }
}

function hear(parts: ListenerParts, channel: string, payload: string): void {
  if (channel === SESSIONS_CHANNEL) return parts.sessionEnded(Number(payload));
  if (channel === CALLERS_CHANNEL) return parts.callersChanged();
  const grown = parseNotice(payload);
  if (grown !== null) parts.grown(grown);
}
