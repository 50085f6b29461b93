// The status and the sentence of every refusal of documents of trade and of bills of suppliers.
import { DOCUMENT_KINDS } from '#core/trade/index.ts';
import type {
  NotKeptYet,
  PurchaseBillRejection,
  TradeKind,
  TradeRejection,
} from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

type Own = PurchaseBillRejection | TradeRejection;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PURCHASE_BILL_STATUS = {
  document_not_found: { status: 404, title: 'Not Found' },
  document_exists: { status: 409, title: 'Document exists' },
  document_is_discarded: { status: 409, title: 'Discarded' },
  document_is_posted: { status: 409, title: 'Posted already' },
  document_is_a_draft: { status: 409, title: 'A draft still' },
  document_is_reversed: { status: 409, title: 'Reversed already' },
  document_reversed_before_posting: { status: 422, title: 'Day before the original' },
  document_is_settled: { status: 409, title: 'Settled' },
  bill_too_long: { status: 422, title: 'Too many lines' },
  bill_quantity_out_of_range: { status: 422, title: 'Quantity too large' },
  bill_amount_out_of_range: { status: 422, title: 'Amount too large' },
  bill_batch_without_number: { status: 422, title: 'Batch missing' },
  bill_batch_expires_before_made: { status: 422, title: 'Batch expires too early' },
  bill_supplier_missing: { status: 422, title: 'Supplier missing' },
  bill_supplier_unknown: { status: 422, title: 'Unknown supplier' },
  bill_supplier_not_open: { status: 409, title: 'Account retired' },
  bill_supplier_is_no_creditor: { status: 422, title: 'Not a supplier' },
  bill_asks_what_is_not_kept: { status: 422, title: 'Not kept yet' },
  bill_number_missing: { status: 422, title: 'Bill number missing' },
  bill_number_too_long: { status: 422, title: 'Bill number too long' },
  bill_date_missing: { status: 422, title: 'Bill date missing' },
  bill_of_the_future: { status: 422, title: 'Bill of the future' },
  bill_posted_before_its_date: { status: 422, title: 'Posted before its date' },
  bill_due_before_its_date: { status: 422, title: 'Due before its date' },
  bill_received_in_the_future: { status: 422, title: 'Received in the future' },
  bill_has_no_lines: { status: 422, title: 'No lines' },
  bill_line_has_no_value: { status: 422, title: 'Value missing' },
  bill_account_missing: { status: 422, title: 'Account missing' },
  bill_account_unknown: { status: 422, title: 'Unknown account' },
  bill_account_not_open: { status: 409, title: 'Account retired' },
  bill_account_unfit: { status: 422, title: 'Another account' },
  bill_product_unknown: { status: 422, title: 'Unknown product' },
  bill_quantity_missing: { status: 422, title: 'Quantity missing' },
  bill_godown_unknown: { status: 422, title: 'Unknown godown' },
  bill_clause_missing: { status: 422, title: 'Clause missing' },
  bill_clause_not_taken: { status: 422, title: 'Clause of eligible tax' },
  bill_share_missing: { status: 422, title: 'Share missing' },
  bill_share_not_taken: { status: 422, title: 'Share of the whole' },
  bill_supplier_charges_no_tax: { status: 422, title: 'Tax that is not charged' },
  bill_place_unknown: { status: 422, title: 'Unknown state' },
  bill_total_differs: { status: 422, title: 'Total differs' },
  bill_comes_to_nothing: { status: 422, title: 'Nothing to post' },
  credit_period_unknown: { status: 422, title: 'No such return' },
  credit_period_too_early: { status: 422, title: 'Credit too early' },
  credit_period_filed: { status: 409, title: 'Return filed' },
  bill_entered_already: { status: 409, title: 'Already entered' },
} as const;

const NOT_KEPT: Readonly<Record<NotKeptYet, string>> = {
  'reverse-charge':
    'Bills under reverse charge are not kept yet. Enter this one as a journal by hand.',
  'supplier-registration':
    'Bills of suppliers abroad, in a special economic zone, or with another registration than ' +
    'regular, composition or none are not kept yet. Enter this one as a journal by hand.',
  'asset-register':
    'A bill does not fill the register of fixed assets yet. Post the line to its account, and ' +
    'enter the asset by itself.',
  'other-charges': 'Charges beside the lines are not kept yet. Enter them as a line.',
  tds: 'A bill does not deduct TDS yet. Post the bill in full and the deduction as a journal.',
  tcs: 'A bill with TCS is not kept yet. Enter this one as a journal by hand.',
  currency: 'A bill in another currency is not kept yet. Enter this one as a journal by hand.',
  import: 'A bill of an import is not kept yet. Enter this one as a journal by hand.',
  'earlier-document':
    'A bill of an order or of goods received is not kept yet. Enter its lines by themselves.',
};

const noun = (of: TradeKind): string => DOCUMENT_KINDS[of].noun;

