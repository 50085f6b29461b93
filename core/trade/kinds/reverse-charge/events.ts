// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// A paper is of one bill or one payment, whose id it bears; what these say of the supplier as a
// person stands in their events alone, so that nothing here is sealed.
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { heads } from '../../../tax/index.ts';
import { importOf, reverseChargeSection, tradeRegistration } from '../../terms.ts';
import { billTaxes } from '../purchase-bill/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

const numbered = {
  number: z.string().describe('Our own, at most 16 characters (CGST Rules 46(b) and 52(b)).'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of its date: 26-27.'),
  date,
};

const supplied = {
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  accountId: id.describe('The supplier’s own.'),
  supplier: z.strictObject({ gstin: text, registration: tradeRegistration, stateCode: text }),
};

/** A line of a bill of which the buyer pays the tax. */
const taxedLine = z.strictObject({
  line: id.describe('Of the bill, from 1.'),
  section: reverseChargeSection,
  taxablePaise: paise,
  rateBps: z.int().nonnegative(),
  cessBps: z.int().nonnegative(),
  cessPerUnitThousandths: z.int().nonnegative(),
  ...billTaxes,
});

const ofBill = {
  number: z.string().describe('Our own: PB-015.'),
  billNumber: z.string().describe('The supplier’s.'),
  billDate: date,
};

const placed = { placeOfSupply: text, heads, importOf: importOf.nullable() };

const selfInvoiceIssued = z.strictObject({
  billId: id,
  ...numbered,
  ...supplied,
  bill: z.strictObject({
    ...ofBill,
    receivedOn: date.nullable().describe('From which the 30 days of Rule 47A are counted.'),
  }),
  ...placed,
  lines: z.array(taxedLine).min(1),
});

const paymentVoucherIssued = z.strictObject({
  paymentId: id,
  ...numbered,
  ...supplied,
  payment: z.strictObject({ number: z.string().describe('Our own: SP-001.') }),
  bills: z
    .array(
      z.strictObject({
        billId: id,
        ...ofBill,
        ...placed,
        settledPaise: id.describe('What of the bill the payment settles, deductions with it.'),
        paidPaise: id.describe('The money of it that is for supplies under reverse charge.'),
        lines: z
          .array(taxedLine)
          .min(1)
          .describe('Of value and tax what is settled; parts come to the whole.'),
      }),
    )
    .min(1),
});

const cancelled = {
  number: z.string().describe('It stays used.'),
  date: date.describe('Its own.'),
  cancelledOn: date,
  reason: z.string(),
};
const selfInvoiceCancelled = z.strictObject({ billId: id, ...cancelled });
const paymentVoucherCancelled = z.strictObject({ paymentId: id, ...cancelled });

export type SelfInvoiceIssued = DomainEvent<'SelfInvoiceIssued', z.infer<typeof selfInvoiceIssued>>;
export type SelfInvoice = SelfInvoiceIssued['data'];
export type TaxedBillLine = SelfInvoice['lines'][number];
export type SelfInvoiceEvent =
  | SelfInvoiceIssued
  | DomainEvent<'SelfInvoiceCancelled', z.infer<typeof selfInvoiceCancelled>>;

export type PaymentVoucherIssued = DomainEvent<
  'PaymentVoucherIssued',
  z.infer<typeof paymentVoucherIssued>
>;
export type PaymentVoucher = PaymentVoucherIssued['data'];
export type PaymentVoucherEvent =
  | PaymentVoucherIssued
  | DomainEvent<'PaymentVoucherCancelled', z.infer<typeof paymentVoucherCancelled>>;

export const selfInvoiceEventSchemas = [
  { type: 'SelfInvoiceIssued', version: 1, schema: selfInvoiceIssued },
  { type: 'SelfInvoiceCancelled', version: 1, schema: selfInvoiceCancelled },
] as const;

export const paymentVoucherEventSchemas = [
  { type: 'PaymentVoucherIssued', version: 1, schema: paymentVoucherIssued },
  { type: 'PaymentVoucherCancelled', version: 1, schema: paymentVoucherCancelled },
] as const;
