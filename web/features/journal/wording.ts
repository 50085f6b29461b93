import type { GstPartReply } from '#api/contract/journal/journal.ts';
import type { CreditRule, GstMark } from '#core/journal/index.ts';
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
  dayUnreadable: 'Could not read the date of the reversal',
  nothingChanged: 'Nothing is changed yet. To reverse the entry, choose Duplicate.',
} as const;

/** What a part of a journal does with GST. */
export const GST_MARKS: Readonly<Record<GstMark, string>> = {
  'set-off': 'GST set-off',
  discharge: 'GST discharge',
  challan: 'GST challan',
  'cash-ledger': 'GST cash ledger',
  credit: 'GST credit',
  payment: 'GST payment',
};

export const CREDIT_RULES: Readonly<Record<CreditRule, string>> = {
  '37': 'Rule 37: supplier not paid',
  '37A': 'Rule 37A: supplier did not pay the tax',
  '38': 'Rule 38: banks, half',
  '42': 'Rule 42: inputs and services, in part exempt',
  '43': 'Rule 43: capital goods, in part exempt',
  '17-5': 'Section 17(5): blocked',
  reclaim: 'Claimed again',
  transitional: 'Transitional credit',
  'drc-03': 'DRC-03 out of credit',
  other: 'Other',
};

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (day: string): string => MONTH.format(new Date(`${day}T00:00:00Z`));

/** @returns `September 2026` of `2026-09-01 2026-09-30`, and both months of a longer period. */
export function periodName(period: string): string {
  const [from = '', to = ''] = period.split(' ');
  const [first, last] = [monthName(from), monthName(to)];
  return first === last ? first : `${first} to ${last}`;
}

/** @returns each mark of a card with its period, as one text. */
export const gstOfCard = (parts: readonly GstPartReply[]): string =>
  parts
    .map(({ mark, period }) =>
      period === null
        ? GST_MARKS[mark]
        : `${GST_MARKS[mark]}, ${periodName(`${period.from} ${period.to}`)}`,
    )
    .join('; ');

export const gstMarkWords = {
  label: 'GST of a return',
  none: 'No mark',
  change: 'Mark what the entry does with GST',
  period: 'Period of the return',
  rule: 'Rule',
  ruleMissing: 'Choose a rule',
  another: 'Add a mark',
  means: {
    'set-off': 'Output tax against input tax.',
    discharge: 'Output tax, interest and fees from the cash ledger.',
    challan: 'Bank to the cash ledger.',
    'cash-ledger': 'Between heads, from TDS and TCS, or refunded.',
    credit: 'Input tax out or back, by a rule.',
  },
} as const;

/** The types that a person posts by hand, each with its key. */
export const VOUCHERS = [
  { value: 'contra', label: 'Contra', key: 'F4' },
  { value: 'payment', label: 'Payment', key: 'F5' },
  { value: 'receipt', label: 'Receipt', key: 'F6' },
  { value: 'journal', label: 'Journal', key: 'F7' },
] as const;
