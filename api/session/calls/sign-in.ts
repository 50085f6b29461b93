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

type Parts = Pick<SessionParts, 'findPersonByEmail' | 'passwords' | 'tries'> &
  Parameters<typeof beginSessionFor>[0];

export type SignIn = {
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
    const found = isStorableText(email) ? await parts.findPersonByEmail(email.trim()) : null;
    return (await isPasswordOf(parts, found, { password, address })) ? found : null;
  });
  if (!checked.ok) return tooMany(checked.rejection);
  const person = checked.value;
  if (person === null) return rejected(WRONG_EMAIL_OR_PASSWORD);
  return accepted(await beginSessionFor(parts, person.personId, client));
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
