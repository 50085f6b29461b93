// How many equity shares a company has, from a day on.
import { describe, expect, it } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate, dateOf } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const given = scenarioOf(bookDecider, { ...bookFacts, today: calendarDate('2026-11-21') });
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Lekha Components' },
};
const locked: BookEvent = {
  type: 'LockDateSet',
  version: 1,
  data: { bookId, kind: 'hard', lockedTo: '2026-03-31', reason: 'Filed' },
};
const capital = (from: string, shares: number, dilutedShares: number | null = null) => ({
  bookId,
  from: calendarDate(from),
  capital: { faceValuePaise: 10_00, shares, dilutedShares },
});
const set = (...of: Parameters<typeof capital>): BookCommand => ({
  type: 'SetShareCapital',
  data: capital(...of),
});
const isSet = (...of: Parameters<typeof capital>): BookEvent => ({
  type: 'ShareCapitalSet',
  version: 2,
  data: capital(...of),
});

describe('the shares of a company', () => {
  it('hold from their day on, each day with what was said last', () => {
    given([created])
      .when(set('2026-04-01', 1_00_000))
      .then([isSet('2026-04-01', 1_00_000)]);
    const events = [created, isSet('2026-10-01', 1_50_000), isSet('2026-04-01', 1_00_000)];
    const state = events.reduce(bookDecider.evolve, bookDecider.initialState);
    expect(state).toMatchObject({
      shareCapitals: [
        { from: '2026-04-01', shares: 1_00_000 },
        { from: '2026-10-01', shares: 1_50_000 },
      ],
    });
  });

  it('are recorded once, though they are said twice or of a later day', () => {
    given([created, isSet('2026-04-01', 1_00_000)])
      .when(set('2026-04-01', 1_00_000))
      .thenNothing();
    given([created, isSet('2026-04-01', 1_00_000)])
      .when(set('2026-07-01', 1_00_000))
      .thenNothing();
  });

  it('stay as they are on a locked day, whose earnings per share were reported', () => {
    const refused = { kind: 'share_capital_of_locked_day', lockedTo: '2026-03-31' } as const;
    given([created, locked])
      .when(set('2025-04-01', 1_00_000))
      .thenRejected({ ...refused, lockedTo: calendarDate('2026-03-31') });
    given([created, locked])
      .when(set('2026-04-01', 1_00_000))
      .then([isSet('2026-04-01', 1_00_000)]);
    const data = { bookId, from: calendarDate('2025-04-01'), capital: null };
    given([created, isSet('2025-04-01', 1_00_000), locked])
      .when({ type: 'SetShareCapital', data })
      .thenRejected({ ...refused, lockedTo: calendarDate('2026-03-31') });
  });

  it('are taken back of a day that was wrong, and what was said before holds again', () => {
    const takeBack = { bookId, from: calendarDate('2026-10-01'), capital: null };
    const command = { type: 'SetShareCapital', data: takeBack } as const;
    const takenBack: BookEvent = { type: 'ShareCapitalSet', version: 2, data: takeBack };
    const events = [created, isSet('2026-04-01', 1_00_000), isSet('2026-10-01', 15)];
    given(events).when(command).then([takenBack]);
    const after = [...events, takenBack];
    const state = after.reduce(bookDecider.evolve, bookDecider.initialState);
    expect(state).toMatchObject({
      shareCapitals: [{ from: '2026-04-01', shares: 1_00_000 }],
    });
    given(after).when(command).thenNothing();
    given([created]).when(command).thenNothing();
  });

  it('are never fewer with those that may become shares', () => {
    given([created])
      .when(set('2026-04-01', 1_00_000, 1_00_000))
      .then([isSet('2026-04-01', 1_00_000, 1_00_000)]);
    given([created])
      .when(set('2026-04-01', 1_00_000, 99_999))
      .thenRejected({ kind: 'diluted_shares_too_few', shares: 1_00_000 });
  });

  it('begin on a day from April 1900 to the first of next year', () => {
    const refusal = {
      kind: 'share_capital_day_out_of_range',
      earliest: dateOf(1900, 4, 1),
      latest: dateOf(2027, 4, 1),
    } as const;
    given([created]).when(set('1900-03-31', 1)).thenRejected(refusal);
    given([created]).when(set('2027-04-02', 1)).thenRejected(refusal);
    given([created])
      .when(set('2027-04-01', 1))
      .then([isSet('2027-04-01', 1)]);
    given([created])
      .when(set('1900-04-01', 1))
      .then([isSet('1900-04-01', 1)]);
  });
});
