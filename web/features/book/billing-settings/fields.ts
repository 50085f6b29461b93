// What the form of billing holds, what is wrong in it, and how what changed is written on the wire.
import { z } from 'zod';
import { billingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { isBadNewPhone, phoneFault } from '#core/kernel/reading/phones.ts';
import { parseGstin } from '#core/tax/index.ts';
import { gstinFault } from '#web/format/gstin.ts';
import type { FieldErrors } from '#web/client/failure.ts';

export type SeriesField =
  | 'invoice_series'
  | 'credit_note_series'
  | 'debit_note_series'
  | 'receipt_series'
  | 'quotation_series'
  | 'proforma_series'
  | 'challan_series'
  | 'self_invoice_series'
  | 'payment_voucher_series';
export type SeriesFields = {
  readonly prefix: string;
  readonly padding: string;
  readonly restartsYearly: boolean;
};
type Logo = BillingSettings['logo'];

const TEXTS = [
  ...(['legal_name', 'address', 'city', 'pincode', 'state_code', 'gstin', 'pan'] as const),
  ...(['email', 'phone', 'lut', 'terms', 'notes'] as const),
] as const;
export type TextName = (typeof TEXTS)[number];
export type BankName = 'name' | 'account_number' | 'ifsc' | 'branch';

export type BillingFields = Readonly<Record<TextName, string>> & {
  readonly registration: BillingSettings['registration'];
  readonly bank: Readonly<Record<BankName, string>>;
  readonly upi: { readonly address: string; readonly payee: string };
  readonly logo: Logo;
  readonly rounding: BillingSettings['rounding'];
  readonly pricesIncludeTax: boolean;
  readonly dueDays: string;
  readonly series: Readonly<Record<SeriesField, SeriesFields>>;
};

const text = z.string();
const { registration, logo, rounding } = billingSettings.shape;
const seriesSchema = z.object({ prefix: text, padding: text, restartsYearly: z.boolean() });

/** What was typed and not saved, as it is kept on the device. */
export const billingDraftSchema = z
  .object({
    registration,
    logo,
    rounding,
    legal_name: text,
    address: text,
    city: text,
    pincode: text,
    state_code: text,
    gstin: text,
    pan: text,
    email: text,
    phone: text,
    lut: text,
    terms: text,
    notes: text,
    bank: z.object({
      name: text,
      account_number: text,
      ifsc: text,
      branch: text,
    }),
    upi: z.object({
      address: text,
      payee: text,
    }),
    pricesIncludeTax: z.boolean(),
    dueDays: text,
    series: z.object({
      invoice_series: seriesSchema,
      credit_note_series: seriesSchema,
      debit_note_series: seriesSchema,
      receipt_series: seriesSchema,
      quotation_series: seriesSchema,
      proforma_series: seriesSchema,
      challan_series: seriesSchema,
      self_invoice_series: seriesSchema,
      payment_voucher_series: seriesSchema,
    }),
  })
  .partial();

const seriesFields = (series: BillingSettings['invoice_series']): SeriesFields => ({
  prefix: series.prefix,
  padding: String(series.padding),
  restartsYearly: series.restarts_yearly,
});

export function billingFieldsOf(settings: BillingSettings): BillingFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, settings[name] ?? '']));
  const { bank, upi } = settings;
  return {
    ...(texts as Record<TextName, string>),
    registration: settings.registration,
    bank: {
      name: bank?.name ?? '',
      account_number: bank?.account_number ?? '',
      ifsc: bank?.ifsc ?? '',
      branch: bank?.branch ?? '',
    },
    upi: { address: upi?.address ?? '', payee: upi?.payee ?? '' },
    logo: settings.logo,
    rounding: settings.rounding,
    pricesIncludeTax: settings.prices_include_tax,
    dueDays: String(settings.due_days),
    series: {
      invoice_series: seriesFields(settings.invoice_series),
      credit_note_series: seriesFields(settings.credit_note_series),
      debit_note_series: seriesFields(settings.debit_note_series),
      receipt_series: seriesFields(settings.receipt_series),
      quotation_series: seriesFields(settings.quotation_series),
      proforma_series: seriesFields(settings.proforma_series),
      challan_series: seriesFields(settings.challan_series),
      self_invoice_series: seriesFields(settings.self_invoice_series),
      payment_voucher_series: seriesFields(settings.payment_voucher_series),
    },
  };
}

