// Keeps the histories of the books' rows up with their logs while the server serves. Nobody waits
// for it: it takes books that are at rest, a slice at a time, and pauses longer than it works.
import { setTimeout as pause } from 'node:timers/promises';
import { countSlice, historiesBehind } from '#api/commands/rebuild/history/follow.ts';
import type { HistoryParts } from '#api/commands/rebuild/history/follow.ts';

const LOOK_EACH_MILLISECONDS = 20_000;
/** A book that is never at rest is followed all the same. */
const FAR_BEHIND_EVENTS = 4000;
/** Of its time a follower works a quarter. */
const PAUSES_PER_WORK = 3;

export type HistoryFollower = { readonly stop: () => Promise<void> };

/** @param say is told why it could not go on; it is tried again. */
export function followHistories(
  parts: HistoryParts,
  say: (sentence: string) => void,
): HistoryFollower {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  const follow = async (bookId: number, headSeq: number): Promise<void> => {
    for (let counted = 0; counted < headSeq && !signal.aborted;) {
      const began = performance.now();
      counted = await countSlice(parts, bookId, headSeq);
      await rest((performance.now() - began) * PAUSES_PER_WORK);
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await rest(LOOK_EACH_MILLISECONDS);
      if (signal.aborted) return;
      const behind = await historiesBehind(parts.pool, FAR_BEHIND_EVENTS);
      for (const { bookId, headSeq } of behind) await follow(bookId, headSeq);
    }
  };

  const running = (async () => {
    while (!signal.aborted) {
      await run().catch((error: unknown) => {
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
