// How many PDFs one person may have made at a time. Who asks for more waits a short while.

const OF_ONE_PERSON_MAX = 2;
const WAIT_MILLISECONDS = 3000;

export type PdfPlaces = {
  /**
   * Waits for a place, in the order of the calls.
   * @returns what gives the place back, or null when none came free in time.
   */
  readonly take: (personId: number) => Promise<(() => void) | null>;
};

export function createPdfPlaces(waitMilliseconds = WAIT_MILLISECONDS): PdfPlaces {
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
      if (count >= OF_ONE_PERSON_MAX) return waitFor(personId);
      taken.set(personId, count + 1);
      return Promise.resolve(placeFor(personId));
    },
  };
}