/** A number that comes brings along what it says; one that goes leaves nobody registered by it. */
export function withGstinOfBook(fields: BillingFields, gstin: string): BillingFields {
  const read = parseGstin(gstin);
  if (!read.valid) {
    const lost = gstin === '' && fields.gstin !== '';
    return { ...fields, gstin, ...(lost ? { registration: 'unregistered', pan: '' } : {}) };
  }
  const { registration: before } = fields;
  const registration = before === 'unregistered' ? 'regular' : before;
  return { ...fields, gstin, registration, state_code: read.state, pan: read.pan ?? '' };
}

const isFilled = (parts: Readonly<Record<string, string>>): boolean =>
  Object.values(parts).some((text) => text.trim() !== '');

const wholeIn = (text: string, min: number, max: number): boolean =>
  /^[0-9]{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;

export function checkBillingSettings(
  fields: BillingFields,
  before: Pick<BillingSettings, 'phone'> | null = null,
): FieldErrors {
  const { gstin, bank, upi, dueDays, series } = fields;
  const phone = orNull(fields.phone);
  const fault = gstinFault(gstin);
  const missing = (name: string, text: string, words: string) =>
    text.trim() === '' ? { [name]: words } : {};
  const badPadding = Object.entries(series)
    .filter(([, { padding }]) => !wholeIn(padding, 1, 10))
    .map(([name]) => [name, 'Enter digits from 1 to 10']);
  return {
    ...(fault === null ? {} : { gstin: fault }),
    ...(phone !== null && isBadNewPhone(phone, before?.phone) ? { phone: phoneFault(phone) } : {}),
    ...(isFilled(bank) && {
      ...missing('bank.name', bank.name, 'Enter the bank'),
      ...missing('bank.account_number', bank.account_number, 'Enter the account number'),
      ...missing('bank.ifsc', bank.ifsc, 'Enter the IFSC'),
    }),
    ...(isFilled(upi) && {
      ...missing('upi.address', upi.address, 'Enter the UPI address'),
      ...missing('upi.payee', upi.payee, 'Enter the payee'),
    }),
    ...(wholeIn(dueDays, 0, 365) ? {} : { due_days: 'Enter days from 0 to 365' }),
    ...Object.fromEntries(badPadding),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const seriesWire = ({ prefix, padding, restartsYearly }: SeriesFields) => ({
  prefix,
  padding: Number(padding),
  restarts_yearly: restartsYearly,
});

function wireOf(fields: BillingFields) {
  const { bank, upi, series } = fields;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, orNull(fields[name])]));
  return {
    ...(texts as Record<TextName, string | null>),
    registration: fields.registration,
    bank: isFilled(bank) ? { ...bank, branch: orNull(bank.branch) } : null,
    upi: isFilled(upi) ? upi : null,
    logo: fields.logo,
    rounding: fields.rounding,
    prices_include_tax: fields.pricesIncludeTax,
    due_days: Number(fields.dueDays),
    invoice_series: seriesWire(series.invoice_series),
    credit_note_series: seriesWire(series.credit_note_series),
    debit_note_series: seriesWire(series.debit_note_series),
    receipt_series: seriesWire(series.receipt_series),
    quotation_series: seriesWire(series.quotation_series),
    proforma_series: seriesWire(series.proforma_series),
    challan_series: seriesWire(series.challan_series),
    self_invoice_series: seriesWire(series.self_invoice_series),
    payment_voucher_series: seriesWire(series.payment_voucher_series),
  };
}

/** Only what differs from what the form began with. */
export function billingChangesIn(fields: BillingFields, before: BillingSettings) {
  const was: Readonly<Record<string, unknown>> = wireOf(billingFieldsOf(before));
  return Object.fromEntries(
    Object.entries(wireOf(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
    ),
  );
}
