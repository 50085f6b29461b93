import { describe, expect, test } from 'vitest';
import { isBadNewPhone, isPhone, phoneFault } from '#core/kernel/reading/phones.ts';

describe('a phone number', () => {
  test.each([
    '9822011223',
    '+91 98220 11223',
    '020-25501234',
    '255012',
    '98220 11223 / 25501234',
    '98220 11223 or 255',
    '\u0967\u0967\u0967\u0967\u0967\u0967',
    '020 2550 1234 ext. 5',
  ])('is %s', (text) => expect(isPhone(text)).toBe(true));

  test.each(['12', '98x', 'none', '+', '12 / 34', '98220 11223 98220 11223'])('is not %s', (text) =>
    expect(isPhone(text)).toBe(false),
  );

  test('is refused with how many digits it has, and how many it may have', () => {
    expect(phoneFault('1')).toBe('1 has one digit, and a phone number at least 6.');
    expect(phoneFault('98220 11223 982201')).toBe(
      '98220 11223 982201 has 16 digits, and a phone number at most 15.',
    );
  });

  test('that stands from before is not asked about', () => {
    expect(isBadNewPhone('12', '12')).toBe(false);
    expect(isBadNewPhone('123', '12')).toBe(true);
    expect(isBadNewPhone(null, '12')).toBe(false);
  });
});
