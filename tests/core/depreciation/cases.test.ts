// Worked figures of Schedule II and of the blocks of income tax, by their numbers as collected.
import { describe, expect, test } from 'vitest';
import {
  accumulatedThrough,
  blockOfYear,
  daysUsedInYear,
  isFullRate,
  saleOf,
  straightLineBps,
  TAX_RATES,
  taxRateOf,
  USEFUL_LIVES,
  writtenDownBps,
} from '#core/depreciation/index.ts';
import type { Wearing } from '#core/depreciation/index.ts';
import type { AssetClass, TaxKind } from '#core/depreciation/terms.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';

const paise = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;

const asset = (cost: string, lifeYears: number, putToUse: string): Wearing => ({
  costPaise: paise(cost),
  residualBps: 500,
  lifeYears,
  method: 'slm',
  putToUse: calendarDate(putToUse),
  soldOn: null,
});

const through = (one: Wearing, day: string): number => accumulatedThrough(one, calendarDate(day));

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
  ];
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

describe('a block of income tax', () => {
  const figures = [
    [
      'a sale and a late addition',
      ['100000', '0', '200000', '50000', '15'],
      ['50000', '200000', '22500', '227500', '0'],
    ],
    [
      'DEP-019',
      ['400000', '0', '1000000', '800000', '15'],
      ['0', '600000', '45000', '555000', '0'],
    ],
    ['DEP-021', ['92500', '0', '0', '0', '15'], ['92500', '0', '13875', '78625', '0']],
    [
      'DEP-023',
      ['900000', '0', '1200000', '250000', '30'],
      ['650000', '1200000', '375000', '1475000', '0'],
    ],
    ['DEP-025', ['200000', '0', '0', '200000', '15'], ['0', '0', '0', '0', '0']],
    [
      'sold for more than all',
      ['100000', '0', '50000', '180000', '15'],
      ['0', '0', '0', '0', '30000'],
    ],
  ] as const;
  test.each(figures)('%s', (_id, [opening, full, half, sold, rate], expected) => {
    const result = blockOfYear({
      openingPaise: paise(opening),
      fullAdditionsPaise: paise(full),
      halfAdditionsPaise: paise(half),
      soldPaise: paise(sold),
      rateBps: Number(rate) * 100,
      isEmpty: false,
    });
    const { fullBasePaise, halfBasePaise, depreciationPaise, closingPaise, gainPaise } = result;
    expect([
      fullBasePaise,
      halfBasePaise,
      depreciationPaise,
      closingPaise,
      gainPaise,
    ]).toStrictEqual(expected.map(paise));
  });

  test('a block without assets is a loss of what is left, and bears no depreciation', () => {
    const empty = { fullAdditionsPaise: 0, halfAdditionsPaise: 0, rateBps: 1500, isEmpty: true };
    expect(blockOfYear({ ...empty, openingPaise: 500, soldPaise: 200 })).toMatchObject({
      depreciationPaise: 0,
      closingPaise: 0,
      gainPaise: -300,
    });
  });

  test.each([
    ['DEP-027', '2026-10-03', 180, true],
    ['', '2026-10-04', 179, false],
    ['DEP-029', '2027-10-04', 180, true],
    ['', '2027-10-05', 179, false],
  ])('%s: used from %s on', (_id, day, days, isFull) => {
    expect(daysUsedInYear(calendarDate(day))).toBe(days);
    expect(isFullRate(calendarDate(day))).toBe(isFull);
  });

  const RATES: [string, TaxKind, number][] = [
    ['DEP-031', 'building', 1000],
    ['', 'residential-building', 500],
    ['DEP-033', 'furniture', 1000],
    ['DEP-035', 'motor-car', 1500],
    ['DEP-037', 'computer', 4000],
    ['DEP-039', 'temporary-erection', 4000],
    ['', 'machinery', 1500],
    ['', 'hire-vehicle', 3000],
    ['', 'aircraft', 4000],
    ['', 'mould', 3000],
    ['', 'intangible', 2500],
    ['', 'goodwill', 0],
  ];
  test.each(RATES)('%s: the rate of %s', (_id, kind, rateBps) => {
    expect(TAX_RATES[kind].rateBps).toBe(rateBps);
  });

  test.each([
    ['DEP-041', 'hire-vehicle', '2019-08-23', 4500],
    ['', 'hire-vehicle', '2020-03-31', 4500],
    ['', 'hire-vehicle', '2020-04-01', 3000],
    ['', 'motor-car', '2019-08-22', 1500],
    ['', 'motor-car', '2019-08-23', 3000],
    ['', 'machinery', '2019-08-23', 1500],
  ] as [string, TaxKind, string, number][])('%s: %s used from %s', (_id, kind, day, rateBps) => {
    expect(taxRateOf(kind, calendarDate(day)).rateBps).toBe(rateBps);
  });
});
