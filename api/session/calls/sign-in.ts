// Signing in. An unknown address and a wrong password are one answer, in the same words and with
// the same work.
import { isStorableText } from '#core/kernel/text.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { findPasswordHash } from '../password/credentials.ts';
import type { SessionResult, Person, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { tooMany, WRONG_EMAIL_OR_PASSWORD } from './refusals.ts';
import { beginSessionFor } from './begin-session.ts';
import type { Client, SessionBegun } from './begin-session.ts';

type Parts = Pick<SessionParts, 'findPeopleByEmail' | 'passwords' | 'tries'> &
  Parameters<typeof beginSessionFor>[0];

type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly client: Client;
};

export async function signIn(
  parts: Parts,
  { email, password, client }: SignIn,
): Promise<SessionResult<SessionBegun>> {
  const { address } = client;
  const checked = await parts.tries.check({ account: email, address }, async () => {
    const found = isStorableText(email) ? await parts.findPeopleByEmail(email.trim()) : [];
    return whosePassword(parts, found, { password, address });
  });
  if (!checked.ok) return tooMany(checked.rejection);
  const person = checked.value;
  if (person === null) return rejected(WRONG_EMAIL_OR_PASSWORD);
  return accepted(await beginSessionFor(parts, person.personId, client));
}

/** Of those who share an unconfirmed address, the one whose password it is. */
export async function whosePassword(
  parts: Pick<SessionParts, 'sql' | 'passwords'>,
  people: readonly Person[],
  tried: { readonly password: string; readonly address: string },
): Promise<Person | null> {
  for (const person of people.length === 0 ? [null] : people) {
    if (await isPasswordOf(parts, person, tried)) return person;
  }
  return null;
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
