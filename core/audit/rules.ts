// Each test by its name, and its rule in a sentence, as it is set.
import { daysInWords } from '../kernel/writing/counts.ts';
import { indianAmount } from '../kernel/writing/indian-number.ts';
import { DIGITS_ENTRIES_MIN } from './first-digits.ts';
import { hourText } from './terms.ts';
import type { AuditSettings, AuditTest } from './terms.ts';
import { PAIR_LINES_MAX } from './entries/unusual-pairs.ts';

type Rule = { readonly title: string; readonly rule: (settings: AuditSettings) => string };

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const listed = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' or $1');

function hoursRule({ opensAt, closesAt, daysOff, holidays }: AuditSettings): string {
  const off = [
    ...daysOff.map((day) => `a ${WEEKDAYS[day - 1]}`),
    ...(holidays.length > 0 ? [`one of ${holidays.length} holidays`] : []),
  ];
  const hours = `before ${hourText(opensAt)} or from ${hourText(closesAt)} on`;
  const on = off.length === 0 ? '' : `, or on ${listed(off)}`;
  return `Entries that a person recorded ${hours}${on}, by the clock of India.`;
}

const RULES: Readonly<Record<AuditTest, Rule>> = {
  'back-dated': {
    title: 'Back-dated entries',
    rule: ({ backDatedDays }) =>
      `Entries recorded more than ${daysInWords(backDatedDays)} after their date; ` +
      'opening balances are left out.',
  },
  'closed-period': {
    title: 'Entered after a lock or a filing',
    rule: () =>
      'Entries dated within a period that had been locked, or whose return had been filed, ' +
      'before they were entered.',
  },
  'out-of-hours': { title: 'Out of hours or on a holiday', rule: hoursRule },
  'reversed-soon': {
    title: 'Reversed soon after',
    rule: ({ reversedDays }) =>
      reversedDays === 0
        ? 'Entries that were reversed or corrected on the day they were recorded.'
        : `Entries that were reversed or corrected within ${daysInWords(reversedDays)} of being recorded.`,
  },
  numbers: {
    title: 'Gaps in numbers, or out of date order',
    rule: () =>
      'Numbers of invoices, notes, receipts and offers that are missing in their series, and ' +
      'documents dated before the one whose number precedes theirs.',
  },
  'repeated-amounts': {
    title: 'Same party and amount twice',
    rule: ({ repeatedDays }) =>
      'Entries that move the same amount on the account of the same customer or supplier, dated ' +
      `within ${daysInWords(repeatedDays)} of each other; what was taken back is left out.`,
  },
  'round-sums': {
    title: 'Round sums',
    rule: ({ roundPaise }) =>
      `Entries made by hand that come to a multiple of ₹${indianAmount(roundPaise)}.`,
  },
  'unusual-pairs': {
    title: 'Unusual pairs of accounts',
    rule: ({ rareTimes }) =>
      `Entries that debit one account against another, a pair seen ` +
      `${rareTimes === 1 ? 'once' : `${rareTimes} times or fewer`}; customers count as one ` +
      `account and suppliers as one, and entries of more than ${PAIR_LINES_MAX} lines are left out.`,
  },
  'tax-by-hand': {
    title: 'Tax accounts by hand',
    rule: () =>
      'Entries made by hand, and their reversals, with a line on an account under Duties & Taxes ' +
      'or a mark of GST: set-off, discharge, challan, cash ledger or credit.',
  },
  'negative-cash': {
    title: 'Negative cash',
    rule: () => 'Days on which an account under Cash-in-Hand ends with a credit balance.',
  },
  'cash-limits': {
    title: 'Cash above the limits',
    rule: () =>
      'Cash of ₹2,00,000 or more from one person in a day, cash of ₹20,000 or more that is taken or ' +
      'repaid of a loan with what is outstanding of it, and cash above ₹10,000 paid to one ' +
      'supplier in a day, or for one expense. Sections 269ST, 269SS, 269T and 40A(3) of the ' +
      'Income-tax Act, 1961; from 1 Apr 2026 sections 186, 185, 188 and 36(4) of that of 2025.',
  },
  'privileged-acts': {
    title: 'Privileged acts',
    rule: () =>
      'Members invited, removed or given another role, locks set and lifted, returns marked filed ' +
      'or taken back, and settings of the books changed.',
  },
  corrections: {
    title: 'Corrections by person',
    rule: () => 'Reversals and corrections of entries, and how many each person made.',
  },
  'first-digits': {
    title: 'First digits',
    rule: () =>
      'First digits of the amounts of entries beside Benford’s law; hits are the entries of a ' +
      `digit that stands out at one per cent, from ${DIGITS_ENTRIES_MIN} entries on.`,
  },
};

export const titleOfTest = (test: AuditTest): string => RULES[test].title;

export const ruleOfTest = (test: AuditTest, settings: AuditSettings): string =>
  RULES[test].rule(settings);
