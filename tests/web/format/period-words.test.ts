import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { splitPeriod } from '#web/format/period-words.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

const TODAY = calendarDate('2026-11-21');

describe('a period at the end of a search', () => {
  test.each<[string, string, PeriodChoice]>([
    ['hdfc q2 25-26', 'hdfc', { by: 'quarter', year: '25-26', quarter: 2 }],
    ['hdfc mar 26', 'hdfc', { by: 'month', year: '25-26', month: 3 }],
    ['tb april 2026', 'tb', { by: 'month', year: '26-27', month: 4 }],
    ['hdfc 25-26 q2', 'hdfc', { by: 'quarter', year: '25-26', quarter: 2 }],
    ['cash 24-25', 'cash', { by: 'year', year: '24-25' }],
    ['cash in hand 2024-25', 'cash in hand', { by: 'year', year: '24-25' }],
    ['cash FY24-25', 'cash', { by: 'year', year: '24-25' }],
    ['rent oct 24-25', 'rent', { by: 'month', year: '24-25', month: 10 }],
    ['q3 26-27', '', { by: 'quarter', year: '26-27', quarter: 3 }],
  ])('is read from %s', (text, name, period) => {
    expect(splitPeriod(text, TODAY)).toEqual({ name, period });
  });

  test.each<[string, PeriodChoice]>([
    ['rent oct', { by: 'month', year: '26-27', month: 10 }],
    ['rent Sept', { by: 'month', year: '26-27', month: 9 }],
    ['rent november', { by: 'month', year: '26-27', month: 11 }],
    ['rent dec', { by: 'month', year: '25-26', month: 12 }],
    ['rent mar', { by: 'month', year: '25-26', month: 3 }],
    ['rent q3', { by: 'quarter', year: '26-27', quarter: 3 }],
    ['rent q4', { by: 'quarter', year: '25-26', quarter: 4 }],
  ])('%s is the latest that has begun', (text, period) => {
    expect(splitPeriod(text, TODAY)).toEqual({ name: 'rent', period });
  });

  test.each<[string, string, PeriodChoice]>([
    ['pl last year', 'pl', { by: 'year', year: '25-26' }],
    ['hdfc this fy', 'hdfc', { by: 'year', year: '26-27' }],
    ['pl last quarter', 'pl', { by: 'quarter', year: '26-27', quarter: 2 }],
    ['cash this month', 'cash', { by: 'month', year: '26-27', month: 11 }],
    ['cash previous month', 'cash', { by: 'month', year: '26-27', month: 10 }],
  ])('said in words is read from %s', (text, name, period) => {
    expect(splitPeriod(text, TODAY)).toEqual({ name, period });
  });

  test.each([
    'hdfc',
    'q5',
    'rent q',
    'ma',
    'hdfc 25-27',
    'last',
    'first year',
    'toString year',
    'rent 1225',
    '',
    '  ',
    '__proto__',
  ])('‘%s’ has none', (text) => {
    expect(splitPeriod(text, TODAY)).toBeNull();
  });
});
