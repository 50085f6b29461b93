// The status and the sentence of every refusal of debit notes to suppliers.
import type { NotKeptYet, PurchaseDebitNoteRejection } from '#core/trade/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { day, money } from './phrases.ts';

type Own = PurchaseDebitNoteRejection;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PURCHASE_DEBIT_NOTE_STATUS = {
  note_too_long: { status: 422, title: 'Too many lines' },
  note_bill_missing: { status: 422, title: 'Bill missing' },
  note_of_more_than_one_bill: { status: 422, title: 'Not kept yet' },
  note_bill_unknown: { status: 422, title: 'Unknown bill' },
  note_bill_not_posted: { status: 409, title: 'Bill not posted' },
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
  note_of_more_than_one_bill: () =>
    'A debit note gives back of one bill so far. Enter one for each bill.',
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
