// One connection to a book's stream of changes, taken up again whenever it breaks. It says nothing
// when it fails: the page shows what it has, and reads again when asked to.
import { readChanges } from '#api/contract/entity/changes.ts';
import { begin } from '../call.ts';
import type { BookSubscription } from './book-subscription.ts';
import { framesOf } from './frames.ts';
import type { Frame } from './frames.ts';

/** The server shows a sign of life each 25 s; twice that without one is a dead connection. */
const SILENCE_MAX_MS = 60_000;
const PAUSE_MIN_MS = 1000;
const PAUSE_MAX_MS = 60_000;

type Subscriber = Pick<BookSubscription, 'bookId' | 'lastSeq' | 'refuse'>;
type OnFrame = (frame: Frame) => void;

/** Stays connected until the signal says otherwise, or the server refuses. */
export async function keepConnected(
  subscriber: Subscriber,
  onFrame: OnFrame,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const { outcome, pauseMs } = await connect(subscriber, onFrame, signal);
    if (outcome === 'refused') return signal.aborted ? undefined : subscriber.refuse();
    failures = outcome === 'received' ? 0 : failures + 1;
    await pause(Math.max(pauseMs, backOffMs(failures)), signal);
  }
}

type ConnectionEnd = {
  /** Whether anything was received before the connection ended. */
  readonly outcome: 'received' | 'silent' | 'refused';
  /** What the server asked to wait. */
  readonly pauseMs: number;
};

async function connect(
  { bookId, lastSeq }: Subscriber,
  onFrame: OnFrame,
  signal: AbortSignal,
): Promise<ConnectionEnd> {
  const dead = new AbortController();
  const after = lastSeq();
  let outcome: ConnectionEnd['outcome'] = 'silent';
  let watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
  try {
    const response = await begin(readChanges, {
      params: { bookId },
      query: after === null ? {} : { after },
      signal: AbortSignal.any([signal, dead.signal]),
    });
    const status = response?.status ?? null;
    if (status === 401 || status === 404) return { outcome: 'refused', pauseMs: 0 };
    if (status !== 200 || !response?.body) {
      return { outcome, pauseMs: 1000 * Number(response?.headers.get('Retry-After') ?? 0) };
    }
    for await (const frame of framesOf(response.body)) {
      clearTimeout(watch);
      watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
      outcome = 'received';
      onFrame(frame);
    }
  } catch {
    // The connection broke, or was given up: what matters is how far it came.
  } finally {
    clearTimeout(watch);
  }
  return { outcome, pauseMs: 0 };
}

/** A second, then twice as long each time; shortened by chance, so that not all come at once. */
const backOffMs = (failures: number): number =>
  Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** Waits; a network that comes back ends the wait. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
}
