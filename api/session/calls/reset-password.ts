// A forgotten password. The answer says nothing of the address, and costs the same either way: who
// the person is, if anybody, is handed to a job, which makes the link and sends it.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { isConfirmed } from '#core/person/index.ts';
import { isStorableText } from '#core/kernel/text.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { FORGOT_ADDRESS, FORGOT_MAILBOX, RESET } from '#api/limits/limits.ts';
import { hasOwnName } from '../password/own-name.ts';
import { handedLink } from './handed-link.ts';
import { LINK_NOT_GOOD, PASSWORD_HAS_OWN_NAME, PASSWORD_IS_COMMON, tooMany } from './refusals.ts';
import { tellPerson } from './tell-person.ts';
import { voidAddressTokens } from '../address/address-tokens.ts';
import { createResetToken, findResetLink, resetWithToken } from '../password/reset-tokens.ts';
import type { UsedResetLink } from '../password/reset-tokens.ts';
import { isAddressOf } from './confirm-address.ts';

export async function forgotPassword(
  parts: Pick<SessionParts, 'findPeopleByEmail' | 'askForResetLink' | 'limits'>,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<SessionResult<null>> {
  const wait = await parts.limits.take({ limit: FORGOT_ADDRESS, by: [addressGroup(address)] });
  if (wait !== null) return tooMany(wait);
  const mailbox = email.trim().toLowerCase();
  // A mailbox that has had its mails gets no further one, and nobody is told.
  const flooded = (await parts.limits.take({ limit: FORGOT_MAILBOX, by: [mailbox] })) !== null;
  const found = isStorableText(email) ? await parts.findPeopleByEmail(email.trim()) : [];
  const [first] = found;
  // Whoever only says that the address is theirs gets nothing where another was shown to have it.
  const wanted = first !== undefined && isConfirmed(first.confirmation) ? [first] : found;
  await parts.askForResetLink(flooded ? [] : wanted.map(({ personId }) => personId));
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

type PasswordReset = {
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
  const link = await findResetLink(parts.sql, token);
  const person = link === null ? null : await parts.findPerson(link.personId);
  if (person === null || person.erased) return rejected(LINK_NOT_GOOD);
  if (hasOwnName(password, person)) return rejected(PASSWORD_HAS_OWN_NAME);
  const passwordHash = await parts.passwords.hash(password, group);
  const used = await resetWithToken(parts.sql, token, passwordHash);
  parts.callers.forget();
  if (used === null) return rejected(LINK_NOT_GOOD);
  // The password is set either way; whoever is not confirmed by it can ask for a link.
  await confirmByReset(parts, used).catch(() => undefined);
  tellPerson(parts, 'password-changed', used.personId, { address, device });
  return accepted(null);
}

/**
 * Whoever opened the mail with the link has the address that it was sent to; of a link that was
 * handed over an admin says so.
 */
async function confirmByReset(
  parts: ResetParts,
  { personId: id, emailDigest, madeBy }: UsedResetLink,
): Promise<void> {
  const personId = id as PersonId;
  const person = await parts.findPerson(personId);
  if (person === null || emailDigest === null) return;
  if (!isAddressOf(parts, person, emailDigest)) return;
  await parts.submit({
    bookId: 0,
    actorId: madeBy ?? personId,
    command: {
      type: 'ConfirmAddress',
      data: { personId, email: person.email, by: madeBy === null ? 'reset' : 'admin' },
    },
    also: (sql) => voidAddressTokens(sql, personId),
  });
}

export const makeResetLink = handedLink(createResetToken);
