// How each kind of value is read from others, and where it ends.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  basisPoints,
  date,
  givenDay,
  id,
  percent,
  quantity,
  rupees,
  unitPrice,
  wireId,
  wireMoney,
  wirePercent,
  wireQuantity,
  wireThousandths,
  worth,
} from '#core/shapes/values.ts';
import { onWire } from '#core/shapes/record.ts';

/** @returns what is read of it, or the words by which it is refused. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues.map(({ message }) => message).join(' ');
}

describe('what others give is read', () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    ['rupees as text', rupees, '-1234.5', -1_234_50],
    ['rupees as a number', rupees, 0.01, 1],
    ['a price to the thousandth', unitPrice, '12.345', 12_345],
    ['the highest price, one lakh crore', unitPrice, '1000000000000', 10 ** 15],
    ['a quantity of nothing', quantity, 0, 0],
    ['the highest quantity', quantity, '1000000000000', 10 ** 15],
    ['the highest worth', worth, '1000000000000', 10 ** 14],
    ['a hundred percent', percent, '100', 10_000],
    ['a quarter of a percent', percent, 0.25, 25],
    ['an id as text', wireId, '42', 42],
    ['an id that begins with one', wireId, '17', 17],
    ['a leap day', givenDay, '2024-02-29', '2024-02-29'],
    ['percent in basis points, to the nearest', basisPoints(z.number()), 0.125, 13],
    ['money of a reply', wireMoney, '-0.05', -5],
    ['a quantity of a reply, below zero', wireQuantity, '-1.25', -1_250],
    ['thousandths of a reply', wireThousandths, '0.005', 5],
    ['a percentage of a reply', wirePercent, '2.5', 250],
  ])('%s', (_name, schema, given, inside) => {
    expect(read(schema, given)).toBe(inside);
  });

  test.each<[string, z.ZodType, unknown, RegExp]>([
    ['a third decimal of rupees', rupees, '1.005', /^Must be rupees with at most two decimals/],
    ['rupees of twenty-one characters', rupees, '1'.repeat(21), /^Must be rupees/],
    [
      'a price above one lakh crore',
      unitPrice,
      '1000000000000.001',
      /^Must be rupees with at most/,
    ],
    ['a price below nothing', unitPrice, '-1', /^Must be rupees/],
    ['a quantity above the highest', quantity, '1000000000000.001', /^Must be a quantity/],
    ['a quantity with an exponent', quantity, '1e3', /^Must be a quantity/],
    ['worth above the highest', worth, '1000000000000.01', /^Must be rupees/],
    ['more than a hundred percent', percent, 100.01, /^Must be a rate in percent/],
    ['an id with a zero before it', wireId, '07', /./],
    ['an id of nothing', id, 0, /./],
    ['a day that is none', date, '2026-02-30', /^Must be a day written YYYY-MM-DD\.$/],
    ['money of a reply with one decimal', wireMoney, '1.5', /./],
    ['a quantity of a reply to four decimals', wireQuantity, '1.2345', /./],
    ['a percentage to three decimals', wirePercent, '1.234', /^Must have at most two decimals\.$/],
  ])('but not %s', (_name, schema, given, words) => {
    expect(read(schema, given)).toMatch(words);
  });
});

test('what is answered has one form', () => {
  expect(onWire(wireMoney, -5)).toBe('-0.05');
  expect(onWire(wireQuantity, -1_250)).toBe('-1.25');
  expect(onWire(wireQuantity, 0)).toBe('0');
  expect(onWire(wireThousandths, 2_000)).toBe('2');
  expect(onWire(wirePercent, 1_800)).toBe('18');
  expect(onWire(basisPoints(z.number()), 25)).toBe(0.25);
  expect(onWire(rupees, 1_00)).toBe('1.00');
  expect(onWire(wireId, 7)).toBe(7);
});
