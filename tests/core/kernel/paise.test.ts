import { describe, expect, test } from 'vitest';
import {
  addPaise,
  ENTRY_PAISE_MAX,
  mulDiv,
  negatePaise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  sumPaise,
  ZERO_PAISE,
} from '#core/kernel/paise.ts';

const MOST = Number.MAX_SAFE_INTEGER;

describe('reading rupees', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['0.00', 0],
    ['-0.0', 0],
    ['1', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['-123.50', -12_350],
    ['0.01', 1],
    ['1000000000000', ENTRY_PAISE_MAX],
    ['90071992547409.91', MOST],
    ['-90071992547409.91', -MOST],
  ])('"%s" is %i paise', (text, value) => {
    expect(paiseFromRupees(text)).toBe(value);
  });

  test.each([
    [0.1, 10],
    [123.5, 12_350],
    [-0, 0],
    [0.29, 29],
    [1e2, 10_000],
    [1_000_000_000_000.01, 100_000_000_000_001],
    [70_368_744_177_663.99, 7_036_874_417_766_399],
  ])('the number %d is %i paise', (value, expected) => {
    expect(paiseFromRupees(value)).toBe(expected);
  });

  test.each([
    '1e3',
    '1,000',
    '+1',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '01',
    '1.234',
    '0x10',
    '',
    '-',
    '₹1',
    '१',
    '1_000',
    'NaN',
    'Infinity',
    '1.5.5',
    '--1',
    '1\n',
    '90071992547409.92',
    '99999999999999999',
    '9007199254740993',
  ])('the text %j is refused', (text) => {
    expect(paiseFromRupees(text)).toBeNull();
  });

  test.each([
    0.1 + 0.2,
    1.234,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number('9007199254740993'),
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ])('the number %d is refused', (value) => {
    expect(paiseFromRupees(value)).toBeNull();
  });

  test('a number so large that paise are no longer told apart is refused, its text is not', () => {
    expect(paiseFromRupees(Number('70368744177664.01'))).toBeNull();
    expect(paiseFromRupees(-70_368_744_177_664)).toBeNull();
    expect(paiseFromRupees('70368744177664.01')).toBe(7_036_874_417_766_401);
  });
});

describe('writing rupees', () => {
  test.each([
    [0, '0.00'],
    [-0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [-123_450, '-1234.50'],
    [MOST, '90071992547409.91'],
  ])('%i paise are %s', (value, text) => {
    expect(rupeesFromPaise(value)).toBe(text);
  });
});

describe('reckoning with paise', () => {
  test('no sum and no sign leaves a negative zero', () => {
    expect(paise(-0)).toBe(0);
    expect(negatePaise(ZERO_PAISE)).toBe(0);
    expect(addPaise(paise(5), paise(-5))).toBe(0);
    expect(mulDiv(0, -1, 3)).toBe(0);
    expect(mulDiv(-1, 1, 3)).toBe(0);
  });

  test('a sum is exact, or there is none', () => {
    expect(sumPaise([])).toBe(0);
    expect(sumPaise([1, 2, 3])).toBe(6);
    expect(sumPaise([MOST, 1, -1])).toBe(MOST);
    expect(sumPaise([MOST, 1])).toBeNull();
    expect(sumPaise([-MOST, -1])).toBeNull();
  });

  test('what is no whole number of paise stops the program', () => {
    for (const value of [0.5, Number.NaN, MOST + 1]) expect(() => paise(value)).toThrow();
    expect(() => addPaise(paise(MOST), paise(1))).toThrow();
  });

  test.each([
    [100, 18, 100, 18],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [5, -1, 2, -3],
    [5, 1, -2, -3],
    [-5, -1, 2, 3],
    [7, 1, 3, 2],
    [8, 1, 3, 3],
    [MOST, MOST, MOST, MOST],
    [MOST, 1, 1, MOST],
  ])('%i × %i / %i, rounded half away from zero, is %i', (a, b, c, expected) => {
    expect(mulDiv(a, b, c)).toBe(expected);
  });

  test('division by zero and a result too large stop the program', () => {
    expect(() => mulDiv(1, 1, 0)).toThrow();
    expect(() => mulDiv(MOST, 2, 1)).toThrow();
  });
});
