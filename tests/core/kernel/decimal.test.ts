import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';

describe('a decimal on the wire', () => {
  test.each([
    ['98.5', 3, 98_500],
    [98.5, 3, 98_500],
    ['0.001', 3, 1],
    [0, 3, 0],
    ['18', 2, 1800],
    [0.25, 2, 25],
    ['98.5000', 3, null],
    ['-1', 3, null],
    [-0.5, 3, null],
    ['1e3', 3, null],
    [1e21, 3, null],
    [Number.NaN, 3, null],
    ['01', 3, null],
    ['.5', 3, null],
    ['1,000', 3, null],
    [' 1', 3, null],
    ['', 3, null],
    ['९', 3, null],
    ['9007199254740993', 3, null],
    [2 ** 40, 3, null],
  ])('%j with %i places is %j units', (value, places, units) => {
    expect(decimalOf(value, places)).toBe(units);
  });

  test('written and read back is the same, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(1, 2, 3),
        (units, at) => {
          expect(decimalOf(decimalText(units, at), at)).toBe(units);
        },
      ),
    );
  });
});
