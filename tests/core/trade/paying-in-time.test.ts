// By when a micro or small enterprise is paid, and by which system money goes.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { enterprisePaidBy, transferSystemOf } from '#core/trade/index.ts';
import type { Enterprise } from '#core/trade/index.ts';

const by = (size: Enterprise['class'], activity: Enterprise['activity'], days: number | null) =>
  enterprisePaidBy({ class: size, activity }, days, calendarDate('2026-10-01'));

test('a micro or small enterprise is paid by the day agreed, and within 45 days at most', () => {
  expect(by('micro', 'manufacturing', 30)).toBe('2026-10-31');
  expect(by('small', 'services', 45)).toBe('2026-11-15');
  expect(by('small', 'services', 90)).toBe('2026-11-15');
});

test('where nothing was agreed it is paid within 15 days', () => {
  expect(by('small', 'manufacturing', null)).toBe('2026-10-16');
});

test('a medium enterprise and a trader have no limit', () => {
  expect(by('medium', 'manufacturing', 30)).toBe(null);
  expect(by('micro', 'trading', null)).toBe(null);
});

test('two lakh rupees and more go by RTGS', () => {
  expect(transferSystemOf(1_99_999_99)).toBe('NEFT');
  expect(transferSystemOf(2_00_000_00)).toBe('RTGS');
});
