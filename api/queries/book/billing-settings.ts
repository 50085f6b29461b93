// What a book has set of its documents, as the wire has it.
import type { BillingProfile, Series } from '#core/book/index.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';

/** @param seq of the book's record: whatever changed that since a form has seen it is told. */
export function settingsWire(
  billing: BillingProfile,
  { mail, seq }: Pick<BillingSettings, 'mail' | 'seq'>,
): BillingSettings {
  const { bank, logo } = billing;
  return {
    legal_name: billing.legalName,
    address: billing.address,
    city: billing.city,
    pincode: billing.pincode,
    state_code: billing.stateCode,
    gstin: billing.gstin,
    pan: billing.pan,
    registration: billing.registration,
    email: billing.email,
    phone: billing.phone,
    bank: bank && {
      name: bank.name,
      account_number: bank.accountNumber,
      ifsc: bank.ifsc,
      branch: bank.branch,
    },
    upi: billing.upi,
    lut: billing.lut,
    logo: logo && { media_type: logo.mediaType, base64: logo.base64 },
    terms: billing.terms,
    notes: billing.notes,
    rounding: billing.rounding,
    prices_include_tax: billing.pricesIncludeTax,
    due_days: billing.dueDays,
    invoice_series: seriesWire(billing.invoiceSeries),
    credit_note_series: seriesWire(billing.creditNoteSeries),
    receipt_series: seriesWire(billing.receiptSeries),
    mail,
    seq,
  };
}

const seriesWire = ({ prefix, padding, restartsYearly }: Series) => ({
  prefix,
  padding,
  restarts_yearly: restartsYearly,
});
