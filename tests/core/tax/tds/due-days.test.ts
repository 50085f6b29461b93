// By when income tax that was deducted is deposited, and its statement given.
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  tdsDepositDueOn,
  tdsQuarterOf,
  tdsStatementDueOn,
  tdsStatementForm,
} from '#core/tax/index.ts';

describe('tax that was deducted', () => {
  it.each([
    ['2026-07-16', '2026-08-07'],
    ['2026-12-31', '2027-01-07'],
    ['2027-02-28', '2027-03-07'],
    ['2027-03-01', '2027-04-30'],
    ['2027-03-31', '2027-04-30'],
  ])('on %s is deposited by %s', (deducted, due) => {
    expect(tdsDepositDueOn(calendarDate(deducted))).toBe(due);
  });

  it.each([
    ['2026-04-01', '2026-04-01', '2026-06-30', '2026-07-31', '140'],
    ['2026-09-30', '2026-07-01', '2026-09-30', '2026-10-31', '140'],
    ['2026-11-30', '2026-10-01', '2026-12-31', '2027-01-31', '140'],
    ['2027-02-28', '2027-01-01', '2027-03-31', '2027-05-31', '140'],
    ['2026-03-31', '2026-01-01', '2026-03-31', '2026-05-31', '26Q'],
  ])(
    'on %s is of the quarter from %s to %s, reported by %s in Form %s',
    (day, from, to, due, form) => {
      const quarter = tdsQuarterOf(calendarDate(day));
      expect(quarter).toStrictEqual({ from, to });
      expect(tdsStatementDueOn(quarter)).toBe(due);
      expect(tdsStatementForm(quarter)).toBe(form);
    },
  );
});
