// Worked figures of Schedule II and of the blocks of income tax, by their numbers as collected.
import { describe, expect, test } from 'vitest';
import {
  accumulatedThrough,
  saleOf,
  straightLineBps,
  USEFUL_LIVES,
  writtenDownBps,
} from '#core/depreciation/index.ts';
import type { DepreciationTerms } from '#core/depreciation/index.ts';
import type { AssetClass } from '#core/depreciation/terms.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';

const paise = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;

const asset = (cost: string, lifeYears: number, putToUse: string): DepreciationTerms => ({
  costPaise: paise(cost),
  residualBps: 500,
  lifeYears,
  method: 'slm',
  putToUse: calendarDate(putToUse),
  soldOn: null,
});

const through = (one: DepreciationTerms, day: string): number =>
  accumulatedThrough(one, calendarDate(day));

describe('a useful life makes two rates', () => {
  test.each([
    ['DEP-001', 60, 487, 158],
    ['', 30, 950, 317],
    ['DEP-003', 15, 1810, 633],
    ['', 10, 2589, 950],
    ['DEP-005', 8, 3123, 1188],
    ['', 6, 3930, 1583],
    ['DEP-007', 5, 4507, 1900],
    ['', 3, 6316, 3167],
  ])('%s %i years', (_id, years, writtenDown, straight) => {
    expect(writtenDownBps(years)).toBe(writtenDown);
    expect(straightLineBps(years)).toBe(straight);
  });

  const LIVES: [AssetClass, number | null][] = [
    ['land', null],
    ['concrete-building', 60],
    ['other-building', 30],
    ['factory-building', 30],
    ['fence', 5],
    ['temporary-structure', 3],
    ['plant', 15],
    ['continuous-plant', 25],
    ['furniture', 10],
    ['hired-furniture', 8],
    ['office-equipment', 5],
    ['computer', 3],
    ['server', 6],
    ['electrical', 10],
    ['motor-car', 8],
    ['hire-vehicle', 6],
    ['two-wheeler', 10],
    ['laboratory', 10],
    ['school-laboratory', 5],
    ['intangible', 10],
  ];
  test('each class is among these examples', () => {
    expect(LIVES.map(([of]) => of)).toStrictEqual(Object.keys(USEFUL_LIVES));
  });

  test.each(LIVES)('%s lasts %s years', (of, years) => {
    expect(USEFUL_LIVES[of].lifeYears).toBe(years);
  });
});

describe('Schedule II, by days', () => {
  test.each([
    ['DEP-009', asset('200000', 15, '2026-10-01'), '2027-03-31', '6315.98'],
    ['DEP-011', asset('60000', 3, '2027-03-31'), '2027-03-31', '52.05'],
  ])('%s: the first year in equal parts', (_id, one, day, charge) => {
    expect(through(one, day)).toBe(paise(charge));
  });

  test.each([
    ['DEP-013', asset('200000', 15, '2026-10-01'), 2027, '18050.41', '32932.88'],
    ['DEP-015', asset('500000', 8, '2027-07-15'), 2028, '111352.87', '121374.50'],
  ])('%s: two years of what is left', (_id, given, year, first, second) => {
    const one = { ...given, method: 'wdv' } as const;
    const ofFirst = through(one, `${year}-03-31`);
    expect(ofFirst).toBe(paise(first));
    expect(through(one, `${year + 1}-03-31`) - ofFirst).toBe(paise(second));
  });

  // 7,30,000 less 5 % over 15 years: 46,233.33 a year, 126.67 a day of 2026-27.
  test.each([
    ['double', '2026-04-01', '2026-06-30', '51996.67'],
    ['triple', '2026-04-01', '2026-06-30', '57760.00'],
    ['double', '2026-04-01', '2027-03-31', '69350.00'],
    ['triple', '2026-03-01', '2026-04-01', '46360.00'],
    ['triple', '2027-03-01', '2027-04-30', '50160.00'],
  ] as const)('a %s shift from %s to %s wears more on its days', (shift, from, to, charge) => {
    const one = { ...asset('730000', 15, '2026-04-01'), shifts: [{ from, to, shift }] };
    expect(through(one, '2027-03-31')).toBe(paise(charge));
  });

  test('a shift counts from the first use, and no further than the day that is asked for', () => {
    const shifts = [{ from: '2026-04-01', to: '2027-03-31', shift: 'double' }] as const;
    const one = { ...asset('730000', 15, '2026-05-01'), shifts };
    // 126.67 for 61 days and half of them again.
    expect(through(one, '2026-06-30')).toBe(paise('11590.00'));
  });

  test('a double shift of a quarter of what is left wears half of its rate more', () => {
    const shifts = [{ from: '2026-07-01', to: '2026-09-30', shift: 'double' }] as const;
    const one = { ...asset('100000', 15, '2026-04-01'), method: 'wdv', shifts } as const;
    // 1,00,000 at 18.10 % for 365 + 46 days of 365.
    expect(through(one, '2027-03-31')).toBe(paise('20381.10'));
  });

  test.each([
    {
      id: 'DEP-017',
      one: asset('200000', 15, '2024-10-01'),
      soldOn: '2026-12-31',
      proceeds: '150000',
      accumulated: '28526.03',
      carried: '171473.97',
      gain: '-21473.97',
    },
    {
      id: 'a computer',
      one: asset('80000', 3, '2024-04-01'),
      soldOn: '2026-09-30',
      proceeds: '15000',
      accumulated: '63368.03',
      carried: '16631.97',
      gain: '-1631.97',
    },
  ])('$id: sold', ({ one, soldOn, proceeds, accumulated, carried, gain }) => {
    const sale = { soldOn: calendarDate(soldOn), proceedsPaise: paise(proceeds) };
    expect(saleOf(one, sale)).toStrictEqual({
      accumulatedPaise: paise(accumulated),
      carriedPaise: paise(carried),
      gainPaise: paise(gain),
    });
  });
});
