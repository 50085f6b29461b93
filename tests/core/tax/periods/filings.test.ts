// Returns: their spans, when they are due, what was filed, and which of them a document stands in.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  beginsQuarter,
  cancellableUntil,
  creditLimitIn,
  dueDateOf,
  filingOn,
  NO_RETURNS,
  parseArn,
  portalDay,
  reportedIn,
  reportedInFiled,
  spanOfPeriod,
  turnoversByYear,
  turnoverYears,
} from '#core/tax/index.ts';
import type { BookReturns, FilingFrequency, ReturnKind } from '#core/tax/index.ts';

const at = calendarDate;
const QUARTERLY: BookReturns = {
  frequencies: [{ from: at('2026-07-01'), frequency: 'quarterly' }],
  filings: [],
};
const filed = (kind: ReturnKind, from: string, to: string, filedOn = '2026-12-01') => ({
  kind,
  period: '102026',
  from: at(from),
  to: at(to),
  filedOn: at(filedOn),
  arn: 'AA2710260000010',
});
const withFiled = (...filings: readonly ReturnType<typeof filed>[]): BookReturns => ({
  ...NO_RETURNS,
  filings,
});

describe('how returns are filed', () => {
  const reported = (issueDate: string, isToRegistered: boolean, returns = QUARTERLY) =>
    reportedIn({ issueDate: at(issueDate), isToRegistered }, returns);

  test('is by month unless something else was said', () => {
    expect(reported('2026-10-15', true, NO_RETURNS)).toStrictEqual({
      kind: 'gstr-1',
      from: '2026-10-01',
      to: '2026-10-31',
      frequency: 'monthly',
      dueOn: '2026-11-11',
    });
  });

  test('is by quarter from the first day for which it was said', () => {
    expect(reported('2026-06-30', false)).toMatchObject({ frequency: 'monthly' });
    expect(reported('2026-07-01', false)).toStrictEqual({
      kind: 'gstr-1',
      from: '2026-07-01',
      to: '2026-09-30',
      frequency: 'quarterly',
      dueOn: '2026-10-13',
    });
  });

  test('is as the last that was said for the day, whichever was said first', () => {
    const frequencies = [
      { from: at('2026-10-01'), frequency: 'monthly' },
      { from: at('2026-07-01'), frequency: 'quarterly' },
    ] as const;
    const by = (on: string) => reported(on, false, { frequencies, filings: [] })?.frequency;
    expect(['2026-06-30', '2026-09-30', '2026-10-01'].map(by)).toStrictEqual([
      'monthly',
      'quarterly',
      'monthly',
    ]);
    const again = [
      { from: at('2026-07-01'), frequency: 'quarterly' },
      { from: at('2026-07-01'), frequency: 'monthly' },
    ] as const;
    expect(reported('2026-07-01', false, { frequencies: again, filings: [] })?.frequency).toBe(
      'monthly',
    );
  });

  test('has an invoice furnishing facility in the first two months, for registered buyers', () => {
    const kinds = ['2026-07-31', '2026-08-31', '2026-09-01'].map(
      (day) => reported(day, true)?.kind,
    );
    expect(kinds).toStrictEqual(['iff', 'iff', 'gstr-1']);
    expect(reported('2026-08-31', true)).toStrictEqual({
      kind: 'iff',
      from: '2026-08-01',
      to: '2026-08-31',
      frequency: 'quarterly',
      dueOn: '2026-09-13',
    });
    expect(reported('2026-08-31', false)?.kind).toBe('gstr-1');
  });
});

describe('a return', () => {
  const due = (kind: ReturnKind, frequency: FilingFrequency, stateCode: string | null = null) => {
    const span = { from: at('2026-10-01'), to: at('2026-12-31') };
    return dueDateOf(kind, span, { frequency, stateCode });
  };

  test.each([
    ['gstr-1', 'monthly', null, '2027-01-11'],
    ['gstr-1', 'quarterly', null, '2027-01-13'],
    ['iff', 'quarterly', null, '2027-01-13'],
    ['gstr-3b', 'monthly', '27', '2027-01-20'],
    // CGST Rule 61(1)(ii): Maharashtra on the 22nd, Bihar on the 24th.
    ['gstr-3b', 'quarterly', '27', '2027-01-22'],
    ['gstr-3b', 'quarterly', '22', '2027-01-22'],
    ['gstr-3b', 'quarterly', '37', '2027-01-22'],
    ['gstr-3b', 'quarterly', '21', '2027-01-24'],
    ['gstr-3b', 'quarterly', '38', '2027-01-24'],
    ['gstr-3b', 'quarterly', null, '2027-01-24'],
    ['gstr-1', 'quarterly', '10', '2027-01-13'],
  ] as const)('%s filed %s in state %s is due on %s', (kind, frequency, state, day) => {
    expect(due(kind, frequency, state)).toBe(day);
  });

  test('is due for a year on 31 December after it, however the others are filed', () => {
    const year = { from: at('2026-04-01'), to: at('2027-03-31') };
    for (const frequency of ['monthly', 'quarterly'] as const) {
      expect(dueDateOf('gstr-9', year, { frequency, stateCode: null })).toBe('2027-12-31');
    }
  });
});

