// A series of numbers may begin at any number, once: before its first document.
import { describe, expect, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent, Series } from '#core/book/index.ts';
import { countedFrom, nextNumber } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const today = calendarDate('2026-11-21');
const given = scenarioOf(bookDecider, { ...bookFacts, today });
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Sahyadri Traders' },
};
const numberedAs = (invoiceSeries: Series): BookEvent => ({
  type: 'BillingProfileChanged',
  version: 1,
  data: { bookId, changes: { invoiceSeries } },
});
const start = (startsAt: number): BookCommand => ({
  type: 'StartSeries',
  data: { bookId, document: 'invoice', startsAt },
});
const started = (series: string, startsAt: number): BookEvent => ({
  type: 'SeriesStarted',
  version: 1,
  data: { bookId, document: 'invoice', series, startsAt },
});
const YEARLY: Series = { prefix: 'S/{FY}/', padding: 3, restartsYearly: true };

describe('a series', () => {
  test('begins at the number that a business moves in with', () => {
    given([created])
      .when(start(457))
      .then([started('INV-', 457)]);
  });

  test('that begins anew each year begins elsewhere in the year of today alone', () => {
    given([created, numberedAs(YEARLY)])
      .when(start(57))
      .then([started('S/26-27/', 57)]);
  });

  test.each([
    ['quotation', 'QTN-'],
    ['proforma', 'PI-'],
    ['challan', 'DC-'],
    ['debit-note', 'DN-'],
  ] as const)(
    'begins elsewhere for a document before an invoice or a note: %s',
    (document, series) => {
      const command: BookCommand = {
        type: 'StartSeries',
        data: { bookId, document, startsAt: 91 },
      };
      const event: BookEvent = {
        type: 'SeriesStarted',
        version: 1,
        data: { bookId, document, series, startsAt: 91 },
      };
      given([created]).when(command).then([event]);
    },
  );

  test('may begin elsewhere again while it has given no number', () => {
    given([created, started('INV-', 457)])
      .when(start(458))
      .then([started('INV-', 458)]);
    given([created, started('INV-', 457)])
      .when(start(1))
      .then([started('INV-', 1)]);
  });

  test('begins where it does already without a word', () => {
    given([created]).when(start(1)).then([]);
    given([created, started('INV-', 457)])
      .when(start(457))
      .then([]);
  });

  test('is refused once it has given a number, with that number', () => {
    given([created], { lastInSeries: 3 })
      .when(start(457))
      .thenRejected({ kind: 'series_has_begun', series: 'invoice', number: 'INV-003' });
  });

  test('is refused where its first number would pass 16 characters', () => {
    const long = { prefix: 'SAHYADRI/', padding: 1, restartsYearly: false };
    given([created, numberedAs(long)])
      .when(start(9_999_999))
      .then([started('SAHYADRI/', 9_999_999)]);
    given([created, numberedAs(long)])
      .when(start(10_000_000))
      .thenRejected({
        kind: 'series_start_too_long',
        series: 'invoice',
        number: 'SAHYADRI/10000000',
        lengthMax: 16,
      });
  });
});

describe('the next number of a series that begins at 457', () => {
  const next = (events: readonly BookEvent[], last: number, financialYear = '26-27') => {
    const book = [created, ...events].reduce(bookDecider.evolve, bookDecider.initialState);
    if (book.status !== 'open') throw new Error('The book is open.');
    const wanted = { kind: 'invoice', financialYear, today } as const;
    return nextNumber(
      book.billing,
      wanted,
      countedFrom(book.seriesStarts, () => last),
    ).number;
  };

  test('is that, then the ones after it', () => {
    expect(next([started('INV-', 457)], 0)).toBe('INV-457');
    expect(next([started('INV-', 457)], 457)).toBe('INV-458');
  });

  test('is counted by itself in another series and in another year', () => {
    expect(next([started('OLD-', 457)], 0)).toBe('INV-001');
    const yearly = [numberedAs(YEARLY), started('S/26-27/', 457)];
    expect(next(yearly, 0)).toBe('S/26-27/457');
    expect(next(yearly, 0, '27-28')).toBe('S/27-28/001');
  });

  test('is the same whatever the size of its letters', () => {
    expect(next([started('inv-', 457)], 0)).toBe('INV-457');
  });
});
