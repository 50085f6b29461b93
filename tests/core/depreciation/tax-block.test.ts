// A block of assets by income tax: additions of less than 180 days, disposals, and what ends it.
import { describe, expect, test } from 'vitest';
import {
  blockOfYear,
  daysUsedInYear,
  isFullRate,
  TAX_RATES,
  taxRateOf,
} from '#core/depreciation/index.ts';
import type { TaxKind } from '#core/depreciation/terms.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';

const paise = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;

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
