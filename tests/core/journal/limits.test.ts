import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { BOOK_PAISE_MAX, ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { chaiStall, journalFacts } from '#tests/specimens/chai-stall.ts';
import {
  aYearAhead,
  beyondAYear,
  endOfOctober,
  firstDateOfAll,
  firstOfNovember,
  today,
  tooLongAgo,
} from '#tests/specimens/days.ts';
import {
  credit,
  debit,
  morningSalePosted,
  reverseMorningSale,
  salePostedWith,
  saleWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario.ts';

const given = scenarioOf(journalDecider, journalFacts);
const { cash, sales } = chaiStall;

/** A balanced journal of so many lines: debits of one rupee each, and at last the credit. */
const linesOf = (count: number) => [
  ...Array.from({ length: count - 1 }, () => debit(cash, 100)),
  credit(sales, (count - 1) * 100),
];

describe('the number of lines', () => {
  test('a journal of one line is refused', () => {
    given([])
      .when(saleWith({ entries: [debit(cash, 100)] }))
      .thenRejected({ kind: 'too_few_entries', count: 1, countMin: 2 });
  });

  test('a journal without lines is refused', () => {
    given([])
      .when(saleWith({ entries: [] }))
      .thenRejected({ kind: 'too_few_entries', count: 0, countMin: 2 });
  });

  test('a journal of 500 lines is posted', () => {
    const entries = linesOf(500);
    given([])
      .when(saleWith({ entries }))
      .then([salePostedWith({ entries })]);
  });

  test('a journal of 501 lines is refused', () => {
    given([])
      .when(saleWith({ entries: linesOf(501) }))
      .thenRejected({ kind: 'too_many_entries', count: 501, countMax: 500 });
  });
});

describe('the length of the narration', () => {
  test('1,000 characters are kept exactly', () => {
    const narration = 'ठ'.repeat(999) + '₹';
    given([])
      .when(saleWith({ narration }))
      .then([salePostedWith({ narration })]);
  });

  test('1,001 characters are refused', () => {
    given([])
      .when(saleWith({ narration: 'x'.repeat(1001) }))
      .thenRejected({ kind: 'narration_too_long', length: 1001, lengthMax: 1000 });
  });
});

describe('the amount of a line', () => {
  const between = (amountPaise: number) => [debit(cash, amountPaise), credit(sales, amountPaise)];

  test('one paisa is posted', () => {
    given([])
      .when(saleWith({ entries: between(1) }))
      .then([salePostedWith({ entries: between(1) })]);
  });

  test('₹1 lakh crore is posted', () => {
    const entries = between(100_000_000_000_000);
    given([])
      .when(saleWith({ entries }))
      .then([salePostedWith({ entries })]);
  });

  const outOfRange: readonly (readonly [string, number])[] = [
    ['one paisa more than ₹1 lakh crore', 100_000_000_000_001],
    ['nothing', 0],
    ['a negative amount', -12_350],
    ['half a paisa', 12_350.5],
    ['what is no number', Number.NaN],
    ['an endless amount', Number.POSITIVE_INFINITY],
    ['an amount beyond what a number holds exactly', 2 ** 53],
  ];
  test.each(outOfRange)('%s is refused, with its line', (_title, amountPaise) => {
    given([])
      .when(saleWith({ entries: [debit(cash, 100), credit(sales, amountPaise)] }))
      .thenRejected({
        kind: 'amount_out_of_range',
        line: 2,
        amountPaise,
        amountPaiseMax: 100_000_000_000_000,
      });
  });

  test('lines that are each allowed but together leave the exact numbers are refused', () => {
    const entries = Array.from({ length: 100 }, () => debit(cash, ENTRY_PAISE_MAX));
    given([])
      .when(saleWith({ entries: [...entries, credit(sales, 100)] }))
      .thenRejected({ kind: 'total_too_large' });
  });

  test('credits that leave the exact numbers are refused as debits are', () => {
    const entries = Array.from({ length: 100 }, () => credit(cash, ENTRY_PAISE_MAX));
    given([])
      .when(saleWith({ entries: [debit(sales, 100), ...entries] }))
      .thenRejected({ kind: 'total_too_large' });
  });
});

describe('what a book can hold', () => {
  const largest = [debit(cash, 1_000), credit(sales, 1_000)];

  test('is filled to the last paisa', () => {
    given([], { turnoverPaise: BOOK_PAISE_MAX - 1_000 })
      .when(saleWith({ entries: largest }))
      .then([salePostedWith({ entries: largest })]);
  });

  test('is not exceeded by a paisa, since its totals would no longer be exact', () => {
    given([], { turnoverPaise: BOOK_PAISE_MAX - 999 })
      .when(saleWith({ entries: largest }))
      .thenRejected({ kind: 'total_too_large' });
  });

  test('does not keep a journal from being reversed', () => {
    given([morningSalePosted], { turnoverPaise: BOOK_PAISE_MAX })
      .when(reverseMorningSale)
      .thenOnStreams(['journal-9']);
  });
});

describe('the date', () => {
  test.each([
    ['1 January 1900', firstDateOfAll],
    ['today', today],
    ['the same day next year', aYearAhead],
    ['the last day of a financial year', calendarDate('2026-03-31')],
    ['the first day of a financial year', calendarDate('2026-04-01')],
    ['29 February of a leap year', calendarDate('2024-02-29')],
  ])('%s is accepted', (_title, entryDate) => {
    given([])
      .when(saleWith({ entryDate }))
      .then([salePostedWith({ entryDate })]);
  });

  test.each([
    ['31 December 1899', tooLongAgo],
    ['a year and a day ahead', beyondAYear],
  ])('%s is refused, with the range', (_title, entryDate) => {
    given([])
      .when(saleWith({ entryDate }))
      .thenRejected({ kind: 'date_out_of_range', entryDate, from: firstDateOfAll, to: aYearAhead });
  });

  test('a year ahead of 29 February ends on 28 February', () => {
    const leapDay = calendarDate('2028-02-29');
    const to = calendarDate('2029-02-28');
    const entryDate = calendarDate('2029-03-01');
    given([], { today: leapDay })
      .when(saleWith({ entryDate: to }))
      .then([salePostedWith({ entryDate: to })]);
    given([], { today: leapDay })
      .when(saleWith({ entryDate }))
      .thenRejected({ kind: 'date_out_of_range', entryDate, from: firstDateOfAll, to });
  });

  test('the last locked day is locked, the day after is open', () => {
    const locked = { lockedTo: endOfOctober };
    given([], locked)
      .when(saleWith({ entryDate: endOfOctober }))
      .thenRejected({ kind: 'period_locked', entryDate: endOfOctober, lockedTo: endOfOctober });
    given([], locked)
      .when(saleWith({ entryDate: firstOfNovember }))
      .then([salePostedWith({ entryDate: firstOfNovember })]);
  });

  test('a journal without a date is refused when today itself is locked', () => {
    given([], { lockedTo: today })
      .when(saleWith({ entryDate: null }))
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });

  test('the day on which the book begins takes entries, the day before does not', () => {
    const begun = { beginsOn: firstOfNovember };
    given([], begun)
      .when(saleWith({ entryDate: firstOfNovember }))
      .then([salePostedWith({ entryDate: firstOfNovember })]);
    given([], begun)
      .when(saleWith({ entryDate: endOfOctober }))
      .thenRejected({
        kind: 'date_before_book_begins',
        entryDate: endOfOctober,
        beginsOn: firstOfNovember,
      });
  });
});
