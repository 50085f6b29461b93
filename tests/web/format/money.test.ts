import { describe, expect, test } from 'vitest';
import { amountInWords } from '#web/format/amount-words.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import {
  formatBalance,
  formatCell,
  formatCount,
  formatPaise,
  formatRupees,
  paiseFromWire,
} from '#web/format/money.ts';

describe('rupees on screen', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99_999, '999.99'],
    [123_456_780, '12,34,567.80'],
    [1_230_000_000, '1,23,00,000.00'],
    [9_007_199_254_740_991, '9,00,71,99,25,47,409.91'],
  ])('stand for %i paise', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  test('a negative has its sign before the rupee, and it is not a hyphen', () => {
    expect(formatRupees(-9_876_540)).toBe('\u2212₹98,765.40');
  });

  test('a balance carries its side instead of a sign', () => {
    expect(formatBalance(178_500_000)).toBe('17,85,000.00 Dr');
    expect(formatBalance(-60)).toBe('0.60 Cr');
    expect(formatBalance(0)).toBe('0.00');
  });

  test('nothing is blank in a column', () => {
    expect(formatCell(0)).toBe('');
    expect(formatCell(100)).toBe('1.00');
  });

  test('counts are grouped by lakh too', () => {
    expect(formatCount(123_456)).toBe('1,23,456');
  });

  test('the wire is read to the paisa', () => {
    expect(paiseFromWire('-98765.40')).toBe(-9_876_540);
    expect(() => paiseFromWire('1e3')).toThrow();
  });
});

describe('an amount as it is typed', () => {
  test.each([
    ['60k', 6_000_000],
    ['1.5l', 15_000_000],
    ['2cr', 2_000_000_000],
    ['1180/1.18', 100_000],
    ['12*2500', 3_000_000],
    ['=12*2500', 3_000_000],
    ['100+50*2-25', 17_500],
    ['₹1,18,000.00', 11_800_000],
    ['.5', 50],
  ])('is read from %s', (typed, paise) => {
    expect(parseAmount(typed)).toBe(paise);
  });

  test('a percentage is one of what is missing', () => {
    expect(parseAmount('50%', 6_567_000)).toBe(3_283_500);
  });

  test.each(['', 'abc', '0', '-5', '1/0', '12*', '1e3', '5%', '1.2.3', '9'.repeat(14)])(
    'what is no amount above zero is not guessed: %s',
    (typed) => {
      expect(parseAmount(typed)).toBeNull();
    },
  );
});

test('an amount is said in lakh and crore', () => {
  expect(amountInWords(11_800_000)).toBe('one lakh eighteen thousand');
  expect(amountInWords(100_050)).toBe('one thousand and fifty paise');
  expect(amountInWords(12_345_678_900)).toBe(
    'twelve crore thirty four lakh fifty six thousand seven hundred eighty nine',
  );
});
