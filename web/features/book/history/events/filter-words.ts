// What the filters of the console are called, on its pills and on what is printed of it.
import { KIND_WORDS, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';

export type FilterOption = { readonly value: string; readonly label: string };

/** By the names of streams; the first one narrows nothing. */
export const EVENT_KINDS: readonly FilterOption[] = [
  { value: '', label: 'all' },
  { value: 'journal', label: 'entries' },
  { value: 'account', label: 'accounts' },
  { value: 'account_type', label: 'account types' },
  { value: 'customer', label: 'customers' },
  { value: 'invoice', label: 'invoices' },
  { value: 'presale', label: 'quotations' },
  { value: 'settlement', label: 'settlements' },
  { value: 'opening', label: 'opening balances' },
  ...OWN_FORM_KINDS.filter((kind) => kind !== 'account_type').map((kind) => ({
    value: kind,
    label: KIND_WORDS[kind].title.toLowerCase(),
  })),
  { value: 'stock_journal', label: 'stock journals' },
  { value: 'asset', label: 'assets' },
  { value: 'asset_posting', label: 'depreciation' },
  { value: 'appropriation', label: 'division of profit' },
  { value: 'import', label: 'imports' },
  { value: 'check', label: 'checked entries' },
  { value: 'event_note', label: 'notes on events' },
  { value: 'instant', label: 'named moments' },
  { value: 'book', label: 'the book' },
];

export const EVENT_MARKS: readonly FilterOption[] = [
  { value: '', label: 'any' },
  { value: 'late', label: 'late' },
  { value: 'corrections', label: 'corrections' },
];

/** Whoever posts through the API signs in as a person does: the log knows no difference. */
export const EVENT_SOURCES: readonly FilterOption[] = [
  { value: '', label: 'any' },
  { value: 'hand', label: 'by hand' },
  { value: 'document', label: 'documents' },
  { value: 'import', label: 'imports' },
];

/** @returns the options, with one that the address names though it is none of them. */
export const optionsWith = (
  options: readonly FilterOption[],
  value: string,
): readonly FilterOption[] =>
  options.some((one) => one.value === value)
    ? options
    : [...options, { value, label: value.replaceAll('_', ' ') }];
