// Signing in. An unknown address and a wrong password are one answer, in the same words and with
// the same work.
import { isStorableText } from '#core/kernel/text.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { findPasswordHash } from '../password/credentials.ts';
import type { SessionResult, Person, SessionParts } from '../ports.ts';
import { addressGroup, SIGN_IN_ADDRESS, SIGN_IN_PAIR } from '../rate-limit.ts';
import { tooMany, WRONG_EMAIL_OR_PASSWORD } from './refusals.ts';
import { beginSession } from '../sessions.ts';

type Parts = Pick<SessionParts, 'sql' | 'findPersonByEmail' | 'passwords' | 'limits' | 'callers'>;

export type SignIn = {
  readonly email: string;
  readonly password: string;
  /** The IP address of the socket. */
  readonly address: string;
  /** The digest of the session that the browser had before. */
  readonly previous: Buffer | null;
};

/** @returns the person and the token for the cookie. */
export async function signIn(
  parts: Parts,
  { email, password, address, previous }: SignIn,
): Promise<SessionResult<{ personId: number; token: string }>> {
  const group = addressGroup(address);
  const tries = [
    { limit: SIGN_IN_PAIR, by: [email.trim().toLowerCase(), group] },
    { limit: SIGN_IN_ADDRESS, by: [group] },
  ];
  const wait = await parts.limits.take(...tries);
  if (wait !== null) return tooMany(wait);
  const person = isStorableText(email) ? await parts.findPersonByEmail(email.trim()) : null;
  const right = await isPasswordOf(parts, person, password);
  if (!right || person === null) return rejected(WRONG_EMAIL_OR_PASSWORD);
  await parts.limits.giveBack(...tries);
  const token = await beginSession(parts.sql, person.personId, previous);
  // The session that the browser had before is over.
  parts.callers.forget();
  return accepted({ personId: person.personId, token });
}

/** Takes the same work for nobody as for somebody. */
export async function isPasswordOf(
  { sql, passwords }: Pick<SessionParts, 'sql' | 'passwords'>,
  person: Person | null,
  password: string,
): Promise<boolean> {
  const known = person === null || person.erased ? null : person.personId;
  const kept = await findPasswordHash(sql, known ?? NOBODY);
  return passwords.verify(password, known === null ? null : kept);
}

/** No person has this id, so the look-up finds nothing and costs the same. */
const NOBODY = -1;
