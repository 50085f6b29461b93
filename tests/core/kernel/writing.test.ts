// Amounts on paper: in words and in digits as India groups them (domain notes 2.17).
import { describe, expect, test } from 'vitest';
import { groupDigits, indianAmount, paiseAsWritten } from '#core/kernel/writing/indian-number.ts';
import { numberInWords, rupeesInWords } from '#core/kernel/writing/rupee-words.ts';

describe('an amount in words', () => {
  test.each([
    [0, 'Zero Rupees Only'],
    [1, 'Zero Rupees And One Paisa Only'],
    [100, 'One Rupee Only'],
    [101, 'One Rupee And One Paisa Only'],
    [3_768, 'Thirty Seven Rupees And Sixty Eight Paise Only'],
    [2_000, 'Twenty Rupees Only'],
    [1_99_900, 'One Thousand Nine Hundred Ninety Nine Rupees Only'],
    [1_00_000_00, 'One Lakh Rupees Only'],
    [1_00_00_000_00, 'One Crore Rupees Only'],
    [99_00_00_000_00, 'Ninety Nine Crore Rupees Only'],
    [100_00_00_000_00, 'One Hundred Crore Rupees Only'],
    [1_00_000_00_00_000_00, 'One Lakh Crore Rupees Only'],
    [-1_500, 'Minus Fifteen Rupees Only'],
    [99, 'Zero Rupees And Ninety Nine Paise Only'],
    [11_000, 'One Hundred Ten Rupees Only'],
    [10_000_00, 'Ten Thousand Rupees Only'],
    [1_00_001_00, 'One Lakh One Rupees Only'],
    [99_999_99, 'Ninety Nine Thousand Nine Hundred Ninety Nine Rupees And Ninety Nine Paise Only'],
    [1_00_00_000_01, 'One Crore Rupees And One Paisa Only'],
    [10_10_10_101_01, 'Ten Crore Ten Lakh Ten Thousand One Hundred One Rupees And One Paisa Only'],
    [1_000_00_00_000_00, 'One Thousand Crore Rupees Only'],
    [-3_768, 'Minus Thirty Seven Rupees And Sixty Eight Paise Only'],
  ])('says %i paise as %s', (paise, words) => {
    expect(rupeesInWords(paise)).toBe(words);
  });

  test('is found for the largest number there is', () => {
    expect(numberInWords(Number.MAX_SAFE_INTEGER)).toBe(
      'ninety crore seven lakh nineteen thousand nine hundred twenty five crore ' +
        'forty seven lakh forty thousand nine hundred ninety one',
    );
  });

  test.each([-1, 0.5, Number.NaN])('is not made of %d', (n) => {
    expect(() => numberInWords(n)).toThrow();
  });
});

describe('digits', () => {
  test.each([
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['12345', '12,345'],
    ['123456', '1,23,456'],
    ['123456789', '12,34,56,789'],
  ])('%s is written %s', (digits, written) => {
    expect(groupDigits(digits)).toBe(written);
  });

  test.each([
    [0, '0.00'],
    [-1, '-0.01'],
    [-1_00_000_00, '-1,00,000.00'],
    [12_34_567_00, '12,34,567.00'],
    [999_99, '999.99'],
    [99_999_00, '99,999.00'],
    [9_99_999_99, '9,99,999.99'],
    [12_34_56_789_00, '12,34,56,789.00'],
    [Number.MAX_SAFE_INTEGER, '9,00,71,99,25,47,409.91'],
  ])('%i paise stand as %s', (paise, written) => {
    expect(indianAmount(paise)).toBe(written);
  });
});

describe('an amount as it was written', () => {
  test.each([
    ['1,18,000', 1_18_000_00],
    ['118000', 1_18_000_00],
    ['₹ 12,34,567.5', 12_34_567_50],
    ['0.999', 100],
    ['0.994', 99],
    ['-0.005', -1],
    ['-0.004', 0],
    ['0.09', 9],
  ])('%s is %i paise', (text, paise) => {
    expect(paiseAsWritten(text)).toBe(paise);
  });

  test.each(['', '1,,0', ',1', '1,', '1e3', '1.', '.5', '१', '1 000', '9'.repeat(20)])(
    '%j is none',
    (text) => {
      expect(paiseAsWritten(text)).toBeNull();
    },
  );
});
