// The ages of receivables and payables in the notes of a company.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { scheduleAgeDays, scheduleAgeNames } from '#core/settlement/index.ts';
import type { AgedGroup } from '#core/settlement/index.ts';

test.each<[AgedGroup, string, readonly number[]]>([
  ['debtors', '2026-03-31', [182, 365, 730, 1096]],
  ['debtors', '2024-08-31', [184, 366, 731, 1096]],
  ['creditors', '2025-03-31', [365, 731, 1096]],
])('ages of %s on %s end by months before the day, not by thirty days each', (group, on, days) => {
  expect(scheduleAgeDays(group, calendarDate(on))).toStrictEqual(days);
  expect(scheduleAgeNames(group)).toHaveLength(days.length + 1);
});
