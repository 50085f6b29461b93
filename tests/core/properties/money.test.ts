import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ENTRY_PAISE_MAX,
  mulDiv,
  paiseFromRupees,
  rupeesFromPaise,
  sumPaise,
} from '#core/kernel/paise.ts';

const anyPaise = fc.maxSafeInteger();
const amount = fc.integer({ min: -ENTRY_PAISE_MAX, max: ENTRY_PAISE_MAX });
const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

describe('rupees on the wire', () => {
  test('written and read back are the same paise, whatever the amount', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(paiseFromRupees(rupeesFromPaise(paise))).toBe(paise);
      }),
    );
  });

  test('written as a JSON number are the same paise too, for every amount of an entry', () => {
    fc.assert(
      fc.property(amount, (paise) => {
        const number: unknown = JSON.parse(rupeesFromPaise(paise));
        expect(typeof number === 'number' && paiseFromRupees(number)).toBe(paise);
      }),
    );
  });

  test('rupees as a number of any size are exact or refused', () => {
    fc.assert(
      fc.property(fc.double(), (rupees) => {
        const paise = paiseFromRupees(rupees);
        if (paise !== null) expect(Number(rupeesFromPaise(paise))).toBe(rupees === 0 ? 0 : rupees);
      }),
    );
  });

  test('rupees written otherwise are refused, and never stop the program', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = /^-?(0|[1-9][0-9]*)(\.[0-9]{1,2})?$/.test(text) && !/\n/.test(text);
        expect(paiseFromRupees(text) === null || plain).toBe(true);
      }),
    );
  });
});

describe('multiplying and dividing', () => {
  const divisor = anyPaise.filter((value) => value !== 0);

  /** Rounded right: no whole number lies nearer, and of two equally near ones it is the outer. */
  const isNearest = (a: number, b: number, c: number, rounded: number) => {
    const [product, by] = [BigInt(a) * BigInt(b), BigInt(c)];
    const off = absolute(BigInt(rounded) * by - product) * 2n;
    if (off !== absolute(by)) return off < absolute(by);
    return absolute(BigInt(rounded) * by) > absolute(product);
  };

  test('gives the nearest whole number, the outer one at a tie', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: -10_000, max: 10_000 }), divisor, (a, b, c) => {
        const exact = absolute(BigInt(a) * BigInt(b)) / absolute(BigInt(c));
        fc.pre(exact < BigInt(Number.MAX_SAFE_INTEGER));
        expect(isNearest(a, b, c, mulDiv(a, b, c))).toBe(true);
      }),
    );
  });

  test('rounds ties outwards on both sides of zero', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const odd = 2 * Math.trunc(value / 4) + 1;
        expect(isNearest(odd, 1, 2, mulDiv(odd, 1, 2))).toBe(true);
        expect(mulDiv(-odd, 1, 2)).toBe(-mulDiv(odd, 1, 2));
        expect(mulDiv(odd, -1, 2)).toBe(-mulDiv(odd, 1, 2));
      }),
    );
  });

  test('multiplying and dividing by the same number gives back what was there', () => {
    fc.assert(
      fc.property(anyPaise, divisor, (a, b) => {
        expect(mulDiv(a, b, b)).toBe(a === 0 ? 0 : a);
      }),
    );
  });
});

test('a sum of paise is exact or there is none', () => {
  fc.assert(
    fc.property(fc.array(anyPaise), (values) => {
      const exact = values.reduce((sum, value) => sum + BigInt(value), 0n);
      const fits = absolute(exact) <= BigInt(Number.MAX_SAFE_INTEGER);
      expect(sumPaise(values)).toBe(fits ? Number(exact) : null);
    }),
  );
});
