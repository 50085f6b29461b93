import { describe, expect, test } from 'vitest';
import { journalDecider, mayReachLimit } from '#core/journal/index.ts';
import { BOOK_PAISE_MAX, ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import {
  credit,
  debit,
  morningSalePosted,
  reverseMorningSale,
  salePostedWith,
  saleWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

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
  test.each([
    [1_000_000_000, true],
    [999_999_999, false],
  ])('is asked of a journal of %i paise: %s', (amountPaise, isAsked) => {
    expect(mayReachLimit([debit(cash, amountPaise), credit(sales, amountPaise)])).toBe(isAsked);
  });

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