export const PURCHASE_BILL_WORDS: Words = {
  document_not_found: ({ of }) => `There is no such ${noun(of)} in this book.`,
  document_exists: ({ of }) => `This ${noun(of)} exists already.`,
  document_is_discarded: ({ of }) =>
    `This draft of a ${noun(of)} is discarded. Make a new one instead.`,
  document_is_posted: ({ number }) =>
    `${number} is posted and is never changed. Reverse it and enter it anew.`,
  document_is_a_draft: ({ of }) => `This ${noun(of)} is a draft. Discard it instead.`,
  document_is_reversed: ({ number }) => `${number} is reversed. Enter it anew.`,
  document_reversed_before_posting: ({ reversedOn, postedOn }) =>
    `It was posted on ${day(postedOn)}, so it cannot be reversed on ${day(reversedOn)}. ` +
    'Choose a later day.',
  document_is_settled: ({ number, settledPaise }) =>
    `${money(Math.abs(settledPaise))} of ${number} are settled. Reverse what settles it first.`,
  bill_too_long: ({ count, countMax }) =>
    `A bill has at most ${countMax} lines; this one has ${count}. Enter it in two parts.`,
  bill_quantity_out_of_range: ({ line }) =>
    `Line ${line}: the quantity is too large. Look at its digits.`,
  bill_amount_out_of_range: ({ line, amountPaiseMax }) =>
    `Line ${line}: an amount is at most ${money(amountPaiseMax)}. Look at its digits.`,
  bill_batch_without_number: ({ line }) =>
    `Line ${line}: enter the number of the batch of which these are the days.`,
  bill_batch_expires_before_made: ({ line, manufacturedOn }) =>
    `Line ${line}: the batch would expire before it is made, on ${day(manufacturedOn)}.`,
  bill_supplier_missing: () => 'Choose the supplier.',
  bill_supplier_unknown: () => 'There is no such account in this book. Choose the supplier.',
  bill_supplier_not_open: ({ name }) => `The account ${name} is retired. Choose another.`,
  bill_supplier_is_no_creditor: ({ name }) =>
    `${name} is not under Sundry Creditors. Choose the account of a supplier.`,
  bill_asks_what_is_not_kept: ({ what, line }) =>
    line === null ? NOT_KEPT[what] : `Line ${line}: ${NOT_KEPT[what]}`,
  bill_number_missing: () => 'Enter the number of the bill.',
  bill_number_too_long: ({ length, lengthMax }) =>
    `The number of this supplier’s bill has at most ${lengthMax} characters, not ${length}` +
    `${lengthMax === 16 ? ' (CGST Rule 46)' : ''}.`,
  bill_date_missing: () => 'Enter the date of the bill.',
  bill_of_the_future: ({ billDate }) =>
    `${day(billDate)} is in the future. Enter the date that the bill bears.`,
  bill_posted_before_its_date: ({ postedOn, billDate }) =>
    `It would be posted on ${day(postedOn)}, before the date of the bill, ${day(billDate)}.`,
  bill_due_before_its_date: ({ dueDate, billDate }) =>
    `It would be due on ${day(dueDate)}, before the date of the bill, ${day(billDate)}.`,
  bill_received_in_the_future: ({ receivedOn }) =>
    `${day(receivedOn)} is in the future. Leave the day of receipt out until it has come.`,
  bill_has_no_lines: () => 'Enter what was bought.',
  bill_line_has_no_value: ({ line }) => `Line ${line}: enter its rate or its taxable value.`,
  bill_account_missing: ({ line }) => `Line ${line}: choose the account to which it is posted.`,
  bill_account_unknown: ({ line }) =>
    `Line ${line}: there is no such account in this book. Choose another.`,
  bill_account_not_open: ({ line, name }) =>
    `Line ${line}: the account ${name} is retired. Choose another.`,
  bill_account_unfit: ({ line, name }) =>
    `Line ${line}: ${name} is no account of what was bought. Choose an expense, purchases or an ` +
    'asset.',
  bill_product_unknown: ({ line }) => `Line ${line}: choose a product of this book.`,
  bill_quantity_missing: ({ line, name }) =>
    `Line ${line}: enter the quantity of ${name}, which is kept in stock.`,
  bill_godown_unknown: ({ line }) => `Line ${line}: choose a godown of this book.`,
  bill_clause_missing: ({ line }) =>
    `Line ${line}: choose the clause of section 17(5) by which its credit is blocked.`,
  bill_clause_not_taken: ({ line }) =>
    `Line ${line}: its credit is eligible, so it names no clause of section 17(5).`,
  bill_share_missing: ({ line }) => `Line ${line}: enter what percent of its tax is eligible.`,
  bill_share_not_taken: ({ line }) =>
    `Line ${line}: only a part says what percent of its tax is eligible.`,
  bill_supplier_charges_no_tax: ({ line, name }) =>
    `Line ${line}: ${name} is not registered or under composition, and charges no GST. Enter the ` +
    'line without tax, or correct the supplier.',
  bill_place_unknown: () => 'Choose the state where the supply ends.',
  bill_total_differs: ({ totalPaise, sumPaise, roundOffPaise }) =>
    `Total is ${money(Math.abs(totalPaise - sumPaise - roundOffPaise))} off the paper: the lines ` +
    `come to ${money(sumPaise + roundOffPaise)}, the bill says ${money(totalPaise)}. ` +
    'A round-off is less than a rupee.',
  bill_comes_to_nothing: () => 'A bill of nothing posts nothing. Enter its amounts.',
  credit_period_unknown: ({ from, to }) =>
    `No return of this book is for ${day(from)} to ${day(to)}. Choose a month, or the quarter ` +
    'where the book files by quarter.',
  credit_period_too_early: ({ to, earliest }) =>
    earliest === null
      ? 'The credit waits until the last of the goods has come. Enter the day, or defer it.'
      : `The credit of a bill that was posted and received by ${day(earliest)} is not taken in a ` +
        `return to ${day(to)}.`,
  credit_period_filed: ({ from, to }) =>
    `The GSTR-3B of ${day(from)} to ${day(to)} is filed. Choose a later return, or defer the ` +
    'credit.',
  bill_entered_already: ({ billNumber, number, billDate }) =>
    `Bill ${billNumber} of this supplier is entered already: ${number} of ${day(billDate)}. ` +
    'Give a reason to enter it again.',
};
