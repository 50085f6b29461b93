import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate, dayAfter, monthEnd, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  monthPeriod,
  monthPositionOf,
  parseFinancialYear,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { anyDate, dateBetween } from '#tests/support/arbitraries.ts';

const lies = (date: CalendarDate, { from, to }: Period) => date >= from && date <= to;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('every date', () => {
  test('lies in exactly one financial year, the one it names', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const year = financialYearOf(date);
        const around = [year - 1, year, year + 1].filter((each) => lies(date, yearPeriod(each)));
        expect(around).toStrictEqual([year]);
      }),
    );
  });

  test('lies in exactly one quarter and one month of its year, those it names', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const year = financialYearOf(date);
        const quarters = upTo(4).filter((quarter) => lies(date, quarterPeriod(year, quarter)));
        const months = upTo(12).filter((month) => lies(date, monthPeriod(year, month)));
        expect(quarters).toStrictEqual([quarterOf(date)]);
        expect(months).toStrictEqual([monthPositionOf(date)]);
      }),
    );
  });

  test('is followed by a later one, with no date between', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const next = dayAfter(date);
        const apart = Date.parse(next) - Date.parse(date);
        expect([next > date, apart]).toStrictEqual([true, 86_400_000]);
      }),
    );
  });

  test('has a month that ends where the next begins', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dayAfter(monthEnd(date)).slice(8)).toBe('01');
        expect(monthEnd(date).slice(0, 7)).toBe(date.slice(0, 7));
      }),
    );
  });
});

describe('the periods of a year', () => {
  test('follow each other without a gap, months as quarters as years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2098 }), (year) => {
        const seamless = (periods: readonly Period[]) =>
          periods
            .slice(1)
            .every(({ from }, at) => from === dayAfter(calendarDate(periods[at]?.to ?? '')));
        const next = yearPeriod(year + 1);
        expect(seamless([...upTo(12).map((month) => monthPeriod(year, month)), next])).toBe(true);
        expect(seamless([...upTo(4).map((quarter) => quarterPeriod(year, quarter)), next])).toBe(
          true,
        );
        expect(seamless([yearPeriod(year), next])).toBe(true);
        expect(monthPeriod(year, 1).from).toBe(yearPeriod(year).from);
      }),
    );
  });

  test('years from 2000 to 2098 are read back from their label', () => {
    for (const year of upTo(99).map((after) => 1999 + after)) {
      expect(parseFinancialYear(financialYearLabel(year))).toBe(year);
    }
  });
});

test('a text is a date exactly when the calendar of the machine knows the day', () => {
  const number = (max: number) =>
    fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
  const text = fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), number(14), number(33))
    .map((parts) => parts.join('-'));
  fc.assert(
    fc.property(fc.oneof(text, dateBetween(1000, 9000)), (candidate) => {
      const instant = new Date(`${candidate}T00:00:00Z`);
      const exists =
        !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(candidate);
      expect(parseCalendarDate(candidate)).toBe(exists ? candidate : null);
    }),
  );
});
