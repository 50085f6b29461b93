// The texts of the pages about invoices.
import type { DocumentRejection } from '#core/documents/index.ts';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import type { InvoicePlace, LineField } from './draft/next-field.ts';

export const invoiceListWords = {
  title: 'Invoices',
  search: 'Customer or invoice number',
  empty: 'No invoices yet',
  emptyHelp: 'Create your first invoice to get started',
  newInvoice: 'New Invoice',
  notFound: 'No invoice with this number',
} as const;

export const editorWords = {
  newTitle: 'New invoice',
  issue: 'Issue invoice',
  save: 'Save draft',
  addCustomer: 'Add a customer',
  addItem: 'Add an item',
  nameMissing: 'Enter what is sold',
  quantityUnreadable: 'Enter a quantity above 0',
  rateMissing: 'Enter a rate above 0',
  rateUnreadable: 'Could not read this rate',
  discountUnreadable: 'Enter 10% or an amount',
  dateUnreadable: 'Could not read this date',
  kept: 'Saved on this device as you type. You can close this and come back to it.',
} as const;

/** What stands in the way of issuing, as far as the rules see it before the server does. */
const AGAINST: { readonly [Kind in DocumentRejection['kind']]?: string } = {
  place_of_supply_unknown: 'Choose a place of supply',
  service_place_missing: 'Choose the state that is asked for',
  service_place_unknown: 'Choose the state that is asked for',
  line_nature_of_goods: 'An item is a service, and its code is of goods',
  buyer_not_of_gstin: 'The customer’s registration does not fit the number',
  deemed_export_needs_regular_supplier: 'A deemed export needs a supplier who charges tax',
  deemed_export_needs_regular_party: 'A deemed export needs a customer registered as regular',
  lines_end_apart: 'The items end in two states: bill them apart',
  buyer_state_missing: 'Enter the customer’s state',
  buyer_country_missing: 'Enter the customer’s country',
  undertaking_missing: 'No letter of undertaking is in force on the issue date',
  place_of_supply_retired: 'This state code was retired before the issue date',
  sez_supply_is_zero_rated: 'A supply to an SEZ is never domestic: choose with or without tax',
  export_ends_in_india: 'The supply ends in India: it is no export',
  supply_ends_abroad: 'The supply ends outside India: choose export',
  issued_in_the_future: 'The issue date lies ahead: it can be a draft until then',
  due_before_issue: 'The due date lies before the issue date',
  invoice_before_gst: 'The issue date lies before GST',
  invoice_customer_inactive: 'This customer is inactive',
  parties_share_gstin: 'The customer’s GSTIN is your own',
  export_needs_overseas_party: 'An export needs a customer outside India',
  sez_needs_sez_party: 'A supply to an SEZ needs a customer registered as SEZ',
  pos_not_allowed: 'This place of supply does not fit the customer or the supply type',
  reverse_charge_not_allowed: 'An export has no reverse charge',
  reverse_charge_needs_registered_party: 'Reverse charge needs a registered customer',
  composition_between_states: 'Under composition you sell within your own state only',
  discount_exceeds_value: 'A discount is larger than what it is taken off',
  invoice_total_too_large: 'The total is too large',
};

const AGAINST_LINE: { readonly [Kind in DocumentRejection['kind']]?: string } = {
  line_hsn_invalid: 'an HSN has 4, 6 or 8 digits',
  line_rate_unknown: 'this is no rate of GST',
  line_rate_not_in_force: 'this rate is not in force on the issue date',
  line_cess_not_in_force: 'no cess is in force on the issue date',
  line_nature_missing: 'choose what it is: the place of supply depends on it',
  line_nature_against_code: 'its code is of another service, with a place of its own',
  line_rate_missing: 'choose its GST rate, or nil, exempt or non-GST',
  deemed_export_of_service: 'a service is no deemed export',
  taxable_without_rate: 'choose its GST rate, or nil, exempt or non-GST',
  line_amount_too_large: 'the amount is too large',
  line_amount_is_nothing: 'it comes to less than half a paisa',
  price_below_cess: 'the price is below its cess',
  discount_exceeds_value: 'the discount is larger than the line',
};

/** @returns one line for a person; the server says the rest when it is asked. */
export function sentenceAgainst(refusal: DocumentRejection): string {
  const line = 'line' in refusal && refusal.line !== null ? refusal.line : null;
  const ofLine = line === null ? undefined : AGAINST_LINE[refusal.kind];
  if (ofLine !== undefined) return `Line ${line}: ${ofLine}`;
  return AGAINST[refusal.kind] ?? 'Cannot be issued yet';
}

/** Where such a thing is put right. */
const PLACES_AGAINST: { readonly [Kind in DocumentRejection['kind']]?: InvoicePlace } = {
  place_of_supply_unknown: { field: 'place' },
  place_of_supply_retired: { field: 'place' },
  pos_not_allowed: { field: 'place' },
  composition_between_states: { field: 'place' },
  issued_in_the_future: { field: 'issue' },
  invoice_before_gst: { field: 'issue' },
  due_before_issue: { field: 'due' },
  invoice_customer_inactive: { field: 'customer' },
  parties_share_gstin: { field: 'customer' },
  buyer_state_missing: { field: 'customer' },
  buyer_not_of_gstin: { field: 'customer' },
  service_place_missing: { field: 'service-place' },
  buyer_country_missing: { field: 'customer' },
  discount_exceeds_value: { field: 'whole-discount' },
};

