// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, personalIfPrivate, privateSubject, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { registration } from '../tax/index.ts';
import { erasureEventSchemas } from './details/erasure-events.ts';
import type { ErasureEvent } from './details/erasure-events.ts';
import { receiptEventSchemas } from './money/receipt-events.ts';
import type { ReceiptEvent } from './money/receipt-events.ts';
import { refundEventSchemas } from './money/refund-events.ts';
import type { RefundEvent } from './money/refund-events.ts';
import { supplierShape, supplierShapeV3 } from './supplier-shape.ts';
import { partyRole } from './terms.ts';
import { statementEmailEventSchemas } from './mails/statement-events.ts';
import type { StatementEmailEvent } from './mails/statement-events.ts';

const id = z.int().positive();
const text = z.string().nullable();
const sealed = personal(z.string().nullable());

/**
 * The address of a party that is not registered is personal and sealed; a registered one's stands
 * open, as tax law makes it public. One of the two is null throughout.
 */
const detailsV1 = {
  name: z.string(),
  company: text,
  registration,
  gstin: text,
  pan: text,
  stateCode: text.describe('Two digits of GST; 96 is abroad.'),
  country: z.string().describe('ISO 3166 alpha-2: IN.'),
  email: sealed,
  phone: sealed,
  contact: sealed.describe('The person to speak to.'),
  address: text,
  city: text,
  pincode: text,
  privateAddress: sealed,
  privateCity: sealed,
  privatePincode: sealed,
  dueDays: z.int().nonnegative().nullable().describe('Null: the book’s term.'),
};

const customerCreatedV1 = z.strictObject({
  customerId: subject(id, 'customer'),
  accountId: id.describe('The customer’s own ledger, under Sundry Debtors.'),
  ...detailsV1,
});
const customerChangedV1 = z.strictObject({
  customerId: subject(id, 'customer'),
  changes: z.strictObject(detailsV1).partial().describe('Only the fields that changed.'),
});

const privateCustomerId = privateSubject(
  id
    .optional()
    .describe('The customer again where it is a private person, whose name is sealed too.'),
  'customer',
);
const details = {
  ...detailsV1,
  name: personalIfPrivate(z.string()),
  company: personalIfPrivate(text),
  pan: personalIfPrivate(text),
};

const customerCreatedV2 = customerCreatedV1.extend({ privateCustomerId, ...details });
const customerChangedV2 = customerChangedV1.extend({
  privateCustomerId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});

/** The shape of `CustomerDetails`, which are of a party whatever its roles. */
export const partyDetails = z.strictObject(details);

// A party may be a customer, a supplier or both. The streams and types keep the name of the
// customer: they are bound into what is sealed.
const roles = z
  .array(partyRole)
  .min(1)
  .optional()
  .describe('Absent: a customer alone. Of a change: all that it has from now on.');
const supplierAccountId = id
  .nullable()
  .optional()
  .describe('Its ledger under Sundry Creditors; null or absent without the role supplier.');
const partyAccountId = id
  .nullable()
  .describe('Its ledger under Sundry Debtors; null without the role customer.');
const createdParty = { accountId: partyAccountId, roles, supplierAccountId };
const changedParty = {
  accountId: partyAccountId.optional(),
  roles,
  supplierAccountId,
  supplierRetired: z.boolean().optional().describe('It takes no more bills.'),
};
const changesSaid = 'Only the fields that changed; of a role that is gained all of the party.';

const supplierPartsV3 = z.strictObject(supplierShapeV3).partial().shape;
const customerCreatedV3 = customerCreatedV2.extend({ ...createdParty, ...supplierPartsV3 });
const customerChangedV3 = customerChangedV2.extend({
  changes: customerChangedV2.shape.changes
    .extend({ ...changedParty, ...supplierPartsV3 })
    .describe(changesSaid),
});

const supplierParts = z.strictObject(supplierShape).partial().shape;
const customerCreated = customerCreatedV2.extend({ ...createdParty, ...supplierParts });
const customerChanged = customerChangedV2.extend({
  changes: customerChangedV2.shape.changes
    .extend({ ...changedParty, ...supplierParts })
    .describe(changesSaid),
});
const customerMoved = z.strictObject({ customerId: id });

export type CustomerEvent =
  | DomainEvent<'CustomerCreated', z.infer<typeof customerCreated>>
  | DomainEvent<'CustomerChanged', z.infer<typeof customerChanged>>
  | DomainEvent<'CustomerActivated', z.infer<typeof customerMoved>>
  | DomainEvent<'CustomerDeactivated', z.infer<typeof customerMoved>>
  | DomainEvent<'CustomerRemoved', z.infer<typeof customerMoved>>
  | ErasureEvent
  | ReceiptEvent
  | RefundEvent
  | StatementEmailEvent;

/** Of the two events that say the details of a party, as they are written now. */
export const PARTY_VERSION = 4;

export const customerEventSchemas = [
  { type: 'CustomerCreated', version: 1, schema: customerCreatedV1 },
  { type: 'CustomerCreated', version: 2, schema: customerCreatedV2 },
  { type: 'CustomerCreated', version: 3, schema: customerCreatedV3 },
  { type: 'CustomerCreated', version: PARTY_VERSION, schema: customerCreated },
  { type: 'CustomerChanged', version: 1, schema: customerChangedV1 },
  { type: 'CustomerChanged', version: 2, schema: customerChangedV2 },
  { type: 'CustomerChanged', version: 3, schema: customerChangedV3 },
  { type: 'CustomerChanged', version: PARTY_VERSION, schema: customerChanged },
  { type: 'CustomerActivated', version: 1, schema: customerMoved },
  { type: 'CustomerDeactivated', version: 1, schema: customerMoved },
  { type: 'CustomerRemoved', version: 1, schema: customerMoved },
  ...erasureEventSchemas,
  ...receiptEventSchemas,
  ...refundEventSchemas,
  ...statementEmailEventSchemas,
] as const;