describe('the span of a return period', () => {
  test.each([
    ['gstr-1', '102026', '2026-10-01', '2026-10-31'],
    ['gstr-3b', '022028', '2028-02-01', '2028-02-29'],
    ['gstr-9', '032027', '2026-04-01', '2027-03-31'],
    ['gstr-1', '072017', '2017-07-01', '2017-07-31'],
  ] as const)('is, for %s of %s by who files by month, %s to %s', (kind, period, from, to) => {
    expect(spanOfPeriod(kind, period, [])).toStrictEqual({ from, to });
  });

  test('is a quarter under its last month, and a month in the facility before it', () => {
    const { frequencies } = QUARTERLY;
    expect(spanOfPeriod('gstr-1', '092026', frequencies)).toStrictEqual({
      from: '2026-07-01',
      to: '2026-09-30',
    });
    expect(spanOfPeriod('gstr-1', '082026', frequencies)).toBeNull();
    expect(spanOfPeriod('iff', '082026', frequencies)).toStrictEqual({
      from: '2026-08-01',
      to: '2026-08-31',
    });
    expect(spanOfPeriod('iff', '092026', frequencies)).toBeNull();
    expect(spanOfPeriod('iff', '082026', [])).toBeNull();
  });

  test('is none before GST, nor of a year under another month than its last', () => {
    expect(spanOfPeriod('gstr-1', '062017', [])).toBeNull();
    expect(spanOfPeriod('gstr-9', '042027', [])).toBeNull();
  });

  test('begins a quarter on the first of April, July, October and January alone', () => {
    const days = ['2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'];
    expect(days.map((day) => beginsQuarter(at(day)))).toStrictEqual([true, true, true, true]);
    const others = ['2026-04-02', '2026-05-01', '2026-03-31'];
    expect(others.some((day) => beginsQuarter(at(day)))).toBe(false);
  });
});

describe('what was filed', () => {
  const october = filed('gstr-1', '2026-10-01', '2026-10-31');

  test('holds for the days of its span, both ends included, and for its own kind', () => {
    const on = (day: string, kind: ReturnKind = 'gstr-1') =>
      filingOn(withFiled(october), kind, at(day));
    const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'];
    expect(days.map((day) => on(day))).toStrictEqual([null, october, october, null]);
    expect(on('2026-10-15', 'gstr-3b')).toBeNull();
  });

  test('has a document in GSTR-1, or in the facility if its buyer is registered', () => {
    const facility = filed('iff', '2026-10-01', '2026-10-31');
    const stands = (isToRegistered: boolean, ...filings: readonly (typeof october)[]) =>
      reportedInFiled({ issueDate: at('2026-10-15'), isToRegistered }, withFiled(...filings));
    expect(stands(false, october)).toBe(october);
    expect(stands(true, facility)).toBe(facility);
    expect(stands(true, facility, october)).toBe(october);
    expect(stands(false, facility)).toBeNull();
  });

  test('ends the days of a credit note before 30 November, where it is the annual return', () => {
    const limit = (filedOn: string) =>
      creditLimitIn(
        at('2026-10-15'),
        withFiled(filed('gstr-9', '2026-04-01', '2027-03-31', filedOn)),
      );
    expect(creditLimitIn(at('2026-10-15'), NO_RETURNS)).toBe('2027-11-30');
    expect(limit('2027-11-29')).toBe('2027-11-29');
    expect(limit('2027-12-01')).toBe('2027-11-30');
    expect(creditLimitIn(at('2021-03-31'), NO_RETURNS)).toBe('2021-09-30');
    expect(creditLimitIn(at('2021-04-01'), NO_RETURNS)).toBe('2022-11-30');
  });
});

test('an acknowledgement number has two letters, digits with a month, and a last sign', () => {
  expect(parseArn('AA271026000001Z')).toBe('AA271026000001Z');
  expect(parseArn(' aa 2701 26000001 0 ')).toBe('AA2701260000010');
  for (const text of [
    'AA271326000001Z',
    'AA270026000001Z',
    'AA271026000001',
    'A1271026000001Z',
    'AA271026000001ZZ',
    'AA2X1026000001Z',
    '',
  ]) {
    expect(parseArn(text)).toBeNull();
  }
});

test('a registration at the portal can be cancelled to the same minute of the next day', () => {
  expect(portalDay('2026-11-30T23:59:59')).toBe('2026-11-30');
  expect(cancellableUntil('2026-11-30T23:59:59')).toBe('2026-12-01T23:59:59');
});

test('turnovers are of the years from 2017-18 to this one, the earliest first', () => {
  expect(turnoverYears(at('2026-03-31'))).toStrictEqual({ first: '17-18', last: '25-26' });
  expect(turnoverYears(at('2026-04-01'))).toStrictEqual({ first: '17-18', last: '26-27' });
  const known = new Map([
    ['25-26', 2],
    ['17-18', 1],
    ['26-27', 3],
  ]);
  const years = turnoversByYear(known).map(({ financialYear }) => financialYear);
  expect(years).toStrictEqual(['17-18', '25-26', '26-27']);
});
