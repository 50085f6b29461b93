// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { billingProfile } from './billing-profile.ts';
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

export const memberAdded = z.strictObject({ bookId: id, personId: id, role });
export const memberRoleChanged = z.strictObject({ bookId: id, personId: id, role });
export const memberRemoved = z.strictObject({ bookId: id, personId: id });

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
  | MemberAdded
  | MemberRoleChanged
  | MemberRemoved;

export const bookEventSchemas = [
  { type: 'BookCreated', version: 1, schema: bookCreated },
  { type: 'BookRenamed', version: 1, schema: bookRenamed },
  { type: 'BookSettingsChanged', version: 1, schema: bookSettingsChanged },
  { type: 'BillingProfileChanged', version: 1, schema: billingProfileChanged },
  { type: 'PostingAccountsChanged', version: 1, schema: postingAccountsChanged },
  { type: 'LockDateSet', version: 1, schema: lockDateSet },
  { type: 'MemberAdded', version: 1, schema: memberAdded },
  { type: 'MemberRoleChanged', version: 1, schema: memberRoleChanged },
  { type: 'MemberRemoved', version: 1, schema: memberRemoved },
] as const;
