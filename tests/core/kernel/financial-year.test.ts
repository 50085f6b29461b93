// The financial year runs 1 April to 31 March (s. 2(41), Companies Act 2013).
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  monthPeriod,
  monthPositionOf,
  monthsAndDays,
  parseFinancialYear,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '#core/kernel/financial-year.ts';

describe('the period of a date', () => {
  test.each([
    ['2026-03-31', '25-26', 4, 12],
    ['2026-04-01', '26-27', 1, 1],
    ['2026-06-30', '26-27', 1, 3],
    ['2026-07-01', '26-27', 2, 4],
    ['2026-09-30', '26-27', 2, 6],
    ['2026-10-01', '26-27', 3, 7],
    ['2026-11-21', '26-27', 3, 8],
    ['2026-12-31', '26-27', 3, 9],
    ['2027-01-01', '26-27', 4, 10],
    ['2024-02-29', '23-24', 4, 11],
    ['2000-03-31', '99-00', 4, 12],
    ['2000-04-01', '00-01', 1, 1],
  ])('%s lies in %s, quarter %i, month %i from April', (text, label, quarter, month) => {
    const date = calendarDate(text);
    expect(financialYearLabel(financialYearOf(date))).toBe(label);
    expect([quarterOf(date), monthPositionOf(date)]).toStrictEqual([quarter, month]);
  });
});

describe('the two ends of a period', () => {
  test.each([
    ['the year 26-27', yearPeriod(2026), '2026-04-01', '2027-03-31'],
    ['its first quarter', quarterPeriod(2026, 1), '2026-04-01', '2026-06-30'],
    ['its second quarter', quarterPeriod(2026, 2), '2026-07-01', '2026-09-30'],
    ['its third quarter', quarterPeriod(2026, 3), '2026-10-01', '2026-12-31'],
    ['its fourth quarter', quarterPeriod(2026, 4), '2027-01-01', '2027-03-31'],
    ['April', monthPeriod(2026, 1), '2026-04-01', '2026-04-30'],
    ['December', monthPeriod(2026, 9), '2026-12-01', '2026-12-31'],
    ['January', monthPeriod(2026, 10), '2027-01-01', '2027-01-31'],
    ['February of a leap year', monthPeriod(2023, 11), '2024-02-01', '2024-02-29'],
    ['March', monthPeriod(2026, 12), '2027-03-01', '2027-03-31'],
  ])('are the first and the last day of %s', (_title, period, from, to) => {
    expect(period).toStrictEqual({ from, to });
  });

  test('a quarter or a month that does not exist stops the program', () => {
    for (const quarter of [0, 5, 1.5]) {
      expect(() => quarterPeriod(2026, quarter)).toThrow('A year has four quarters.');
    }
    for (const month of [0, 13, 1.5]) expect(() => monthPeriod(2026, month)).toThrow();
  });
});

describe('the whole months of a period', () => {
  const april = { year: 2026, position: 1 };
  const months = (from: string, to: string) =>
    monthsAndDays({ from: calendarDate(from), to: calendarDate(to) });

  test('a year is its twelve months', () => {
    const all = { first: april, last: { year: 2026, position: 12 } };
    expect(months('2026-04-01', '2027-03-31')).toStrictEqual({ months: all, days: [] });
  });

  test('days before the first and after the last stand beside them', () => {
    expect(months('2026-03-31', '2026-05-30')).toStrictEqual({
      months: { first: april, last: april },
      days: [
        { from: '2026-03-31', to: '2026-03-31' },
        { from: '2026-05-01', to: '2026-05-30' },
      ],
    });
  });

  test.each([
    ['2026-04-02', '2026-04-30'],
    ['2026-04-02', '2026-05-30'],
    ['2026-04-01', '2026-04-29'],
    ['2026-02-28', '2026-02-27'],
  ])('there is none from %s to %s', (from, to) => {
    expect(months(from, to)).toStrictEqual({ months: null, days: from > to ? [] : [{ from, to }] });
  });
});

describe('reading the label of a financial year', () => {
  test.each([
    ['22-23', 2022],
    ['26-27', 2026],
    ['00-01', 2000],
    ['08-09', 2008],
    ['98-99', 2098],
  ])('%s begins in April %i', (label, year) => {
    expect(parseFinancialYear(label)).toBe(year);
    expect(financialYearLabel(year)).toBe(label);
  });

  test.each(['26-28', '26-26', '27-26', '2026-27', '26/27', '26-27 ', '6-7', '99-00', '', 'ab-cd'])(
    '%j is none',
    (label) => {
      expect(parseFinancialYear(label)).toBeNull();
    },
  );
});