const FIELDS_AGAINST: { readonly [Kind in DocumentRejection['kind']]?: LineField } = {
  line_hsn_invalid: 'hsn',
  line_nature_of_goods: 'hsn',
  line_nature_missing: 'hsn',
  line_nature_against_code: 'hsn',
  discount_exceeds_value: 'discount',
  line_amount_too_large: 'rate',
  line_amount_is_nothing: 'rate',
  price_below_cess: 'rate',
};

/**
 * @param indexes of the lines as they are typed, for each line that counts.
 * @returns the field in which it is put right; null where it is no single one.
 */
export function placeAgainst(
  refusal: DocumentRejection,
  indexes: readonly number[],
): InvoicePlace | null {
  const line = 'line' in refusal && refusal.line !== null ? refusal.line : null;
  const index = line === null ? undefined : indexes[line - 1];
  if (index !== undefined) return { field: FIELDS_AGAINST[refusal.kind] ?? 'name', index };
  return PLACES_AGAINST[refusal.kind] ?? null;
}

/** GSTR-1's reasons for a credit note, in words. */
export const CREDIT_REASONS = [
  { value: '01', label: 'Sales return' },
  { value: '02', label: 'Discount after the sale' },
  { value: '03', label: 'Deficiency in services' },
  { value: '04', label: 'Correction in the invoice' },
  { value: '05', label: 'Change in place of supply' },
  { value: '06', label: 'Finalisation of provisional assessment' },
  { value: '07', label: 'Others' },
] as const;

export const SUPPLIES = [
  { value: 'domestic', label: 'Domestic' },
  { value: 'sez-with-payment', label: 'To an SEZ, with tax' },
  { value: 'sez-without-payment', label: 'To an SEZ, without tax (LUT)' },
  { value: 'export-with-payment', label: 'Export, with tax' },
  { value: 'export-without-payment', label: 'Export, without tax (LUT)' },
  { value: 'deemed-export', label: 'Deemed export' },
] as const;

/** Where a mail goes, before and after it is asked for. */
export const MAILS = {
  smtp: {
    hint: 'The PDF is attached. The e-mail is sent at once, and again if that fails.',
    sent: (number: string, to: string) => `${number} is on its way to ${to}.`,
  },
  outbox: {
    hint:
      'The PDF is attached. E-mail is not set up on this server: it is written as a file ' +
      'into the outbox folder.',
    sent: (number: string, to: string) =>
      `The e-mail with ${number} to ${to} is written into the server’s outbox folder.`,
  },
} as const;

/** Documents before an invoice, each as it stands within a sentence. */
export const KIND_NOUNS = {
  quotation: 'quotation',
  proforma: 'proforma',
  challan: 'delivery challan',
} as const;

export const presaleWords = {
  title: 'Quotations and challans',
  one: 'Quotation, proforma or challan',
  search: 'Customer or number',
  empty: 'No quotations, proformas or challans yet',
  emptyHelp: 'They are numbered and printed, post nothing, and become an invoice with one key.',
  nothingFound: 'Nothing found',
  notFound: 'No quotation, proforma or challan with this number',
  plurals: { quotation: 'Quotations', proforma: 'Proformas', challan: 'Challans' },
  reason: 'Why the goods move',
  chooseReason: 'Choose a reason',
  provisional: 'Quantities are provisional',
  validUntil: 'Valid until',
  postsNothing: 'It posts nothing, and takes its number when it is issued.',
  mails: {
    waiting: (to: string) => `E-mail to ${to} is on its way`,
    sent: (to: string) => `E-mailed to ${to}`,
    failed: (to: string) => `E-mail to ${to} failed`,
  },
  invoiceRest: 'Invoice what is open',
  closeRest: 'Close what is open',
  withoutTax: 'The goods are no supply to the consignee, so no tax is stated.',
} as const;

const PRESALE_STATUS_NAMES = {
  draft: 'Draft',
  issued: 'Issued',
  expired: 'Expired',
  'part-invoiced': 'Open in part',
  invoiced: 'Invoiced',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;

type InDraft = { readonly whole: string; readonly short: string };
/** Goods that a draft bills are not invoiced before it is issued. */
const IN_DRAFT_NAMES: Readonly<Partial<Record<PresaleCard['status'], InDraft>>> = {
  issued: { whole: 'In a draft invoice', short: 'In a draft' },
  'part-invoiced': { whole: 'Invoiced in part, rest in a draft', short: 'Rest in a draft' },
};

/** @param length short where a list has little room. */
export const standingName = (
  { status, draftInvoiceId: draftId }: Pick<PresaleCard, 'status' | 'draftInvoiceId'>,
  length: keyof InDraft = 'whole',
): string =>
  (draftId === null ? null : IN_DRAFT_NAMES[status]?.[length]) ?? PRESALE_STATUS_NAMES[status];

export const PRESALE_STATUSES = (
  Object.keys(PRESALE_STATUS_NAMES) as (keyof typeof PRESALE_STATUS_NAMES)[]
).map((value) => ({ value, label: PRESALE_STATUS_NAMES[value] }));

/** CGST Rule 55; each begins with another letter, by which a key chooses it. */
export const CHALLAN_REASONS = [
  { value: 'approval', label: 'Approval: supply on approval' },
  { value: 'job-work', label: 'Job work' },
  { value: 'liquid-gas', label: 'Liquid gas, quantity not known at removal' },
  { value: 'later-invoice', label: 'Supply, invoice to follow after delivery' },
  { value: 'lots', label: 'In lots, semi or completely knocked down' },
  { value: 'other-than-supply', label: 'Other than by way of supply' },
] as const;
