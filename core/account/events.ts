// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { groupCode, nature } from '../account-type/index.ts';
import { personal, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { carriedAsset } from './terms.ts';

const id = z.int().positive();

/** An account copies its type's group and nature, so that reports never read the installation. */
export const classification = z.strictObject({
  typeId: id,
  group: groupCode.nullable(),
  nature: nature.nullable(),
});
export type Classification = z.infer<typeof classification>;

export const accountAsset = z.strictObject({
  kind: carriedAsset,
  categoryId: id,
  productId: id,
});
export type AccountAsset = z.infer<typeof accountAsset>;

const details = {
  name: z.string(),
  classification,
  gstin: z.string().nullable(),
  companyTypeId: id.nullable(),
  email: personal(z.string().nullable()),
  asset: accountAsset.nullable(),
};

export const accountCreated = z.strictObject({
  accountId: subject(id, 'account'),
  code: z.string().nullable().describe('The stable code of a starter chart’s account.'),
  ...details,
});

export const accountChanged = z.strictObject({
  accountId: subject(id, 'account'),
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});

export const accountRetired = z.strictObject({ accountId: id });
export const accountRemoved = z.strictObject({ accountId: id });

export type AccountCreated = DomainEvent<'AccountCreated', z.infer<typeof accountCreated>>;
export type AccountChanged = DomainEvent<'AccountChanged', z.infer<typeof accountChanged>>;
export type AccountRetired = DomainEvent<'AccountRetired', z.infer<typeof accountRetired>>;
export type AccountRemoved = DomainEvent<'AccountRemoved', z.infer<typeof accountRemoved>>;
export type AccountEvent = AccountCreated | AccountChanged | AccountRetired | AccountRemoved;

export const accountEventSchemas = [
  { type: 'AccountCreated', version: 1, schema: accountCreated },
  { type: 'AccountChanged', version: 1, schema: accountChanged },
  { type: 'AccountRetired', version: 1, schema: accountRetired },
  { type: 'AccountRemoved', version: 1, schema: accountRemoved },
] as const;
