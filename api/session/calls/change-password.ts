// A password changed by who is signed in. Whoever knew the old one is signed out everywhere; the
// session that changes it goes on under a new token.
import { addressGroup } from '#api/limits/address-group.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import { findPasswordHash, replacePassword } from '../password/credentials.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { checkCurrentPassword } from './current-password.ts';
import type { CurrentPassword } from './current-password.ts';
import { hasOwnName } from '../password/own-name.ts';
import { CURRENT_PASSWORD_WRONG, PASSWORD_HAS_OWN_NAME, PASSWORD_IS_COMMON } from './refusals.ts';
import { tellPerson } from './tell-person.ts';

type Parts = Pick<
  SessionParts,
  'sql' | 'findPerson' | 'passwords' | 'tries' | 'callers' | 'limits' | 'askForAccountMail'
>;

type PasswordChange = CurrentPassword & {
  readonly password: string;
  /** In words. */
  readonly device: string;
  /** The session that makes the change. */
  readonly sessionHash: Buffer;
};

/** @returns the new token of this session, for its cookie. */
export async function changePassword(
  parts: Parts,
  change: PasswordChange,
): Promise<SessionResult<string>> {
  const { personId, password, sessionHash } = change;
  if (isCommonPassword(password)) return rejected(PASSWORD_IS_COMMON);
  const person = await parts.findPerson(personId as PersonId);
  if (person !== null && hasOwnName(password, person)) return rejected(PASSWORD_HAS_OWN_NAME);
  const before = await findPasswordHash(parts.sql, personId);
  const checked = await checkCurrentPassword(parts, change);
  if (!checked.ok) return checked;
  const token = newToken();
  const changed = await replacePassword(parts.sql, {
    personId,
    before,
    after: await parts.passwords.hash(password, addressGroup(change.address)),
    session: { before: sessionHash, after: tokenHash(token) },
  });
  parts.callers.forget();
  // Somebody else was first: what was the current password is so no more.
  if (!changed) return rejected(CURRENT_PASSWORD_WRONG);
  tellPerson(parts, 'password-changed', personId, change);
  return accepted(token);
}
