// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { groupCode, nature } from '../account-type/index.ts';
import { personal, personalIfPrivate, privateSubject, subject } from '../kernel/event.ts';
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

const accountAsset = z.strictObject({
  kind: carriedAsset,
  categoryId: id,
  productId: id,
});
export type AccountAsset = z.infer<typeof accountAsset>;

const detailsV1 = {
  name: z.string(),
  classification,
  gstin: z.string().nullable(),
  companyTypeId: id.nullable(),
  email: personal(z.string().nullable()),
  asset: accountAsset.nullable(),
};

const accountCreatedV1 = z.strictObject({
  accountId: subject(id, 'account'),
  code: z.string().nullable().describe('The stable code of a starter chart’s account.'),
  ...detailsV1,
});

const accountChangedV1 = z.strictObject({
  accountId: subject(id, 'account'),
  changes: z.strictObject(detailsV1).partial().describe('Only the fields that changed.'),
});

const privateCustomerId = privateSubject(
  id
    .optional()
    .describe(
      'The private person whose ledger it is: its name is theirs, and sealed with their key.',
    ),
  'customer',
);
const details = { ...detailsV1, name: personalIfPrivate(z.string()) };

export const accountCreated = accountCreatedV1.extend({ privateCustomerId, ...details });
const accountChanged = accountChangedV1.extend({
  privateCustomerId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});

const accountRetired = z.strictObject({ accountId: id });
const accountRemoved = z.strictObject({ accountId: id });

export type AccountCreated = DomainEvent<'AccountCreated', z.infer<typeof accountCreated>>;
export type AccountChanged = DomainEvent<'AccountChanged', z.infer<typeof accountChanged>>;
export type AccountRetired = DomainEvent<'AccountRetired', z.infer<typeof accountRetired>>;
export type AccountRemoved = DomainEvent<'AccountRemoved', z.infer<typeof accountRemoved>>;
export type AccountEvent = AccountCreated | AccountChanged | AccountRetired | AccountRemoved;

export const accountEventSchemas = [
  { type: 'AccountCreated', version: 1, schema: accountCreatedV1 },
  { type: 'AccountCreated', version: 2, schema: accountCreated },
  { type: 'AccountChanged', version: 1, schema: accountChangedV1 },
  { type: 'AccountChanged', version: 2, schema: accountChanged },
  { type: 'AccountRetired', version: 1, schema: accountRetired },
  { type: 'AccountRemoved', version: 1, schema: accountRemoved },
] as const;
