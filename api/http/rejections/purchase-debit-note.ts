// The status and the sentence of every refusal of debit notes to suppliers.
import type { NotKeptYet, PurchaseDebitNoteRejection } from '#core/trade/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { day, money } from './phrases.ts';

type Own = Extract<
  PurchaseDebitNoteRejection,
  { kind: `note_${string}` | `supplier_note_${string}` }
>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PURCHASE_DEBIT_NOTE_STATUS = {
  note_too_long: { status: 422, title: 'Too many lines' },
  note_bill_missing: { status: 422, title: 'Bill missing' },
  note_bill_unknown: { status: 422, title: 'Unknown bill' },
  note_bill_not_posted: { status: 409, title: 'Bill not posted' },
  note_line_of_other_bill: { status: 422, title: 'Line of another bill' },
  note_line_without_bill: { status: 422, title: 'Line without a bill' },
  note_bills_differ: { status: 422, title: 'Bills differ' },
  note_of_several_with_tds: { status: 422, title: 'TDS bill by bill' },
  supplier_note_too_long: { status: 422, title: 'Number too long' },
  supplier_note_of_the_future: { status: 422, title: 'Note of the future' },
  supplier_note_after_posting: { status: 422, title: 'Posted before its date' },
  supplier_note_before_its_bill: { status: 422, title: 'Before its bill' },
  supplier_note_entered_already: { status: 409, title: 'Already entered' },
  note_round_off_too_large: { status: 422, title: 'Not a round-off' },
  note_is_matched: { status: 409, title: 'Answered already' },
  note_is_not_matched: { status: 409, title: 'Not answered' },
  note_match_without_credit_note: { status: 422, title: 'Credit note missing' },
  note_matched_before_posting: { status: 422, title: 'Before the note' },
  note_match_in_filed_return: { status: 409, title: 'Return filed' },
  note_of_what_is_not_kept: { status: 422, title: 'Not kept yet' },
  note_supplier_erased: { status: 409, title: 'Supplier erased' },
  note_of_the_future: { status: 422, title: 'Note of the future' },
  note_before_its_bill: { status: 422, title: 'Before its bill' },
  note_past_credit_limit: { status: 422, title: 'Past the time limit' },
  note_has_no_lines: { status: 422, title: 'No lines' },
  note_line_unknown: { status: 422, title: 'Unknown line' },
  note_line_repeated: { status: 422, title: 'Line given twice' },
  note_quantity_missing: { status: 422, title: 'Quantity missing' },
  note_quantity_not_taken: { status: 422, title: 'No quantity' },
  note_value_missing: { status: 422, title: 'Value missing' },
  note_value_not_taken: { status: 422, title: 'Value of a quantity' },
  note_quantity_exceeds_bill: { status: 422, title: 'More than is left' },
  note_value_exceeds_bill: { status: 422, title: 'More than is left' },
  note_comes_to_nothing: { status: 422, title: 'Nothing to post' },
} as const;

const NOT_GIVEN_BACK: Readonly<Partial<Record<NotKeptYet, string>>> = {
  import: 'of an import',
  'reverse-charge': 'under reverse charge',
  'supplier-registration': 'of an input service distributor',
};

