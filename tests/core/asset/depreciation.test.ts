import { describe, test } from 'vitest';
import { assetDecider } from '#core/asset/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { assetCreated, assetFacts } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { change, create, event, given, stock } from './asset-acts.ts';

describe('the depreciation of an asset', () => {
  const computer = {
    costPaise: 8_000_000,
    putToUse: calendarDate('2024-04-01'),
    assetClass: 'computer',
    lifeYears: null,
    method: 'slm',
    residualBps: 500,
    taxKind: 'computer',
    sale: null,
  } as const;
  const set = event('AssetDepreciationSet', { depreciation: { ...computer, lifeYears: 3 } });

  test('takes the useful life of its class, where none is given', () => {
    given([])
      .when(create({ depreciation: computer }))
      .then([assetCreated, set]);
    given([assetCreated])
      .when(change({ depreciation: computer }))
      .then([set]);
    given([assetCreated])
      .when(change({ depreciation: { ...computer, lifeYears: 4 } }))
      .then([event('AssetDepreciationSet', { depreciation: { ...computer, lifeYears: 4 } })]);
  });

  test('stays as it is while a disposal of the asset stands, which would lose its sale', () => {
    const sold = {
      ...computer,
      lifeYears: 3,
      sale: { on: '2026-09-30', proceedsPaise: 1_500_000 },
    };
    const disposed = event('AssetDepreciationSet', { depreciation: sold });
    const standing = scenarioOf(assetDecider, { ...assetFacts, standingDisposal: 2 });
    const kept = { ...sold, sale: { ...sold.sale, on: calendarDate('2026-09-30') } };
    const before = [assetCreated, disposed];
    const unsold = change({ depreciation: computer });
    standing(before).when(unsold).thenRejected({ kind: 'asset_disposal_stands', number: 2 });
    standing(before)
      .when(change({ depreciation: null }))
      .thenRejected({ kind: 'asset_disposal_stands', number: 2 });
    standing(before)
      .when(change({ depreciation: { ...computer, ...kept, costPaise: 1 } }))
      .thenRejected({ kind: 'asset_disposal_stands', number: 2 });
    standing(before)
      .when(change({ depreciation: { ...computer, ...kept } }))
      .thenNothing();
    given(before).when(unsold).then([set]);
  });

  test('has no life for land, whatever is given', () => {
    const land = { ...computer, assetClass: 'land', taxKind: 'none' } as const;
    given([assetCreated])
      .when(change({ depreciation: { ...land, lifeYears: 10 } }))
      .then([event('AssetDepreciationSet', { depreciation: land })]);
  });

  test('is recorded when it is another, and taken away', () => {
    given([assetCreated, set])
      .when(change({ depreciation: computer }))
      .thenNothing();
    given([assetCreated, set])
      .when(change({ name: 'Basmati 1121' }))
      .thenNothing();
    given([assetCreated])
      .when(change({ depreciation: null }))
      .thenNothing();
    given([assetCreated, set])
      .when(change({ depreciation: null }))
      .then([event('AssetDepreciationSet', { depreciation: null })]);
  });

  test('ends on a sale, not before its first use', () => {
    const sold = { on: calendarDate('2024-03-31'), proceedsPaise: 1_500_000 };
    const [soldOn, putToUse] = [sold.on, computer.putToUse];
    given([assetCreated, set])
      .when(change({ depreciation: { ...computer, sale: sold } }))
      .thenRejected({ kind: 'asset_sold_before_use', soldOn, putToUse });
    const later = { ...sold, on: calendarDate('2024-04-01') };
    given([assetCreated, set])
      .when(change({ depreciation: { ...computer, sale: later } }))
      .then([
        event('AssetDepreciationSet', { depreciation: { ...computer, lifeYears: 3, sale: later } }),
      ]);
  });

  test('never comes to nil by a rate', () => {
    given([assetCreated])
      .when(change({ depreciation: { ...computer, method: 'wdv', residualBps: 0 } }))
      .thenRejected({ kind: 'written_down_to_nil' });
  });

  test('comes to nil in equal parts, and by a rate to what is left at the end', () => {
    const whole = { ...computer, lifeYears: 3, residualBps: 0 };
    const byRate = { ...computer, lifeYears: 3, method: 'wdv' } as const;
    for (const depreciation of [whole, byRate]) {
      given([assetCreated])
        .when(change({ depreciation }))
        .then([event('AssetDepreciationSet', { depreciation })]);
    }
  });

  test('has extra shifts of plant alone, none of which overlaps another, in their order', () => {
    const plant = { ...computer, assetClass: 'plant', taxKind: 'machinery' } as const;
    const june = { from: '2024-06-01', to: '2024-06-30', shift: 'double' } as const;
    const may = { from: '2024-05-01', to: '2024-05-31', shift: 'triple' } as const;
    given([assetCreated])
      .when(change({ depreciation: { ...plant, shifts: [june, may] } }))
      .then([
        event('AssetDepreciationSet', {
          depreciation: { ...plant, lifeYears: 15, shifts: [may, june] },
        }),
      ]);
    given([assetCreated])
      .when(change({ depreciation: { ...plant, shifts: [june, { ...may, to: june.from }] } }))
      .thenRejected({ kind: 'extra_shifts_overlap', on: calendarDate('2024-06-01') });
    for (const assetClass of ['computer', 'continuous-plant'] as const) {
      given([assetCreated])
        .when(change({ depreciation: { ...computer, assetClass, shifts: [may] } }))
        .thenRejected({ kind: 'extra_shift_not_allowed', assetClass });
    }
    given([assetCreated, set])
      .when(change({ depreciation: { ...computer, shifts: [] } }))
      .thenNothing();
  });

  test('may come from the line of a posted bill, which stays until it is taken away', () => {
    const bought = { billId: 7, line: 2 };
    const known = scenarioOf(assetDecider, { ...assetFacts, hasBoughtLine: true });
    const onBill = event('AssetDepreciationSet', {
      depreciation: { ...computer, lifeYears: 3, bought },
    });
    known([])
      .when(create({ depreciation: { ...computer, bought } }))
      .then([assetCreated, onBill]);
    given([])
      .when(create({ depreciation: { ...computer, bought } }))
      .thenRejected({ kind: 'asset_bill_line_unknown', billId: 7, line: 2 });
    given([assetCreated, onBill])
      .when(change({ depreciation: computer }))
      .thenNothing();
    given([assetCreated, onBill])
      .when(change({ depreciation: { ...computer, bought: null } }))
      .then([set]);
    given([assetCreated, set])
      .when(change({ depreciation: { ...computer, bought } }))
      .thenRejected({ kind: 'asset_bill_line_unknown', billId: 7, line: 2 });
  });

  test('is not of goods that are held to be sold', () => {
    given([])
      .when(create({ ...stock, depreciation: computer }))
      .thenRejected({ kind: 'stock_not_depreciated' });
  });
});
