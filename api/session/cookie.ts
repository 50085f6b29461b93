// The cookies: one is a session, one tells the device on which somebody signed in before. Over
// https their names begin with __Host-, so that no other host and no plain http page can set them.
import { DEVICE_DAYS_MAX } from './devices/known-devices.ts';
import { SESSION_DAYS_MAX } from './sessions.ts';

type Cookie = { readonly name: string; readonly days: number };

export const SESSION_COOKIE: Cookie = { name: 'lekha_sid', days: SESSION_DAYS_MAX };
export const DEVICE_COOKIE: Cookie = { name: 'lekha_device', days: DEVICE_DAYS_MAX };

const DAY_SECONDS = 24 * 60 * 60;

export const cookieName = (https: boolean, { name } = SESSION_COOKIE): string =>
  https ? `__Host-${name}` : name;

/**
 * A browser never sends the same name twice for our path; somebody who planted a second cookie
 * does. Then none counts, rather than the first.
 * @returns the token of the Cookie header, or null.
 */
export function readCookie(
  header: string | undefined,
  https: boolean,
  cookie = SESSION_COOKIE,
): string | null {
  const prefix = `${cookieName(https, cookie)}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** @returns the Set-Cookie header that keeps a token; with null the one that removes it. */
export function writeCookie(token: string | null, https: boolean, cookie = SESSION_COOKIE): string {
  const parts = [
    `${cookieName(https, cookie)}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token === null ? 0 : cookie.days * DAY_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(https ? ['Secure'] : [])].join('; ');
}
