// Which line and field a refusal of the rules concerns, so that a screen can place its sentence
// without reading it: `facts.field` is the wire's name, `facts.line` counts from 1.
import type { Refusal } from '#api/commands/request.ts';
import { OF_THE_CATALOGUE } from './catalogue-places.ts';
import { OF_OPENINGS } from './opening-places.ts';
import { OF_E_INVOICES, OF_GST_MARKS, OF_PERIODS } from './period-places.ts';
import { OF_PRESALES } from './presale-places.ts';
import { OF_PURCHASE_BILLS } from './purchase-bill-places.ts';
import { OF_PURCHASE_ORDERS } from './purchase-order-places.ts';
import { OF_PURCHASE_DEBIT_NOTES } from './purchase-debit-note-places.ts';
import { OF_REVERSE_CHARGE } from './reverse-charge-places.ts';
import { OF_SUPPLIER_PAYMENTS } from './supplier-payment-places.ts';
import { OF_EXPENSES } from './expense-places.ts';
import { OF_BILLS_OF_ENTRY } from './bill-of-entry-places.ts';
import { OF_GOODS_RECEIPTS } from './goods-receipt-places.ts';
import { OF_CREDIT_MOVES } from './credit-reversal-places.ts';
import { OF_TDS_DEPOSITS } from './tds-deposit-places.ts';
import { OF_ASSET_POSTINGS, OF_STOCK } from './stock-places.ts';
import { DAY, OF_CUSTOMERS, OF_INVOICES, OF_TAX } from './billing-places.ts';

type FieldOf<Kind extends Refusal['kind']> =
  /** The record as a whole, what settles it or who asks: no field is wrong. */
  | null
  | string
  /** Calls name the field differently: the one that the call takes, or none. */
  | readonly string[]
  /** Of the entries of a journal: a document that posts one has no such lines. */
  | { readonly ofEntry: string }
  | ((refusal: Extract<Refusal, { kind: Kind }>) => string);
type Fields = { readonly [Kind in Refusal['kind']]: FieldOf<Kind> };

const series = ({ series: of }: { readonly series: string }): string =>
  `${of.replace('-', '_')}_series`;

const ENTRY = ['entry'] as const;

const OF_BOOKS_AND_PEOPLE = {
  book_not_found: null,
  book_exists: null,
  role_may_not: null,
  lock_in_the_future: 'locked_to',
  hard_lock_moves_forward_only: 'locked_to',
  opening_difference_open: 'locked_to',
  opening_balances_stand: 'begins_on',
  entries_before_book_begins: 'begins_on',
  begins_on_of_reported_days: 'begins_on',
  book_gstin_invalid: 'gstin',
  registration_without_gstin: 'gstin',
  unregistered_with_gstin: 'registration',
  book_state_not_of_gstin: 'state_code',
  book_pan_not_of_gstin: 'pan',
  book_pan_invalid: 'pan',
  tan_invalid: 'tan',
  book_pincode_invalid: 'pincode',
  book_phone_invalid: 'phone',
  book_state_unknown: 'state_code',
  ifsc_invalid: 'bank.ifsc',
  upi_invalid: 'upi.address',
  logo_invalid: 'logo',
  series_invalid: series,
  series_needs_year_mark: series,
  series_shared: series,
  series_has_begun: 'starts_at',
  series_start_too_long: 'starts_at',
  turnover_year_out_of_range: 'financial_year',
  undertaking_year_unknown: 'financial_year',
  undertaking_of_reported_days: 'reference',
  portal_key_named_twice: 'keys',
  posting_account_unknown: ({ role }: { readonly role: string }) => `accounts.${role}`,
  posting_account_of_reported_days: ({ role }: { readonly role: string }) => `accounts.${role}`,
  invitation_not_found: null,
  invitation_for_another_address: null,
  invitation_expired: null,
  member_exists: 'email',
  proceedings_not_found: null,
  proceedings_have_ended: null,
  proceedings_in_the_future: ['began_on', 'ended_on'],
  proceedings_end_too_early: 'ended_on',
  member_not_found: null,
  book_needs_an_owner: 'role',
  person_not_found: null,
  person_exists: null,
  person_erased: null,
  last_admin: null,
  email_taken: 'email',
  address_changed: null,
  address_not_confirmed: null,
  admins_only: null,
  demo_book_stays_inside: null,
  book_is_no_demo: null,
  demo_books_off: null,
  changed_since: null,
  idempotency_key_reused: null,
  record_not_found: null,
  record_exists: null,
  too_many_fields: null,
  record_too_large: null,
} as const;

