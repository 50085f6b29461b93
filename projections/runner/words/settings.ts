// What the settings of a book say in its history.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { nameOfRatio } from '#core/statement/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, grouped, listInWords, rupeesFigure } from './figures.ts';

const TYPES = [
  'BookSettingsChanged',
  'BillingProfileChanged',
  'PresaleSeriesChanged',
  'ReverseChargeSeriesChanged',
  'DebitNoteSeriesSet',
  'PostingAccountsChanged',
  'RatioExplained',
  'AgeingDaysSet',
  'TaxDeductionSet',
  'ShareCapitalSet',
] as const;

type SettingsEvent = Extract<ProjectedEvent, { type: (typeof TYPES)[number] }>;

export const isOfSettings = (event: ProjectedEvent): event is SettingsEvent =>
  TYPES.some((type) => type === event.type);

export function settingsInWords({ type, data }: SettingsEvent): string {
  if (
    type === 'BillingProfileChanged' ||
    type === 'PresaleSeriesChanged' ||
    type === 'ReverseChargeSeriesChanged'
  ) {
    return `Changed ${fieldsInWords(data.changes, BILLING_FIELDS)}`;
  }
  if (type === 'DebitNoteSeriesSet') return 'Changed debit note numbers';
  if (type === 'PostingAccountsChanged') return 'Changed the accounts that documents post to';
  if (type === 'RatioExplained') return ratioInWords(data);
  if (type === 'AgeingDaysSet')
    return `Set the ages of what is due to ${data.days.join(', ')} days`;
  if (type === 'TaxDeductionSet') return deductionInWords(data);
  if (type === 'ShareCapitalSet') return sharesInWords(data);
  const { beginsOn, registeredFrom } = data.changes;
  if (registeredFrom === null) return 'First day of the GST registration removed';
  if (registeredFrom !== undefined) {
    return `Registered for GST from ${dateInWords(calendarDate(registeredFrom))}`;
  }
  if (beginsOn === undefined) return 'Settings changed';
  if (beginsOn === null) return 'Set to begin on any day';
  return `Set to begin on ${dateInWords(calendarDate(beginsOn))}`;
}

type ShareCapitalSet = Extract<SettingsEvent, { type: 'ShareCapitalSet' }>['data'];

function sharesInWords({ from, capital }: ShareCapitalSet): string {
  const day = dateInWords(calendarDate(from));
  if (capital === null) return `Took back the equity shares from ${day}`;
  const { faceValuePaise, shares, dilutedShares } = capital;
  const counted = `${grouped(String(shares))} equity shares of ${rupeesFigure(faceValuePaise)}`;
  const diluted = dilutedShares === null ? '' : `, diluted ${grouped(String(dilutedShares))},`;
  return `Set ${counted}${diluted} from ${day}`;
}

type RatioExplained = Extract<SettingsEvent, { type: 'RatioExplained' }>['data'];

function ratioInWords({ code, from, to, explanation }: RatioExplained): string {
  const [first, last] = [from, to].map((day) => dateInWords(calendarDate(day)));
  const ratio = `the change of ${nameOfRatio(code)}, ${first} to ${last}`;
  return explanation === null
    ? `Took back the explanation of ${ratio}`
    : `Explained ${ratio}: ${explanation}`;
}

const BILLING_FIELDS = {
  legalName: 'legal name',
  address: 'address',
  city: 'city',
  pincode: 'PIN code',
  stateCode: 'state',
  gstin: 'GSTIN',
  pan: 'PAN',
  registration: 'registration',
  email: 'e-mail',
  phone: 'phone',
  bank: 'bank',
  upi: 'UPI address',
  lut: 'letter of undertaking',
  logo: 'logo',
  terms: 'terms',
  notes: 'notes',
  rounding: 'rounding',
  pricesIncludeTax: 'whether prices include tax',
  dueDays: 'days until due',
  invoiceSeries: 'invoice numbers',
  creditNoteSeries: 'credit note numbers',
  receiptSeries: 'receipt numbers',
  quotationSeries: 'quotation numbers',
  proformaSeries: 'proforma numbers',
  challanSeries: 'delivery challan numbers',
  selfInvoiceSeries: 'self-invoice numbers',
  paymentVoucherSeries: 'payment voucher numbers',
};
/** In the order of the names: the log sorts the keys of an event, so theirs differs from live. */
export function fieldsInWords(changes: object, names: Readonly<Record<string, string>>): string {
  const values: Readonly<Record<string, unknown>> = { ...changes };
  const changed = Object.entries(names).filter(([field]) => values[field] !== undefined);
  return listInWords(changed.map(([, name]) => name));
}

export type PortalEvent = Extract<
  ProjectedEvent,
  { type: 'EInvoiceExemptionSet' | 'PortalKeysSet' }
>;

export const isOfPortal = (event: ProjectedEvent): event is PortalEvent =>
  event.type === 'EInvoiceExemptionSet' || event.type === 'PortalKeysSet';

export const portalInWords = ({ type }: PortalEvent): string =>
  type === 'PortalKeysSet'
    ? 'Changed the keys of the e-invoice portal'
    : 'Changed whether e-invoices are due';

type Deduction = Extract<SettingsEvent, { type: 'TaxDeductionSet' }>['data'];

function deductionInWords({ from, tan }: Deduction): string {
  if (from === null) return 'Deducts no income tax';
  const under = tan === null ? '' : `, TAN ${tan}`;
  return `Deducts income tax from ${dateInWords(calendarDate(from))}${under}`;
}
