// Why a ratio has changed: said of the days of a period, changed, and taken back.
import { describe, it } from 'vitest';
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
const year = { from: calendarDate('2025-04-01'), to: calendarDate('2026-03-31') };
const explain = (explanation: string | null, changes: object = {}): BookCommand => ({
  type: 'ExplainRatio',
  data: { bookId, code: 'current', ...year, explanation, ...changes },
});
const explained = (explanation: string | null, days = year): BookEvent => ({
  type: 'RatioExplained',
  version: 1,
  data: { bookId, code: 'current', ...days, explanation },
});

describe('the explanation of a ratio', () => {
  it('is recorded for the days of its period', () =>
    given([created])
      .when(explain('A loan was repaid.'))
      .then([explained('A loan was repaid.')]));

  it('may be given for a year that is locked, since it changes no figure', () =>
    given([
      created,
      {
        type: 'LockDateSet',
        version: 1,
        data: { bookId, kind: 'hard', lockedTo: '2026-03-31', reason: 'Audited' },
      },
    ])
      .when(explain('A loan was repaid.'))
      .then([explained('A loan was repaid.')]));

  it('is recorded once, though it is said twice', () =>
    given([created, explained('A loan was repaid.')])
      .when(explain('A loan was repaid.'))
      .thenNothing());

  it('is another for another period', () =>
    given([created, explained('A loan was repaid.', { ...year, from: calendarDate('2026-01-01') })])
      .when(explain('A loan was repaid.'))
      .then([explained('A loan was repaid.')]));

  it('is taken back where there is one', () =>
    given([created, explained('A loan was repaid.')])
      .when(explain(null))
      .then([explained(null)]));

  it('cannot be taken back twice', () =>
    given([created, explained('A loan was repaid.'), explained(null)])
      .when(explain(null))
      .thenNothing());

  it('is refused for a ratio that Schedule III does not ask for', () =>
    given([created])
      .when(explain('Why', { code: 'quick' }))
      .thenRejected({ kind: 'ratio_unknown', code: 'quick' }));

  it('is refused for days that end before they begin', () =>
    given([created])
      .when(explain('Why', { to: calendarDate('2025-03-31') }))
      .thenRejected({ kind: 'ratio_period_ends_before_it_begins' }));
});
