// What money that settles nothing is paid ahead for, and the GST inside it as the server counts it.
import { z } from 'zod';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { advanceOf, advanceTaxPaise } from '#core/customer/index.ts';
import type { AdvanceTax } from '#core/customer/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { GST_RATES, isRateInForce } from '#core/tax/index.ts';

export const advanceFields = z.object({
  purpose: z.enum(['on-account', 'goods', 'services']),
  what: z.string(),
  /** Percent; blank is not known. */
  rate: z.string(),
  /** Two digits; blank is where an invoice would end, null the customer's state. */
  place: z.string().nullable(),
});
export type AdvanceFields = z.infer<typeof advanceFields>;

export const NO_ADVANCE: AdvanceFields = {
  purpose: 'on-account',
  what: '',
  rate: '',
  place: null,
};

export type ReceiptAdvance = {
  readonly supply: 'goods' | 'services';
  readonly what: string;
  /** Null is not known. */
  readonly rateBps: number | null;
  /** Two digits; null is where an invoice would end. */
  readonly place: string | null;
  /** Null while it cannot be counted. */
  readonly tax: AdvanceTax | null;
  readonly taxPaise: number;
};

type Parties = {
  /** Undefined while they are on their way. */
  readonly settings: BillingSettings | undefined;
  readonly customer: Customer | undefined;
};

type AdvanceBasis = Parties & { readonly grossPaise: number; readonly paidOn: CalendarDate };

/** @returns what the money is for; null of money on account. */
export function advanceIn(
  { purpose, what, rate, place: chosen }: AdvanceFields,
  { settings, customer, grossPaise, paidOn }: AdvanceBasis,
): ReceiptAdvance | null {
  if (purpose === 'on-account') return null;
  const place = purpose === 'goods' ? '' : (chosen ?? customer?.stateCode ?? '');
  const said = {
    supply: purpose,
    what: what.trim(),
    rateBps: rate === '' || purpose === 'goods' ? null : decimalOf(rate, 2),
    place: place === '' ? null : place,
  };
  if (settings === undefined || customer === undefined) return { ...said, tax: null, taxPaise: 0 };
  const parties = {
    supplierState: settings.stateCode,
    supplierRegistration: settings.registration,
    hasUndertaking: settings.lut !== null,
    recipient: {
      registration: customer.registration,
      stateCode: customer.stateCode,
      country: customer.country,
      gstin: customer.gstin,
      address: customer.address,
      city: customer.city,
      pincode: customer.pincode,
    },
  };
  const input = { supply: purpose, description: said.what, hsn: null, rateBps: said.rateBps };
  const found = advanceOf({ ...input, placeOfSupply: said.place }, grossPaise, { parties, paidOn });
  const tax = found.ok ? found.value.tax : null;
  return { ...said, tax, taxPaise: advanceTaxPaise(tax ?? undefined) };
}

/** @returns the rates that an advance of a day may bear, in percent. */
export const advanceRatesOn = (on: CalendarDate): readonly string[] => {
  const inForce = GST_RATES.filter(({ rateBps }) => isRateInForce(rateBps, { on, hsn: null }));
  return [...new Set(inForce.map(({ rateBps }) => decimalText(rateBps, 2)))];
};
