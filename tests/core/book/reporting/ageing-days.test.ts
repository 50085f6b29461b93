// By which ages a book tells what is due.
import { describe, expect, it } from 'vitest';
import { AGEING_ENDS_MAX, bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { AGEING_DAYS, ageLabels } from '#core/settlement/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const given = scenarioOf(bookDecider, bookFacts);
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const set = (days: readonly number[]): BookCommand => ({
  type: 'SetAgeingDays',
  data: { bookId, days },
});
const wasSet = (days: number[]): BookEvent => ({
  type: 'AgeingDaysSet',
  version: 1,
  data: { bookId, days },
});

describe('the ages of what is due', () => {
  it('are those that the book says', () =>
    given([created])
      .when(set([15, 45]))
      .then([wasSet([15, 45])]));

  it('are recorded once, though they are said twice', () =>
    given([created, wasSet([15, 45])])
      .when(set([15, 45]))
      .thenNothing());

  it('are 30, 60, 90 and 120 days before the book says any', () =>
    given([created])
      .when(set([30, 60, 90, 120]))
      .thenNothing());

  it('may go back to the usual ones', () =>
    given([created, wasSet([15, 45])])
      .when(set(AGEING_DAYS))
      .then([wasSet([...AGEING_DAYS])]));

  it.each([
    ['none at all', []],
    ['no growing numbers', [30, 30]],
    ['falling numbers', [60, 30]],
    ['a number of less than a day', [0, 30]],
    ['a number above 9999', [30, 10_000]],
    ['more than a statement has room for', [1, 2, 3, 4, 5, 6]],
  ])('are refused for %s', (_what, days) =>
    given([created])
      .when(set(days))
      .thenRejected({ kind: 'ageing_days_unfit', endsMax: 5, daysMax: 9999 }),
  );

  it('may be as many as a statement has room for, up to 9999 days', () =>
    given([created])
      .when(set([1, 2, 3, 4, 9999]))
      .then([wasSet([1, 2, 3, 4, 9999])]));

  it('are called by their first and last days', () => {
    expect(ageLabels([15, 45])).toStrictEqual([
      'Not due',
      '1 to 15 days',
      '16 to 45 days',
      'Over 45 days',
    ]);
    expect(AGEING_ENDS_MAX).toBe(5);
  });
});
