// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// Version 1 has fields for what later rules ask (TDS, other currencies), so that these need no
// second one.
import { z } from 'zod';
import { personalIfPrivate, privateSubject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { paymentMethod } from '../../../kernel/payment-method.ts';
import { payableKind } from '../../../settlement/index.ts';
import { partySnapshot } from '../../party.ts';
import { paymentDeductionKind } from '../../terms.ts';
import { tdsOfBill } from '../purchase-bill/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

const deduction = z.strictObject({
  kind: paymentDeductionKind,
  amountPaise: z.int().describe('Never 0; below it only where a round-off adds to the money.'),
  accountId: id.nullable().describe('Where it is posted; null: by its kind.'),
  note: text,
});
/** What is kept back of the money: it settles bills as the money does. */
export type PaymentDeduction = z.infer<typeof deduction>;

const bankCharge = z.strictObject({
  amountPaise: id.describe('Ours: it leaves the account beside the money.'),
  accountId: id.nullable().describe('Null: the book’s for charges of banks.'),
});

const header = {
  method: paymentMethod,
  reference: text.describe('UTR or another number of the bank.'),
  cheque: z.strictObject({ number: z.string(), date }).nullable(),
  amountPaise: paise.describe('What the supplier gets; 0 where all is deducted.'),
  deductions: z.array(deduction),
  bankCharge: bankCharge.nullable(),
  tds: tdsOfBill.nullable().describe('Income tax that is deducted as it is paid.'),
  currency: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      amountMinor: paise,
      rateMillionths: id.describe('Rupees for one unit, in millionths.'),
      rateSource: z.string(),
      rateDate: date,
    })
    .nullable(),
  narration: z.string(),
  runId: id.nullable().describe('Of the run that paid many suppliers at once.'),
};

const settledItem = {
  kind: payableKind,
  id,
  line: id.optional().describe('Of a journal, counted from 1.'),
  amountPaise: id,
};

const draft = z.strictObject({
  ...header,
  accountId: id.nullable().describe('The supplier’s own.'),
  moneyAccountId: id.nullable().describe('Null: the book’s for the method.'),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  allocations: z
    .array(z.strictObject(settledItem))
    .nullable()
    .describe('Null: the oldest bills, as far as it goes; none: all of it is in advance.'),
});
export type SupplierPaymentDraft = z.infer<typeof draft>;

const allocation = z.strictObject({
  ...settledItem,
  number: z.string().describe('As the supplier calls it.'),
  billDate: date,
  settledOn: date.describe('The day of the payment, or of a bill that is dated after it.'),
});
export type PaymentAllocation = z.infer<typeof allocation>;

const payee = z
  .strictObject({
    name: personalIfPrivate(text),
    accountNumber: personalIfPrivate(text),
    ifsc: personalIfPrivate(text),
    upi: personalIfPrivate(text),
    confirmedOn: date.nullable(),
  })
  .describe('Where the supplier takes money, as it was known then; null: nobody said it.');
export type PaymentPayee = z.infer<typeof payee>;

const drafted = z.strictObject({ documentId: id, draft });

const posted = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: SP-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of posting: 26-27.'),
  journalId: id,
  ...header,
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  privateCustomerId: privateSubject(
    id.optional().describe('The supplier again where it is a private person, who is sealed.'),
    'customer',
  ),
  accountId: id.describe('The supplier’s own.'),
  supplier: partySnapshot,
  payee,
  moneyAccountId: id.describe('Of cash or a bank, which the money leaves.'),
  postedOn: date.describe('The day on which it is paid.'),
  allocations: z.array(allocation),
  totalPaise: id.describe('What the supplier’s account is debited with: money and deductions.'),
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  allocations: z.array(z.strictObject({ ...settledItem, settledOn: date })),
  totalPaise: id.describe('What the supplier’s account had been debited with.'),
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

export type SupplierPaymentPosted = DomainEvent<'SupplierPaymentPosted', z.infer<typeof posted>>;
export type SupplierPayment = SupplierPaymentPosted['data'];
export type SupplierPaymentReversed = DomainEvent<
  'SupplierPaymentReversed',
  z.infer<typeof reversed>
>;
export type SupplierPaymentEvent =
  | DomainEvent<'SupplierPaymentDrafted', z.infer<typeof drafted>>
  | DomainEvent<'SupplierPaymentDraftChanged', z.infer<typeof drafted>>
  | SupplierPaymentPosted
  | SupplierPaymentReversed
  | DomainEvent<'SupplierPaymentDiscarded', z.infer<typeof discarded>>;

export const supplierPaymentEventSchemas = [
  { type: 'SupplierPaymentDrafted', version: 1, schema: drafted },
  { type: 'SupplierPaymentDraftChanged', version: 1, schema: drafted },
  { type: 'SupplierPaymentPosted', version: 1, schema: posted },
  { type: 'SupplierPaymentReversed', version: 1, schema: reversed },
  { type: 'SupplierPaymentDiscarded', version: 1, schema: discarded },
] as const;
