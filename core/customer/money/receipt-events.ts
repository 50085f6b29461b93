// Money of a customer that comes in. These shapes lie on disk for ever: never edit
// one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { paymentMethod } from '../../kernel/payment-method.ts';
import { heads } from '../../tax/index.ts';
import { advanceSupply, deductionKind } from '../terms.ts';

const id = z.int().positive();
const paise = z.int().nonnegative();

export const receiptNumber = {
  number: z.string(),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string(),
};
export const moneyMoved = {
  amountPaise: id,
  method: paymentMethod,
  reference: z.string().nullable(),
  paidOn: z.iso.date(),
  accountId: id.describe('The account of cash or bank that took it.'),
  journalId: id,
};

const receiptRecordedV1 = z.strictObject({
  receiptId: id,
  customerId: id,
  ...receiptNumber,
  ...moneyMoved,
});

export const deduction = z.strictObject({
  kind: deductionKind,
  amountPaise: z.int().describe('Never 0; below it only where a round-off adds to the money.'),
  accountId: id.optional().describe('Where it is posted, if not by its kind.'),
  section: z.string().optional().describe('Of the Income-tax Act, under which TDS was deducted.'),
  note: z.string().optional(),
});
/** What the customer, or the bank, kept back: it settles bills as the money does. */
export type Deduction = z.infer<typeof deduction>;

/** The tax of an advance, which is part of the money and no part of the open item. */
export const advanceTax = z.strictObject({
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  cessPaise: paise,
});
export type AdvanceTax = z.infer<typeof advanceTax>;

export const advance = z.strictObject({
  supply: advanceSupply,
  description: z.string().describe('What the advance is for.'),
  hsn: z.string().nullable(),
  rateBps: z.int().nonnegative().describe('Hundredths of a percent; 1800 where it is unknown.'),
  placeOfSupply: z.string().nullable().describe('Two digits; null: unknown, so inter-State.'),
  heads,
  tax: advanceTax.describe('Inside the money (CGST Rule 50); nothing for goods.'),
});
/** What money that is paid ahead is for (CGST Rule 50). */
export type Advance = z.infer<typeof advance>;

const receiptRecorded = receiptRecordedV1.extend({
  amountPaise: id.describe(
    'What the customer’s account is credited with: money and deductions, less tax of an advance.',
  ),
  deductions: z.array(deduction).optional(),
  advance: advance.optional(),
});
const receiptReversedV1 = z.strictObject({
  receiptId: id,
  customerId: id,
  amountPaise: id,
  reason: z.string(),
});
export type ReceiptReversedV1 = z.infer<typeof receiptReversedV1>;
const receiptReversed = receiptReversedV1.extend({
  reversedOn: z.iso.date().optional().describe('None in events of version 1.'),
});

export type ReceiptRecorded = DomainEvent<'ReceiptRecorded', z.infer<typeof receiptRecorded>>;
export type ReceiptReversed = DomainEvent<'ReceiptReversed', z.infer<typeof receiptReversed>>;
export type ReceiptEvent = ReceiptRecorded | ReceiptReversed;

export const receiptEventSchemas = [
  { type: 'ReceiptRecorded', version: 1, schema: receiptRecordedV1 },
  { type: 'ReceiptRecorded', version: 2, schema: receiptRecorded },
  { type: 'ReceiptReversed', version: 1, schema: receiptReversedV1 },
  { type: 'ReceiptReversed', version: 2, schema: receiptReversed },
] as const;
