// The status and the sentence of every refusal of a stock journal.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockJournalRejection } from '#core/stock-journal/index.ts';
import { day, money } from '../phrases.ts';

type Words = {
  [Kind in StockJournalRejection['kind']]: (
    refusal: Extract<StockJournalRejection, { kind: Kind }>,
  ) => string;
};

export const STOCK_STATUS = {
  stock_journal_exists: { status: 409, title: 'Stock journal exists' },
  stock_journal_not_found: { status: 404, title: 'Not Found' },
  stock_journal_already_reversed: { status: 409, title: 'Reversed already' },
  stock_journal_is_empty: { status: 422, title: 'Nothing to post' },
  stock_journal_too_long: { status: 422, title: 'Too many lines' },
  stock_narration_too_long: { status: 422, title: 'Narration too long' },
  stock_line_does_not_fit: { status: 422, title: 'Line does not fit' },
  stock_quantity_out_of_range: { status: 422, title: 'Quantity out of range' },
  stock_product_unknown: { status: 422, title: 'Unknown product' },
  stock_product_not_stocked: { status: 422, title: 'Not kept in stock' },
  stock_godown_unknown: { status: 422, title: 'Unknown godown' },
  stock_batch_without_number: { status: 422, title: 'Batch without a number' },
  stock_batch_dates_not_taken: { status: 422, title: 'Dates of goods that go out' },
  stock_batch_expires_before_made: { status: 422, title: 'Expires before it was made' },
  stock_batch_unknown: { status: 422, title: 'Unknown batch' },
  stock_counted_twice: { status: 422, title: 'Counted twice' },
  stock_value_not_taken: { status: 422, title: 'Cost of goods that go out' },
  stock_value_out_of_range: { status: 422, title: 'Value out of range' },
  stock_day_out_of_range: { status: 422, title: 'Date out of range' },
  stock_day_before_book_begins: { status: 422, title: 'Date before the book begins' },
  stock_period_locked: { status: 409, title: 'Period locked' },
  stock_below_nil: { status: 409, title: 'Not in stock' },
  lost_credit_differs: { status: 409, title: 'Figures have changed' },
} as const;

const units = (thousandths: number): string => (thousandths / 1000).toLocaleString('en-IN');

export const STOCK_WORDS: Words = {
  stock_journal_exists: () => 'This stock journal exists already.',
  stock_journal_not_found: () => 'There is no such stock journal.',
  stock_journal_already_reversed: ({ number }) => `Stock journal ${number} is reversed already.`,
  stock_journal_is_empty: () => 'Enter one line.',
  stock_journal_too_long: ({ countMax }) => `A stock journal has ${countMax} lines at most.`,
  stock_narration_too_long: ({ lengthMax }) => `A narration has ${lengthMax} characters at most.`,
  stock_line_does_not_fit: ({ line, isCount }) =>
    isCount
      ? `Line ${line}: a physical count says what was there, and moves nothing in or out.`
      : `Line ${line}: say whether the goods come in or go out. What was there is for a count.`,
  stock_quantity_out_of_range: ({ line, quantityThousandthsMax }) =>
    `Line ${line}: enter a quantity above zero, up to ` +
    `${(quantityThousandthsMax / 1000).toLocaleString('en-IN')}.`,
  stock_product_unknown: ({ line }) => `Line ${line}: choose a product of this book.`,
  stock_product_not_stocked: ({ line, name }) =>
    `Line ${line}: ${name} is not kept in stock. Say so on the product first.`,
  stock_godown_unknown: ({ line }) => `Line ${line}: choose a godown of this book that is enabled.`,
  stock_batch_without_number: ({ line }) => `Line ${line}: enter the number of the batch.`,
  stock_batch_dates_not_taken: ({ line }) =>
    `Line ${line}: the dates of a batch are said where it comes in. Leave them empty.`,
  stock_batch_expires_before_made: ({ line, manufacturedOn }) =>
    `Line ${line}: the batch was made on ${day(calendarDate(manufacturedOn))}. ` +
    'It expires after that.',
  stock_batch_unknown: ({ line, name, batch }) =>
    `Line ${line}: ${name} has no batch ${batch}. ` +
    'A batch that the books do not know comes in by a stock journal.',
  stock_counted_twice: ({ line, name }) =>
    `Line ${line}: ${name} is counted by a line above already.`,
  stock_value_not_taken: ({ line }) =>
    `Line ${line}: goods that go out cost what they came in at. Leave the value empty.`,
  stock_value_out_of_range: ({ line, valuePaiseMax }) =>
    `Line ${line}: enter a value up to ${money(valuePaiseMax)}.`,
  stock_day_out_of_range: ({ from, to }) =>
    `A stock journal is dated between ${day(from)} and ${day(to)}.`,
  stock_day_before_book_begins: ({ beginsOn }) => `The book begins on ${day(beginsOn)}.`,
  stock_period_locked: ({ lockedTo }) => `The book is locked up to ${day(lockedTo)}.`,
  stock_below_nil: ({ product, godown, batch, date, inHandThousandths, shortThousandths }) => {
    const where = [godown, batch === null ? null : `batch ${batch}`].filter((one) => one !== null);
    const place = where.length === 0 ? '' : ` (${where.join(', ')})`;
    return (
      `${product}${place}: ${units(inHandThousandths)} in hand on ${day(calendarDate(date))}, ` +
      `${units(shortThousandths)} too few. Enter what came in first, take less, or have the ` +
      'settings of the book allow it.'
    );
  },
  lost_credit_differs: ({ creditPaise, seenPaise }) =>
    `The input credit now comes to ${money(creditPaise)}, not ${money(seenPaise)}. ` +
    'Look at it again.',
};
