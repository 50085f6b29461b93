// What holds of any asset and any block, whatever their figures.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accumulatedThrough,
  blocksOfYear,
  lifeEnd,
  registerOf,
  residualPaise,
} from '#core/depreciation/index.ts';
import type { TaxedAsset, DepreciationTerms } from '#core/depreciation/index.ts';
import { taxKind } from '#core/depreciation/terms.ts';
import { calendarDate, dayAfter, dayBefore, daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPeriod, yearPeriod } from '#core/kernel/financial-year.ts';

const FIRST = calendarDate('2019-01-01');
const someDay = fc.nat({ max: 3600 }).map((days) => daysAfter(FIRST, days));
const someCost = fc.integer({ min: 1, max: 100_000_000_000 });

const wearing: fc.Arbitrary<DepreciationTerms> = fc.record({
  costPaise: someCost,
  residualBps: fc.integer({ min: 1, max: 500 }),
  lifeYears: fc.constantFrom(1, 2, 3, 5, 6, 8, 10, 15, 60),
  method: fc.constantFrom('slm', 'wdv'),
  putToUse: someDay,
  soldOn: fc.constant(null),
  shifts: fc
    .record({ first: fc.nat({ max: 900 }), days: fc.nat({ max: 400 }), isTriple: fc.boolean() })
    .map(({ first, days, isTriple }) => {
      const from = daysAfter(FIRST, first);
      return [{ from, to: daysAfter(from, days), shift: isTriple ? 'triple' : 'double' } as const];
    }),
});

const through = (asset: DepreciationTerms, day: CalendarDate): number =>
  accumulatedThrough(asset, day);

describe('any asset', () => {
  test('never loses more than cost less residual, and all of it by the end of its life', () => {
    fc.assert(
      fc.property(wearing, fc.nat({ max: 4000 }), (asset, days) => {
        const most = asset.costPaise - residualPaise(asset);
        const worn = through(asset, daysAfter(asset.putToUse, days));
        expect(worn).toBeGreaterThanOrEqual(0);
        expect(worn).toBeLessThanOrEqual(most);
        const end = lifeEnd(asset.putToUse, asset.lifeYears ?? 0);
        expect(through(asset, end)).toBe(most);
        expect(through(asset, dayAfter(end))).toBe(most);
      }),
    );
  });

  test('loses in the months and days of a year what it loses in the year', () => {
    fc.assert(
      fc.property(wearing, fc.nat({ max: 12 }), (asset, later) => {
        const year = financialYearOf(asset.putToUse) + later;
        const { from, to } = yearPeriod(year);
        const whole = through(asset, to) - through(asset, dayBefore(from));
        let months = 0;
        for (let position = 1; position <= 12; position += 1) {
          const month = monthPeriod(year, position);
          const ofMonth = through(asset, month.to) - through(asset, dayBefore(month.from));
          expect(ofMonth).toBeGreaterThanOrEqual(0);
          months += ofMonth;
        }
        expect(months).toBe(whole);
      }),
    );
  });

  test('closes in the register as it opened, with what came and less what went', () => {
    const asset = fc.record({ wearing, soldAfter: fc.option(fc.nat({ max: 4000 })) });
    fc.assert(
      fc.property(
        asset,
        fc.integer({ min: 2018, max: 2040 }),
        ({ wearing: one, soldAfter }, year) => {
          const on = soldAfter === null ? null : daysAfter(one.putToUse, soldAfter);
          const sale = on === null ? null : { on, proceedsPaise: 100 };
          const figures = registerOf({ ...one, sale }, yearPeriod(year));
          if (figures === null) return;
          const { grossOpeningPaise: opening, additionsPaise, disposalsPaise } = figures;
          expect(opening + additionsPaise - disposalsPaise).toBe(figures.grossClosingPaise);
          expect(figures.wornOpeningPaise + figures.chargedPaise - figures.wornOffPaise).toBe(
            figures.wornClosingPaise,
          );
          const next = registerOf({ ...one, sale }, yearPeriod(year + 1));
          expect(next?.netOpeningPaise ?? 0).toBe(figures.netClosingPaise);
        },
      ),
    );
  });
});

describe('any blocks', () => {
  const taxed: fc.Arbitrary<TaxedAsset> = fc
    .record({
      costPaise: someCost,
      putToUse: someDay,
      taxKind: fc.constantFrom(...taxKind.options),
      soldAfter: fc.option(fc.nat({ max: 2000 })),
      proceedsPaise: someCost,
    })
    .map(({ soldAfter, proceedsPaise, ...asset }) => ({
      ...asset,
      sale: soldAfter === null ? null : { on: daysAfter(asset.putToUse, soldAfter), proceedsPaise },
    }));

  test('are never below nil, and what a block closes with it opens with', () => {
    fc.assert(
      fc.property(
        fc.array(taxed, { maxLength: 8 }),
        fc.integer({ min: 2018, max: 2034 }),
        (assets, year) => {
          const after = blocksOfYear(assets, year + 1);
          for (const block of blocksOfYear(assets, year)) {
            expect(block.closingPaise).toBeGreaterThanOrEqual(0);
            expect(block.depreciationPaise).toBeGreaterThanOrEqual(0);
            const next = after.find(
              ({ taxClass, rateBps }) => taxClass === block.taxClass && rateBps === block.rateBps,
            );
            expect(next?.openingPaise ?? 0).toBe(block.closingPaise);
          }
        },
      ),
    );
  });
});
