import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  dateInWords,
  listInWords,
  journalNumberText,
  rupeesFigure,
} from '#projections/runner/words/figures.ts';

test('rupees are grouped in lakhs and crores', () => {
  expect([5, 12_350, 6_000_000, 123_456_789_012, 100_000].map(rupeesFigure)).toStrictEqual([
    '₹0.05',
    '₹123.50',
    '₹60,000.00',
    '₹1,23,45,67,890.12',
    '₹1,000.00',
  ]);
});

test('numbers, dates and lists read as people write them', () => {
  expect([1, 999, 1_285, 123_456].map(journalNumberText)).toStrictEqual([
    '#1',
    '#999',
    '#1,285',
    '#1,23,456',
  ]);
  expect(dateInWords(calendarDate('2026-03-01'))).toBe('1 Mar 2026');
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toStrictEqual([
    'a',
    'a and b',
    'a, b and c',
  ]);
});
