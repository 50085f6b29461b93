// The status and the sentence of every refusal of deposits of TDS.
import type { TdsDepositRejection } from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

type Words = {
  [Kind in TdsDepositRejection['kind']]: (
    refusal: Extract<TdsDepositRejection, { kind: Kind }>,
  ) => string;
};

export const TDS_DEPOSIT_STATUS = {
  tds_deposit_too_long: { status: 422, title: 'Too many at once' },
  tds_deposit_of_the_future: { status: 422, title: 'Deposit of the future' },
  tds_deposit_account_unfit: { status: 422, title: 'Another account' },
  tds_deposit_is_nothing: { status: 422, title: 'Nothing to deposit' },
  tds_deposit_code_unknown: { status: 422, title: 'Unknown code' },
  tds_deposit_month_in_the_future: { status: 422, title: 'Month of the future' },
  tds_deposit_of_two_years: { status: 422, title: 'Two years' },
  tds_deposit_deduction_twice: { status: 422, title: 'Named twice' },
  tds_deposit_deduction_unknown: { status: 422, title: 'Unknown deduction' },
  tds_deposit_before_deduction: { status: 422, title: 'Before the deduction' },
  tds_deposit_exceeds_deduction: { status: 422, title: 'More than is due' },
} as const;

export const TDS_DEPOSIT_WORDS: Words = {
  tds_deposit_too_long: ({ count, countMax }) =>
    `One deposit takes ${countMax} deductions at most; this one has ${count}. Record two of them.`,
  tds_deposit_of_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  tds_deposit_account_unfit: () => 'Money leaves an open account of cash or a bank. Choose one.',
  tds_deposit_is_nothing: () => 'Choose what is deposited.',
  tds_deposit_code_unknown: ({ line, code }) =>
    `Line ${line} of what is of no bill: ${code === '' ? 'enter' : `${code} is not`} a code of a ` +
    'payment, such as 1027.',
  tds_deposit_month_in_the_future: ({ line, postedOn }) =>
    `Line ${line} of what is of no bill is of a month after ${day(postedOn)}.`,
  tds_deposit_of_two_years: ({ years }) =>
    `One challan is of one year; this one is of ${years.join(' and ')}. Record two deposits.`,
  tds_deposit_deduction_twice: ({ line }) =>
    `Deduction ${line} is of a bill that stands above already. Leave one of them out.`,
  tds_deposit_deduction_unknown: ({ line }) =>
    `Deduction ${line}: choose a posted bill of this book with TDS.`,
  tds_deposit_before_deduction: ({ billNumber, deductedOn }) =>
    `The TDS of bill ${billNumber} was deducted on ${day(deductedOn)}. ` +
    'Choose that day or a later one.',
  tds_deposit_exceeds_deduction: ({ billNumber, openPaise }) =>
    openPaise > 0
      ? `Of the TDS of bill ${billNumber} ${money(openPaise)} is not deposited. Enter that or less.`
      : `The TDS of bill ${billNumber} is deposited already. Leave it out.`,
};
