// The status and the sentence of every refusal of what a book begins with: opening balances, and
// files that are imported.
import type { ImportRejection } from '#core/import/index.ts';
import type { OpeningRejection } from '#core/opening/index.ts';
import { day, money } from './phrases.ts';

type Beginning = OpeningRejection | ImportRejection;
type Words = {
  [Kind in Beginning['kind']]: (refusal: Extract<Beginning, { kind: Kind }>) => string;
};

export const OPENING_STATUS = {
  import_not_found: { status: 404, title: 'Not Found' },
  import_ended: { status: 409, title: 'Import ended' },
  import_lines_exceeded: { status: 409, title: 'More lines than announced' },
  import_too_old: { status: 409, title: 'Too old to undo' },
  opening_already_posted: { status: 409, title: 'Posted already' },
  opening_not_posted: { status: 409, title: 'Not posted' },
  opening_needs_first_day: { status: 422, title: 'First day missing' },
  opening_day_out_of_range: { status: 422, title: 'Date out of range' },
  opening_period_locked: { status: 409, title: 'Period locked' },
  opening_is_empty: { status: 422, title: 'Nothing to post' },
  opening_account_unknown: { status: 422, title: 'Unknown account' },
  opening_account_twice: { status: 422, title: 'Account given twice' },
  opening_account_not_open: { status: 422, title: 'Account retired' },
  opening_of_difference: { status: 422, title: 'The difference itself' },
  opening_of_earlier_year: { status: 422, title: 'Of an earlier year' },
  opening_amount_out_of_range: { status: 422, title: 'Amount out of range' },
  opening_bills_need_a_party: { status: 422, title: 'Not a customer or supplier' },
  opening_bill_amount_out_of_range: { status: 422, title: 'Amount out of range' },
  opening_bill_number_twice: { status: 422, title: 'Bill given twice' },
  opening_bill_out_of_range: { status: 422, title: 'Date out of range' },
  opening_bill_due_too_early: { status: 422, title: 'Due too early' },
  opening_total_too_large: { status: 422, title: 'Total too large' },
  opening_product_unknown: { status: 422, title: 'Unknown product' },
  opening_stock_twice: { status: 422, title: 'Stock given twice' },
  opening_bill_unknown: { status: 422, title: 'Unknown bill' },
  opening_bill_is_settled: { status: 409, title: 'Bill settled' },
  opening_bill_below_settled: { status: 409, title: 'Less than was settled' },
} as const;

export const OPENING_WORDS: Words = {
  import_not_found: () => 'There is no such import.',
  import_ended: () =>
    'This import has ended and takes no more lines. Begin another one for the rest.',
  import_lines_exceeded: ({ lines }) =>
    `This import was begun for ${lines === 1 ? 'one line' : `${lines} lines`} and takes no more. ` +
    'Begin another one for the rest.',
  import_too_old: ({ startedOn, lastDay }) =>
    `The import of ${day(startedOn)} could be undone until ${day(lastDay)}. ` +
    'Remove or reverse its records one by one.',
  opening_already_posted: () => 'The opening balances are posted. Correct them instead.',
  opening_not_posted: () => 'The opening balances are not posted yet.',
  opening_needs_first_day: () => 'Say on which day the book begins.',
  opening_day_out_of_range: ({ from, to }) =>
    `The book begins between ${day(from)} and ${day(to)}.`,
  opening_period_locked: ({ lockedTo }) =>
    `The book is locked up to ${day(lockedTo)}, and its opening balances with it.`,
  opening_is_empty: () => 'Enter one balance.',
  opening_account_unknown: ({ line }) => `Line ${line}: choose an account of this book.`,
  opening_account_twice: ({ name }) => `${name} is there twice.`,
  opening_account_not_open: ({ name }) => `${name} is retired.`,
  opening_of_difference: ({ name }) =>
    `${name} takes what the other balances do not come to, and has none of its own.`,
  opening_of_earlier_year: ({ name, beginsOn }) =>
    `${name} has no opening balance: the book begins with a financial year, on ${day(beginsOn)}. ` +
    'What was earned and spent before is in the capital.',
  opening_amount_out_of_range: ({ name, amountPaiseMax }) =>
    `${name}: an opening balance is ${money(amountPaiseMax)} at most.`,
  opening_bills_need_a_party: ({ name }) =>
    `${name} is no account of a customer or supplier and has no bills.`,
  opening_bill_amount_out_of_range: ({ name, number, amountPaiseMax }) =>
    `${name}, bill ${number}: enter an amount up to ${money(amountPaiseMax)}, and not zero.`,
  opening_bill_number_twice: ({ name, number }) => `${name} has the bill ${number} twice.`,
  opening_bill_out_of_range: ({ name, number, billDate, from, to }) =>
    `${name}, bill ${number}: ${day(billDate)} is not between ${day(from)} and ${day(to)}.`,
  opening_bill_due_too_early: ({ name, number, billDate, dueDate }) =>
    `${name}, bill ${number}: due on ${day(dueDate)}, before its date ${day(billDate)}.`,
  opening_total_too_large: () => 'The balances together are more than a book can hold.',
  opening_product_unknown: ({ line }) => `Stock line ${line}: choose a product that exists.`,
  opening_stock_twice: ({ line }) =>
    `Stock line ${line}: this product is there already, in the same godown and batch.`,
  opening_bill_unknown: ({ name, number }) => `${name} has no bill ${number} to correct.`,
  opening_bill_is_settled: ({ name, number, settledPaise }) =>
    `Bill ${number} of ${name} stays: ${money(Math.abs(settledPaise))} of it is settled.`,
  opening_bill_below_settled: ({ name, number, settledPaise, amountPaise }) =>
    `Bill ${number} of ${name} cannot be ${money(Math.abs(amountPaise))}: ` +
    `${money(Math.abs(settledPaise))} of it is settled.`,
};
