// Two invitations of one person to one book, and the events of their life.
import type { BookEvent, Role } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { InvitationId } from '#core/kernel/ids.ts';
import { iyer } from '#tests/specimens/books/people.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';

const { bookId } = sahyadri;
export const [first, second] = [31 as InvitationId, 32 as InvitationId];
export const endsOn = calendarDate('2026-12-05');
export const { email } = iyer.profile;

export const invited = (
  invitationId = first,
  address = email,
  role: Role = 'accountant',
): BookEvent => ({
  type: 'MemberInvited',
  version: 1,
  data: { bookId, invitationId, email: address, role, endsOn },
});
export const withdrawn = (invitationId: InvitationId): BookEvent => ({
  type: 'InvitationWithdrawn',
  version: 1,
  data: { bookId, invitationId },
});
export const accepted: BookEvent = {
  type: 'InvitationAccepted',
  version: 1,
  data: { bookId, invitationId: first, personId: iyer.id },
};
export const declined: BookEvent = { ...accepted, type: 'InvitationDeclined' };
