// What a supply comes to, worked by hand (domain notes 2.11 and 2.12).
import { describe, expect, test } from 'vitest';
import { computeSupply } from '#core/tax/index.ts';
import type { Supply, SupplyLine } from '#core/tax/index.ts';
import { amountOff, percent, soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';

const of = (lines: readonly SupplyLine[], more: Partial<Supply> = {}) => {
  const answer = computeSupply(supplyOf(lines, more));
  expect(answer).toMatchObject({ ok: true });
  return answer.ok ? answer.value : null;
};

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

  test('is one head at the full rate between states, where the halves would round otherwise', () => {
    expect(of([soldAt(62.51)], { heads: 'inter' })).toMatchObject({
      igstPaise: 11_25,
      cgstPaise: 0,
      totalPaise: 73_76,
    });
  });

  test('of a quarter of a percent is told from none', () => {
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

  test.each(['nil', 'exempt', 'non-gst'] as const)('of %s goods is none', (treatment) => {
    const lines = [soldAt(100), soldAt(50, { treatment, cessBps: 100 })];
    expect(of(lines)).toMatchObject({
      taxablePaise: 150_00,
      cgstPaise: 9_00,
      cessPaise: 0,
      totalPaise: 168_00,
    });
  });
});

describe('a discount', () => {
  test('of the whole is shared out by value, and the last line takes the residue', () => {
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

  test('of the line comes before that of the whole', () => {
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
  ])('of %d at %i', (price, rateBps, [taxablePaise, cgstPaise, sgstPaise], roundOffPaise) => {
    const value = of([soldAt(price, { rateBps })], { pricesIncludeTax: true });
    expect(value).toMatchObject({
      taxablePaise,
      cgstPaise,
      sgstPaise,
      roundOffPaise,
      totalPaise: price * 100,
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
