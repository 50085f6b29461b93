// What the form of billing holds, what is wrong in it, and what changed.
import { z } from 'zod';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { isBadNewPhone, phoneFault } from '#core/kernel/reading/phones.ts';
import { logoType } from '#core/book/terms.ts';
import { wireName } from '#core/shapes/record.ts';
import { parseGstin } from '#core/tax/index.ts';
import { rounding, supplierRegistration } from '#core/tax/terms.ts';
import { gstinFault } from '#web/format/gstin.ts';
import type { FieldErrors } from '#web/client/failure.ts';

const SERIES = [
  ...(['invoiceSeries', 'creditNoteSeries', 'debitNoteSeries', 'receiptSeries'] as const),
  ...(['quotationSeries', 'proformaSeries', 'challanSeries'] as const),
  ...(['selfInvoiceSeries', 'paymentVoucherSeries'] as const),
] as const;
export type SeriesField = (typeof SERIES)[number];
export type SeriesFields = {
  readonly prefix: string;
  readonly padding: string;
  readonly restartsYearly: boolean;
};
type Logo = BillingSettings['logo'];

const TEXTS = [
  ...(['legalName', 'address', 'city', 'pincode', 'stateCode', 'gstin', 'pan'] as const),
  ...(['email', 'phone', 'lut', 'terms', 'notes'] as const),
] as const;
export type TextName = (typeof TEXTS)[number];
const BANK = ['name', 'accountNumber', 'ifsc', 'branch'] as const;
export type BankName = (typeof BANK)[number];

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
const seriesSchema = z.object({ prefix: text, padding: text, restartsYearly: z.boolean() });

/** @returns one of each name. */
const each = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** What was typed and not saved, as it is kept on the device. */
export const billingDraftSchema = z
  .object({
    registration: supplierRegistration,
    logo: z.object({ mediaType: logoType, base64: text }).nullable(),
    rounding,
    ...each(TEXTS, () => text),
    bank: z.object(each(BANK, () => text)),
    upi: z.object({ address: text, payee: text }),
    pricesIncludeTax: z.boolean(),
    dueDays: text,
    series: z.object(each(SERIES, () => seriesSchema)),
  })
  .partial();

export function billingFieldsOf(settings: BillingSettings): BillingFields {
  const { bank, upi, registration, logo, rounding: rounds, pricesIncludeTax } = settings;
  return {
    ...each(TEXTS, (name) => settings[name] ?? ''),
    registration,
    bank: each(BANK, (name) => bank?.[name] ?? ''),
    upi: { address: upi?.address ?? '', payee: upi?.payee ?? '' },
    logo,
    rounding: rounds,
    pricesIncludeTax,
    dueDays: String(settings.dueDays),
    series: each(SERIES, (name) => ({
      ...settings[name],
      padding: String(settings[name].padding),
    })),
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
  return { ...fields, gstin, registration, stateCode: read.state, pan: read.pan ?? '' };
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
    .map(([name]) => [wireName(name), 'Enter digits from 1 to 10']);
  return {
    ...(fault === null ? {} : { gstin: fault }),
    ...(phone !== null && isBadNewPhone(phone, before?.phone) ? { phone: phoneFault(phone) } : {}),
    ...(isFilled(bank) && {
      ...missing('bank.name', bank.name, 'Enter the bank'),
      ...missing('bank.account_number', bank.accountNumber, 'Enter the account number'),
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

/** What the form holds as the settings have it. */
function settingsIn(fields: BillingFields) {
  const { bank, upi, series, dueDays, registration, logo, rounding: rounds } = fields;
  return {
    ...each(TEXTS, (name) => orNull(fields[name])),
    registration,
    bank: isFilled(bank) ? { ...bank, branch: orNull(bank.branch) } : null,
    upi: isFilled(upi) ? upi : null,
    logo,
    rounding: rounds,
    pricesIncludeTax: fields.pricesIncludeTax,
    dueDays: Number(dueDays),
    ...each(SERIES, (name) => ({ ...series[name], padding: Number(series[name].padding) })),
  };
}

/** Only what differs from what the form began with. */
export function billingChangesIn(fields: BillingFields, before: BillingSettings) {
  const was: Readonly<Record<string, unknown>> = settingsIn(billingFieldsOf(before));
  return Object.fromEntries(
    Object.entries(settingsIn(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
    ),
  );
}
