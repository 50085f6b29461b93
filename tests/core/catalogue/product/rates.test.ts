import { expect, test } from 'vitest';
import { rateOn } from '#core/catalogue/product/index.ts';

test('a rate holds from its first day on, until the next', () => {
  const rates = [
    { from: '2017-07-01', rateBps: 1800 },
    { from: '2025-09-22', rateBps: 500 },
  ];
  const days = ['2017-06-30', '2017-07-01', '2025-09-21', '2025-09-22', '2026-11-26'];
  expect(days.map((day) => rateOn(rates, day))).toStrictEqual([null, 1800, 1800, 500, 500]);
  expect(rateOn([], '2026-11-26')).toBeNull();
});
