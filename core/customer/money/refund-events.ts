// Money of a customer that goes back. These shapes lie on disk for ever: never edit one, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { creditSource } from '../../settlement/index.ts';
import { advanceTax, moneyMoved, receiptNumber } from './receipt-events.ts';

const id = z.int().positive();

const refundRecorded = z.strictObject({
  refundId: id,
  customerId: id,
  ...receiptNumber,
  ...moneyMoved,
  amountPaise: id.describe('Of the credit; an advance’s tax, paid back beside it, is apart.'),
  ledgerId: id.describe('The customer’s own account.'),
  credit: creditSource,
  advanceTax: advanceTax.optional().describe('Given back with an advance (CGST Rule 51).'),
  reason: z.string().nullable(),
});
const refundReversed = z.strictObject({
  refundId: id,
  customerId: id,
  ledgerId: id.describe('The customer’s own account.'),
  credit: creditSource,
  amountPaise: id,
  reason: z.string(),
  reversedOn: z.iso.date(),
});

export type RefundRecorded = DomainEvent<'RefundRecorded', z.infer<typeof refundRecorded>>;
export type RefundEvent =
  | RefundRecorded
  | DomainEvent<'RefundReversed', z.infer<typeof refundReversed>>;

export const refundEventSchemas = [
  { type: 'RefundRecorded', version: 1, schema: refundRecorded },
  { type: 'RefundReversed', version: 1, schema: refundReversed },
] as const;
