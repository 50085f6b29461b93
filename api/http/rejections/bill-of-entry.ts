// The status and the sentence of every refusal of bills of entry; where credit is moved they are
// those of bills.
import type { BillOfEntryRejection } from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

type Own = Extract<BillOfEntryRejection, { kind: `entry_${string}` }>;
type Words = {
  [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string;
};

export const BILL_OF_ENTRY_STATUS = {
  entry_too_long: { status: 422, title: 'Too many lines' },
  entry_amount_out_of_range: { status: 422, title: 'Amount too large' },
  entry_port_missing: { status: 422, title: 'Port missing' },
  entry_port_unknown: { status: 422, title: 'No such port' },
  entry_number_missing: { status: 422, title: 'Number missing' },
  entry_number_too_long: { status: 422, title: 'Number too long' },
  entry_date_missing: { status: 422, title: 'Date missing' },
  entry_of_the_future: { status: 422, title: 'Bill of entry of the future' },
  entry_posted_before_its_date: { status: 422, title: 'Posted before its date' },
  entry_posted_in_the_future: { status: 422, title: 'Posted in the future' },
  entry_received_in_the_future: { status: 422, title: 'Received in the future' },
  entry_bill_twice: { status: 422, title: 'Named twice' },
  entry_bill_unknown: { status: 422, title: 'Unknown bill' },
  entry_bill_is_no_import: { status: 422, title: 'No import of goods' },
  entry_covers_more_than_bill: { status: 422, title: 'More than the bill' },
  entry_covers_nothing: { status: 422, title: 'Nothing of the bill' },
  entry_has_no_lines: { status: 422, title: 'No lines' },
  entry_line_has_no_value: { status: 422, title: 'Value missing' },
  entry_duty_missing: { status: 422, title: 'Duty missing' },
  entry_line_of_other_bill: { status: 422, title: 'Bill not linked' },
  entry_entered_already: { status: 409, title: 'Already entered' },
  entry_comes_to_nothing: { status: 422, title: 'Nothing to post' },
  entry_is_paid: { status: 409, title: 'Duty is paid' },
  entry_is_not_paid: { status: 409, title: 'Duty is not paid' },
  entry_paid_in_the_future: { status: 422, title: 'Day of the future' },
  entry_payment_reversed_before_it: { status: 422, title: 'Before the payment' },
  entry_money_account_unfit: { status: 422, title: 'Another account' },
} as const;

export const BILL_OF_ENTRY_WORDS: Words = {
  entry_too_long: ({ count, countMax }) =>
    `A bill of entry has ${countMax} lines at most; this one has ${count}.`,
  entry_amount_out_of_range: ({ line, amountPaiseMax }) =>
    `Line ${line}: an amount is at most ${money(amountPaiseMax)}. Look at its digits.`,
  entry_port_missing: () => 'Enter the port, such as INNSA1.',
  entry_port_unknown: ({ portCode }) =>
    `${portCode} is no code of a port. It has six characters: IN, three letters and one more, ` +
    'such as INNSA1.',
  entry_number_missing: () => 'Enter the number that customs gave the bill of entry.',
  entry_number_too_long: ({ length, lengthMax }) =>
    `The number has ${length} characters; a bill of entry has ${lengthMax} at most.`,
  entry_date_missing: () => 'Enter the date of the bill of entry.',
  entry_of_the_future: ({ billDate }) =>
    `The bill of entry is dated ${day(billDate)}, which is in the future.`,
  entry_posted_before_its_date: ({ postedOn, billDate }) =>
    `It would be posted on ${day(postedOn)}, before its date, ${day(billDate)}.`,
  entry_posted_in_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  entry_received_in_the_future: ({ receivedOn }) =>
    `${day(receivedOn)} is in the future. Leave the day of receipt out until the goods have come.`,
  entry_bill_twice: ({ bill }) => `Bill ${bill} stands above already. Leave one of them out.`,
  entry_bill_unknown: ({ bill }) => `Bill ${bill}: choose a posted bill of this book.`,
  entry_bill_is_no_import: ({ billNumber }) =>
    `Bill ${billNumber} is no import of goods. Choose one of a supplier abroad, or of an SEZ.`,
  entry_covers_more_than_bill: ({ billNumber, leftPaise }) =>
    leftPaise > 0
      ? `Of the goods of bill ${billNumber} ${money(leftPaise)} is on no bill of entry. ` +
        'Enter that or less.'
      : `All goods of bill ${billNumber} are on other bills of entry. Leave it out.`,
  entry_covers_nothing: ({ billNumber }) =>
    `No goods of bill ${billNumber} are left for this bill of entry. Leave it out.`,
  entry_has_no_lines: () => 'Enter what was assessed.',
  entry_line_has_no_value: ({ line }) => `Line ${line}: enter the assessable value.`,
  entry_duty_missing: ({ line }) =>
    `Line ${line}: enter the basic customs duty, as a rate or an amount; 0 where there is none.`,
  entry_line_of_other_bill: ({ line }) =>
    `Line ${line} names a bill that is not linked. Link it, or choose another.`,
  entry_entered_already: ({ portCode, billNumber, number, billDate }) =>
    `Bill of entry ${billNumber} of ${day(billDate)} at ${portCode} is entered already, as ` +
    `${number}.`,
  entry_comes_to_nothing: () => 'There is no amount to post. Enter the duty and the IGST.',
  entry_is_paid: ({ billNumber, paidOn }) =>
    `The duty of bill of entry ${billNumber} was paid on ${day(paidOn)}. Reverse that first.`,
  entry_is_not_paid: ({ billNumber }) =>
    `The duty of bill of entry ${billNumber} is not paid, so there is nothing to reverse.`,
  entry_paid_in_the_future: ({ paidOn }) =>
    `${day(paidOn)} is in the future. Choose a day to today.`,
  entry_payment_reversed_before_it: ({ reversedOn, paidOn }) =>
    `It would be reversed on ${day(reversedOn)}, before the payment of ${day(paidOn)}.`,
  entry_money_account_unfit: () => 'Money leaves an open account of cash or a bank. Choose one.',
};
