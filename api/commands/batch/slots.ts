// How many batches may be under way: each holds lines and answers in memory until it is over.

const BATCHES_MAX = 8;
const OF_ONE_PERSON_MAX = 2;

export type BatchSlots = {
  /** @returns what gives the slot back, or why there is none. */
  readonly take: (personId: number) => (() => void) | 'full' | 'too_many';
};

export function createSlots(): BatchSlots {
  const taken = new Map<number, number>();
  let count = 0;
  const move = (personId: number, by: 1 | -1): void => {
    const left = (taken.get(personId) ?? 0) + by;
    count += by;
    if (left === 0) taken.delete(personId);
    else taken.set(personId, left);
  };
  return {
    take: (personId) => {
      if ((taken.get(personId) ?? 0) >= OF_ONE_PERSON_MAX) return 'too_many';
      if (count >= BATCHES_MAX) return 'full';
      move(personId, 1);
      return () => move(personId, -1);
    },
  };
}
