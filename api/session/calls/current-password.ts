// What could take an account over asks for the current password, as often as a sign-in is tried.
import type { PersonId } from '#core/kernel/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { CURRENT_PASSWORD_WRONG, tooMany } from './refusals.ts';
import { isPasswordOf } from './sign-in.ts';

type Parts = Pick<SessionParts, 'sql' | 'findPerson' | 'passwords' | 'tries'>;

export type CurrentPassword = {
  readonly personId: number;
  readonly currentPassword: string;
  /** The IP address of the caller. */
  readonly address: string;
};

/** @returns refused when it is wrong, or has been wrong too often. */
export async function checkCurrentPassword(
  parts: Parts,
  { personId, currentPassword, address }: CurrentPassword,
): Promise<SessionResult<null>> {
  const person = await parts.findPerson(personId as PersonId);
  const checked = await parts.tries.check({ account: `person ${personId}`, address }, async () =>
    (await isPasswordOf(parts, person, { password: currentPassword, address })) ? person : null,
  );
  if (!checked.ok) return tooMany(checked.rejection);
  return checked.value === null ? rejected(CURRENT_PASSWORD_WRONG) : accepted(null);
}
