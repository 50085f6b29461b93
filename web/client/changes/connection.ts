// One connection to a book's stream of changes, taken up again whenever it breaks. It says nothing
// when it fails: the page shows what it has, and reads again when asked to.
import { readChanges } from '#api/contract/entity/changes.ts';
import type { Change } from '#api/contract/entity/changes.ts';
import { begin } from '../call.ts';
import { framesOf } from './frames.ts';
import type { Frame } from './frames.ts';

/** The server shows a sign of life each 25 s; twice that without one is a dead connection. */
const SILENCE_MAX_MS = 60_000;
const PAUSE_MIN_MS = 1000;
const PAUSE_MAX_MS = 60_000;

export type ChangeHandlers = {
  readonly onChange: (change: Change) => void;
  /** The first that is received: nothing was written for so long before. */
  readonly onStart: (quietMs: number) => void;
  /** This person may not read this book, or not any more. */
  readonly onRefused: () => void;
};

/**
 * Stays connected while the page is seen, until the signal says otherwise or the server refuses.
 * A hidden page needs no connection, and a browser opens few to one server; once the page is seen
 * again, it goes on from where it was.
 */
export async function keepConnected(
  bookId: number,
  { onChange, onStart, onRefused }: ChangeHandlers,
  signal: AbortSignal,
): Promise<void> {
  let lastSeq: number | null = null;
  let failures = 0;
  const receive = (change: Change) => {
    const isFirst = lastSeq === null && change.shared !== true;
    lastSeq = change.seq ?? lastSeq;
    // A first event that already tells of a change has hidden how long it was quiet before.
    return isFirst ? onStart(change.quiet_ms ?? 0) : onChange(change);
  };
  while (!signal.aborted) {
    await visibilityIs('visible', signal);
    if (signal.aborted) return undefined;
    const left = new AbortController();
    void visibilityIs('hidden', signal).then(() => left.abort());
    const position = { bookId, after: lastSeq };
    const { outcome, pauseMs } = await connect(position, receive, left.signal);
    if (outcome === 'refused') return signal.aborted ? undefined : onRefused();
    if (left.signal.aborted) continue;
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
  { bookId, after }: { readonly bookId: number; readonly after: number | null },
  receive: (change: Change) => void,
  signal: AbortSignal,
): Promise<ConnectionEnd> {
  const dead = new AbortController();
  let outcome: ConnectionEnd['outcome'] = 'silent';
  let watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
  const onFrame = (frame: Frame) => {
    clearTimeout(watch);
    watch = setTimeout(() => dead.abort(), SILENCE_MAX_MS);
    outcome = 'received';
    if (frame !== null) receive(frame);
  };
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
    for await (const frame of framesOf(response.body)) onFrame(frame);
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

/** Waits until the page is seen, or is not, or the signal ends the wait. */
function visibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const check = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', check, { signal: over.signal });
    signal.addEventListener('abort', check, { signal: over.signal });
    check();
  });
}
