// How a book accounts for its stock: by financial years, and never for one that is locked.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import {
  methodsOn,
  NO_STOCK_POLICIES,
  policyOn,
  valuationMethod,
  withPolicy,
  withProductMethod,
} from '#core/stock-valuation/index.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const products = new Map([[2, 'Basmati']]);
const given = scenarioOf(bookDecider, {
  ...bookFacts,
  today: calendarDate('2026-11-21'),
  products,
});
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const set = (
  from: string,
  accounting: StockAccounting,
  method: ValuationMethod = 'fifo',
): BookCommand => ({
  type: 'SetStockAccounting',
  data: { bookId, from: calendarDate(from), accounting, method },
});
const isSet = (
  from: string,
  accounting: StockAccounting,
  method: ValuationMethod = 'fifo',
): BookEvent => ({
  type: 'StockAccountingSet',
  version: 2,
  data: { bookId, from, accounting, method },
});
const value = (productId: number, method: ValuationMethod | null): BookCommand => ({
  type: 'SetStockMethod',
  data: { bookId, productId, from: calendarDate('2026-04-01'), method },
});
const isValued = (method: ValuationMethod | null): BookEvent => ({
  type: 'StockMethodSet',
  version: 1,
  data: { bookId, productId: 2, product: 'Basmati', from: '2026-04-01', method },
});
const locked: BookEvent = {
  type: 'LockDateSet',
  version: 1,
  data: { bookId, kind: 'soft', lockedTo: '2026-04-01', reason: 'Filed' },
};

describe('how a book accounts for stock', () => {
  test('is entered by FIFO at first, is said, and said twice leaves no trace', () => {
    given([created]).when(set('2026-04-01', 'entered')).thenNothing();
    given([created])
      .when(set('2026-04-01', 'register'))
      .then([isSet('2026-04-01', 'register')]);
    given([created, isSet('2026-04-01', 'register')])
      .when(set('2027-04-01', 'register'))
      .thenNothing();
  });

  test('changes with a financial year, the next one at the latest', () => {
    const refused = (from: string) =>
      given([created])
        .when(set(from, 'register'))
        .thenRejected({
          kind: 'stock_policy_begins_with_a_year',
          from: calendarDate(from),
          thisYearBegins: calendarDate('2026-04-01'),
          latest: calendarDate('2027-04-01'),
        });
    for (const from of ['2026-10-01', '2026-04-02', '2028-04-01', '1899-04-01']) refused(from);
  });

  test('stays as it was reported for a year of which a day is locked', () => {
    given([created, locked])
      .when(set('2026-04-01', 'register'))
      .thenRejected({
        kind: 'stock_policy_of_locked_year',
        from: calendarDate('2026-04-01'),
        lockedTo: calendarDate('2026-04-01'),
      });
    given([created, locked])
      .when(set('2027-04-01', 'register'))
      .then([isSet('2027-04-01', 'register')]);
  });
});

describe('the method of a product', () => {
  test('is said of one that the book may use, and taken away again', () => {
    given([created])
      .when(value(3, 'fifo'))
      .thenRejected({ kind: 'stock_method_of_unknown_product', productId: 3 });
    given([created])
      .when(value(2, 'fifo'))
      .then([isValued('fifo')]);
    given([created, isValued('fifo')])
      .when(value(2, 'fifo'))
      .thenNothing();
    given([created]).when(value(2, null)).thenNothing();
    given([created, isValued('fifo')])
      .when(value(2, null))
      .then([isValued(null)]);
  });
});

describe('what holds on a day', () => {
  const years = fc.constantFrom('2023-04-01', '2024-04-01', '2025-04-01', '2026-04-01');
  const method = fc.constantFrom(...valuationMethod.options);
  const said = fc.record({
    from: years,
    method,
    productId: fc.option(fc.integer({ min: 1, max: 2 })),
  });

  it('is what was said last of the latest year up to it', () => {
    fc.assert(
      fc.property(fc.array(said), years, fc.integer({ min: 1, max: 2 }), (all, year, productId) => {
        const policies = all.reduce(
          (before, { from, method: by, productId: of }) =>
            of === null
              ? withPolicy(before, { from, accounting: 'register', method: by })
              : withProductMethod(before, { productId: of, from, method: by }),
          NO_STOCK_POLICIES,
        );
        const lastOf = (of: number | null) =>
          all
            .filter((one) => one.productId === of && one.from <= year)
            .toSorted((one, other) => one.from.localeCompare(other.from))
            .at(-1)?.method;
        const day = calendarDate(year);
        expect(policyOn(policies, day).method).toBe(lastOf(null) ?? 'fifo');
        expect(methodsOn(policies, day)(productId)).toBe(
          lastOf(productId) ?? lastOf(null) ?? 'fifo',
        );
      }),
    );
  });
});
