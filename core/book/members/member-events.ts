// Who belongs to a book, and who was asked to. These shapes lie on disk for ever: never edit one,
// add a version and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../../kernel/event.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { role } from '../terms.ts';

const id = z.int().positive();
const date = z.iso.date();

const memberInvited = z.strictObject({
  bookId: id,
  invitationId: subject(id, 'invitation'),
  email: personal(z.string()),
  role,
  endsOn: date.describe('The last day on which the invitation may be accepted.'),
});
const invitationWithdrawn = z.strictObject({ bookId: id, invitationId: id });
const invitationDeclined = z.strictObject({ bookId: id, invitationId: id, personId: id });
const invitationAccepted = z.strictObject({ bookId: id, invitationId: id, personId: id });

const memberAdded = z.strictObject({ bookId: id, personId: id, role });
const memberRoleChanged = z.strictObject({ bookId: id, personId: id, role });
const memberRemoved = z.strictObject({ bookId: id, personId: id });

export type MemberInvited = DomainEvent<'MemberInvited', z.infer<typeof memberInvited>>;
export type InvitationWithdrawn = DomainEvent<
  'InvitationWithdrawn',
  z.infer<typeof invitationWithdrawn>
>;
export type InvitationDeclined = DomainEvent<
  'InvitationDeclined',
  z.infer<typeof invitationDeclined>
>;
/** Followed by the MemberAdded that it led to. */
export type InvitationAccepted = DomainEvent<
  'InvitationAccepted',
  z.infer<typeof invitationAccepted>
>;
/** Follows an accepted invitation; in books from before there were any, it stands alone. */
export type MemberAdded = DomainEvent<'MemberAdded', z.infer<typeof memberAdded>>;
export type MemberRoleChanged = DomainEvent<'MemberRoleChanged', z.infer<typeof memberRoleChanged>>;
export type MemberRemoved = DomainEvent<'MemberRemoved', z.infer<typeof memberRemoved>>;

export type MemberEvent =
  | MemberInvited
  | InvitationWithdrawn
  | InvitationDeclined
  | InvitationAccepted
  | MemberAdded
  | MemberRoleChanged
  | MemberRemoved;

export const memberEventSchemas = [
  { type: 'MemberInvited', version: 1, schema: memberInvited },
  { type: 'InvitationWithdrawn', version: 1, schema: invitationWithdrawn },
  { type: 'InvitationDeclined', version: 1, schema: invitationDeclined },
  { type: 'InvitationAccepted', version: 1, schema: invitationAccepted },
  { type: 'MemberAdded', version: 1, schema: memberAdded },
  { type: 'MemberRoleChanged', version: 1, schema: memberRoleChanged },
  { type: 'MemberRemoved', version: 1, schema: memberRemoved },
] as const;
