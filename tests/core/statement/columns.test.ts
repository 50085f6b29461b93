import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  comparedDay,
  comparedPeriod,
  parseComparisons,
  partsOfPeriod,
  periodBefore,
  samePeriodLastYear,
} from '#core/statement/index.ts';

const period = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });

describe('the columns beside the own one', () => {
  it('the same period last year of 29 February ends on 28 February', () => {
    expect(samePeriodLastYear(period('2028-02-01', '2028-02-29'))).toStrictEqual(
      period('2027-02-01', '2027-02-28'),
    );
    expect(samePeriodLastYear(period('2026-04-01', '2026-11-20'))).toStrictEqual(
      period('2025-04-01', '2025-11-20'),
    );
    expect(samePeriodLastYear(period('2029-02-01', '2029-02-28'))).toStrictEqual(
      period('2028-02-01', '2028-02-29'),
    );
  });

  it('the period before has as many months', () => {
    expect(periodBefore(period('2026-07-01', '2026-09-30'))).toStrictEqual(
      period('2026-04-01', '2026-06-30'),
    );
    expect(periodBefore(period('2026-04-01', '2027-03-31'))).toStrictEqual(
      period('2025-04-01', '2026-03-31'),
    );
  });

  it('months and quarters are those of the financial year, cut to the period', () => {
    expect(partsOfPeriod(period('2026-04-01', '2026-11-20'), 'quarters')).toStrictEqual([
      period('2026-04-01', '2026-06-30'),
      period('2026-07-01', '2026-09-30'),
      period('2026-10-01', '2026-11-20'),
    ]);
    expect(partsOfPeriod(period('2026-05-10', '2026-06-05'), 'months')).toStrictEqual([
      period('2026-05-10', '2026-05-31'),
      period('2026-06-01', '2026-06-05'),
    ]);
  });

  const quarter = period('2026-07-01', '2026-09-30');
  const comparedWith = (text: string) =>
    parseComparisons(text)?.map((one) => comparedPeriod(quarter, one));

  it('many others are named one after the other, each counted from the period', () => {
    expect(comparedWith('last-year,previous,3-years-before,2024-05-10..2024-05-12')).toStrictEqual([
      period('2025-07-01', '2025-09-30'),
      period('2026-04-01', '2026-06-30'),
      period('2023-07-01', '2023-09-30'),
      period('2024-05-10', '2024-05-12'),
    ]);
    expect(comparedWith('2025-11-20')).toStrictEqual([period('2025-04-01', '2025-11-20')]);
    expect(comparedWith('none')).toStrictEqual([]);
  });

  it('days are those of reports: from 1900 to the end of 2199', () => {
    expect(comparedWith('1900-01-01..2199-12-31')).toStrictEqual([
      period('1900-01-01', '2199-12-31'),
    ]);
    expect(comparedWith('2026-04-01..2026-04-01')).toHaveLength(1);
    for (const text of ['1899-12-31..2026-04-01', '2026-04-01..2200-01-01', '2200-01-01']) {
      expect(parseComparisons(text)).toBeNull();
    }
  });

  it('twelve stand beside it, and no more', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, at) => `2026-01-${String(at + 10)}`).join(',');
    expect(parseComparisons(days(12))).toHaveLength(12);
    expect(parseComparisons(days(13))).toBeNull();
    expect(parseComparisons(`${days(12)},2026-01-10`)).toHaveLength(12);
  });

  it('a balance sheet stands beside the last year’s end, a day or the last day of some days', () => {
    const day = calendarDate('2026-11-20');
    const days = (text: string) => parseComparisons(text)?.map((one) => comparedDay(day, one));
    expect(days('previous,last-year,2026-10-31,2026-04-01..2026-06-30')).toStrictEqual([
      '2026-03-31',
      '2025-11-20',
      '2026-10-31',
      '2026-06-30',
    ]);
  });

  it.each([
    'budget',
    'last-year,',
    '1-years-before',
    '10-years-before',
    '2025-02-30',
    '2025-06-30..2025-04-01',
    '2025-04-01..',
    '1899-12-31',
    Array.from({ length: 13 }, (_, day) => `2025-04-${10 + day}`).join(','),
  ])('a comparison with %j cannot be read', (text) => {
    expect(parseComparisons(text)).toBe(null);
  });
});
