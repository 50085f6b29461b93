// Returns: their spans, and when they are due.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { beginsQuarter, dueDateOf, NO_RETURNS, reportedIn, spanOfPeriod } from '#core/tax/index.ts';
import type { BookReturns, FilingFrequency, ReturnKind } from '#core/tax/index.ts';

const at = calendarDate;
const QUARTERLY: BookReturns = {
  frequencies: [{ from: at('2026-07-01'), frequency: 'quarterly' }],
  filings: [],
};

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
