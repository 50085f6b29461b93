// The status and the sentence of every refusal of credit that is reversed or claimed again.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { periodOfSpan, returnPeriodInWords } from '#core/tax/index.ts';
import type { BillTaxHead, CreditMoveRejection } from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

type Words = {
  [Kind in CreditMoveRejection['kind']]: (
    refusal: Extract<CreditMoveRejection, { kind: Kind }>,
  ) => string;
};

export const CREDIT_MOVE_STATUS = {
  credit_move_too_long: { status: 422, title: 'Too many at once' },
  credit_move_of_the_future: { status: 422, title: 'Entry of the future' },
  credit_return_unknown: { status: 422, title: 'No such return' },
  credit_return_not_begun: { status: 422, title: 'Before the return' },
  credit_return_is_filed: { status: 409, title: 'Return is filed' },
  credit_clause_unfit: { status: 422, title: 'Another clause' },
  credit_cost_account_unfit: { status: 422, title: 'Another account' },
  credit_sheet_unfit: { status: 422, title: 'Another rule' },
  credit_sheet_days_unknown: { status: 422, title: 'No such days' },
  credit_sheet_not_over: { status: 422, title: 'Days are not over' },
  credit_sheet_return_too_early: { status: 422, title: 'Earlier return' },
  credit_sheet_posted: { status: 409, title: 'Posted already' },
  credit_sheet_year_stands: { status: 409, title: 'Year is made up' },
  credit_sheet_changed: { status: 409, title: 'Working sheet has changed' },
  credit_move_is_nothing: { status: 422, title: 'No credit' },
  credit_bill_twice: { status: 422, title: 'Named twice' },
  credit_bill_unknown: { status: 422, title: 'Unknown bill' },
  credit_of_bill_is_nothing: { status: 422, title: 'No credit' },
  credit_move_before_bill: { status: 422, title: 'Before the bill' },
  credit_days_are_not_over: { status: 422, title: 'Days are not over' },
  credit_exceeds_reversible: { status: 422, title: 'More than is to be reversed' },
  credit_reclaimed_before_reversal: { status: 422, title: 'Before the reversal' },
  credit_exceeds_reclaimable: { status: 422, title: 'More than may be claimed' },
  credit_is_reclaimed: { status: 409, title: 'Claimed again' },
} as const;

const HEADS: Readonly<Record<BillTaxHead, string>> = {
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  igstPaise: 'IGST',
  cessPaise: 'cess',
};

const returnOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  returnPeriodInWords(periodOfSpan({ from: calendarDate(from), to: calendarDate(to) }));

export const CREDIT_MOVE_WORDS: Words = {
  credit_move_too_long: ({ count, countMax }) =>
    `One entry takes ${countMax} bills at most; this one has ${count}. Make two of them.`,
  credit_move_of_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  credit_return_unknown: ({ from, to }) =>
    `${day(from)} to ${day(to)} is no GSTR-3B of this book. Choose the days of one.`,
  credit_return_not_begun: ({ from, postedOn }) =>
    `The return begins on ${day(from)}, after ${day(postedOn)}. Choose that day or a later one.`,
  credit_return_is_filed: ({ from, to, filedOn }) =>
    `GSTR-3B of ${returnOf({ from, to })} was filed on ${day(filedOn)}: its credit stays as it is. ` +
    'Choose a return that is not filed.',
  credit_clause_unfit: ({ rule }) =>
    rule === '17-5'
      ? 'Say the clause of section 17(5), such as h for goods that are lost.'
      : `Rule ${rule} has no clause. Leave it out.`,
  credit_cost_account_unfit: () =>
    'Credit that is lost goes to an open account of a cost or an asset; credit that may come ' +
    'back has an account of its own. Choose another, or none.',
  credit_sheet_unfit: ({ rule }) =>
    rule === '42'
      ? 'Rule 42 is posted from its working sheet and names no bills; what a sheet claims again is ' +
        'of a financial year.'
      : `Rule ${rule} names bills and has no working sheet. Leave the sheet out.`,
  credit_sheet_days_unknown: ({ from, to }) =>
    `${day(from)} to ${day(to)} is neither a GSTR-3B of this book nor a financial year.`,
  credit_sheet_not_over: ({ to }) =>
    `What rules 42 and 43 take is known once the days are over, after ${day(to)}.`,
  credit_sheet_return_too_early: ({ from, to }) =>
    `GSTR-3B of ${returnOf({ from, to })} is too early: choose the return of the days of the ` +
    'sheet or a later one, of a financial year one after it.',
  credit_sheet_posted: ({ number }) =>
    `${number} reverses the credit of these days already. Reverse it first to post it again.`,
  credit_sheet_year_stands: ({ number }) =>
    `${number} makes up the financial year of these days. Reverse that first.`,
  credit_sheet_changed: ({ shownPaise, totalPaise }) =>
    `The working sheet comes to ${money(totalPaise)} now, not to ${money(shownPaise)}: something ` +
    'was posted since. Look at it again.',
  credit_move_is_nothing: () => 'Choose a bill, and enter what of its credit is meant.',
  credit_bill_twice: ({ line }) => `Bill ${line} stands above already. Leave one of them out.`,
  credit_bill_unknown: ({ line }) => `Bill ${line}: choose a posted bill of this book.`,
  credit_of_bill_is_nothing: ({ billNumber }) =>
    `Enter what of the credit of bill ${billNumber} is meant, or leave it out.`,
  credit_move_before_bill: ({ billNumber, billPostedOn }) =>
    `Bill ${billNumber} was posted on ${day(billPostedOn)}. Choose that day or a later one.`,
  credit_days_are_not_over: ({ billNumber, payableBy }) =>
    `The 180 days of bill ${billNumber} end on ${day(payableBy)}. Choose a return that ends later.`,
  credit_exceeds_reversible: ({ billNumber, head, leftPaise }) =>
    leftPaise > 0
      ? `Of the ${HEADS[head]} of bill ${billNumber} ${money(leftPaise)} is to be reversed. ` +
        'Enter that or less.'
      : `Nothing of the ${HEADS[head]} of bill ${billNumber} is to be reversed. Leave it out.`,
  credit_reclaimed_before_reversal: ({ billNumber, reversedOn }) =>
    `The credit of bill ${billNumber} was reversed on ${day(reversedOn)}. ` +
    'Choose that day or a later one.',
  credit_exceeds_reclaimable: ({ billNumber, head, leftPaise }) =>
    leftPaise > 0
      ? `Of the ${HEADS[head]} of bill ${billNumber} ${money(leftPaise)} may be claimed again. ` +
        'Enter that or less.'
      : `Nothing of the ${HEADS[head]} of bill ${billNumber} may be claimed again: it is not ` +
        'reversed, not paid, or claimed already. Leave it out.',
  credit_is_reclaimed: ({ billNumber }) =>
    `Credit of bill ${billNumber} was claimed again since. Reverse that first.`,
};
