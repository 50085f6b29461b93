// One connection to a book's stream of changes, taken up again whenever it breaks. It says nothing
// when it fails: the page shows what it has, and reads again when asked to.
import { readChanges } from '#api/contract/changes.ts';
import { begin } from '../call.ts';
import { framesOf } from './frames.ts';
import type { Frame } from './frames.ts';

export type Line = {
  readonly bookId: number;
  /** The seq that was heard last, or null. */
  readonly after: () => number | null;
  /** Hears of every event; null is a sign of life. */
  readonly heard: (frame: Frame) => void;
  /** The server says that this person may not read here, or not any more. */
  readonly refused: () => void;
  readonly signal: AbortSignal;
};

/** The server shows a sign of life each 25 s; twice that without one is a dead connection. */
const SILENCE_MAX_MS = 60_000;
const PAUSE_MIN_MS = 1000;
const PAUSE_MAX_MS = 60_000;

/** Listens until the signal says otherwise, or the server that it shall not. */
export async function keepListening(line: Line): Promise<void> {
  let failures = 0;
  while (!line.signal.aborted) {
    const { end, pauseMs } = await listen(line);
    if (end === 'refused') return line.signal.aborted ? undefined : line.refused();
    failures = end === 'heard' ? 0 : failures + 1;
    await pause(Math.max(pauseMs, backOff(failures)), line.signal);
  }
}

type End = {
  /** Whether anything was heard before the connection ended. */
  readonly end: 'heard' | 'silent' | 'refused';
  /** What the server asked to wait. */
  readonly pauseMs: number;
};

async function listen({ bookId, after, heard, signal }: Line): Promise<End> {
  const dead = new AbortController();
  const position = after();
  let end: End['end'] = 'silent';
  let watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
  try {
    const response = await begin(readChanges, {
      params: { bookId },
      query: position === null ? {} : { after: position },
      signal: AbortSignal.any([signal, dead.signal]),
    });
    const status = response?.status ?? null;
    if (status === 401 || status === 404) return { end: 'refused', pauseMs: 0 };
    if (status !== 200 || !response?.body) {
      return { end, pauseMs: 1000 * Number(response?.headers.get('Retry-After') ?? 0) };
    }
    for await (const frame of framesOf(response.body)) {
      clearTimeout(watch);
      watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
      end = 'heard';
      heard(frame);
    }
  } catch {
    // The connection broke, or was given up: what matters is how far it came.
  } finally {
    clearTimeout(watch);
  }
  return { end, pauseMs: 0 };
}

/** A second, then twice as long each time; shortened by chance, so that not all come at once. */
const backOff = (failures: number): number =>
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
