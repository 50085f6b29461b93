import { streamName } from '../kernel/ids.ts';
import type { PersonId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  ChangeProfile,
  ConfirmAddress,
  PersonCommand,
  PersonFacts,
  RegisterPerson,
} from './commands.ts';
import type { PersonEvent } from './events.ts';
import type { PersonState } from './evolve.ts';
import type { PersonRejection } from './rejections.ts';
import type { ConfirmedBy } from './terms.ts';

type Decision = Result<readonly PersonEvent[], PersonRejection>;
type RegisteredPerson = Extract<PersonState, { status: 'registered' }>;

export const streamOf = (event: PersonEvent): string => streamName('person', event.data.personId);

/** Decides on people and who of them is admin. Refusals in `rejections.ts`, in order. */
export function decide(state: PersonState, command: PersonCommand, facts: PersonFacts): Decision {
  const { personId } = command.data;
  if (command.type === 'RegisterPerson') return register(state, command, facts);
  if (state.status === 'absent') return rejected({ kind: 'person_not_found', personId });
  if (state.status === 'erased') {
    return command.type === 'ErasePerson'
      ? accepted([])
      : rejected({ kind: 'person_erased', personId });
  }
  switch (command.type) {
    case 'ChangeProfile':
      return changeProfile(state, command, facts);
    case 'ConfirmAddress':
      return confirmAddress(state, command, facts);
    case 'GrantAdmin':
      if (state.admin) return accepted([]);
      return accepted([{ type: 'AdminGranted', version: 1, data: { personId } }]);
    case 'RevokeAdmin':
      if (!state.admin) return accepted([]);
      // Without an admin nobody could name the next one from the browser.
      if (facts.adminCount < 2) return rejected({ kind: 'last_admin' });
      return accepted([{ type: 'AdminRevoked', version: 1, data: { personId } }]);
    case 'ErasePerson':
      return accepted([{ type: 'PersonErased', version: 1, data: { personId } }]);
  }
}

/**
 * Who may set an installation up becomes its admin, as long as it has none, and needs nobody else
 * to vouch for the address.
 */
function register(
  state: PersonState,
  { data: { setup, ...data } }: RegisterPerson,
  { emailTakenBy, adminCount }: PersonFacts,
): Decision {
  const { personId } = data;
  if (state.status !== 'absent') return rejected({ kind: 'person_exists', personId });
  if (emailTakenBy !== null) return rejected({ kind: 'email_taken' });
  const registered: PersonEvent = { type: 'PersonRegistered', version: 1, data };
  if (adminCount > 0 || !setup) return accepted([registered, confirmationAsked(personId)]);
  const granted: PersonEvent = { type: 'AdminGranted', version: 1, data: { personId } };
  return accepted([registered, granted, confirmed(personId, 'admin')]);
}

function changeProfile(
  state: RegisteredPerson,
  { data: { personId, changes } }: ChangeProfile,
  { emailTakenBy }: PersonFacts,
): Decision {
  if (changes.email !== undefined && emailTakenBy !== null && emailTakenBy !== personId) {
    return rejected({ kind: 'email_taken' });
  }
  const fields = ['name', 'email', 'phone', 'company'] as const;
  const changed = Object.fromEntries(
    fields.flatMap((field) => {
      const value = changes[field];
      return value === undefined || value === state[field] ? [] : [[field, value]];
    }),
  );
  if (Object.keys(changed).length === 0) return accepted([]);
  const data = { personId, changes: changed };
  const profileChanged: PersonEvent = { type: 'ProfileChanged', version: 1, data };
  const others = changed['email'] === undefined ? [] : [confirmationAsked(personId)];
  return accepted([profileChanged, ...others]);
}

/**
 * Of several who say that an address is theirs, the first who is shown to have it keeps the others
 * from it. What shows that an old address was theirs says nothing of the one that they have now.
 */
function confirmAddress(
  state: RegisteredPerson,
  { data: { personId, email, by } }: ConfirmAddress,
  { emailTakenBy }: PersonFacts,
): Decision {
  if (emailTakenBy !== null && emailTakenBy !== personId) return rejected({ kind: 'email_taken' });
  if (email !== state.email) return rejected({ kind: 'address_changed' });
  const isShown = state.confirmation !== 'awaited' && state.confirmation !== 'by-use';
  return accepted(isShown ? [] : [confirmed(personId, by)]);
}

const confirmationAsked = (personId: PersonId): PersonEvent => ({
  type: 'AddressConfirmationAsked',
  version: 1,
  data: { personId },
});

const confirmed = (personId: PersonId, by: ConfirmedBy): PersonEvent => ({
  type: 'AddressConfirmed',
  version: 1,
  data: { personId, by },
});
