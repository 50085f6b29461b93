// The register of assets by its figures, and blocks that are empty.
import { describe, expect, test } from 'vitest';
import { addFigures, blocksOfYear, NO_FIGURES, registerOf } from '#core/depreciation/index.ts';
import type { AssetOnRegister, TaxedAsset } from '#core/depreciation/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';

const YEAR = yearPeriod(2026);
const at = calendarDate;

/** 1,09,500 over three years without a residual value: 100 a day. */
const truck: AssetOnRegister = {
  costPaise: 1_09_500_00,
  residualBps: 0,
  lifeYears: 3,
  method: 'slm',
  putToUse: at('2025-04-01'),
  sale: null,
};
const sold = (on: string, proceedsPaise = 50_000_00): AssetOnRegister => ({
  ...truck,
  sale: { on: at(on), proceedsPaise },
});

describe('an asset in the register of a year', () => {
  test('opens with what it cost and had worn, and closes with what it wears in the year', () => {
    expect(registerOf(truck, YEAR)).toStrictEqual({
      ...NO_FIGURES,
      grossOpeningPaise: 1_09_500_00,
      grossClosingPaise: 1_09_500_00,
      wornOpeningPaise: 36_500_00,
      chargedPaise: 36_500_00,
      wornClosingPaise: 73_000_00,
      netOpeningPaise: 73_000_00,
      netClosingPaise: 36_500_00,
    });
  });

  test('is an addition of the year in which it is put to use, from its first to its last day', () => {
    const added = (putToUse: string) => registerOf({ ...truck, putToUse: at(putToUse) }, YEAR);
    for (const day of ['2026-04-01', '2027-03-31']) {
      expect(added(day)).toMatchObject({ additionsPaise: 1_09_500_00, grossOpeningPaise: 0 });
    }
    expect(added('2027-03-31')).toMatchObject({ chargedPaise: 100_00 });
    expect(added('2026-03-31')).toMatchObject({ additionsPaise: 0, wornOpeningPaise: 100_00 });
    expect(added('2027-04-01')).toBeNull();
  });

  test('is a disposal of the year in which it is sold, with gain or loss, and then is gone', () => {
    expect(registerOf(sold('2026-04-01'), YEAR)).toMatchObject({
      disposalsPaise: 1_09_500_00,
      grossClosingPaise: 0,
      wornOffPaise: 36_600_00,
      wornClosingPaise: 0,
      netClosingPaise: 0,
      proceedsPaise: 50_000_00,
      gainPaise: 50_000_00 - 72_900_00,
    });
    expect(registerOf(sold('2027-03-31', 40_000_00), YEAR)).toMatchObject({ gainPaise: 3_500_00 });
    expect(registerOf(sold('2027-04-01'), YEAR)).toMatchObject({
      disposalsPaise: 0,
      proceedsPaise: 0,
      gainPaise: 0,
    });
    expect(registerOf(sold('2026-03-31'), YEAR)).toBeNull();
  });

  test('adds to another figure by figure', () => {
    const figures = Object.keys(NO_FIGURES);
    const numbered = (by: number) =>
      Object.fromEntries(figures.map((name, index) => [name, (index + 1) * by]));
    const [one, other] = [
      { ...NO_FIGURES, ...numbered(1) },
      { ...NO_FIGURES, ...numbered(100) },
    ];
    expect(addFigures(one, other)).toStrictEqual(numbered(101));
    expect(addFigures(one, NO_FIGURES)).toStrictEqual(one);
  });
});

describe('a block of income tax', () => {
  const mill: TaxedAsset = {
    costPaise: 1_00_000_00,
    putToUse: at('2025-04-01'),
    taxKind: 'machinery',
    sale: null,
  };
  const blocks = (asset: TaxedAsset, year: number) =>
    blocksOfYear([asset], year).map(({ openingPaise, closingPaise, assets }) => [
      openingPaise,
      closingPaise,
      assets,
    ]);

  test('is there from the year of its first asset on', () => {
    expect(blocks(mill, 2024)).toStrictEqual([]);
    expect(blocks(mill, 2025)).toStrictEqual([[0, 85_000_00, 1]]);
    expect(blocks(mill, 2026)).toStrictEqual([[85_000_00, 72_250_00, 1]]);
  });

  test('is gone in the year after that in which its last asset is sold', () => {
    const gone = { ...mill, sale: { on: at('2026-05-01'), proceedsPaise: 10_000_00 } };
    expect(blocks(gone, 2026)).toStrictEqual([[85_000_00, 0, 0]]);
    expect(blocks(gone, 2027)).toStrictEqual([]);
  });

  test('stays with an asset that has nothing left to wear', () => {
    const spare = { ...mill, taxKind: 'machinery' as const, costPaise: 0 };
    expect(blocks(spare, 2026)).toStrictEqual([[0, 0, 1]]);
  });
});
