// The thresholds of the law, each on its first day and its eve, and the rates of composition.
import { describe, expect, test } from 'vitest';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { compositionTax, THRESHOLDS, thresholdOn } from '#core/tax/index.ts';

const CRORE = 1_00_00_000_00;

describe('the thresholds', () => {
  test.each([
    ['b2cl-above', '2024-07-31', 2_50_000_00],
    ['b2cl-above', '2024-08-01', 1_00_000_00],
    ['e-invoice-above', '2020-09-30', null],
    ['e-invoice-above', '2023-07-31', 10_00_00_000_00],
    ['e-invoice-above', '2026-11-21', 5_00_00_000_00],
    ['e-way-bill-above', '2026-11-21', 50_000_00],
    ['invoice-optional-below', '2026-11-21', 200_00],
  ] as const)('%s on %s is %s paise', (threshold, on, amountPaise) => {
    expect(thresholdOn(threshold, calendarDate(on))).toBe(amountPaise);
  });

  test.each([
    ['b2cl-above', '2017-07-01', null, 2_50_000_00],
    ['buyer-address-from', '2017-07-01', null, 50_000_00],
    ['invoice-optional-below', '2017-07-01', null, 200_00],
    ['hsn-six-digits-above', '2021-04-01', null, 5 * CRORE],
    ['e-invoice-above', '2020-10-01', null, 500 * CRORE],
    ['e-invoice-above', '2021-01-01', 500 * CRORE, 100 * CRORE],
    ['e-invoice-above', '2021-04-01', 100 * CRORE, 50 * CRORE],
    ['e-invoice-above', '2022-04-01', 50 * CRORE, 20 * CRORE],
    ['e-invoice-above', '2022-10-01', 20 * CRORE, 10 * CRORE],
    ['e-invoice-above', '2023-08-01', 10 * CRORE, 5 * CRORE],
    ['e-invoice-within-days-from', '2023-11-01', null, 100 * CRORE],
    ['e-invoice-within-days-from', '2025-04-01', 100 * CRORE, 10 * CRORE],
    ['b2c-qr-above', '2020-12-01', null, 500 * CRORE],
    ['e-way-bill-above', '2018-04-01', null, 50_000_00],
    ['composition-goods-up-to', '2019-04-01', null, 1.5 * CRORE],
    ['composition-services-up-to', '2019-04-01', null, 0.5 * CRORE],
    ['quarterly-returns-up-to', '2021-01-01', null, 5 * CRORE],
  ] as const)('%s changes on %s from %s to %s paise', (threshold, first, before, amountPaise) => {
    const day = calendarDate(first);
    expect(thresholdOn(threshold, dayBefore(day))).toBe(before);
    expect(thresholdOn(threshold, day)).toBe(amountPaise);
  });

  test('are in the order of their days, each with its source', () => {
    for (const { threshold, source } of THRESHOLDS) {
      const days = THRESHOLDS.filter((each) => each.threshold === threshold).map(
        ({ from }) => from,
      );
      expect(days).toStrictEqual(days.toSorted());
      expect(source).toMatch(/Rule|N\/N|Act|advisory/);
    }
  });
});
test.each([
  ['manufacturer', 100, 500],
  ['restaurant', 500, 2_500],
  ['services', 600, 3_000],
] as const)('a composition taxpayer (%s) pays %i hundredths of a percent', (scheme, rate, half) => {
  expect(compositionTax(scheme, 1_000_00)).toStrictEqual({
    rateBps: rate,
    cgstPaise: half,
    sgstPaise: half,
    taxPaise: 2 * half,
  });
});
