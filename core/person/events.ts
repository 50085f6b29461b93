// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { confirmedBy } from './terms.ts';

const personId = z.int().positive();
const sealed = personal(z.string());

const profile = { name: sealed, email: sealed, phone: sealed, company: sealed };

const personRegistered = z.strictObject({
  personId: subject(personId, 'person'),
  ...profile,
});

export const profileChanged = z.strictObject({
  personId: subject(personId, 'person'),
  changes: z.strictObject(profile).partial().describe('Only the fields that changed.'),
});

const addressConfirmationAsked = z.strictObject({ personId });
const addressConfirmed = z.strictObject({ personId, by: confirmedBy });

const adminGranted = z.strictObject({ personId });
const adminRevoked = z.strictObject({ personId });
const personErased = z.strictObject({ personId });

export type PersonRegistered = DomainEvent<'PersonRegistered', z.infer<typeof personRegistered>>;
export type ProfileChanged = DomainEvent<'ProfileChanged', z.infer<typeof profileChanged>>;
/** Whoever registered before there was this event is confirmed by use. */
export type AddressConfirmationAsked = DomainEvent<
  'AddressConfirmationAsked',
  z.infer<typeof addressConfirmationAsked>
>;
export type AddressConfirmed = DomainEvent<'AddressConfirmed', z.infer<typeof addressConfirmed>>;
export type AdminGranted = DomainEvent<'AdminGranted', z.infer<typeof adminGranted>>;
export type AdminRevoked = DomainEvent<'AdminRevoked', z.infer<typeof adminRevoked>>;
/** The person's key was destroyed: what was sealed reads '[erased]' from here on. */
export type PersonErased = DomainEvent<'PersonErased', z.infer<typeof personErased>>;
export type PersonEvent =
  | PersonRegistered
  | ProfileChanged
  | AddressConfirmationAsked
  | AddressConfirmed
  | AdminGranted
  | AdminRevoked
  | PersonErased;

export const personEventSchemas = [
  { type: 'PersonRegistered', version: 1, schema: personRegistered },
  { type: 'ProfileChanged', version: 1, schema: profileChanged },
  { type: 'AddressConfirmationAsked', version: 1, schema: addressConfirmationAsked },
  { type: 'AddressConfirmed', version: 1, schema: addressConfirmed },
  { type: 'AdminGranted', version: 1, schema: adminGranted },
  { type: 'AdminRevoked', version: 1, schema: adminRevoked },
  { type: 'PersonErased', version: 1, schema: personErased },
] as const;
