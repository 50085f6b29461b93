import { describe, expect, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
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
const record = (reference: string | null, financialYear = '26-27'): BookCommand => ({
  type: 'RecordUndertaking',
  data: { bookId, financialYear, reference },
});
const recorded = (reference: string | null, financialYear = '26-27'): BookEvent => ({
  type: 'UndertakingRecorded',
  version: 1,
  data: { bookId, financialYear, reference },
});

describe('a letter of undertaking', () => {
  test('is recorded for its financial year, once', () => {
    given([created])
      .when(record('AD1'))
      .then([recorded('AD1')]);
    given([created, recorded('AD1')])
      .when(record('AD1'))
      .then([]);
  });

  test('is replaced, and taken away', () => {
    given([created, recorded('AD1')])
      .when(record('AD2'))
      .then([recorded('AD2')]);
    given([created, recorded('AD1')])
      .when(record(null))
      .then([recorded(null)]);
    given([created, recorded('AD1'), recorded(null)])
      .when(record(null))
      .then([]);
  });

  test('that is taken away leaves the book as if it had never been recorded', () => {
    const after = (...events: readonly BookEvent[]) =>
      events.reduce(bookDecider.evolve, bookDecider.initialState);
    expect(after(created, recorded('AD1'), recorded(null))).toStrictEqual(after(created));
  });

  test('stays while days of its year are locked, and may still be recorded for it', () => {
    const locked: BookEvent = {
      type: 'LockDateSet',
      version: 1,
      data: { bookId, kind: 'soft', lockedTo: '2026-06-30', reason: 'Filed' },
    };
    const lastOn = calendarDate('2026-06-30');
    for (const reference of [null, 'AD2']) {
      given([created, recorded('AD1'), locked])
        .when(record(reference))
        .thenRejected({ kind: 'undertaking_of_reported_days', financialYear: '26-27', lastOn });
    }
    given([created, locked])
      .when(record('AD1'))
      .then([recorded('AD1')]);
    given([created, locked])
      .when(record('AD1', '27-28'))
      .then([recorded('AD1', '27-28')]);
  });

  test('a letter of what is no financial year is refused', () => {
    given([created])
      .when(record('AD1', '26-28'))
      .thenRejected({ kind: 'undertaking_year_unknown', financialYear: '26-28' });
  });
});
