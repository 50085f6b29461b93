// Signing in. An unknown address and a wrong password are one answer, in the same words and with
// the same work.
import { isStorableText } from '#core/kernel/text.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { findPasswordHash } from '../password/credentials.ts';
import type { SessionResult, Person, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { tooMany, WRONG_EMAIL_OR_PASSWORD } from './refusals.ts';
import { beginSession } from '../sessions.ts';

type Parts = Pick<SessionParts, 'sql' | 'findPersonByEmail' | 'passwords' | 'tries' | 'callers'>;

export type SignIn = {
  readonly email: string;
  readonly password: string;
  /** The IP address of the caller. */
  readonly address: string;
  /** The digest of the session that the browser had before. */
  readonly previous: Buffer | null;
};

/** @returns the person and the token for the cookie. */
export async function signIn(
  parts: Parts,
  { email, password, address, previous }: SignIn,
): Promise<SessionResult<{ personId: number; token: string }>> {
  const checked = await parts.tries.check({ account: email, address }, async () => {
    const found = isStorableText(email) ? await parts.findPersonByEmail(email.trim()) : null;
    return (await isPasswordOf(parts, found, { password, address })) ? found : null;
  });
  if (!checked.ok) return tooMany(checked.rejection);
  const person = checked.value;
  if (person === null) return rejected(WRONG_EMAIL_OR_PASSWORD);
  const token = await beginSession(parts.sql, person.personId, previous);
  // The session that the browser had before is over.
  parts.callers.forget();
  return accepted({ personId: person.personId, token });
}

/** Takes the same work for nobody as for somebody. */
export async function isPasswordOf(
  { sql, passwords }: Pick<SessionParts, 'sql' | 'passwords'>,
  person: Person | null,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<boolean> {
  const known = person === null || person.erased ? null : person.personId;
  const kept = await findPasswordHash(sql, known ?? NOBODY);
  return passwords.verify(password, known === null ? null : kept, addressGroup(address));
}

/** No person has this id, so the look-up finds nothing and costs the same. */
const NOBODY = -1;
