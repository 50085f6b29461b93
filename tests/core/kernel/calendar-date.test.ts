import { describe, expect, test } from 'vitest';
import {
  calendarDate,
  dateOf,
  dayAfter,
  dayBefore,
  daysAfter,
  daysBetween,
  daysInMonth,
  isRecordedLate,
  monthEnd,
  oneYearAfter,
  parseCalendarDate,
  partsOf,
} from '#core/kernel/calendar-date.ts';

describe('reading a date', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-02-28', '2026-12-31', '0001-01-01'])(
    '%s is a date',
    (text) => {
      expect(parseCalendarDate(text)).toBe(text);
    },
  );

  test.each([
    ['2025-02-29', 'no leap year'],
    ['1900-02-29', 'a century that is no leap year'],
    ['0000-02-29', 'no year 0'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-00-10', 'no month 0'],
    ['2026-13-01', 'no month 13'],
    ['2026-01-00', 'no day 0'],
    ['31/03/2025', 'the day comes first'],
    ['03-31-2025', 'the month comes first'],
    ['2025-3-1', 'single digits'],
    ['2025-03-01T00:00:00Z', 'a time stands behind it'],
    [' 2025-03-01', 'a space stands before it'],
    ['2025-03-01\n', 'a line break stands behind it'],
    ['२०२५-०३-०१', 'other digits'],
    ['20250301', 'no hyphens'],
    ['-2025-03-01', 'a year before the first'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test('a date that our own code made wrongly stops the program', () => {
    expect(() => calendarDate('2025-02-29')).toThrow();
    expect(() => dateOf(2025, 2, 29)).toThrow();
    expect(() => daysInMonth(2025, 13)).toThrow();
    expect(() => daysInMonth(2025, 0)).toThrow();
  });
});

describe('going on from a date', () => {
  test.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2024-02-28', '2024-02-29'],
    ['2024-02-29', '2024-03-01'],
    ['2025-02-28', '2025-03-01'],
    ['2026-03-31', '2026-04-01'],
  ])('the day after %s is %s', (date, next) => {
    expect(dayAfter(calendarDate(date))).toBe(next);
  });

  test.each([
    ['2026-11-21', '2027-11-21'],
    ['2024-02-29', '2025-02-28'],
    ['2023-02-28', '2024-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('a year after %s is %s', (date, later) => {
    expect(oneYearAfter(calendarDate(date))).toBe(later);
  });

  test.each([
    ['2026-11-20', '2026-11-30'],
    ['2024-02-01', '2024-02-29'],
    ['2025-02-28', '2025-02-28'],
    ['2026-12-01', '2026-12-31'],
  ])('the month of %s ends on %s', (date, end) => {
    expect(monthEnd(calendarDate(date))).toBe(end);
  });

  test.each([
    ['2026-11-21', '2026-11-20'],
    ['2024-03-01', '2024-02-29'],
    ['2025-03-01', '2025-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('the day before %s is %s', (date, before) => {
    expect(dayBefore(calendarDate(date))).toBe(before);
    expect(dayAfter(calendarDate(before))).toBe(date);
    expect(daysBetween(calendarDate(before), calendarDate(date))).toBe(1);
  });

  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-04-01', '2027-03-31', 364],
    ['2023-04-01', '2024-03-31', 365],
    ['2024-02-28', '2024-03-01', 2],
    ['1900-02-28', '1900-03-01', 1],
    ['2026-11-21', '2026-10-22', -30],
    ['2000-01-01', '2400-01-01', 146_097],
  ])('leads from %s to %s in %i days', (from, to, days) => {
    expect(daysBetween(calendarDate(from), calendarDate(to))).toBe(days);
  });

  test('a date is made of its parts and taken apart again', () => {
    expect(partsOf(dateOf(1900, 1, 9))).toStrictEqual({ year: 1900, month: 1, day: 9 });
  });

  test('a leap year has 366 days, another 365', () => {
    const daysOf = (year: number) =>
      Array.from({ length: 12 }, (_, month) => daysInMonth(year, month + 1)).reduce(
        (a, b) => a + b,
      );
    expect([2023, 2024, 1900, 2000].map(daysOf)).toStrictEqual([365, 366, 365, 366]);
  });
});

describe('a term of days', () => {
  test.each([
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-12-01', 31, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-11-22', 45, '2027-01-06'],
    ['2026-04-01', 730, '2028-03-31'],
  ])('%s and %i days end on %s', (from, days, end) => {
    expect(daysAfter(calendarDate(from), days)).toBe(end);
  });
});

describe('an entry is late', () => {
  test.each([
    ['2026-11-01', '2026-11-30', false],
    ['2026-10-31', '2026-11-01', true],
    ['2026-12-31', '2027-01-01', true],
    ['2026-11-20', '2026-10-31', false],
    ['2025-12-31', '2026-01-01', true],
  ])('dated %s and recorded on %s: %s', (date, recordedOn, isLate) => {
    expect(isRecordedLate(calendarDate(date), calendarDate(recordedOn))).toBe(isLate);
  });
});

test('a term of days is whole, from nothing to four thousand', () => {
  const day = calendarDate('2026-04-01');
  expect(daysAfter(day, 0)).toBe('2026-04-01');
  expect(daysAfter(day, 4000)).toBe('2037-03-14');
  for (const days of [-1, 0.5, 4001]) expect(() => daysAfter(day, days)).toThrow();
});
