import { describe, expect, test } from 'vitest';
import { bookDecider, legalFormOn, NO_KEEPING } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { keptInWords, turnoverBefore } from '#core/tax/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const today = calendarDate('2026-11-21');
const given = scenarioOf(bookDecider, { ...bookFacts, today });
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const record = (beganOn: string): BookCommand => ({
  type: 'RecordProceedings',
  data: { bookId, what: 'Appeal AP-7', beganOn: calendarDate(beganOn) },
});
const recorded = (number: number): BookEvent => ({
  type: 'ProceedingsRecorded',
  version: 1,
  data: { bookId, number, what: 'Appeal AP-7', beganOn: '2026-10-05' },
});
const end = (number: number, endedOn: string): BookCommand => ({
  type: 'EndProceedings',
  data: { bookId, number, endedOn: calendarDate(endedOn) },
});
const ended = (number: number, endedOn: string): BookEvent => ({
  type: 'ProceedingsEnded',
  version: 1,
  data: { bookId, number, endedOn },
});

describe('what a book falls under', () => {
  const set = { type: 'SetLegalForm', data: { bookId, legalForm: 'company' } } as const;
  const isSet: BookEvent = { type: 'LegalFormSet', version: 3, data: set.data };

  test('is not known at first, is said, and said twice leaves no trace', () => {
    given([created]).when(set).then([isSet]);
    given([created, isSet]).when(set).thenNothing();
    given([created])
      .when({ type: 'SetLegalForm', data: { bookId, legalForm: 'unknown' } })
      .thenNothing();
  });

  test('holds from the first day that is not locked, so that reported statements stay', () => {
    const locked: BookEvent = {
      type: 'LockDateSet',
      version: 1,
      data: { bookId, kind: 'hard', lockedTo: '2026-03-31', reason: 'Audited' },
    };
    const later: BookEvent = { ...isSet, data: { ...set.data, from: '2026-04-01' } };
    given([created, locked]).when(set).then([later]);
    const keeping = (events: readonly BookEvent[]) => {
      const state = events.reduce(bookDecider.evolve, bookDecider.initialState);
      return state.status === 'open' ? state.keeping : NO_KEEPING;
    };
    const on = (events: readonly BookEvent[], day: string) =>
      legalFormOn(keeping(events), calendarDate(day));
    expect(on([created, locked, later], '2026-03-31')).toBe('unknown');
    expect(on([created, locked, later], '2026-04-01')).toBe('company');
    expect(on([created, isSet], '2020-01-01')).toBe('company');
    const firm: BookEvent = { ...isSet, data: { bookId, legalForm: 'firm' } };
    expect(on([created, isSet, firm], '2020-01-01')).toBe('firm');
    const huf: BookEvent = { ...later, data: { ...later.data, legalForm: 'firm' } };
    const three = [created, isSet, locked, huf];
    expect(['2026-03-31', '2027-03-31'].map((day) => on(three, day))).toEqual(['company', 'firm']);
    expect(keeping(three).legalForm).toBe('firm');
  });
});

describe('proceedings', () => {
  test('are numbered in their book', () => {
    given([created])
      .when(record('2026-10-05'))
      .then([recorded(1)]);
    given([created, recorded(1)])
      .when(record('2026-10-05'))
      .then([recorded(2)]);
  });

  test('end on a day, which said twice leaves no trace', () => {
    given([created, recorded(1)])
      .when(end(1, '2026-11-20'))
      .then([ended(1, '2026-11-20')]);
    given([created, recorded(1), ended(1, '2026-11-20')])
      .when(end(1, '2026-11-20'))
      .thenNothing();
  });

  test('may end today, and on the very day on which they began', () => {
    for (const day of ['2026-10-05', '2026-11-21']) {
      given([created, recorded(1)])
        .when(end(1, day))
        .then([ended(1, day)]);
    }
  });

  test('are refused in the future, and an end that cannot be', () => {
    given([created])
      .when(record('2026-11-22'))
      .thenRejected({ kind: 'proceedings_in_the_future', today });
    given([created, recorded(1)])
      .when(end(1, '2026-11-22'))
      .thenRejected({ kind: 'proceedings_in_the_future', today });
    given([created, recorded(1)])
      .when(end(1, '2026-10-04'))
      .thenRejected({ kind: 'proceedings_end_too_early', beganOn: calendarDate('2026-10-05') });
    given([created])
      .when(end(1, '2026-11-20'))
      .thenRejected({ kind: 'proceedings_not_found', number: 1 });
    given([created, recorded(1), ended(1, '2026-11-20')])
      .when(end(1, '2026-11-19'))
      .thenRejected({
        kind: 'proceedings_have_ended',
        number: 1,
        endedOn: calendarDate('2026-11-20'),
      });
  });
});