export const PURCHASE_DEBIT_NOTE_WORDS: Words = {
  note_too_long: ({ count, countMax }) =>
    `A debit note has at most ${countMax} lines; this one has ${count}. Enter it in two parts.`,
  note_bill_missing: () => 'Choose the bill that it gives back of.',
  note_line_of_other_bill: ({ line }) =>
    `Line ${line}: it is of a bill that the note does not name. Add that bill, or leave it out.`,
  note_line_without_bill: ({ line }) =>
    `Line ${line}: choose the line of the bill. Only a supplier’s credit note that names no bill ` +
    'at all has lines without one.',
  note_bills_differ: ({ billNumber, otherNumber }) =>
    `Bills ${billNumber} and ${otherNumber} differ in supplier, place of supply or kind of GST. ` +
    'Enter a note for each.',
  note_of_several_with_tds: ({ billNumber }) =>
    `TDS was deducted of bill ${billNumber}, and it is taken back bill by bill. Enter a note for ` +
    'each bill.',
  supplier_note_too_long: ({ length, lengthMax }) =>
    `The number of this supplier’s credit note has at most ${lengthMax} characters, not ${length}.`,
  supplier_note_of_the_future: ({ date }) =>
    `${day(date)} is in the future. Enter the date that the credit note bears.`,
  supplier_note_after_posting: ({ date, postedOn }) =>
    `The credit note is of ${day(date)}, after ${day(postedOn)}. Choose a later day.`,
  supplier_note_before_its_bill: ({ date, billDate, billNumber }) =>
    `The credit note of ${day(date)} is before bill ${billNumber} of ${day(billDate)}. Correct ` +
    'its date, or choose another bill.',
  supplier_note_entered_already: ({ noteNumber, number, date }) =>
    `Credit note ${noteNumber} of this supplier is entered already: ${number} of ${day(date)}. ` +
    'Give a reason to enter it again.',
  note_round_off_too_large: ({ roundOffPaise }) =>
    `${money(roundOffPaise)} is no round-off: that is less than a rupee.`,
  note_is_matched: ({ number }) =>
    `The supplier has answered ${number} already. Take the answer out first.`,
  note_is_not_matched: ({ number }) => `Nothing has answered ${number}, so nothing is taken out.`,
  note_match_without_credit_note: () =>
    'Enter the number and the date of the supplier’s credit note, or say that none gives GST back.',
  note_matched_before_posting: ({ matchedOn, postedOn }) =>
    `The note was posted on ${day(postedOn)}, so it is not answered on ${day(matchedOn)}. Choose ` +
    'a later day.',
  note_match_in_filed_return: ({ number, from, to }) =>
    `The GSTR-3B of ${day(from)} to ${day(to)}, which lowers the credit of ${number}, is filed. ` +
    'The answer stays.',
  note_bill_unknown: () => 'There is no such bill in this book. Choose a posted bill.',
  note_bill_not_posted: () =>
    'The bill is a draft, or it was reversed or discarded. Choose a posted bill.',
  note_of_what_is_not_kept: ({ what, billNumber }) =>
    `Bill ${billNumber} is ${NOT_GIVEN_BACK[what]}, and a debit note of such a bill is not kept ` +
    'yet. Reverse the bill, or enter what goes back as a journal by hand.',
  note_supplier_erased: ({ billNumber }) =>
    `The supplier of bill ${billNumber} was erased, so no document is made of them. ` +
    'Post a journal instead.',
  note_of_the_future: ({ postedOn }) => `${day(postedOn)} is in the future. Choose a day to today.`,
  note_before_its_bill: ({ postedOn, billPostedOn, billNumber }) =>
    `Bill ${billNumber} was posted on ${day(billPostedOn)}, so nothing goes back of it on ` +
    `${day(postedOn)}. Choose a later day.`,
  note_past_credit_limit: ({ until, billNumber }) =>
    `GST of bill ${billNumber} could go back until ${day(until)} (CGST Act s. 34(2)). ` +
    'Make the note without GST: the credit stays.',
  note_has_no_lines: () => 'Enter what goes back.',
  note_line_unknown: ({ line, billLine }) => `Line ${line}: the bill has no line ${billLine}.`,
  note_line_repeated: ({ line, billLine }) =>
    `Line ${line}: line ${billLine} of the bill is given already. Enter it once.`,
  note_quantity_missing: ({ line, name }) => `Line ${line}: enter how much of ${name} goes back.`,
  note_quantity_not_taken: ({ line, name }) =>
    `Line ${line}: the bill says no quantity of ${name}. Enter the value that goes back.`,
  note_value_missing: ({ line, name }) =>
    `Line ${line}: enter what goes back of the value of ${name}.`,
  note_value_not_taken: ({ line, name }) =>
    `Line ${line}: the value of ${name} follows from its quantity. Leave it out.`,
  note_quantity_exceeds_bill: ({ line, name, leftThousandths }) =>
    leftThousandths === 0
      ? `Line ${line}: all of ${name} went back already. Leave the line out.`
      : `Line ${line}: ${decimalText(leftThousandths, 3)} of ${name} can still go back. ` +
        'Enter that or less.',
  note_value_exceeds_bill: ({ line, name, leftPaise }) =>
    leftPaise === 0
      ? `Line ${line}: all of ${name} went back already. Leave the line out.`
      : `Line ${line}: ${money(leftPaise)} of ${name} can still go back. Enter that or less.`,
  note_comes_to_nothing: () => 'A debit note of nothing posts nothing. Enter what goes back.',
};
