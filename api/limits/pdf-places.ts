// How many PDFs one person may have made at a time, over all servers. Who asks for more waits a
// short while: at one server in the order of the calls, between servers by asking again.
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFS_PERSON } from './limits.ts';
import type { RateLimits } from './rate-limits.ts';

const WAIT_MILLISECONDS = 3000;
const ASK_AGAIN_MILLISECONDS = 100;

export type PdfPlaces = {
  /**
   * Waits for a place, in the order of the calls.
   * @returns what gives the place back, or null when none came free in time.
   */
  readonly take: (personId: number) => Promise<(() => void) | null>;
};

export function createPdfPlaces(
  limits: Pick<RateLimits, 'hold'>,
  waitMilliseconds = WAIT_MILLISECONDS,
): PdfPlaces {
  const places = createPlacesHere(waitMilliseconds);

  async function holdOverall(personId: number, until: number) {
    for (;;) {
      const giveBack = await limits.hold({ limit: PDFS_PERSON, by: [String(personId)] });
      if (giveBack !== null || performance.now() > until) return giveBack;
      await sleep(ASK_AGAIN_MILLISECONDS);
    }
  }
  return {
    async take(personId) {
      const until = performance.now() + waitMilliseconds;
      const leave = await places.take(personId);
      if (leave === null) return null;
      const giveBack = await holdOverall(personId, until).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (giveBack === null) leave();
      // Whoever waits here next finds it given back.
      return giveBack === null ? null : () => void giveBack().finally(leave);
    },
  };
}

/** Those of one server: most people use one, and there nobody asks twice. */
function createPlacesHere(waitMilliseconds: number): PdfPlaces {
  const taken = new Map<number, number>();
  /** Those who wait, by person; the place of one who leaves passes to the first of them. */
  const waiting = new Map<number, Set<() => void>>();

  function leave(personId: number): void {
    const [next] = waiting.get(personId) ?? [];
    if (next !== undefined) return next();
    const left = (taken.get(personId) ?? 0) - 1;
    if (left === 0) taken.delete(personId);
    else taken.set(personId, left);
  }

  function placeFor(personId: number): () => void {
    let isGiven = false;
    return () => {
      if (!isGiven) leave(personId);
      isGiven = true;
    };
  }

  function waitFor(personId: number): Promise<(() => void) | null> {
    const others = waiting.get(personId) ?? new Set();
    waiting.set(personId, others);
    return new Promise((done) => {
      const over = (place: (() => void) | null) => {
        clearTimeout(timer);
        others.delete(free);
        if (others.size === 0) waiting.delete(personId);
        done(place);
      };
      const free = () => over(placeFor(personId));
      const timer = setTimeout(() => over(null), waitMilliseconds);
      others.add(free);
    });
  }

  return {
    take(personId) {
      const count = taken.get(personId) ?? 0;
      if (count >= PDFS_PERSON.countMax) return waitFor(personId);
      taken.set(personId, count + 1);
      return Promise.resolve(placeFor(personId));
    },
  };
}