describe('the sentence of a refusal names rule and day', () => {
  const until = calendarDate('2032-12-31');
  test.each([
    [
      keptInWords({ by: 'cgst-act', until }, 'other'),
      'Kept until 31 December 2032 by section 36 of the CGST Act.',
    ],
    [
      keptInWords({ by: 'companies-act', until: calendarDate('2034-03-31') }, 'company'),
      'Kept until 31 March 2034 by section 128(5) of the Companies Act, 2013.',
    ],
    [
      keptInWords({ by: 'proceedings', what: 'AP-7', until: null }, 'other'),
      'Kept while proceedings last (AP-7) by section 36 of the CGST Act.',
    ],
    [
      keptInWords({ by: 'proceedings', what: 'AP-7', until }, 'other'),
      'Kept until 31 December 2032, a year after proceedings (AP-7), by section 36 of the CGST Act.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  test('and says why the longer term counts where the business has not said what it is', () => {
    expect(keptInWords({ by: 'companies-act', until }, 'unknown')).toContain('the longer term');
  });
});

describe('the turnover of a financial year', () => {
  const set = (financialYear: string, amountPaise: number | null): BookCommand => ({
    type: 'SetTurnover',
    data: { bookId, financialYear, amountPaise },
  });
  const wasSet = (financialYear: string, amountPaise: number | null): BookEvent => ({
    type: 'TurnoverSet',
    version: 1,
    data: { bookId, financialYear, amountPaise },
  });
  const sixCrore = 6_00_00_000_00;

  test('is said once, corrected and taken away', () => {
    given([created])
      .when(set('25-26', sixCrore))
      .then([wasSet('25-26', sixCrore)]);
    given([created, wasSet('25-26', sixCrore)])
      .when(set('25-26', sixCrore))
      .thenNothing();
    given([created, wasSet('25-26', sixCrore)])
      .when(set('25-26', 1))
      .then([wasSet('25-26', 1)]);
    given([created, wasSet('25-26', sixCrore)])
      .when(set('25-26', null))
      .then([wasSet('25-26', null)]);
    given([created]).when(set('25-26', null)).thenNothing();
  });

  test('is of a year of GST that has begun', () => {
    for (const financialYear of ['17-18', '26-27']) {
      given([created])
        .when(set(financialYear, 1))
        .then([wasSet(financialYear, 1)]);
    }
    for (const financialYear of ['16-17', '27-28', '25-27', 'last']) {
      const range = { financialYear, first: '17-18', last: '26-27' };
      given([created])
        .when(set(financialYear, 1))
        .thenRejected({ kind: 'turnover_year_out_of_range', ...range });
    }
  });

  test('counts from the year after, and until the next one is known', () => {
    const known = new Map([
      ['17-18', 1],
      ['24-25', 2],
    ]);
    const before = (day: string) => turnoverBefore(known, calendarDate(day));
    expect(before('2018-03-31')).toBeNull();
    expect(before('2025-03-31')).toStrictEqual({ financialYear: '17-18', amountPaise: 1 });
    expect(before('2025-04-01')).toStrictEqual({ financialYear: '24-25', amountPaise: 2 });
    expect(before('2026-11-21')).toStrictEqual({ financialYear: '24-25', amountPaise: 2 });
  });
});
