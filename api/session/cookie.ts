// The session's cookie. Over https its name begins with __Host-, so that no other host and no plain
// http page can set it.
import { SESSION_DAYS_MAX } from './sessions.ts';

const MAX_AGE_SECONDS = SESSION_DAYS_MAX * 24 * 60 * 60;

export const cookieName = (https: boolean): string => (https ? '__Host-lekha_sid' : 'lekha_sid');

/**
 * A browser never sends the same name twice for our path; somebody who planted a second cookie
 * does. Then none counts, rather than the first.
 * @returns the token of the Cookie header, or null.
 */
export function readCookie(header: string | undefined, https: boolean): string | null {
  const prefix = `${cookieName(https)}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** @returns the Set-Cookie header that signs in; with null the one that signs out. */
export function writeCookie(token: string | null, https: boolean): string {
  const parts = [
    `${cookieName(https)}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token === null ? 0 : MAX_AGE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(https ? ['Secure'] : [])].join('; ');
}
