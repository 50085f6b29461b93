// A forgotten password. The answer says nothing of the address, and costs the same either way: who
// the person is, if anybody, is handed to a job, which makes the link and sends it.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { isStorableText } from '#core/kernel/text.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { FORGOT_ADDRESS, FORGOT_MAILBOX, RESET } from '#api/limits/limits.ts';
import { LINK_NOT_GOOD, PASSWORD_IS_COMMON, tooMany } from './refusals.ts';
import { tellPerson } from './tell-person.ts';
import { voidAddressTokens } from '../address/address-tokens.ts';
import { isResetTokenGood, resetWithToken } from '../password/reset-tokens.ts';
import type { UsedResetLink } from '../password/reset-tokens.ts';
import { isAddressOf } from './confirm-address.ts';

export async function forgotPassword(
  parts: Pick<SessionParts, 'findPersonByEmail' | 'askForResetLink' | 'limits'>,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<SessionResult<null>> {
  const wait = await parts.limits.take({ limit: FORGOT_ADDRESS, by: [addressGroup(address)] });
  if (wait !== null) return tooMany(wait);
  const mailbox = email.trim().toLowerCase();
  // A mailbox that has had its mails gets no further one, and nobody is told.
  const flooded = (await parts.limits.take({ limit: FORGOT_MAILBOX, by: [mailbox] })) !== null;
  const person = isStorableText(email) ? await parts.findPersonByEmail(email.trim()) : null;
  const wanted = person === null || person.erased || flooded ? null : person.personId;
  await parts.askForResetLink(wanted);
  return accepted(null);
}

type ResetParts = Pick<
  SessionParts,
  | 'sql'
  | 'submit'
  | 'findPerson'
  | 'emailDigest'
  | 'passwords'
  | 'limits'
  | 'callers'
  | 'askForAccountMail'
>;

export type PasswordReset = {
  readonly token: string;
  readonly password: string;
  /** The IP address of the caller. */
  readonly address: string;
  /** In words. */
  readonly device: string;
};

/** Sets the password and ends every session of the person, who then signs in anew. */
export async function resetPassword(
  parts: ResetParts,
  { token, password, address, device }: PasswordReset,
): Promise<SessionResult<null>> {
  if (isCommonPassword(password)) return rejected(PASSWORD_IS_COMMON);
  const group = addressGroup(address);
  const wait = await parts.limits.take({ limit: RESET, by: [group] });
  if (wait !== null) return tooMany(wait);
  if (!(await isResetTokenGood(parts.sql, token))) return rejected(LINK_NOT_GOOD);
  const passwordHash = await parts.passwords.hash(password, group);
  const used = await resetWithToken(parts.sql, token, passwordHash);
  parts.callers.forget();
  if (used === null) return rejected(LINK_NOT_GOOD);
  // The password is set either way; whoever is not confirmed by it can ask for a link.
  await confirmByReset(parts, used).catch(() => undefined);
  tellPerson(parts, 'password-changed', used.personId, { address, device });
  return accepted(null);
}

/** Whoever opened the mail with the link has the address that it was sent to. */
async function confirmByReset(
  parts: ResetParts,
  { personId: id, emailDigest }: UsedResetLink,
): Promise<void> {
  const personId = id as PersonId;
  const person = await parts.findPerson(personId);
  if (person === null || emailDigest === null) return;
  if (!isAddressOf(parts, person, emailDigest)) return;
  await parts.submit({
    bookId: 0,
    actorId: personId,
    command: { type: 'ConfirmAddress', data: { personId, email: person.email, by: 'reset' } },
    also: (sql) => voidAddressTokens(sql, personId),
  });
}
