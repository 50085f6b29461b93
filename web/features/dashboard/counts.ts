// Counts and whole rupees as sentences have them.
import { formatCount } from '#web/format/money.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** @returns `five`, and above ten the figure. */
export const inWords = (count: number): string => WORDS[count] ?? formatCount(count);

/** @returns an amount without its paise: `7,25,700`, a negative with its sign. */
export function wholeRupees(paise: number): string {
  const whole = Math.round(Math.abs(paise) / 100);
  return `${paise < 0 && whole > 0 ? '\u2212' : ''}${formatCount(whole)}`;
}
