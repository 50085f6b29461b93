// What a supply comes to, worked by hand (domain notes 2.11 and 2.12).
import { describe, expect, test } from 'vitest';
import { apportion } from '#core/tax/amounts/apportion.ts';
import { computeSupply } from '#core/tax/index.ts';
import type { Supply, SupplyLine } from '#core/tax/index.ts';
import { amountOff, percent, soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';

const of = (lines: readonly SupplyLine[], more: Partial<Supply> = {}) => {
  const answer = computeSupply(supplyOf(lines, more));
  expect(answer).toMatchObject({ ok: true });
  return answer.ok ? answer.value : null;
};

test('an amount is shared out by value, and no line is given more than its value', () => {
  expect(apportion(100, [300, 300, 300])).toStrictEqual([33, 33, 34]);
  expect(apportion(5, [2, 2, 2, 1])).toStrictEqual([1, 1, 2, 1]);
  expect(apportion(6, [3, 3, 1])).toStrictEqual([3, 3, 0]);
  expect(apportion(7, [3, 3, 1])).toStrictEqual([3, 3, 1]);
  expect(apportion(10, [10, 0])).toStrictEqual([10, 0]);
  expect(apportion(0, [0, 0])).toStrictEqual([0, 0]);
});

describe('tax on a line', () => {
  test('is two equal halves within a state, each rounded by itself', () => {
    expect(of([soldAt(62.51)])).toStrictEqual({
      lines: [
        {
          grossPaise: 62_51,
          discountPaise: 0,
          taxablePaise: 62_51,
          cgstPaise: 5_63,
          sgstPaise: 5_63,
          igstPaise: 0,
          cessPaise: 0,
        },
      ],
      discountPaise: 0,
      taxablePaise: 62_51,
      cgstPaise: 5_63,
      sgstPaise: 5_63,
      igstPaise: 0,
      cessPaise: 0,
      roundOffPaise: 0,
      totalPaise: 73_77,
    });
  });

  test('is one head at the full rate between states, where halves would round otherwise', () => {
    expect(of([soldAt(62.51)], { heads: 'inter' })).toMatchObject({
      igstPaise: 11_25,
      cgstPaise: 0,
      totalPaise: 73_76,
    });
  });

  // Seven at 123.457: the halves and the whole, each by itself, to a half of a paisa up.
  test.each([
    [10, 43, 86],
    [25, 1_08, 2_16],
    [100, 4_32, 8_64],
    [150, 6_48, 12_96],
    [300, 12_96, 25_93],
    [500, 21_61, 43_21],
    [600, 25_93, 51_85],
    [750, 32_41, 64_82],
    [1200, 51_85, 103_70],
    [1800, 77_78, 155_56],
    [2800, 120_99, 241_98],
    [4000, 172_84, 345_68],
  ])('comes at %i on 864.20 to twice %i, or %i', (rateBps, half, whole) => {
    const lines = [soldAt(123.457, { quantityThousandths: 7000, rateBps })];
    expect(of(lines)).toMatchObject({ taxablePaise: 864_20, cgstPaise: half, sgstPaise: half });
    expect(of(lines, { heads: 'inter' })).toMatchObject({ igstPaise: whole, cgstPaise: 0 });
  });

  test.each([
    [0.01, 1800, 0, 0],
    [0.05, 1800, 0, 1],
    [0.06, 1800, 1, 1],
    [0.5, 500, 1, 3],
    [0.6, 500, 2, 3],
    [33.335, 1800, 3_00, 6_00],
  ])('is rounded half up for small things, %d at %i', (price, rateBps, half, whole) => {
    const lines = [soldAt(price, { rateBps })];
    expect(of(lines)).toMatchObject({ cgstPaise: half, sgstPaise: half });
    expect(of(lines, { heads: 'inter' })).toMatchObject({ igstPaise: whole });
  });

  test('tax on a line of a quarter of a percent is told from none', () => {
    const rough = soldAt(1000, { rateBps: 25 });
    expect(of([rough])).toMatchObject({ cgstPaise: 1_25, sgstPaise: 1_25 });
  });

  test('has cess by value and by quantity, each rounded by itself', () => {
    const line = soldAt(10, { quantityThousandths: 2500, cessBps: 1200 });
    const both = { ...line, cessPerUnitThousandths: 1591 };
    expect(of([line])).toMatchObject({ cessPaise: 3_00 });
    expect(of([both])).toMatchObject({ cessPaise: 3_00 + 3_98 });
  });

  test.each([
    ['nothing by a supplier outside GST', { heads: 'none' }],
    ['nothing under reverse charge', { reverseCharge: true }],
    ['nothing under a letter of undertaking', { heads: 'inter', supply: 'export-without-payment' }],
    ['nothing to an SEZ without payment', { heads: 'inter', supply: 'sez-without-payment' }],
  ] as const)('is %s', (_why, more) => {
    const line = soldAt(100, { cessBps: 100 });
    expect(of([line], more)).toMatchObject({ totalPaise: 100_00, cessPaise: 0, igstPaise: 0 });
    const inclusive = of([line], { ...more, pricesIncludeTax: true });
    expect(inclusive).toMatchObject({ taxablePaise: 100_00, totalPaise: 100_00 });
  });

  test('is charged to a buyer abroad who is to pay it', () => {
    const more = { heads: 'inter', supply: 'export-with-payment' } as const;
    expect(of([soldAt(100)], more)).toMatchObject({ igstPaise: 18_00, totalPaise: 118_00 });
  });

  test.each(['nil', 'exempt', 'non-gst'] as const)(
    'tax on a line of %s goods is none',
    (treatment) => {
      const lines = [soldAt(100), soldAt(50, { treatment, cessBps: 100 })];
      expect(of(lines)).toMatchObject({
        taxablePaise: 150_00,
        cgstPaise: 9_00,
        cessPaise: 0,
        totalPaise: 168_00,
      });
    },
  );
});

describe('a discount', () => {
  test('a discount of the whole is shared by value, and the last line takes the residue', () => {
    const value = of([soldAt(100), soldAt(100), soldAt(100)], { discount: amountOff(100) });
    expect(value?.lines.map(({ discountPaise }) => discountPaise)).toStrictEqual([
      33_33, 33_33, 33_34,
    ]);
    expect(value?.taxablePaise).toBe(200_00);
  });

  test('passes over a line of nothing at the end', () => {
    const value = of([soldAt(1), soldAt(1), soldAt(1), soldAt(0)], { discount: amountOff(1) });
    expect(value?.lines.map(({ discountPaise }) => discountPaise)).toStrictEqual([33, 33, 34, 0]);
  });

  test('never takes more of a small last line than it has', () => {
    const lines = [soldAt(0.03), soldAt(0.03), soldAt(0.03), soldAt(0.01)];
    const value = of(lines, { discount: amountOff(0.09) });
    expect(value?.lines.map(({ discountPaise }) => discountPaise)).toStrictEqual([3, 3, 3, 0]);
  });

  test('is never negative, though the halves of a paisa were all rounded up', () => {
    const lines = Array.from({ length: 7 }, () => soldAt(100));
    const value = of(lines, { discount: amountOff(0.05) });
    expect(value?.lines.map(({ discountPaise }) => discountPaise)).toStrictEqual([
      1, 1, 1, 1, 1, 0, 0,
    ]);
  });

  test('a discount of the whole is shared by lines with tax and lines without', () => {
    const lines = [soldAt(100), soldAt(50, { treatment: 'exempt' })];
    const value = of(lines, { discount: percent(10) });
    expect(value).toMatchObject({ taxablePaise: 135_00, cgstPaise: 8_10, totalPaise: 151_20 });
  });

  test('discounts go by the line, then by the whole, then comes rounding to the rupee', () => {
    const tea = soldAt(100, { discount: percent(33.33) });
    const rice = { quantityThousandths: 2000, rateBps: 500, discount: amountOff(0.99) };
    const value = of([tea, soldAt(49.995, rice)], { discount: percent(7.77), rounding: 'rupee' });
    expect(value?.lines).toMatchObject([
      { grossPaise: 100_00, taxablePaise: 61_49, cgstPaise: 5_53 },
      { grossPaise: 99_99, taxablePaise: 91_31, cgstPaise: 2_28 },
    ]);
    expect(value).toMatchObject({ roundOffPaise: -42, totalPaise: 168_00 });
  });

  test('a discount of the line comes before that of the whole', () => {
    const line = soldAt(20_000, { discount: percent(10) });
    expect(of([line], { discount: percent(5) })).toMatchObject({
      discountPaise: 2_900_00,
      taxablePaise: 17_100_00,
      totalPaise: 20_178_00,
    });
  });
});

describe('a price with its tax in it', () => {
  test.each([
    [1000, 1800, [847_46, 76_27, 76_27], 0],
    [999, 500, [951_43, 23_79, 23_79], -1],
    [100, 1800, [84_75, 7_63, 7_63], -1],
    [118, 1800, [100_00, 9_00, 9_00], 0],
    [105, 500, [100_00, 2_50, 2_50], 0],
    [140, 4000, [100_00, 20_00, 20_00], 0],
    [10_025, 25, [10_000_00, 12_50, 12_50], 0],
    [1, 4000, [71, 14, 14], 1],
  ])(
    'is divided into value and tax: %d at %i',
    (price, rateBps, [taxablePaise, cgstPaise, sgstPaise], roundOffPaise) => {
      const value = of([soldAt(price, { rateBps })], { pricesIncludeTax: true });
      expect(value).toMatchObject({
        taxablePaise,
        cgstPaise,
        sgstPaise,
        roundOffPaise,
        totalPaise: price * 100,
      });
    },
  );

  test('keeps both beside one that is exempt', () => {
    const lines = [soldAt(118), soldAt(50, { treatment: 'exempt' })];
    expect(of(lines, { pricesIncludeTax: true })).toMatchObject({
      taxablePaise: 150_00,
      cgstPaise: 9_00,
      roundOffPaise: 0,
      totalPaise: 168_00,
    });
  });

  test('has its cess by value and by quantity in it', () => {
    const drink = { quantityThousandths: 10_000, rateBps: 2800, cessBps: 500 };
    const line = soldAt(25, { ...drink, cessPerUnitThousandths: 4170 });
    expect(of([line], { pricesIncludeTax: true })).toMatchObject({
      taxablePaise: 156_62,
      cgstPaise: 21_93,
      cessPaise: 49_53,
      roundOffPaise: -1,
      totalPaise: 250_00,
    });
  });

  test('has its cess in it too', () => {
    const line = soldAt(140, { rateBps: 2800, cessBps: 1200 });
    expect(of([line], { pricesIncludeTax: true })).toMatchObject({
      taxablePaise: 100_00,
      cgstPaise: 14_00,
      cessPaise: 12_00,
      roundOffPaise: 0,
    });
  });
});

describe('rounding to the rupee', () => {
  test.each([
    [11_799.6, 40, 11_800_00],
    [11_799.5, 50, 11_800_00],
    [11_799.49, -49, 11_799_00],
    [0.5, 50, 1_00],
    [0.49, -49, 0],
  ])('%d is off by %i paise', (price, roundOffPaise, totalPaise) => {
    const line = soldAt(price, { treatment: 'exempt' });
    expect(of([line], { rounding: 'rupee' })).toMatchObject({ roundOffPaise, totalPaise });
  });

  test('touches neither value nor tax, and takes the paisa of inclusive prices along', () => {
    const lines = [soldAt(99.9)];
    const value = of(lines, { rounding: 'rupee', pricesIncludeTax: true });
    expect(value).toMatchObject({ taxablePaise: 84_66, cgstPaise: 7_62, totalPaise: 100_00 });
    expect(value?.roundOffPaise).toBe(10);
  });
});

test('quantity and price have three decimals each, and their product is rounded once', () => {
  const line = { ...soldAt(0), quantityThousandths: 1_005, priceThousandths: 1_005 };
  expect(of([{ ...line, treatment: 'exempt' }])?.totalPaise).toBe(1_01);
});
