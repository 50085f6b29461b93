// A person changes name, phone or e-mail. A new e-mail address could take the account over by a
// forgotten password, so it asks for the current one and ends the other sessions.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { endOtherSessions } from '../sessions.ts';
import type { AcceptedCommand } from '#api/commands/request.ts';
import { voidAddressTokens } from '../address/address-tokens.ts';
import { sendFirstLink, takeAddressLink } from './confirm-address.ts';
import { tooMany } from './refusals.ts';
import { checkCurrentPassword } from './current-password.ts';

type Parts = Pick<
  SessionParts,
  'sql' | 'submit' | 'findPerson' | 'passwords' | 'tries' | 'limits' | 'askForAccountMail'
>;

type ProfileChange = {
  readonly personId: number;
  readonly changes: {
    readonly name?: string | undefined;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  };
  readonly currentPassword: string | undefined;
  readonly address: string;
  /** The session that makes the change and stays. */
  readonly sessionHash: Buffer;
};

export async function changeProfile(
  parts: Parts,
  change: ProfileChange,
): Promise<SessionResult<null>> {
  const personId = change.personId as PersonId;
  const person = await parts.findPerson(personId);
  if (person === null) return rejected({ refusal: { kind: 'person_not_found', personId } });
  const { name, email, phone } = change.changes;
  const newEmail = email !== undefined && email !== person.email;
  if (newEmail) {
    const checked = await checkNewEmail(parts, change);
    if (!checked.ok) return checked;
  }
  const changes = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
  const outcome = await parts.submit({
    bookId: 0,
    actorId: personId,
    command: { type: 'ChangeProfile', data: { personId, changes } },
    also: async (sql) => {
      if (!newEmail) return;
      await endOtherSessions(sql, personId, change.sessionHash);
      await voidAddressTokens(sql, personId);
    },
  });
  if (outcome.kind === 'rejected') return rejected({ refusal: outcome.rejection });
  if (newEmail) await tellBothAddresses(parts, outcome);
  return accepted(null);
}

/** The old address is told, and the new one is to be confirmed. */
async function tellBothAddresses(parts: Parts, { events }: AcceptedCommand): Promise<void> {
  for (const { type, data, seq } of events) {
    if (type !== 'ProfileChanged') continue;
    const { personId, changes } = data;
    if (changes.email === undefined) continue;
    await parts.askForAccountMail({ personId, mail: 'address-changed', seq });
    await sendFirstLink(parts, { personId, email: changes.email });
  }
}

async function checkNewEmail(
  parts: Parts,
  { personId, currentPassword, address }: ProfileChange,
): Promise<SessionResult<null>> {
  if (currentPassword === undefined) {
    return rejected({
      status: 400,
      code: 'current_password_missing',
      detail: 'current_password: Enter your current password to change the email.',
    });
  }
  const checked = await checkCurrentPassword(parts, { personId, currentPassword, address });
  if (!checked.ok) return checked;
  // Each change sends a mail to an address that may be anybody's.
  const wait = await takeAddressLink(parts, { personId, address });
  return wait === null ? accepted(null) : tooMany(wait);
}
