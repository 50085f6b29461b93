// Chance that falls alike in every run: the same seed, the same books.

/** @returns a whole number from 0 up to, and without, `sides`. */
export type Dice = (sides: number) => number;

/** Mulberry32: small, and good enough to spread entries over accounts and days. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}
