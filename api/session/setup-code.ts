// The code that the server prints while there is no admin: whoever has it may become the first one.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createKeyedDigest } from '../limits/keyed-digest.ts';

/** Without letters that are read for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/**
 * @param masterKey the key of the installation, so that all its servers have one code at all times.
 * @returns a code such as `7KQF-2MWD-XH9P`, which tells nothing of the key.
 */
export function setupCodeOf(masterKey: Buffer): string {
  const digest = createKeyedDigest(masterKey, 'setup code')('the first admin');
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The code stands behind #, so that no server, proxy or log on the way sees it. */
export const setupPage = (address: string, code: string): string =>
  `${address}/register#setup_code=${code}`;

/** @returns whether a person typed the code, in any case and with or without the hyphens. */
export function isSetupCode(typed: string, code: string): boolean {
  const digest = (text: string) =>
    createHash('sha256').update(text.toUpperCase().replace(/[\s-]/g, '')).digest();
  return timingSafeEqual(digest(typed), digest(code));
}
