import { describe, expect, test } from 'vitest';
import { bookDecider, lockedToOf } from '#core/book/index.ts';
import type { BookEvent, LockKind } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  endOfMarch,
  endOfOctober,
  endOfSeptember,
  today,
  tomorrow,
  yesterday,
} from '#tests/specimens/days.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;
const reason = 'GSTR-3B filed';

const lock = (kind: LockKind, lockedTo: CalendarDate | null) =>
  ({ type: 'SetLockDate', data: { bookId, kind, lockedTo, reason } }) as const;
const locked = (kind: LockKind, lockedTo: CalendarDate | null): BookEvent => ({
  type: 'LockDateSet',
  version: 1,
  data: { bookId, kind, lockedTo, reason },
});

const firstOfOctober = calendarDate('2026-10-01');
const beginning = (beginsOn: string): BookEvent => ({
  type: 'BookSettingsChanged',
  version: 1,
  data: { bookId, changes: { beginsOn } },
});
const begun = [...created, beginning(firstOfOctober)];

describe('locking months, the soft lock', () => {
  test('the months up to a day are locked, with the reason', () => {
    given(created)
      .when(lock('soft', endOfOctober))
      .then([locked('soft', endOfOctober)]);
  });

  test('the lock is moved back', () => {
    given([...created, locked('soft', endOfOctober)])
      .when(lock('soft', endOfSeptember))
      .then([locked('soft', endOfSeptember)]);
  });

  test('the lock is taken away', () => {
    given([...created, locked('soft', endOfOctober)])
      .when(lock('soft', null))
      .then([locked('soft', null)]);
  });

  test('today may be the last locked day', () => {
    given(created)
      .when(lock('soft', today))
      .then([locked('soft', today)]);
  });

  test('a day to come cannot be locked', () => {
    given(created)
      .when(lock('soft', tomorrow))
      .thenRejected({ kind: 'lock_in_the_future', lockedTo: tomorrow, today });
  });

  test('locking to the same day again leaves no trace', () => {
    given([...created, locked('soft', endOfOctober)])
      .when(lock('soft', endOfOctober))
      .thenNothing();
    given(created).when(lock('soft', null)).thenNothing();
  });
});

describe('closing years, the hard lock', () => {
  test('a year is closed', () => {
    given(created)
      .when(lock('hard', endOfMarch))
      .then([locked('hard', endOfMarch)]);
  });

  test('the first year waits until the opening balances come to nothing', () => {
    const differencePaise = 307_300;
    const differs = (events: readonly BookEvent[]) =>
      given(events, { openingDifferencePaise: differencePaise });
    const books = [
      [begun, endOfOctober],
      [[...begun, locked('hard', firstOfOctober)], endOfOctober],
      [created, endOfMarch],
    ] as const;
    for (const [events, day] of books) {
      differs(events)
        .when(lock('hard', day))
        .thenRejected({ kind: 'opening_difference_open', differencePaise });
    }
    differs(begun)
      .when(lock('soft', endOfOctober))
      .then([locked('soft', endOfOctober)]);
  });

  test('what is before the first year, or after it, does not wait for them', () => {
    const differs = { openingDifferencePaise: 307_300 };
    given(begun, differs)
      .when(lock('hard', endOfSeptember))
      .then([locked('hard', endOfSeptember)]);
    const closed = locked('hard', endOfMarch);
    given([...created, beginning('2025-06-01'), closed], differs)
      .when(lock('hard', endOfSeptember))
      .then([locked('hard', endOfSeptember)]);
  });

  test('it goes forward', () => {
    given([...created, locked('hard', endOfMarch)])
      .when(lock('hard', yesterday))
      .then([locked('hard', yesterday)]);
  });

  test('it never goes back', () => {
    given([...created, locked('hard', endOfOctober)])
      .when(lock('hard', endOfSeptember))
      .thenRejected({ kind: 'hard_lock_moves_forward_only', lockedTo: endOfOctober });
  });

  test('it is never taken away', () => {
    given([...created, locked('hard', endOfMarch)])
      .when(lock('hard', null))
      .thenRejected({ kind: 'hard_lock_moves_forward_only', lockedTo: endOfMarch });
  });

  test('it stands apart from the soft lock, which may be opened behind it', () => {
    given([...created, locked('hard', endOfMarch), locked('soft', endOfOctober)])
      .when(lock('soft', null))
      .then([locked('soft', null)]);
  });

  test('a day to come cannot be locked', () => {
    given(created)
      .when(lock('hard', tomorrow))
      .thenRejected({ kind: 'lock_in_the_future', lockedTo: tomorrow, today });
  });

  test('a book that does not exist is refused', () => {
    given([]).when(lock('hard', endOfMarch)).thenRejected({ kind: 'book_not_found', bookId });
  });
});

describe('the last locked day of a book', () => {
  const lockedToAfter = (...events: readonly BookEvent[]) =>
    lockedToOf(events.reduce(bookDecider.evolve, bookDecider.initialState));

  test.each([
    ['none without a book', [], null],
    ['none without a lock', created, null],
    ['the soft lock alone', [...created, locked('soft', endOfOctober)], endOfOctober],
    ['the hard lock alone', [...created, locked('hard', endOfMarch)], endOfMarch],
    [
      'the later of both, the soft one',
      [...created, locked('hard', endOfMarch), locked('soft', endOfOctober)],
      endOfOctober,
    ],
    [
      'the later of both, the hard one',
      [...created, locked('soft', endOfMarch), locked('hard', endOfOctober)],
      endOfOctober,
    ],
    [
      'the hard lock after the soft one was opened',
      [...created, locked('hard', endOfMarch), locked('soft', endOfOctober), locked('soft', null)],
      endOfMarch,
    ],
  ] as const)('is %s', (_title, events, expected) => {
    expect(lockedToAfter(...events)).toBe(expected);
  });
});
