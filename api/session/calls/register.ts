// Registration: the person is an event, the password is not, and both are written together.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { setCredentials } from '../password/credentials.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { REGISTER } from '#api/limits/limits.ts';
import { NO_SETUP_CODE, PASSWORD_IS_COMMON, tooMany, WRONG_SETUP_CODE } from './refusals.ts';
import { sendFirstLink } from './confirm-address.ts';
import { isSetupCode } from '../setup-code.ts';
import { beginSessionFor } from './begin-session.ts';
import type { Client, SessionBegun } from './begin-session.ts';

type Parts = Pick<
  SessionParts,
  | 'sql'
  | 'submit'
  | 'newPersonId'
  | 'findPerson'
  | 'askForAccountMail'
  | 'passwords'
  | 'limits'
  | 'callers'
  | 'setupCode'
  | 'needsSetupCode'
>;

export type RegistrationForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly password: string;
  /** Whoever has it may become admin while there is none. */
  readonly setupCode: string | undefined;
  readonly client: Client;
};

/** @returns the new person, signed in: the token is for the cookie. */
export async function register(
  parts: Parts,
  { name, email, phone, company, password, setupCode, client }: RegistrationForm,
): Promise<SessionResult<SessionBegun>> {
  if (isCommonPassword(password)) return rejected(PASSWORD_IS_COMMON);
  const group = addressGroup(client.address);
  const wait = await parts.limits.take({ limit: REGISTER, by: [group] });
  if (wait !== null) return tooMany(wait);
  const setup = setupCode !== undefined;
  if (setup && !isSetupCode(setupCode, parts.setupCode)) return rejected(WRONG_SETUP_CODE);
  // Nobody is first by accident, nor by a socket from this machine, which a proxy opens too.
  if (!setup && (await parts.needsSetupCode())) return rejected(NO_SETUP_CODE);
  const passwordHash = await parts.passwords.hash(password, group);
  const personId = (await parts.newPersonId()) as PersonId;
  const profile = { name: name.trim(), email, phone, company: company.trim() };
  const outcome = await parts.submit({
    bookId: 0,
    actorId: personId,
    command: { type: 'RegisterPerson', data: { personId, ...profile, setup } },
    also: (sql) => setCredentials(sql, personId, passwordHash),
  });
  if (outcome.kind === 'rejected') return rejected({ refusal: outcome.rejection });
  await sendFirstLink(parts, { personId, email });
  return accepted(await beginSessionFor(parts, personId, client));
}
