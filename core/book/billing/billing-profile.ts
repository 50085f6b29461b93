// How a book stands on its documents. The shapes lie on disk for ever, in BillingProfileChanged.
import { z } from 'zod';
import { rounding, supplierRegistration } from '../../tax/index.ts';
import { logoType } from '../terms.ts';

const text = z.string().nullable();

export const series = z.strictObject({
  prefix: z.string().describe('What stands before the digits; {FY} is the year as 26-27.'),
  padding: z.int().min(1).max(10).describe('The least count of digits.'),
  restartsYearly: z.boolean(),
});
export type Series = z.infer<typeof series>;

export const bank = z.strictObject({
  name: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  branch: text,
});
export const upi = z.strictObject({ address: z.string(), payee: z.string() });
export const logo = z.strictObject({
  mediaType: logoType,
  base64: z.string(),
});

export const billingProfile = z.strictObject({
  legalName: text.describe('Null: as the book is called.'),
  address: text,
  city: text,
  pincode: text,
  stateCode: text.describe('Two digits of GST.'),
  gstin: text,
  pan: text,
  registration: supplierRegistration,
  email: text,
  phone: text,
  bank: bank.nullable(),
  upi: upi.nullable(),
  lut: text.describe('The letter of undertaking for supplies without tax.'),
  logo: logo.nullable(),
  terms: text,
  notes: text,
  rounding,
  pricesIncludeTax: z.boolean(),
  dueDays: z.int().nonnegative(),
  invoiceSeries: series,
  creditNoteSeries: series,
  receiptSeries: series,
});

/** The series of documents before an invoice, which came later and have an event of their own. */
export const presaleSeries = z.strictObject({
  quotationSeries: series,
  proformaSeries: series,
  challanSeries: series,
});

/** The series of the buyer's own papers of reverse charge: CGST Rules 46(b) and 52(b). */
export const reverseChargeSeries = z.strictObject({
  selfInvoiceSeries: series,
  paymentVoucherSeries: series,
});

/** All that is set of a book's documents. */
export type BillingProfile = z.infer<typeof billingProfile> &
  z.infer<typeof presaleSeries> &
  z.infer<typeof reverseChargeSeries> & {
    readonly debitNoteSeries: Series;
  };

const seriesOf = (prefix: string): Series => ({ prefix, padding: 3, restartsYearly: false });

/** Of a book that nobody has set up: INV-001 on, due in 30 days, without a registration. */
export const NEW_PROFILE: BillingProfile = {
  legalName: null,
  address: null,
  city: null,
  pincode: null,
  stateCode: null,
  gstin: null,
  pan: null,
  registration: 'unregistered',
  email: null,
  phone: null,
  bank: null,
  upi: null,
  lut: null,
  logo: null,
  terms: null,
  notes: null,
  rounding: 'none',
  pricesIncludeTax: false,
  dueDays: 30,
  invoiceSeries: seriesOf('INV-'),
  creditNoteSeries: seriesOf('CN-'),
  debitNoteSeries: seriesOf('DN-'),
  receiptSeries: seriesOf('RV-'),
  quotationSeries: seriesOf('QTN-'),
  proformaSeries: seriesOf('PI-'),
  challanSeries: seriesOf('DC-'),
  selfInvoiceSeries: seriesOf('RCI-'),
  paymentVoucherSeries: seriesOf('PV-'),
};
