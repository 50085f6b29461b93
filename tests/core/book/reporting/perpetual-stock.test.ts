// A book that posts the cost of each sale: by which methods, and since when.
import { describe, expect, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { NO_STOCK_POLICIES, perpetualFrom, withPolicy } from '#core/stock-valuation/index.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const given = scenarioOf(bookDecider, {
  ...bookFacts,
  today: calendarDate('2026-11-21'),
  products: new Map([[2, 'Basmati']]),
});
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const from2026 = calendarDate('2026-04-01');

type Said = readonly [string, StockAccounting, ValuationMethod?];
const set = (...[from, accounting, method = 'fifo']: Said): BookCommand => ({
  type: 'SetStockAccounting',
  data: { bookId, from: calendarDate(from), accounting, method },
});
const isSet = (...[from, accounting, method = 'fifo']: Said): BookEvent => ({
  type: 'StockAccountingSet',
  version: 2,
  data: { bookId, from, accounting, method },
});
const value = (productId: number, method: ValuationMethod): BookCommand => ({
  type: 'SetStockMethod',
  data: { bookId, productId, from: from2026, method },
});
const isValued = (method: ValuationMethod): BookEvent => ({
  type: 'StockMethodSet',
  version: 1,
  data: { bookId, productId: 2, product: 'Basmati', from: from2026, method },
});

describe('a book that posts the cost of each sale', () => {
  const yearly = (productId: number | null) =>
    ({
      kind: 'perpetual_by_yearly_average',
      productId,
      from: calendarDate('2026-04-01'),
    }) as const;

  test.each<ValuationMethod>(['fifo', 'moving-average'])('values by %s', (method) => {
    given([created])
      .when(set('2026-04-01', 'perpetual', method))
      .then([isSet('2026-04-01', 'perpetual', method)]);
  });

  test('is not valued by the yearly average, which knows a cost only when the year is over', () => {
    given([created])
      .when(set('2026-04-01', 'perpetual', 'yearly-average'))
      .thenRejected(yearly(null));
  });

  test('has no product that is, whichever of the two is said first', () => {
    given([created, isSet('2026-04-01', 'perpetual')])
      .when(value(2, 'yearly-average'))
      .thenRejected(yearly(2));
    given([created, isValued('yearly-average')])
      .when(set('2026-04-01', 'perpetual'))
      .thenRejected(yearly(2));
    given([created, isValued('yearly-average')])
      .when(set('2027-04-01', 'perpetual'))
      .thenRejected({ ...yearly(2), from: calendarDate('2027-04-01') });
  });

  test('may have valued so in the years before', () => {
    given([created, isSet('2026-04-01', 'register', 'yearly-average')])
      .when(set('2027-04-01', 'perpetual'))
      .then([isSet('2027-04-01', 'perpetual')]);
  });

  test('posts from the first of its years without a gap', () => {
    const all = [
      ['2023-04-01', 'perpetual'],
      ['2024-04-01', 'register'],
      ['2025-04-01', 'perpetual'],
      ['2026-04-01', 'perpetual'],
    ] as const;
    const policies = all.reduce(
      (before, [from, accounting]) => withPolicy(before, { from, accounting, method: 'fifo' }),
      NO_STOCK_POLICIES,
    );
    const since = (day: string) => perpetualFrom(policies, calendarDate(day));
    expect(since('2027-09-30')).toBe('2025-04-01');
    expect(since('2024-03-31')).toBe('2023-04-01');
    expect(since('2024-09-30')).toBeNull();
    expect(since('2022-09-30')).toBeNull();
  });
});
