// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { itemRef } from './terms.ts';

const id = z.int().positive();

/** What settles an invoice stands on the invoice; everything else that is settled, here. */
const settled = {
  settlementId: id,
  accountId: id.describe('The account of the customer or supplier, whose both items are.'),
  customerId: id.nullable().describe('Whose ledger the account is, if it is a customer’s.'),
  item: itemRef.describe('What is settled.'),
  itemSide: z
    .enum(['debit', 'credit'])
    .describe('Of what is settled; the other item has the other.'),
  by: itemRef.describe('What settles it: an item of the other side.'),
  amountPaise: id,
};

export const itemSettled = z.strictObject({ ...settled, settledOn: z.iso.date() });
export const settlementReversed = z.strictObject({
  ...settled,
  reason: z.string(),
  reversedOn: z.iso.date(),
});

export type ItemSettled = DomainEvent<'ItemSettled', z.infer<typeof itemSettled>>;
export type SettlementReversed = DomainEvent<
  'SettlementReversed',
  z.infer<typeof settlementReversed>
>;
export type SettlementEvent = ItemSettled | SettlementReversed;

export const settlementEventSchemas = [
  { type: 'ItemSettled', version: 1, schema: itemSettled },
  { type: 'SettlementReversed', version: 1, schema: settlementReversed },
] as const;
