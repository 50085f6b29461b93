// What settles an invoice, and what brings its balance back. These shapes lie on disk for ever:
// never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { advanceTax } from '../../customer/index.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { paymentMethod } from '../../kernel/payment-method.ts';
import { creditSource } from '../../settlement/index.ts';
import { numbered } from '../drafting/header.ts';
import { creditSourceKindV1 } from '../terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const customerId = id;

const paymentRecordedV1 = z.strictObject({
  paymentId: id,
  invoiceId: id,
  customerId,
  amountPaise: paise,
  method: paymentMethod,
  reference: z.string().nullable(),
  paidOn: date,
  accountId: id.describe('The account of cash or bank that took it.'),
  journalId: id,
});
const paymentRecorded = paymentRecordedV1.extend({
  receipt: z
    .strictObject({
      ...numbered,
      receiptId: id
        .optional()
        .describe(
          'Of the receipt on account that bears this number, where more came than was due.',
        ),
    })
    .optional()
    .describe('Of its receipt; payments of version 1 have none.'),
});
const reversedOn = date.optional().describe('None in events of version 1.');
const paymentReversedV1 = z.strictObject({
  paymentId: id,
  invoiceId: id,
  customerId,
  amountPaise: paise,
  reason: z.string(),
});
export type PaymentReversedV1 = z.infer<typeof paymentReversedV1>;
const paymentReversed = paymentReversedV1.extend({ reversedOn });

/** A receipt on account, or what a credit note left over: money of the customer’s to use. */
const creditSourceV1 = z.strictObject({
  kind: creditSourceKindV1,
  id,
  number: z.string(),
});

const allocationV1 = {
  allocationId: id,
  invoiceId: id,
  customerId,
  source: creditSourceV1,
  amountPaise: paise,
};
const creditAllocatedV1 = z.strictObject({ ...allocationV1, allocatedOn: date });
export const allocationReversedV1 = z.strictObject({ ...allocationV1, reason: z.string() });
export type AllocationReversedV1 = z.infer<typeof allocationReversedV1>;

const allocation = {
  source: creditSource,
  accountId: id
    .optional()
    .describe('The customer’s ledger, where a line of a journal or an opening bill is the source.'),
  advanceTax: advanceTax
    .optional()
    .describe('Of an advance: the credit is used by the amount less this tax, which goes back.'),
  journalId: id.optional().describe('The journal that gives the tax of an advance back.'),
};
const creditAllocated = creditAllocatedV1.extend(allocation);
const allocationReversed = allocationReversedV1.extend({ ...allocation, reversedOn });

export type PaymentRecorded = DomainEvent<'PaymentRecorded', z.infer<typeof paymentRecorded>>;
export type PaymentReversed = DomainEvent<'PaymentReversed', z.infer<typeof paymentReversed>>;
export type CreditAllocated = DomainEvent<'CreditAllocated', z.infer<typeof creditAllocated>>;
export type AllocationReversed = DomainEvent<
  'AllocationReversed',
  z.infer<typeof allocationReversed>
>;
export type SettlingEvent =
  | PaymentRecorded
  | PaymentReversed
  | CreditAllocated
  | AllocationReversed;

export const settlingEventSchemas = [
  { type: 'PaymentRecorded', version: 1, schema: paymentRecordedV1 },
  { type: 'PaymentRecorded', version: 2, schema: paymentRecorded },
  { type: 'PaymentReversed', version: 1, schema: paymentReversedV1 },
  { type: 'PaymentReversed', version: 2, schema: paymentReversed },
  { type: 'CreditAllocated', version: 1, schema: creditAllocatedV1 },
  { type: 'CreditAllocated', version: 2, schema: creditAllocated },
  { type: 'AllocationReversed', version: 1, schema: allocationReversedV1 },
  { type: 'AllocationReversed', version: 2, schema: allocationReversed },
] as const;
