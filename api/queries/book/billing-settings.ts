// What a book has set of its documents, as the wire has it.
import { SERIES_SETTINGS, startKey } from '#core/book/index.ts';
import type { EInvoicingSettings, Series, SeriesDocument, SeriesStarts } from '#core/book/index.ts';
import { turnoversByYear } from '#core/tax/index.ts';
import type { SettingsOfBook } from '#projections/book-settings/read.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';

/** @param seq of the book's record: whatever changed that since a form has seen it is told. */
export function settingsWire(
  { billing, turnovers, seriesStarts, undertakings, eInvoicing, taxDeduction }: SettingsOfBook,
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
    undertakings: Object.entries(undertakings)
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([financial_year, reference]) => ({ financial_year, reference })),
    logo: logo && { media_type: logo.mediaType, base64: logo.base64 },
    terms: billing.terms,
    notes: billing.notes,
    rounding: billing.rounding,
    prices_include_tax: billing.pricesIncludeTax,
    due_days: billing.dueDays,
    invoice_series: seriesWire(billing.invoiceSeries),
    credit_note_series: seriesWire(billing.creditNoteSeries),
    debit_note_series: seriesWire(billing.debitNoteSeries),
    receipt_series: seriesWire(billing.receiptSeries),
    series_starts: startsWire(seriesStarts),
    quotation_series: seriesWire(billing.quotationSeries),
    proforma_series: seriesWire(billing.proformaSeries),
    challan_series: seriesWire(billing.challanSeries),
    self_invoice_series: seriesWire(billing.selfInvoiceSeries),
    payment_voucher_series: seriesWire(billing.paymentVoucherSeries),
    turnovers: [...turnoversByYear(turnovers)],
    tax_deduction: taxDeduction,
    e_invoicing: eInvoicingWire(eInvoicing),
    mail,
    seq,
  };
}

const KINDS = Object.keys(SERIES_SETTINGS) as SeriesDocument[];

function startsWire(starts: SeriesStarts): BillingSettings['series_starts'] {
  return KINDS.flatMap((series) => {
    const before = startKey(series, '');
    return [...starts].flatMap(([key, at]) =>
      at > 1 && key.startsWith(before)
        ? [{ series, before: key.slice(before.length), starts_at: at }]
        : [],
    );
  });
}

const seriesWire = ({ prefix, padding, restartsYearly }: Series) => ({
  prefix,
  padding,
  restarts_yearly: restartsYearly,
});

const eInvoicingWire = ({
  exemption,
  keys,
}: EInvoicingSettings): BillingSettings['e_invoicing'] => ({
  exemption,
  keys: keys.map(({ name, publicKey }) => ({ name, public_key: publicKey })),
});
