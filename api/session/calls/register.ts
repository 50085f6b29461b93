// Registration: the person is an event, the password is not, and both are written together.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { isConfirmed } from '#core/person/index.ts';
import { setCredentials } from '../password/credentials.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { SessionResult, SessionParts } from '../ports.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { REGISTER } from '#api/limits/limits.ts';
import { hasOwnName } from '../password/own-name.ts';
import {
  NO_SETUP_CODE,
  PASSWORD_HAS_OWN_NAME,
  PASSWORD_IS_COMMON,
  tooMany,
  WRONG_SETUP_CODE,
} from './refusals.ts';
import { sendFirstLink } from './confirm-address.ts';
import { isSetupCode } from '../setup-code.ts';
import { whosePassword } from './sign-in.ts';
import { beginSessionFor } from './begin-session.ts';
import type { Client, SessionBegun } from './begin-session.ts';

type Parts = Pick<
  SessionParts,
  | 'sql'
  | 'submit'
  | 'newPersonId'
  | 'findPerson'
  | 'findPeopleByEmail'
  | 'askForAccountMail'
  | 'passwords'
  | 'tries'
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
  form: RegistrationForm,
): Promise<SessionResult<SessionBegun>> {
  const { name, email, password, setupCode, client } = form;
  if (isCommonPassword(password)) return rejected(PASSWORD_IS_COMMON);
  if (hasOwnName(password, { name, email })) return rejected(PASSWORD_HAS_OWN_NAME);
  const group = addressGroup(client.address);
  const wait = await parts.limits.take({ limit: REGISTER, by: [group] });
  if (wait !== null) return tooMany(wait);
  const setup = setupCode !== undefined;
  if (setup && !isSetupCode(setupCode, parts.setupCode)) return rejected(WRONG_SETUP_CODE);
  // Nobody is first by accident, nor by a socket from this machine, which a proxy opens too.
  if (!setup && (await parts.needsSetupCode())) return rejected(NO_SETUP_CODE);
  return oneByOne(email.toLowerCase(), () => registerAnew(parts, form, setup));
}

async function registerAnew(
  parts: Parts,
  form: RegistrationForm,
  setup: boolean,
): Promise<SessionResult<SessionBegun>> {
  const { name, email, phone, company, password, client } = form;
  const again = await refusalOfAgain(parts, form);
  if (again !== null) return again;
  const passwordHash = await parts.passwords.hash(password, addressGroup(client.address));
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

/**
 * An address that nobody was shown to have keeps nobody else from it. But who sends the form again
 * has the same password too, and gets no second account; guessing it counts as at the sign-in.
 */
async function refusalOfAgain(
  parts: Parts,
  { email, password, client: { address } }: RegistrationForm,
): Promise<SessionResult<never> | null> {
  const people = await parts.findPeopleByEmail(email);
  const [first] = people;
  if (first === undefined || isConfirmed(first.confirmation)) return null;
  const checked = await parts.tries.check({ account: email, address }, () =>
    whosePassword(parts, people, { password, address }),
  );
  if (!checked.ok) return tooMany(checked.rejection);
  return checked.value === null ? null : rejected({ refusal: { kind: 'email_taken' } });
}

/** The last registration under way of each address. */
const underWay = new Map<string, Promise<unknown>>();

/** Of two that come at once with one address the second finds what the first did. */
async function oneByOne<Value>(email: string, work: () => Promise<Value>): Promise<Value> {
  const before = underWay.get(email) ?? Promise.resolve();
  const mine = before.then(work);
  const over = mine.catch(() => undefined);
  underWay.set(email, over);
  try {
    return await mine;
  } finally {
    if (underWay.get(email) === over) underWay.delete(email);
  }
}
