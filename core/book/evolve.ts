import type { CalendarDate } from '../kernel/calendar-date.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import { NEW_PROFILE } from './billing-profile.ts';
import type { BillingProfile } from './billing-profile.ts';
import type { BookEvent } from './events.ts';
import { invitationsAfter } from './invitation-state.ts';
import type { InvitationState } from './invitation-state.ts';
import { keepingAfter, NO_KEEPING } from './keeping.ts';
import type { Keeping } from './keeping.ts';
import type { PostingRole, Role } from './terms.ts';

export type BookState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open';
      readonly name: string;
      readonly beginsOn: CalendarDate | null;
      /** The last locked day of each kind. */
      readonly soft: CalendarDate | null;
      readonly hard: CalendarDate | null;
      readonly members: ReadonlyMap<number, Role>;
      /** By their ids, until they are accepted or withdrawn. */
      readonly invitations: ReadonlyMap<number, InvitationState>;
      readonly billing: BillingProfile;
      /** The accounts that documents post to, as far as they are settled. */
      readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
      readonly keeping: Keeping;
    };

export type OpenBook = Extract<BookState, { status: 'open' }>;

export const initialState: BookState = { status: 'absent' };

const NEW_BOOK = {
  beginsOn: null,
  soft: null,
  hard: null,
  members: new Map<number, Role>(),
  invitations: new Map<number, InvitationState>(),
  billing: NEW_PROFILE,
  postingAccounts: {},
  keeping: NO_KEEPING,
};

const dateOrNull = (text: string | null): CalendarDate | null =>
  text === null ? null : calendarDate(text);

export function evolve(state: BookState, event: BookEvent): BookState {
  if (event.type === 'BookCreated') return { status: 'open', name: event.data.name, ...NEW_BOOK };
  return state.status === 'absent' ? state : evolveOpen(state, event);
}

function evolveOpen(
  state: OpenBook,
  event: Exclude<BookEvent, { type: 'BookCreated' }>,
): BookState {
  switch (event.type) {
    case 'BookRenamed':
      return { ...state, name: event.data.name };
    case 'BookSettingsChanged': {
      const { beginsOn } = event.data.changes;
      return beginsOn === undefined ? state : { ...state, beginsOn: dateOrNull(beginsOn) };
    }
    case 'BillingProfileChanged':
      return { ...state, billing: withChanges(state.billing, event.data.changes) };
    case 'PostingAccountsChanged':
      return { ...state, postingAccounts: { ...state.postingAccounts, ...event.data.accounts } };
    case 'LegalFormSet':
    case 'ProceedingsRecorded':
    case 'ProceedingsEnded':
      return { ...state, keeping: keepingAfter(state.keeping, event) };
    case 'LockDateSet':
      return { ...state, [event.data.kind]: dateOrNull(event.data.lockedTo) };
    case 'MemberInvited':
    case 'InvitationDeclined':
    case 'InvitationAccepted':
    case 'InvitationWithdrawn':
      return { ...state, invitations: invitationsAfter(state.invitations, event) };
    case 'MemberAdded':
    case 'MemberRoleChanged': {
      const { personId, role } = event.data;
      return { ...state, members: new Map(state.members).set(personId, role) };
    }
    case 'MemberRemoved': {
      const members = new Map(state.members);
      members.delete(event.data.personId);
      return { ...state, members };
    }
  }
}

/** @returns the later of the two locks: the last day that takes no entry, or null. */
export function lockedToOf(state: BookState): CalendarDate | null {
  if (state.status === 'absent') return null;
  const { soft, hard } = state;
  if (soft === null || hard === null) return soft ?? hard;
  return soft > hard ? soft : hard;
}

type Changes = Extract<BookEvent, { type: 'BillingProfileChanged' }>['data']['changes'];

/** What is absent stays as it was. */
const withChanges = (profile: BillingProfile, changes: Changes): BillingProfile => ({
  ...profile,
  ...(Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<BillingProfile>),
});
