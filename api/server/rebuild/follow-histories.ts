// Keeps the histories of the books' rows up with their logs while the server serves. Nobody waits
// for it: it takes books that are at rest, a slice at a time, and pauses longer than it works. What
// is far behind is counted by a process of its own.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { countSlice, historiesBehind } from '#api/commands/rebuild/history/follow.ts';
import type { BookBehind, HistoryParts } from '#api/commands/rebuild/history/follow.ts';
import { startCounting } from './counting-process.ts';
import type { CountingProcess, CountSlice } from './counting-process.ts';
import type { RebuildAccess } from './outdated-books.ts';

/** Of its time a follower works a quarter, and an eightieth while the server has much to do. */
const PAUSES_WHILE_BUSY = 25;
/** A slice that takes longer waited for a processor: its pauses say nothing of its work. */
const LONGEST_PAUSE_MILLISECONDS = 1000;
/** The share of its time that a busy server computes. */
const BUSY = 0.2;
const PACE: HistoryPace = {
  lookMs: 20_000,
  patienceMs: 60_000,
  farEvents: 4000,
  pausesPerWork: 3,
};
/** For so long it is seen whether the server is busy. */
const GLANCE_MILLISECONDS = 1000;

export type HistoryPace = {
  /** How often it is looked which books are behind; null for never. */
  readonly lookMs: number | null;
  /** So long a history waits for a busy server: to begin costs most where there is least time. */
  readonly patienceMs: number;
  /** A book that is further behind is never waited for, and followed from another process. */
  readonly farEvents: number;
  /** So many times as long as a slice took is paused after it. */
  readonly pausesPerWork: number;
};

type HistoryFollower = { readonly stop: () => Promise<void> };

/**
 * @param access is for the process that counts what is far behind.
 * @param say is told why it could not go on; it is tried again.
 */
export function followHistories(
  parts: HistoryParts,
  access: RebuildAccess,
  say: (sentence: string) => void,
  pace: Partial<HistoryPace> = {},
): HistoryFollower {
  const { lookMs, patienceMs, farEvents, pausesPerWork } = { ...PACE, ...pace };
  if (lookMs === null) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const { signal } = stopping;
  const countHere: CountSlice = (bookId, untilSeq) => countSlice(parts, bookId, untilSeq);
  const elsewhere = countingElsewhere(access);
  signal.addEventListener('abort', elsewhere.hangUp);
  const follow = (book: BookBehind, count: CountSlice): Promise<void> =>
    followBook(book, count, { pausesPerWork, signal });

  const run = async (): Promise<void> => {
    let since: string | null = null;
    let waiting: readonly number[] = [];
    while (!signal.aborted) {
      await rest(lookMs, signal);
      if (signal.aborted) return;
      const look = { since, waiting, much: farEvents };
      const { books, asked } = await historiesBehind(parts.pool, look);
      if (books.some(({ isReady }) => isReady)) await untilQuiet(patienceMs, signal);
      for (const book of books) if (book.isReady && !book.isFar) await follow(book, countHere);
      const far = books.filter(({ isFar }) => isFar);
      for (const book of far) await follow(book, elsewhere.count);
      if (far.length === 0) elsewhere.hangUp();
      waiting = books.filter(({ isReady }) => !isReady).map(({ bookId }) => bookId);
      since = asked;
    }
  };

  const running = (async () => {
    while (!signal.aborted) {
      await run().catch((error: unknown) => {
        elsewhere.hangUp();
        if (!signal.aborted) say(error instanceof Error ? error.message : 'A history is behind.');
      });
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** A process takes most of a second to start: it stays while any history is far behind. */
function countingElsewhere(access: RebuildAccess): CountingProcess {
  let running: CountingProcess | null = null;
  return {
    count(bookId, untilSeq) {
      running ??= startCounting(access);
      return running.count(bookId, untilSeq);
    },
    hangUp() {
      running?.hangUp();
      running = null;
    },
  };
}

async function followBook(
  { bookId, headSeq }: BookBehind,
  count: CountSlice,
  { pausesPerWork, signal }: Pick<HistoryPace, 'pausesPerWork'> & { readonly signal: AbortSignal },
): Promise<void> {
  for (let counted = 0; counted < headSeq && !signal.aborted;) {
    const began = performance.now();
    counted = await count(bookId, headSeq);
    await restFor(pauseAfter(performance.now() - began, pausesPerWork), signal);
  }
}

async function untilQuiet(patienceMs: number, signal: AbortSignal): Promise<void> {
  for (const began = performance.now(); performance.now() - began < patienceMs;) {
    const before = performance.eventLoopUtilization();
    await rest(GLANCE_MILLISECONDS, signal);
    if (signal.aborted || performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

/** @returns how long is paused at a time after a slice that took so long. */
export const pauseAfter = (workedMs: number, pausesPerWork: number): number =>
  Math.min(workedMs * pausesPerWork, LONGEST_PAUSE_MILLISECONDS);

/** Those who wait for an answer come before a history that nobody asks for. */
async function restFor(pauseMs: number, signal: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < PAUSES_WHILE_BUSY && !signal.aborted; pauses += 1) {
    const before = performance.eventLoopUtilization();
    await rest(pauseMs, signal);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}
