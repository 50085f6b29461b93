// Counts and whole rupees as sentences have them.
import { formatCount, paiseFromWire } from '#web/format/money.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** @returns `five`, and above ten the figure. */
export const inWords = (count: number): string => WORDS[count] ?? formatCount(count);

/** @returns the rupees of a reply without their paise: `7,25,700`, a negative with its sign. */
export function wholeRupees(rupees: string): string {
  const whole = Math.round(Math.abs(paiseFromWire(rupees)) / 100);
  return `${paiseFromWire(rupees) < 0 && whole > 0 ? '\u2212' : ''}${formatCount(whole)}`;
}
