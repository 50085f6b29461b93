// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { billingProfile } from './billing-profile.ts';
import { legalForm } from '../tax/index.ts';
import { lockKind, postingRole, role } from './terms.ts';

const id = z.int().positive();
const date = z.iso.date();

export const bookCreated = z.strictObject({ bookId: id, name: z.string() });
export const bookRenamed = z.strictObject({ bookId: id, name: z.string() });

export const bookSettingsChanged = z.strictObject({
  bookId: id,
  changes: z
    .strictObject({
      beginsOn: date.nullable().describe('The first day on which the book takes entries.'),
    })
    .partial(),
});

export const billingProfileChanged = z.strictObject({
  bookId: id,
  changes: billingProfile.partial().describe('Only the fields that changed.'),
});
export const postingAccountsChanged = z.strictObject({
  bookId: id,
  accounts: z.partialRecord(postingRole, id).describe('Only the roles that changed.'),
});

export const lockDateSet = z.strictObject({
  bookId: id,
  kind: lockKind,
  lockedTo: date.nullable().describe('The last locked day; null opens the book again.'),
  reason: z.string(),
});

export const memberInvited = z.strictObject({
  bookId: id,
  invitationId: subject(id, 'invitation'),
  email: personal(z.string()),
  role,
  endsOn: date.describe('The last day on which the invitation may be accepted.'),
});
export const invitationWithdrawn = z.strictObject({ bookId: id, invitationId: id });
export const invitationDeclined = z.strictObject({ bookId: id, invitationId: id, personId: id });
export const invitationAccepted = z.strictObject({ bookId: id, invitationId: id, personId: id });

export const memberAdded = z.strictObject({ bookId: id, personId: id, role });
export const memberRoleChanged = z.strictObject({ bookId: id, personId: id, role });
export const memberRemoved = z.strictObject({ bookId: id, personId: id });

export const legalFormSet = z.strictObject({
  bookId: id,
  legalForm: legalForm.describe('Which law says how long documents are kept; unknown: the longer.'),
});
const proceedingsNumber = id.describe('Of the book’s proceedings, from 1.');
export const proceedingsRecorded = z.strictObject({
  bookId: id,
  number: proceedingsNumber,
  what: z.string().describe('The appeal, notice or case, by which it is known.'),
  beganOn: date,
});
export const proceedingsEnded = z.strictObject({
  bookId: id,
  number: proceedingsNumber,
  endedOn: date.describe('The day of the final disposal.'),
});

export type BookCreated = DomainEvent<'BookCreated', z.infer<typeof bookCreated>>;
export type BookRenamed = DomainEvent<'BookRenamed', z.infer<typeof bookRenamed>>;
export type BookSettingsChanged = DomainEvent<
  'BookSettingsChanged',
  z.infer<typeof bookSettingsChanged>
>;
export type BillingProfileChanged = DomainEvent<
  'BillingProfileChanged',
  z.infer<typeof billingProfileChanged>
>;
export type PostingAccountsChanged = DomainEvent<
  'PostingAccountsChanged',
  z.infer<typeof postingAccountsChanged>
>;
export type LockDateSet = DomainEvent<'LockDateSet', z.infer<typeof lockDateSet>>;
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
export type BookEvent =
  | BookCreated
  | BookRenamed
  | BookSettingsChanged
  | BillingProfileChanged
  | PostingAccountsChanged
  | LockDateSet
  | MemberInvited
  | InvitationWithdrawn
  | InvitationDeclined
  | InvitationAccepted
  | MemberAdded
  | MemberRoleChanged
  | MemberRemoved
  | DomainEvent<'LegalFormSet', z.infer<typeof legalFormSet>>
  | DomainEvent<'ProceedingsRecorded', z.infer<typeof proceedingsRecorded>>
  | DomainEvent<'ProceedingsEnded', z.infer<typeof proceedingsEnded>>;

export const bookEventSchemas = [
  { type: 'BookCreated', version: 1, schema: bookCreated },
  { type: 'BookRenamed', version: 1, schema: bookRenamed },
  { type: 'BookSettingsChanged', version: 1, schema: bookSettingsChanged },
  { type: 'BillingProfileChanged', version: 1, schema: billingProfileChanged },
  { type: 'PostingAccountsChanged', version: 1, schema: postingAccountsChanged },
  { type: 'LockDateSet', version: 1, schema: lockDateSet },
  { type: 'MemberInvited', version: 1, schema: memberInvited },
  { type: 'InvitationWithdrawn', version: 1, schema: invitationWithdrawn },
  { type: 'InvitationDeclined', version: 1, schema: invitationDeclined },
  { type: 'InvitationAccepted', version: 1, schema: invitationAccepted },
  { type: 'MemberAdded', version: 1, schema: memberAdded },
  { type: 'MemberRoleChanged', version: 1, schema: memberRoleChanged },
  { type: 'MemberRemoved', version: 1, schema: memberRemoved },
  { type: 'LegalFormSet', version: 1, schema: legalFormSet },
  { type: 'ProceedingsRecorded', version: 1, schema: proceedingsRecorded },
  { type: 'ProceedingsEnded', version: 1, schema: proceedingsEnded },
] as const;
