// The months for which returns are made, and the spans of time that reports speak of.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  parseReturnPeriod,
  parseTemplateDate,
  periodRefusal,
  returnPeriodInWords,
  returnPeriodOf,
  returnPeriodOn,
  SPANS,
  spanOn,
} from '#core/tax/index.ts';

describe('a return period', () => {
  test.each([
    ['2017-18', 'APRIL', '042017'],
    ['2026-27', 'january', '012027'],
    ['2026-27', 'Jul', null],
    ['26-27', 'November', '112026'],
    ['2026-28', 'July', null],
    ['2026-27', 'Julember', null],
    ['', '', null],
  ])('is read from year and month: %s and %s give %s', (year, month, period) => {
    expect(returnPeriodOf(year, month)).toBe(period);
  });

  test.each(['002020', '132020', '72026', '2026-07', '071999', ''])('is not %j', (text) => {
    expect(parseReturnPeriod(text)).toBeNull();
  });

  test.each([
    ['2026-07-31', '072026', '092026'],
    ['2026-09-01', '092026', '092026'],
    ['2026-12-31', '122026', '122026'],
    ['2027-01-01', '012027', '032027'],
    ['2027-03-31', '032027', '032027'],
    ['2027-04-01', '042027', '062027'],
    ['2028-02-29', '022028', '032028'],
  ])('is found for %s: %s by month and %s by quarter', (date, month, quarter) => {
    expect(returnPeriodOn(calendarDate(date), 'month')).toBe(month);
    expect(returnPeriodOn(calendarDate(date), 'quarter')).toBe(quarter);
  });

  test.each([
    ['012027', 'January 2027'],
    ['022027', 'February 2027'],
    ['092026', 'September 2026'],
    ['102026', 'October 2026'],
    ['122026', 'December 2026'],
  ])('%s is %s in words', (period, words) => {
    const parsed = parseReturnPeriod(period);
    expect(parsed === null ? null : returnPeriodInWords(parsed)).toBe(words);
  });

  test.each([
    ['2017-06-30', '072017', 'before-gst'],
    ['2017-07-01', '072017', null],
    ['2017-08-01', '072017', 'after-period'],
    ['2026-12-31', '122026', null],
    ['2027-01-01', '122026', 'after-period'],
    ['2025-04-01', '122026', null],
  ])('takes a document of %s in %s but for %s', (date, period, reason) => {
    expect(periodRefusal(calendarDate(date), period)).toBe(reason);
  });

  test.each([
    ['04-Jul-2017', '2017-07-04'],
    ['4-JUL-2017', '2017-07-04'],
    ['31-Feb-2020', null],
    ['4-Xyz-2017', null],
    ['4-Jul-17', '2017-07-04'],
    [' 14-jul-17 ', '2017-07-14'],
    ['14-13-17', null],
    ['14-Jul', null],
    ['4/7/2017', null],
  ])('has in its templates %s as %s', (text, date) => {
    expect(parseTemplateDate(text)).toBe(date);
  });
});

describe('a span', () => {
  test.each([
    ['this month', '2026-11-01', '2026-11-30'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['this quarter to last month', '2026-10-01', '2026-10-31'],
    ['this fiscal year', '2026-04-01', '2027-03-31'],
    ['last fiscal year', '2025-04-01', '2026-03-31'],
    ['this fiscal year to last month', '2026-04-01', '2026-10-31'],
  ] as const)('%s on 21 November 2026 is from %s to %s', (span, from, to) => {
    expect(SPANS).toContain(span);
    expect(spanOn(span, calendarDate('2026-11-21'))).toStrictEqual({ from, to });
  });

  test.each([
    ['last month', '2028-03-10', '2028-02-01', '2028-02-29'],
    ['last month', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['this quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this fiscal year', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['last fiscal year', '2026-04-01', '2025-04-01', '2026-03-31'],
    ['this fiscal year to last month', '2027-01-10', '2026-04-01', '2026-12-31'],
  ] as const)('%s at the end of a period, %s, is from %s to %s', (span, today, from, to) => {
    expect(spanOn(span, calendarDate(today))).toStrictEqual({ from, to });
  });

  test('the span up to last month is empty in the first month', () => {
    const april = calendarDate('2026-04-30');
    expect(spanOn('this fiscal year to last month', april)).toBeNull();
    expect(spanOn('this quarter to last month', april)).toBeNull();
    expect(spanOn('last quarter', april)).toStrictEqual({ from: '2026-01-01', to: '2026-03-31' });
  });
});
