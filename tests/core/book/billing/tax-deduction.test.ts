// A book says from when on it deducts income tax from what it pays, and under which number.
import { describe, expect, test } from 'vitest';
import { bookDecider, deductsOn, NO_TAX_DEDUCTION } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const given = scenarioOf(bookDecider, bookFacts);
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const TAN = 'PNES12345B';
const set = (from: string | null, tan: string | null = TAN): BookCommand => ({
  type: 'SetTaxDeduction',
  data: { bookId, from: from === null ? null : calendarDate(from), tan },
});
const wasSet = (from: string | null, tan: string | null = TAN): BookEvent => ({
  type: 'TaxDeductionSet',
  version: 1,
  data: { bookId, from, tan },
});

describe('the deduction of income tax', () => {
  test('is said from a day on, changed and taken back; the same again is nothing', () => {
    given([created])
      .when(set('2026-04-01'))
      .then([wasSet('2026-04-01')]);
    given([created, wasSet('2026-04-01')])
      .when(set('2026-04-01'))
      .thenNothing();
    given([created, wasSet('2026-04-01')])
      .when(set(null, null))
      .then([wasSet(null, null)]);
    // A new book deducts nothing.
    given([created]).when(set(null, null)).thenNothing();
  });

  test('has a number of four letters, five digits and a letter', () => {
    for (const tan of ['PNES1234B', 'PNE512345B', 'pnes12345b', 'PNES12345']) {
      given([created]).when(set('2026-04-01', tan)).thenRejected({ kind: 'tan_invalid', tan });
    }
  });

  test('holds from its first day on', () => {
    const from = calendarDate('2026-04-01');
    expect(deductsOn({ from, tan: null }, from)).toBe(true);
    expect(deductsOn({ from, tan: null }, calendarDate('2026-03-31'))).toBe(false);
    expect(deductsOn(NO_TAX_DEDUCTION, from)).toBe(false);
  });
});
