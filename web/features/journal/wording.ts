import type { GstSettlement } from '#core/journal/index.ts';
import { voucherType } from '#core/journal/terms.ts';
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';

export { VOUCHER_NAMES };

/** Whether somebody has gone over an entry; the first narrows nothing. */
export const CHECK_CHOICES = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Checked' },
  { value: 'no', label: 'Not checked' },
];

/** What a list of entries may be narrowed to; the first narrows nothing. */
export const VOUCHER_CHOICES = [
  { value: '', label: 'All' },
  ...voucherType.options.map((value) => ({ value, label: VOUCHER_NAMES[value] })),
];

export const journalWords = {
  empty: 'No Entry Found',
  add: 'Add',
  mismatch: "Value Don't Match",
  balanced: 'Balanced',
  accountMissing: 'Choose an account',
  amountMissing: 'Enter an amount',
  amountUnreadable: 'Could not read this amount',
  dateUnreadable: 'Could not read this date',
  dueUnreadable: 'Could not read the due date of the new reference',
  belowNil: (name: string, balance: string) => `This takes ${name} to ${balance}.`,
  notOfType: {
    contra: 'A contra has only cash and bank accounts.',
    payment: 'A payment pays from a cash or bank account.',
    receipt: 'A receipt brings money into a cash or bank account.',
    journal: '',
  },
  /** What stands on a side of a voucher of the type. */
  sides: {
    contra: { debit: 'where it goes', credit: 'where it comes from' },
    payment: { debit: 'to whom, or for what', credit: 'from where' },
    receipt: { debit: 'into which account', credit: 'from whom, or for what' },
    journal: { debit: '', credit: '' },
  },
  latest: {
    contra: 'Latest contras',
    payment: 'Latest payments',
    receipt: 'Latest receipts',
    journal: 'Latest journals',
  },
  nothingToPost: 'After posting: the balances of the accounts you choose',
  changeTypeTo: (type: string) => `Change the type to ${type}`,
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
  nothingChanged: 'Nothing is changed yet. To reverse the entry, choose Duplicate.',
} as const;

/** What a journal does with the tax of a return. */
export const GST_MARKS: Readonly<Record<GstSettlement, string>> = {
  'set-off': 'GST set-off',
  payment: 'GST payment',
};

export const gstMarkWords = {
  label: 'GST of a return',
  none: 'Neither',
  change: 'Mark as GST set-off or payment',
  why: 'A period whose GSTR-1 is filed takes output tax only from a set-off or a payment.',
} as const;

/** The types that a person posts by hand, each with its key. */
export const VOUCHERS = [
  { value: 'contra', label: 'Contra', key: 'F4' },
  { value: 'payment', label: 'Payment', key: 'F5' },
  { value: 'receipt', label: 'Receipt', key: 'F6' },
  { value: 'journal', label: 'Journal', key: 'F7' },
] as const;

/** The document that made an entry, by its number. */
export const SOURCES = {
  invoice: (number: string) => `Invoice ${number}`,
  payment: (number: string) => `Payment of ${number}`,
  receipt: (number: string) => `Receipt ${number}`,
  'credit-note': (number: string) => `Credit note ${number}`,
  'debit-note': (number: string) => `Debit note ${number}`,
  refund: (number: string) => `Refund ${number}`,
  allocation: (number: string) => `Advance set against ${number}`,
  'opening-balances': () => 'Opening balances',
  'depreciation-run': (number: string) => `Depreciation run ${number}`,
  'asset-disposal': (number: string) => `Disposal ${number}`,
  'stock-journal': (number: string) => `Stock journal ${number}`,
  'stock-run': (number: string) => `Stock run ${number}`,
} as const;
