import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { journalFacts } from '#tests/specimens/books/chai-stall.ts';
import {
  aYearAhead,
  beyondAYear,
  endOfOctober,
  firstDateOfAll,
  firstOfNovember,
  today,
  tooLongAgo,
} from '#tests/specimens/days.ts';
import { salePostedWith, saleWith } from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(journalDecider, journalFacts);

describe('the date', () => {
  test.each([
    ['1 January 1900', firstDateOfAll],
    ['today', today],
    ['the same day next year', aYearAhead],
    ['the last day of a financial year', calendarDate('2026-03-31')],
    ['the first day of a financial year', calendarDate('2026-04-01')],
    ['29 February of a leap year', calendarDate('2024-02-29')],
  ])('%s is accepted', (_title, entryDate) => {
    given([])
      .when(saleWith({ entryDate }))
      .then([salePostedWith({ entryDate })]);
  });

  test.each([
    ['31 December 1899', tooLongAgo],
    ['a year and a day ahead', beyondAYear],
  ])('%s is refused, with the range', (_title, entryDate) => {
    given([])
      .when(saleWith({ entryDate }))
      .thenRejected({ kind: 'date_out_of_range', entryDate, from: firstDateOfAll, to: aYearAhead });
  });

  test('a year ahead of 29 February ends on 28 February', () => {
    const leapDay = calendarDate('2028-02-29');
    const to = calendarDate('2029-02-28');
    const entryDate = calendarDate('2029-03-01');
    given([], { today: leapDay })
      .when(saleWith({ entryDate: to }))
      .then([salePostedWith({ entryDate: to })]);
    given([], { today: leapDay })
      .when(saleWith({ entryDate }))
      .thenRejected({ kind: 'date_out_of_range', entryDate, from: firstDateOfAll, to });
  });

  test('the last locked day is locked, the day after is open', () => {
    const locked = { lockedTo: endOfOctober };
    given([], locked)
      .when(saleWith({ entryDate: endOfOctober }))
      .thenRejected({ kind: 'period_locked', entryDate: endOfOctober, lockedTo: endOfOctober });
    given([], locked)
      .when(saleWith({ entryDate: firstOfNovember }))
      .then([salePostedWith({ entryDate: firstOfNovember })]);
  });

  test('a journal without a date is refused when today itself is locked', () => {
    given([], { lockedTo: today })
      .when(saleWith({ entryDate: null }))
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });

  test('the day on which the book begins takes entries, the day before does not', () => {
    const begun = { beginsOn: firstOfNovember };
    given([], begun)
      .when(saleWith({ entryDate: firstOfNovember }))
      .then([salePostedWith({ entryDate: firstOfNovember })]);
    given([], begun)
      .when(saleWith({ entryDate: endOfOctober }))
      .thenRejected({
        kind: 'date_before_book_begins',
        entryDate: endOfOctober,
        beginsOn: firstOfNovember,
      });
  });
});
