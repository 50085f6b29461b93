// The invitations of a book, from their events.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type {
  InvitationAccepted,
  InvitationDeclined,
  InvitationWithdrawn,
  MemberInvited,
} from './member-events.ts';
import type { Role } from '../terms.ts';

export type InvitationState = {
  readonly status: 'open' | 'declined';
  readonly email: string;
  readonly role: Role;
  /** The last day on which it may be accepted. */
  readonly endsOn: CalendarDate;
};

export type Invitations = ReadonlyMap<number, InvitationState>;

/** One that was accepted or withdrawn is gone; a declined one is still shown. */
export function invitationsAfter(
  before: Invitations,
  event: MemberInvited | InvitationDeclined | InvitationAccepted | InvitationWithdrawn,
): Invitations {
  const invitations = new Map(before);
  const { invitationId } = event.data;
  switch (event.type) {
    case 'MemberInvited': {
      const { email, role, endsOn } = event.data;
      const invited = { email, role, endsOn: calendarDate(endsOn) };
      return invitations.set(invitationId, { status: 'open', ...invited });
    }
    case 'InvitationDeclined': {
      const invitation = before.get(invitationId);
      if (invitation === undefined) return before;
      return invitations.set(invitationId, { ...invitation, status: 'declined' });
    }
    case 'InvitationAccepted':
    case 'InvitationWithdrawn':
      invitations.delete(invitationId);
      return invitations;
  }
}
