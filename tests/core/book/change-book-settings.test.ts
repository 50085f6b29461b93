import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { firstOfApril } from '#tests/specimens/days.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;
type Settings = { beginsOn?: CalendarDate | null; registeredFrom?: CalendarDate | null };
const settings = (changes: Settings) =>
  ({ type: 'ChangeBookSettings', data: { bookId, changes } }) as const;
const changed = (changes: { beginsOn?: string | null; registeredFrom?: string | null }) =>
  ({ type: 'BookSettingsChanged', version: 2, data: { bookId, changes } }) as const;
const locked = (kind: 'soft' | 'hard', lockedTo: string) =>
  ({
    type: 'LockDateSet',
    version: 1,
    data: { bookId, kind, lockedTo, reason: 'Audited' },
  }) as const;

describe('changing the settings of a book', () => {
  test('the day on which it begins is set', () => {
    given(created)
      .when(settings({ beginsOn: firstOfApril }))
      .then([changed({ beginsOn: '2026-04-01' })]);
  });

  test('the day on which it begins is taken away again', () => {
    given([...created, changed({ beginsOn: '2026-04-01' })])
      .when(settings({ beginsOn: null }))
      .then([changed({ beginsOn: null })]);
  });

  test('the day is moved', () => {
    given([...created, changed({ beginsOn: '2026-04-01' })])
      .when(settings({ beginsOn: calendarDate('2025-04-01') }))
      .then([changed({ beginsOn: '2025-04-01' })]);
  });

  test('the day stays while opening balances are dated the day before', () => {
    given([...created, changed({ beginsOn: '2026-04-01' })], { hasOpeningBalances: true })
      .when(settings({ beginsOn: null }))
      .thenRejected({ kind: 'opening_balances_stand', beginsOn: firstOfApril });
  });

  test('the day passes over no entry: openings would count it a second time', () => {
    const firstOn = calendarDate('2025-05-01');
    given(created, { earlierJournals: { count: 2, firstOn } })
      .when(settings({ beginsOn: firstOfApril }))
      .thenRejected({
        kind: 'entries_before_book_begins',
        beginsOn: firstOfApril,
        count: 2,
        firstOn,
      });
  });

  test.each(['soft', 'hard'] as const)('the day passes over none that has a %s lock', (kind) => {
    const lastOn = calendarDate('2025-12-31');
    const begun = changed({ beginsOn: '2025-04-01' });
    given([...created, begun, locked(kind, lastOn)])
      .when(settings({ beginsOn: firstOfApril }))
      .thenRejected({ kind: 'begins_on_of_reported_days', lastOn });
    given([...created, locked(kind, lastOn), changed({ beginsOn: '2026-04-01' })])
      .when(settings({ beginsOn: calendarDate('2025-12-01') }))
      .thenRejected({ kind: 'begins_on_of_reported_days', lastOn });
    given([...created, locked(kind, lastOn), changed({ beginsOn: '2026-04-01' })])
      .when(settings({ beginsOn: calendarDate('2026-01-01') }))
      .then([changed({ beginsOn: '2026-01-01' })]);
  });

  test('the first day of its registration is said by itself, and once', () => {
    const from = calendarDate('2026-07-01');
    given(created)
      .when(settings({ registeredFrom: from }))
      .then([changed({ registeredFrom: '2026-07-01' })]);
    given([...created, changed({ registeredFrom: '2026-07-01' })])
      .when(settings({ registeredFrom: from }))
      .thenNothing();
  });

  test('the day that is set already leaves no trace', () => {
    given([...created, changed({ beginsOn: '2026-04-01' })])
      .when(settings({ beginsOn: firstOfApril }))
      .thenNothing();
  });

  test('no change at all leaves no trace', () => {
    given(created).when(settings({})).thenNothing();
    given([...created, changed({}), changed({ beginsOn: '2026-04-01' }), changed({})])
      .when(settings({ beginsOn: firstOfApril }))
      .thenNothing();
  });

  test('a book that does not exist is refused', () => {
    given([])
      .when(settings({ beginsOn: firstOfApril }))
      .thenRejected({ kind: 'book_not_found', bookId });
  });
});
