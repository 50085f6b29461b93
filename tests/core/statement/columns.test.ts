import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { partsOfPeriod, periodBefore, samePeriodLastYear } from '#core/statement/index.ts';

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
});
