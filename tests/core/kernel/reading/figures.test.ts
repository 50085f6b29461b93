// Numbers as they are written: what is read, and between which readings a person must choose.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText } from '#core/kernel/decimal.ts';
import { plainDecimal, figureWritten } from '#core/kernel/reading/figures.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';

const readings = (text: string, places: number) => {
  const read = figureWritten(text, places);
  return read.ok ? read.units : read.readings.map((one) => one.text);
};

describe('a number', () => {
  test.each([
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['1,250.00', 125_000],
    ['12,34,567.80', 123_456_780],
    ['1,234,567.8', 123_456_780],
    ['1,00,00,000', 1_000_000_000],
    ['₹ 12,500/-', 1_250_000],
    ['Rs. 500', 50_000],
    ['INR 1 18 000', 11_800_000],
    ['1\u00a0250', 125_000],
    ['१२,३४५.५०', 1_234_550],
    ['௧௦௦', 10_000],
    ['.50', 50],
    ['0', 0],
    ['007.00', 700],
    ['1250.500', 125_050],
    ['0.100', 10],
    ['1250.5000000', 125_050],
  ])('is read where its groups fit: %s', (text, paise) => {
    expect(figureWritten(text, 2)).toStrictEqual({ ok: true, units: paise });
  });

  test.each<[string, readonly string[]]>([
    ['12,50', ['12.5', '1250']],
    ['60,50', ['60.5', '6050']],
    ['1.250,00', ['1250', '1.25']],
    ['1.234.567,89', ['1234567.89']],
    ['1.234.567', ['1234567']],
    ['1250.505', ['1250.51', '1250.5']],
    ['1250.504', ['1250.5', '1250.51']],
    ['1,250.505', ['1250.51', '1250.5']],
    ['1.250', ['1.25', '1250']],
    ['100.000', ['100', '100000']],
    ['0,500', ['0.5', '500']],
    ['1,2,3', ['123']],
    ['12,345,67', ['1234567']],
    ['1,00,0000', ['1000000']],
    ['0.005', ['0.01', '0']],
    ['1e3', []],
    ['12 50', ['1250']],
    ['1-2', []],
    ['', []],
    ['-5', []],
  ])('is refused where it may mean another: %s', (text, others) => {
    expect(readings(text, 2)).toStrictEqual(others);
  });

  test('of three decimals may be a quantity, and a comma before three digits parts thousands', () => {
    expect(readings('100.000', 3)).toBe(100_000);
    expect(readings('1,250', 3)).toBe(1_250_000);
    expect(readings('1.2345', 3)).toStrictEqual(['1.235', '1.234']);
  });

  test('is itself again however its digits are grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.boolean(), (paise, isIndian) => {
        const [whole = '', fraction = ''] = decimalText(paise, 2).split('.');
        const western = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        const text = `${isIndian ? groupDigits(whole) : western}.${fraction.padEnd(2, '0')}`;
        expect(figureWritten(text, 2)).toStrictEqual({ ok: true, units: paise });
      }),
    );
  });

  test('with a comma for its point is never taken for another in silence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 8 }), (paise) => {
        const digits = String(paise).padStart(3, '0');
        const text = `${digits.slice(0, -2)},${digits.slice(-2)}`;
        const read = figureWritten(text, 2);
        expect(read.ok ? null : read.readings[0]?.text).toBe(decimalText(paise, 2));
      }),
    );
  });

  test('of whatever letters is plain digits or nothing, and at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. ₹Rs/-') }), (text) => {
        expect(plainDecimal(text) ?? '0').toMatch(/^\d+(\.\d+)?$/);
      }),
    );
    expect(plainDecimal('1,'.repeat(100_000))).toBeNull();
  });
});
