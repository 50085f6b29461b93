// Whether two numbers follow each other in one series, as table 13 of GSTR-1 reports its ranges.
// GSTN's tool takes numbers together whatever the size of their letters.
import { numberKey } from './number.ts';

/** Runs of digits and runs of anything else, by turns. */
const partsOf = (number: string): readonly string[] =>
  numberKey(number).match(/[0-9]+|[^0-9]+/g) ?? [];

const isDigits = (part: string): boolean => /^[0-9]/.test(part);

/** One more, and as wide as before unless all digits were nines. */
function follows(previous: string, next: string): boolean {
  if (!isDigits(previous) || !isDigits(next)) return false;
  const after = (BigInt(previous) + 1n).toString().padStart(previous.length, '0');
  return next === after;
}

/**
 * All parts are the same but one run of digits, which is one higher: `SINV-0005-23` is followed by
 * `SINV-0006-23`, and not by `SINV-0006-24`, where the year has changed too.
 */
export function areConsecutive(previous: string, next: string): boolean {
  const [left, right] = [partsOf(previous), partsOf(next)];
  if (left.length !== right.length) return false;
  const changed = left.flatMap((part, at) => (part === right[at] ? [] : [at]));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return false;
  return follows(left[only] ?? '', right[only] ?? '');
}
