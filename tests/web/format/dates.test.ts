import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, formatInstant, formatLongDate, todayInIndia } from '#web/format/dates.ts';
import {
  figureLedgerQuery,
  periodFromAddress,
  periodLabel,
  periodOfToday,
  periodQuery,
  rangeOf,
  stepPeriod,
  withGranularity,
  yearChoices,
} from '#web/format/periods.ts';

const today = calendarDate('2026-11-20');

describe('a day as it is typed on 20 November 2026', () => {
  test.each([
    ['3', '2026-11-03'],
    ['3 4', '2026-04-03'],
    ['3/4', '2026-04-03'],
    ['31/3', '2027-03-31'],
    ['3-4-25', '2025-04-03'],
    ['20 Nov 2026', '2026-11-20'],
    ['1 september 2025', '2025-09-01'],
    ['2026-02-28', '2026-02-28'],
    ['+1', '2026-11-21'],
    ['-20', '2026-10-31'],
    ['t', '2026-11-20'],
    ['y', '2026-11-19'],
    ['me', '2026-11-30'],
  ])('is read from %s', (typed, day) => {
    expect(parseDate(typed, today)).toBe(day);
  });

  test.each(['', '32', '31 11', '0', '3 13', 'soon', '29/2/2027', '2026-02-29'])(
    'no such day is not guessed: %s',
    (typed) => {
      expect(parseDate(typed, today)).toBeNull();
    },
  );

  test.each(['1/1/0000', '31/12/1899', '1 jan 2200', '9999-12-31'])(
    'books have no such day: %s',
    (typed) => {
      expect(parseDate(typed, today)).toBeNull();
    },
  );
});

test('September has three letters', () => {
  expect(formatDate(calendarDate('2025-09-05'))).toBe('05 Sep 2025');
});

test('an instant is shown by the clock in India', () => {
  expect(formatInstant('2026-11-20T20:05:31.000Z')).toBe('21 Nov 2026, 01:35');
});

test('the dashboard says the day in full', () => {
  expect(formatLongDate(today)).toBe('Friday, 20 November 2026');
});

describe('the ledger of a figure', () => {
  const year = { by: 'year', year: '24-25' } as const;
  const between = (from: string, to: string) =>
    figureLedgerQuery({ from: calendarDate(from), to: calendarDate(to) }, year);

  test('is of the period whose days the figure has', () => {
    expect(between('2024-04-01', '2025-03-31')).toEqual({ year: '24-25' });
  });

  test('is of the days of the figure where these are no whole period', () => {
    const days = { from: '2024-04-01', to: '2024-10-31' };
    expect(between(days.from, days.to)).toEqual(days);
    const later = { from: '2024-06-10', to: '2025-03-31' };
    expect(between(later.from, later.to)).toEqual(later);
  });

  test('is of the days of the figure over the end of a year too', () => {
    const days = { from: '2023-06-10', to: '2024-10-31' };
    expect(between(days.from, days.to)).toEqual(days);
  });

  test('has all entries so far where the figure has them', () => {
    const running = periodOfToday(todayInIndia());
    const days = { from: rangeOf(running).from, to: todayInIndia() };
    expect(figureLedgerQuery(days, running)).toEqual(periodQuery(running));
  });
});

describe('periods', () => {
  const at = (text: string) => periodFromAddress(new URLSearchParams(text), today);

  test('years run from 22-23 to the one of today, newest first', () => {
    expect(yearChoices(today)).toEqual(['26-27', '25-26', '24-25', '23-24', '22-23']);
    expect(yearChoices(calendarDate('2027-03-31'))[0]).toBe('26-27');
    expect(yearChoices(calendarDate('2027-04-01'))[0]).toBe('27-28');
  });

  test('the address is read, and what cannot be read is this year', () => {
    expect(at('')).toEqual({ by: 'year', year: '26-27' });
    expect(at('year=24-25&quarter=2')).toEqual({ by: 'quarter', year: '24-25', quarter: 2 });
    expect(at('year=24-25&month=3')).toEqual({ by: 'month', year: '24-25', month: 3 });
    expect(at('year=24-26&quarter=7')).toEqual({ by: 'year', year: '26-27' });
  });

  test('quarter and month follow from today', () => {
    expect(withGranularity(at('year=24-25'), 'quarter', today)).toEqual(at('year=24-25&quarter=3'));
    expect(withGranularity(at('year=24-25'), 'month', today)).toEqual(at('year=24-25&month=11'));
  });

  test('stepping goes over the end of a year', () => {
    expect(stepPeriod(at('year=25-26&quarter=4'), 1)).toEqual(at('year=26-27&quarter=1'));
    expect(stepPeriod(at('year=25-26&month=4'), -1)).toEqual(at('year=24-25&month=3'));
    expect(stepPeriod(at('year=25-26&month=12'), 1)).toEqual(at('year=25-26&month=1'));
  });

  test('each has a label and a query', () => {
    expect(periodLabel(at('year=26-27&quarter=3'))).toBe('3rd quarter, Oct to Dec, 26-27');
    expect(periodQuery(at('year=26-27&month=11'))).toEqual({ year: '26-27', month: 11 });
  });
});
