// How many costly calls of a kind one person may have under way. Who asks for more waits a short
// while: at one server in the order of the calls, between servers by asking again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limit } from './limits.ts';
import type { RateLimits } from './rate-limits.ts';

const ASK_AGAIN_MILLISECONDS = 100;

export type PlacesRule = {
  /** How many a person has. */
  readonly countMax: number;
  /** So long one waits for a place of one's own. */
  readonly waitMilliseconds: number;
  /** More of one person do not wait at one server. */
  readonly waitingMax: number;
  /** Under which all servers count together; without it each counts by itself. */
  readonly overall?: Limit;
};

export type PersonPlaces = {
  /**
   * Waits for a place, in the order of the calls.
   * @param signal fires when the caller is gone, whose place then goes to the next.
   * @returns what gives the place back, or null when none came free in time.
   */
  readonly take: (personId: number, signal?: AbortSignal) => Promise<(() => void) | null>;
};

export function createPlaces(limits: Pick<RateLimits, 'hold'>, rule: PlacesRule): PersonPlaces {
  const { overall, waitMilliseconds } = rule;
  const here = createPlacesHere(rule);
  if (overall === undefined) return here;

  async function holdOverall(limit: Limit, personId: number, until: number, signal?: AbortSignal) {
    for (;;) {
      const giveBack = await limits.hold({ limit, by: [String(personId)] });
      if (giveBack !== null || performance.now() > until || signal?.aborted === true) {
        return giveBack;
      }
      await sleep(ASK_AGAIN_MILLISECONDS);
    }
  }
  return {
    async take(personId, signal) {
      const until = performance.now() + waitMilliseconds;
      const leave = await here.take(personId, signal);
      if (leave === null) return null;
      const giveBack = await holdOverall(overall, personId, until, signal).catch(
        (error: unknown) => {
          leave();
          throw error;
        },
      );
      if (giveBack === null) leave();
      // Whoever waits here next finds it given back.
      return giveBack === null ? null : () => void giveBack().finally(leave);
    },
  };
}

/** Those of one server: most people use one, and there nobody asks twice. */
function createPlacesHere({ countMax, waitMilliseconds, waitingMax }: PlacesRule): PersonPlaces {
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

  function waitFor(personId: number, signal?: AbortSignal): Promise<(() => void) | null> {
    const others = waiting.get(personId) ?? new Set();
    if (others.size >= waitingMax || signal?.aborted === true) return Promise.resolve(null);
    waiting.set(personId, others);
    return new Promise((done) => {
      const over = (place: (() => void) | null) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        others.delete(free);
        if (others.size === 0) waiting.delete(personId);
        done(place);
      };
      const free = () => over(placeFor(personId));
      const giveUp = () => over(null);
      const timer = setTimeout(giveUp, waitMilliseconds);
      signal?.addEventListener('abort', giveUp, { once: true });
      others.add(free);
    });
  }

  return {
    take(personId, signal) {
      const count = taken.get(personId) ?? 0;
      if (count >= countMax) return waitFor(personId, signal);
      taken.set(personId, count + 1);
      return Promise.resolve(placeFor(personId));
    },
  };
}
