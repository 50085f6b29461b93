// Secrets that a person carries: the session's cookie and the link of a forgotten password. What is
// kept is their SHA-256, so that a copy of the tables opens nothing.
import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** @returns the digest under which the token is kept, or null when it can be none of ours. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? hash('sha256', token, 'buffer') : null;
}
