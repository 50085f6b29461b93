// The rates of GST and when each was in force (domain notes, 2.10).
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  GST_RATES,
  hsnDigitsOn,
  isCessInForce,
  isGstRate,
  isHsn,
  isRateInForce,
  rateInForceSince,
} from '#core/tax/index.ts';

const PORTAL = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

const CRORE = 1_00_00_000_00;

describe('the digits of an HSN on a tax invoice', () => {
  test.each([
    // N/N 12/2017-CT.
    ['2017-07-01', 1.5 * CRORE, 0],
    ['2017-07-01', 1.5 * CRORE + 1, 2],
    ['2017-07-01', 5 * CRORE, 2],
    ['2017-07-01', 5 * CRORE + 1, 4],
    ['2021-03-31', null, 2],
    ['2021-03-31', 5 * CRORE + 1, 4],
    // N/N 78/2020-CT.
    ['2021-04-01', 0, 4],
    ['2021-04-01', null, 4],
    ['2021-04-01', 5 * CRORE, 4],
    ['2021-04-01', 5 * CRORE + 1, 6],
    ['2026-11-26', 5 * CRORE + 1, 6],
    // Before GST there were none.
    ['2017-06-30', 5 * CRORE + 1, 0],
  ])('are, on %s at a turnover of %s paise, %i or more', (date, turnoverPaise, digits) => {
    const found = hsnDigitsOn(calendarDate(date), { turnoverPaise, isPrivate: false });
    expect(found).toStrictEqual({ digits, mayBeLeftOut: false });
  });

  test('may be left out of a bill to a private person up to five crore rupees', () => {
    const on = calendarDate('2026-11-26');
    const leftOut = (turnoverPaise: number | null) =>
      hsnDigitsOn(on, { turnoverPaise, isPrivate: true }).mayBeLeftOut;
    expect([null, 5 * CRORE, 5 * CRORE + 1].map(leftOut)).toStrictEqual([true, true, false]);
  });
});

describe('the rates', () => {
  test('are those that the portal takes for an item', () => {
    const rates = new Set(GST_RATES.map(({ rateBps }) => rateBps));
    expect([...rates].toSorted((a, b) => a - b)).toStrictEqual(PORTAL.map((rate) => rate * 100));
    for (const rate of PORTAL) expect(isGstRate(rate * 100)).toBe(true);
    expect([1, 1700, 100_00].filter(isGstRate)).toStrictEqual([]);
  });

  test('stand in their windows each with its notification', () => {
    for (const { source, from, to } of GST_RATES) {
      expect(source).toMatch(/^N\/N [0-9]+\/20(17|19|22|25)-CTR/);
      expect(to === null || from < to).toBe(true);
    }
  });

  test.each([
    [1200, '2025-09-21', null, true],
    [1200, '2025-09-22', null, false],
    [1200, '2026-11-21', '69041000', true],
    [1200, '2026-11-21', '69040000', false],
    // Bricks and tiles by the 4 or 6 digits that N/N 78/2020-CT lets most suppliers print.
    [1200, '2025-09-22', '6901', true],
    [1200, '2026-11-21', '6904', true],
    [1200, '2026-11-21', '690510', true],
    [1200, '2026-11-21', '68159910', true],
    [1200, '2026-11-21', '6902', false],
    [1200, '2026-11-21', '69', false],
    [2800, '2025-09-21', null, true],
    [2800, '2025-09-22', null, false],
    [2800, '2026-01-31', '24022090', true],
    [2800, '2026-02-01', '24022090', false],
    // Pan masala, 2106 90 20, by its first digits (N/N 19/2025-CTR).
    [2800, '2025-12-01', '2106', true],
    [2800, '2025-12-01', '210610', false],
    [2800, '2026-02-01', '2106', false],
    [4000, '2025-09-21', null, false],
    [4000, '2025-09-22', null, true],
    [150, '2022-07-17', null, false],
    [150, '2022-07-18', '7102', true],
    [25, '2017-07-01', '7102', true],
    [300, '2026-11-21', '7113', true],
    [10, '2017-10-22', null, false],
    [10, '2017-10-23', null, true],
    // The half that a notification states is no rate of an item.
    [900, '2026-11-21', null, false],
    [1400, '2025-09-21', null, false],
    [1800, '2017-06-30', null, false],
    [1800, '2017-07-01', null, true],
  ] as const)(
    'include %i hundredths of a percent on %s for %s: %s',
    (rateBps, on, hsn, inForce) => {
      expect(isRateInForce(rateBps, { on: calendarDate(on), hsn })).toBe(inForce);
    },
  );

  test.each([
    [1800, '2026-11-21', null, '2017-07-01'],
    [4000, '2026-11-21', null, '2025-09-22'],
    [1200, '2026-11-21', '69041000', '2017-07-01'],
    [1200, '2026-11-21', null, null],
    [2800, '2026-01-31', '24022090', '2017-07-01'],
    [4000, '2025-01-01', null, null],
  ] as const)('%i on %s for %s is in force since %s', (rateBps, on, hsn, since) => {
    expect(rateInForceSince(rateBps, { on: calendarDate(on), hsn })).toBe(since);
  });
});

test.each([
  ['1006', true],
  ['100630', true],
  ['10063020', true],
  ['9966', true],
  ['996412', true],
  ['99641200', false],
  ['10', false],
  ['10063', false],
  ['१००६', false],
])('%s is judged as a code of goods or services: %s', (code, is) => {
  expect(isHsn(code)).toBe(is);
});

test.each([
  ['2017-06-30', '2402', false],
  ['2025-09-21', '8703', true],
  ['2025-09-22', '8703', false],
  ['2025-09-22', '2402', true],
  ['2026-02-01', '2402', false],
  ['2026-01-31', '2106', true],
  ['2026-01-31', '2202', false],
  ['2025-09-21', null, true],
  ['2025-09-22', null, false],
])('a cess on %s on goods under %s is possible: %s', (on, hsn, can) => {
  expect(isCessInForce({ on: calendarDate(on), hsn })).toBe(can);
});
