// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { itemRef, itemRefV1, itemRefV2, itemRefV3 } from './terms.ts';

const id = z.int().positive();

/** What settles an invoice stands on the invoice; everything else that is settled, here. */
const settledV1 = {
  settlementId: id,
  accountId: id.describe('The account of the customer or supplier, whose both items are.'),
  customerId: id.nullable().describe('Whose ledger the account is, if it is a customer’s.'),
  item: itemRefV1.describe('What is settled.'),
  itemSide: z
    .enum(['debit', 'credit'])
    .describe('Of what is settled; the other item has the other.'),
  by: itemRefV1.describe('What settles it: an item of the other side.'),
  amountPaise: id,
};

const itemSettledV1 = z.strictObject({ ...settledV1, settledOn: z.iso.date() });
const settlementReversedV1 = z.strictObject({
  ...settledV1,
  reason: z.string(),
  reversedOn: z.iso.date(),
});
/** Of bills of suppliers too. */
const itemsV2 = {
  item: itemRefV2.describe('What is settled.'),
  by: itemRefV2.describe('What settles it: an item of the other side.'),
};
const itemSettledV2 = itemSettledV1.extend(itemsV2);
const settlementReversedV2 = settlementReversedV1.extend(itemsV2);

/** Of debit notes to suppliers too. */
const itemsV3 = {
  item: itemRefV3.describe('What is settled.'),
  by: itemRefV3.describe('What settles it: an item of the other side.'),
};
const itemSettledV3 = itemSettledV1.extend(itemsV3);
const settlementReversedV3 = settlementReversedV1.extend(itemsV3);

/** Of payments to suppliers too. */
const items = {
  item: itemRef.describe('What is settled.'),
  by: itemRef.describe('What settles it: an item of the other side.'),
};
const itemSettled = itemSettledV1.extend(items);
const settlementReversed = settlementReversedV1.extend(items);

export type ItemSettled = DomainEvent<'ItemSettled', z.infer<typeof itemSettled>>;
export type SettlementReversed = DomainEvent<
  'SettlementReversed',
  z.infer<typeof settlementReversed>
>;
export type SettlementEvent = ItemSettled | SettlementReversed;

export const settlementEventSchemas = [
  { type: 'ItemSettled', version: 1, schema: itemSettledV1 },
  { type: 'ItemSettled', version: 2, schema: itemSettledV2 },
  { type: 'ItemSettled', version: 3, schema: itemSettledV3 },
  { type: 'ItemSettled', version: 4, schema: itemSettled },
  { type: 'SettlementReversed', version: 1, schema: settlementReversedV1 },
  { type: 'SettlementReversed', version: 2, schema: settlementReversedV2 },
  { type: 'SettlementReversed', version: 3, schema: settlementReversedV3 },
  { type: 'SettlementReversed', version: 4, schema: settlementReversed },
] as const;
