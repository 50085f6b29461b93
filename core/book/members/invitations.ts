// Nobody becomes a member unasked: an owner invites an address, and whoever it belongs to accepts.
import { daysAfter } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type {
  AcceptInvitation,
  BookFacts,
  DeclineInvitation,
  InviteMember,
  WithdrawInvitation,
} from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { OpenBook } from '../evolve.ts';
import type { InvitationState } from './invitation-state.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;
/** So many days after the one on which it was made, an invitation may still be accepted. */
export const INVITATION_DAYS = 14;

/** @returns whether two e-mail addresses are one, without regard to case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** One address has one invitation to a book: a new one takes the place of an earlier one. */
export function inviteMember(
  state: OpenBook,
  { data }: InviteMember,
  { today, addressee }: BookFacts,
): Decision {
  const { bookId, email } = data;
  const role = addressee === null ? undefined : state.members.get(addressee);
  if (addressee !== null && role !== undefined) {
    return rejected({ kind: 'member_exists', personId: addressee, role });
  }
  if (state.invitations.has(data.invitationId)) return accepted([]);
  const earlier = [...state.invitations].filter(([, one]) => isSameAddress(one.email, email));
  return accepted([
    ...earlier.map(([invitationId]) => withdrawn({ bookId, invitationId })),
    {
      type: 'MemberInvited',
      version: 1,
      data: { ...data, endsOn: daysAfter(today, INVITATION_DAYS) },
    },
  ]);
}

/** One that was declined or has ended may be withdrawn too, so that nobody is shown it any more. */
export function withdrawInvitation(state: OpenBook, { data }: WithdrawInvitation): Decision {
  const { bookId, invitationId } = data;
  if (!state.invitations.has(invitationId)) {
    return rejected({ kind: 'invitation_not_found', invitationId });
  }
  return accepted([withdrawn({ bookId, invitationId })]);
}

export function acceptInvitation(
  state: OpenBook,
  command: AcceptInvitation,
  facts: BookFacts,
): Decision {
  const found = findOpen(state, command, facts);
  if (!found.ok) return found;
  const { role, endsOn } = found.value;
  const { bookId, invitationId, personId } = command.data;
  if (facts.invitee?.isConfirmed !== true) return rejected({ kind: 'address_not_confirmed' });
  if (facts.today > endsOn) return rejected({ kind: 'invitation_expired', endsOn });
  const present = state.members.get(personId);
  if (present !== undefined) return rejected({ kind: 'member_exists', personId, role: present });
  return accepted([
    { type: 'InvitationAccepted', version: 1, data: { bookId, invitationId, personId } },
    { type: 'MemberAdded', version: 1, data: { bookId, personId, role } },
  ]);
}

export function declineInvitation(
  state: OpenBook,
  command: DeclineInvitation,
  facts: BookFacts,
): Decision {
  const found = findOpen(state, command, facts);
  if (!found.ok) return found;
  const { bookId, invitationId, personId } = command.data;
  return accepted([
    { type: 'InvitationDeclined', version: 1, data: { bookId, invitationId, personId } },
  ]);
}

/**
 * Without the link, an invitation is there only for whom its address was shown to belong to: nobody
 * else learns that it exists.
 */
function findOpen(
  { invitations }: OpenBook,
  { data: { invitationId, byLink } }: AcceptInvitation | DeclineInvitation,
  { invitee }: BookFacts,
): Result<InvitationState, BookRejection> {
  const invitation = invitations.get(invitationId);
  const isTheirs = invitee !== null && isSameAddress(invitee.email, invitation?.email ?? '');
  const isShown = byLink || (isTheirs && invitee.isConfirmed);
  if (invitation?.status !== 'open' || !isShown) {
    return rejected({ kind: 'invitation_not_found', invitationId });
  }
  return isTheirs ? accepted(invitation) : rejected({ kind: 'invitation_for_another_address' });
}

const withdrawn = (data: {
  readonly bookId: number;
  readonly invitationId: number;
}): BookEvent => ({ type: 'InvitationWithdrawn', version: 1, data });
