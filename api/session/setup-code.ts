// The code that the server prints while nobody has registered: whoever has it may become the first
// administrator from another machine.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters that are read for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** @returns a fresh code such as `7KQF-2MWD-XH9P`; it lasts as long as the process. */
export function makeSetupCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** @returns whether a person typed the code, in any case and with or without the hyphens. */
export function isSetupCode(typed: string | undefined, code: string): boolean {
  if (typed === undefined) return false;
  const digest = (text: string) =>
    createHash('sha256').update(text.toUpperCase().replace(/[\s-]/g, '')).digest();
  return timingSafeEqual(digest(typed), digest(code));
}