const OF_THE_LEDGER = {
  import_not_found: null,
  import_ended: null,
  import_lines_exceeded: null,
  import_too_old: null,
  account_not_found: null,
  account_exists: null,
  account_of_customer: null,
  account_retired: null,
  account_name_taken: 'name',
  account_type_unknown: 'account_type_id',
  gstin_invalid: 'gstn_id',
  company_type_unknown: 'account_type_company_id',
  category_unknown: 'category',
  product_unknown: 'product_id',
  account_type_of_reported_days: 'account_type_id',
  account_name_of_reported_days: 'name',
  account_has_balance: null,
  account_in_use: null,
  account_type_not_found: null,
  account_type_exists: null,
  account_type_name_taken: 'name',
  account_type_group_fixed: 'group',
  account_type_reserved: null,
  account_type_in_use: null,
  journal_not_found: null,
  journal_exists: null,
  journal_is_a_reversal: null,
  journal_already_reversed: null,
  journal_belongs_to_document: null,
  check_names_no_journal: 'journal_ids',
  check_names_too_many: 'journal_ids',
  check_note_too_long: 'note',
  check_of_unknown_journal: 'journal_ids',
  journals_already_checked: null,
  journals_not_checked: null,
  check_of_somebody_else: null,
  instant_name_missing: 'name',
  instant_name_too_long: 'name',
  instant_of_unknown_event: 'at',
  instant_name_taken: 'name',
  instants_too_many: null,
  instant_not_named: 'name',
  instant_of_somebody_else: null,
  event_note_is_empty: 'note',
  event_note_too_long: 'note',
  event_note_of_unknown_test: 'test',
  event_note_on_unknown_event: 'event',
  voucher_type_needs_a_document: ['voucher_type'],
  contra_needs_cash_or_bank: ['voucher_type'],
  voucher_type_does_not_fit: ['voucher_type'],
  too_few_entries: ENTRY,
  too_many_entries: ENTRY,
  narration_too_long: ['narration'],
  amount_out_of_range: { ofEntry: 'amount' },
  total_too_large: ENTRY,
  entries_do_not_balance: ENTRY,
  account_unknown: { ofEntry: 'account_id' },
  account_not_open: { ofEntry: 'account_id' },
  references_need_a_party: { ofEntry: 'account_id' },
  reference_names_no_item: { ofEntry: 'amount' },
  references_do_not_add_up: { ofEntry: 'amount' },
  reference_repeated: { ofEntry: 'amount' },
  references_of_two_kinds: { ofEntry: 'amount' },
  reference_item_unknown: { ofEntry: 'amount' },
  reference_invoice_not_issued: { ofEntry: 'amount' },
  reference_to_taxed_advance: { ofEntry: 'amount' },
  reference_of_one_side: { ofEntry: 'amount' },
  reference_exceeds_item: { ofEntry: 'amount' },
  journal_is_settled: null,
  journal_line_refunded: null,
  date_out_of_range: DAY,
  date_before_book_begins: DAY,
  reversed_before_original: DAY,
  reversed_in_the_future: DAY,
  period_locked: DAY,
} as const;

const FIELDS: Fields = {
  ...OF_BOOKS_AND_PEOPLE,
  ...OF_THE_LEDGER,
  ...OF_THE_CATALOGUE,
  ...OF_CUSTOMERS,
  ...OF_INVOICES,
  ...OF_TAX,
  ...OF_OPENINGS,
  ...OF_PERIODS,
  ...OF_GST_MARKS,
  ...OF_PRESALES,
  ...OF_PURCHASE_BILLS,
  ...OF_PURCHASE_ORDERS,
  ...OF_PURCHASE_DEBIT_NOTES,
  ...OF_SUPPLIER_PAYMENTS,
  ...OF_REVERSE_CHARGE,
  ...OF_TDS_DEPOSITS,
  ...OF_EXPENSES,
  ...OF_CREDIT_MOVES,
  ...OF_BILLS_OF_ENTRY,
  ...OF_GOODS_RECEIPTS,
  ...OF_E_INVOICES,
  ...OF_STOCK,
  ...OF_ASSET_POSTINGS,
};

type FormPlace = { readonly line?: number; readonly field?: string };

/**
 * @param taken the names of the fields that the refused call takes.
 * @returns the line, from 1, and the wire's name of the field, as `bank.ifsc` within an object.
 */
export function placeOf(refusal: Refusal, taken: readonly string[]): FormPlace {
  const field = fieldOf(refusal, taken);
  const line = 'line' in refusal ? refusal.line : null;
  return {
    ...(line === null || isOfOtherLines(refusal, taken) ? {} : { line }),
    ...(field === null ? {} : { field }),
  };
}

const isOfOtherLines = ({ kind }: Refusal, taken: readonly string[]): boolean => {
  const field: unknown = FIELDS[kind];
  return typeof field === 'object' && field !== null && 'ofEntry' in field && !isJournal(taken);
};

const isJournal = (taken: readonly string[]): boolean => taken.includes('entry');

function fieldOf<Kind extends Refusal['kind']>(
  refusal: Extract<Refusal, { kind: Kind }>,
  taken: readonly string[],
): string | null {
  const field: FieldOf<Kind> = FIELDS[refusal.kind as Kind];
  if (field === null || typeof field === 'string') return field;
  if (typeof field === 'function') return field(refusal);
  if ('ofEntry' in field) return isJournal(taken) ? field.ofEntry : null;
  return field.find((name) => taken.includes(name)) ?? null;
}
