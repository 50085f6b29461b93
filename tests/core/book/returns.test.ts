import { describe, expect, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { downcast, upcast } from '#core/event-versions.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { expectInSchema, scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const today = calendarDate('2026-11-21');
const lastEvent = 57;
const given = scenarioOf(bookDecider, { ...bookFacts, today, lastEvent });
const arn = 'AA271026123456K';
const filedOn = calendarDate('2026-11-10');
const october = { returnKind: 'gstr-1', period: '102026' } as const;

const created: BookEvent = { type: 'BookCreated', version: 1, data: { bookId, name: 'Stall' } };
const changes = { gstin: '27AAPFU0939F1ZV' };
const registered: BookEvent[] = [
  created,
  { type: 'BillingProfileChanged', version: 1, data: { bookId, changes } },
];
const span = { from: '2026-10-01', to: '2026-10-31' };
const kindAndPeriod = { kind: 'gstr-1', period: '102026' } as const;
const filed: BookEvent = {
  type: 'ReturnFiled',
  version: 2,
  data: {
    bookId,
    ...kindAndPeriod,
    ...span,
    filedOn,
    arn,
    basis: 'typed',
    eventNumber: lastEvent,
  },
};
type Mark = Extract<BookCommand, { type: 'MarkReturnFiled' }>['data'];
const mark = (data: Partial<Mark> = {}): BookCommand => ({
  type: 'MarkReturnFiled',
  data: { bookId, ...october, filedOn, arn, ...data },
});
const takeBack: BookCommand = {
  type: 'ReverseReturnFiling',
  data: { bookId, ...october, reason: 'Of another book' },
};
const quarterly = (from: string): BookCommand => ({
  type: 'SetFilingFrequency',
  data: { bookId, frequency: 'quarterly', from: calendarDate(from) },
});

describe('a return', () => {
  test('is marked filed with the days of its period, and again without a trace', () => {
    given(registered).when(mark()).then([filed]);
    given([...registered, filed])
      .when(mark())
      .thenNothing();
  });

  test('is not marked twice, by no ARN, too early, ahead of today or without a GSTIN', () => {
    const named = { returnKind: 'gstr-1', period: '102026' } as const;
    given([...registered, filed])
      .when(mark({ filedOn: today }))
      .thenRejected({ kind: 'return_is_filed', ...named, arn, filedOn });
    given(registered)
      .when(mark({ arn: 'AA27' }))
      .thenRejected({ kind: 'arn_invalid', arn: 'AA27' });
    const last = calendarDate('2026-10-31');
    given(registered)
      .when(mark({ filedOn: last }))
      .thenRejected({ kind: 'return_filed_too_early', filedOn: last, periodEnds: last });
    const ahead = calendarDate('2026-11-22');
    given(registered)
      .when(mark({ filedOn: ahead }))
      .thenRejected({ kind: 'return_filed_in_the_future', filedOn: ahead, today });
    given([created]).when(mark()).thenRejected({ kind: 'return_without_gstin' });
    given(registered)
      .when(mark({ period: '062017' }))
      .thenRejected({ kind: 'return_period_unknown', ...named, period: '062017' });
  });

  test('of a composition dealer is a statement of the quarter, and a return of the year', () => {
    given(registered)
      .when(mark({ returnKind: 'cmp-08', period: '092026' }))
      .then([
        {
          ...filed,
          data: {
            ...filed.data,
            kind: 'cmp-08',
            period: '092026',
            from: '2026-07-01',
            to: '2026-09-30',
          },
        },
      ]);
    given(registered)
      .when(mark({ returnKind: 'cmp-08', period: '082026' }))
      .thenRejected({ kind: 'return_period_unknown', returnKind: 'cmp-08', period: '082026' });
    given(registered)
      .when(mark({ returnKind: 'gstr-4', period: '032026' }))
      .then([
        {
          ...filed,
          data: {
            ...filed.data,
            kind: 'gstr-4',
            period: '032026',
            from: '2025-04-01',
            to: '2026-03-31',
          },
        },
      ]);
  });

  test('is taken back with a reason, once', () => {
    const data = { bookId, ...kindAndPeriod, reason: 'Of another book' };
    given([...registered, filed])
      .when(takeBack)
      .then([{ type: 'ReturnFilingReversed', version: 2, data }]);
    given(registered)
      .when(takeBack)
      .thenRejected({ kind: 'return_not_filed', ...october });
  });
});

describe('the log of a filed return', () => {
  const digest = 'a'.repeat(64);
  const write = (data: object) => () =>
    void expectInSchema({ ...filed, data: { ...filed.data, ...data } });

  test('holds the file that it was known from, and the figures in whole paise', () => {
    const figures = { taxablePaise: 20_000, igstPaise: -1_000 };
    write({ basis: 'portal-file', fileDigest: digest, figures })();
    write({ basis: 'our-file', fileDigest: digest })();
  });

  test('takes no other basis, no part of a digest, no part of a paisa and no event unsaid', () => {
    expect(write({ basis: 'guessed' })).toThrow();
    expect(write({ fileDigest: digest.slice(1) })).toThrow();
    expect(write({ fileDigest: digest.toUpperCase() })).toThrow();
    expect(write({ figures: { taxablePaise: 0.5 } })).toThrow();
    expect(write({ figures: { '': 1 } })).toThrow();
    expect(write({ eventNumber: null })).toThrow();
    expect(write({ eventNumber: 0 })).toThrow();
  });

  test('of version 1 reads as typed, and closes its period as every other', () => {
    const data = { bookId, ...kindAndPeriod, ...span, filedOn, arn };
    const old = upcast({ type: 'ReturnFiled', version: 1, data });
    expect(old).toStrictEqual({
      type: 'ReturnFiled',
      version: 2,
      data: { ...data, basis: 'typed', eventNumber: null },
    });
    given([...registered, old as BookEvent])
      .when(mark({ filedOn: today }))
      .thenRejected({ kind: 'return_is_filed', ...october, arn, filedOn });
  });

  test('is told to an older server where it was typed and of a kind known there', () => {
    const data = { bookId, ...kindAndPeriod, ...span, filedOn, arn };
    expect(downcast(filed, 1)).toStrictEqual({ type: 'ReturnFiled', version: 1, data });
    const told = (more: object) => downcast({ ...filed, data: { ...filed.data, ...more } }, 1);
    expect(told({ kind: 'cmp-08' })).toBeNull();
    expect(told({ basis: 'our-file', fileDigest: digest })).toBeNull();
    expect(told({ figures: { taxablePaise: 20_000 } })).toBeNull();
  });
});

describe('the filing frequency', () => {
  test('changes with a quarter of which nothing is filed', () => {
    const from = calendarDate('2026-10-01');
    given(registered)
      .when(quarterly(from))
      .then([
        { type: 'FilingFrequencySet', version: 1, data: { bookId, frequency: 'quarterly', from } },
      ]);
    given([...registered, filed])
      .when(quarterly(from))
      .thenRejected({ kind: 'frequency_of_filed_period', ...october, arn });
    given(registered)
      .when(quarterly('2026-11-01'))
      .thenRejected({
        kind: 'frequency_begins_with_a_quarter',
        from: calendarDate('2026-11-01'),
        earliest: calendarDate('2021-01-01'),
        latest: calendarDate('2027-11-21'),
      });
  });
});
