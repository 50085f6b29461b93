import type { Journal } from '#api/contract/journal/journal.ts';

export const journalWords = {
  empty: 'No Entry Found',
  add: 'Add',
  mismatch: "Value Don't Match",
  balanced: 'Balanced',
  accountMissing: 'Choose an account',
  amountMissing: 'Enter an amount',
  amountUnreadable: 'Could not read this amount',
  dateUnreadable: 'Could not read this date',
  otherYear: 'Outside the financial year of today.',
  late: (days: number) => `${days} days back: it will be marked as entered late.`,
  ahead: 'This day is still to come.',
  post: 'Post entry',
  postNext: 'Post and start another',
  posting: 'Posting…',
  oneToMany: {
    debit: 'Several debits need exactly one credit.',
    credit: 'Several credits need exactly one debit.',
  },
} as const;

export const correctionWords = {
  post: 'Post correction',
  reverse: 'Post reversal',
  addDebit: 'Add a debit line',
  addCredit: 'Add a credit line',
  reasonMissing: 'Choose a reason',
  wordsMissing: 'Say the reason in words',
  nothingChanged: 'Nothing is changed yet. To take the entry back, choose Duplicate.',
} as const;

/** The types that a person posts by hand, each with its key. */
export const VOUCHERS = [
  { value: 'contra', label: 'Contra', key: 'F4' },
  { value: 'payment', label: 'Payment', key: 'F5' },
  { value: 'receipt', label: 'Receipt', key: 'F6' },
  { value: 'journal', label: 'Journal', key: 'F7' },
] as const;

/** What the trade calls an entry of each type. */
export const VOUCHER_NAMES: Readonly<Record<Journal['voucher_type'], string>> = {
  sales: 'Sales',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  receipt: 'Receipt',
  payment: 'Payment',
  contra: 'Contra',
  journal: 'Journal',
};

/** The document that made an entry, by its number. */
export const SOURCES = {
  invoice: (number: string) => `Invoice ${number}`,
  payment: (number: string) => `Payment of ${number}`,
  receipt: (number: string) => `Receipt ${number}`,
  'credit-note': (number: string) => `Credit note ${number}`,
  'debit-note': (number: string) => `Debit note ${number}`,
} as const;
