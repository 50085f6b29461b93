// How numbers are written on paper, how wide a column is, and what is scanned to pay.
import { describe, expect, test } from 'vitest';
import { ageTable, billTable } from '#core/paper/statements/statement-tables.ts';
import { isTight, tableOf } from '#core/paper/table.ts';
import {
  amountText,
  dateText,
  halfRateText,
  priceText,
  quantityText,
  rateOnPaper,
  rupeesOnPaper,
  textLinesOf,
} from '#core/paper/texts.ts';
import { upiCode, upiOf } from '#core/paper/bills/upi.ts';

describe('a text of the paper', () => {
  test('has a day by the name of its month, in three letters', () => {
    expect(dateText('2026-01-09')).toBe('09 Jan 2026');
    expect(dateText('2026-12-31')).toBe('31 Dec 2026');
  });

  test('has an amount with a minus that is no hyphen, and none for nothing', () => {
    expect([-1, 0, 1].map(amountText)).toStrictEqual(['−0.01', '0.00', '0.01']);
    expect([-1, 0, 1].map(rupeesOnPaper)).toStrictEqual(['−₹0.01', '₹0.00', '₹0.01']);
  });

  test('has as many decimals of a quantity as there are, and two or three of a price', () => {
    expect([1_200_000, 125, 1_234_567_500].map(quantityText)).toStrictEqual([
      '1,200',
      '0.125',
      '12,34,567.5',
    ]);
    expect([4_500_000, 125, 500, 1_00_000_000].map(priceText)).toStrictEqual([
      '4,500.00',
      '0.125',
      '0.50',
      '1,00,000.00',
    ]);
  });

  test('has a rate without zeros at its end, and half of it for CGST and SGST', () => {
    expect([1800, 25, 150].map(rateOnPaper)).toStrictEqual(['18%', '0.25%', '1.5%']);
    expect([1800, 25, 150].map(halfRateText)).toStrictEqual(['9%', '0.125%', '0.75%']);
  });

  test('has no empty lines', () => {
    expect(textLinesOf(' one \n\n two\n ')).toStrictEqual(['one', 'two']);
    expect(textLinesOf(null)).toStrictEqual([]);
  });
});

describe('a column', () => {
  type Row = { readonly name: string; readonly amount: string };
  const table = (rows: readonly Row[], foot = true) =>
    tableOf<Row>(
      [
        { key: 'item', head: 'Item', kind: 'text', cell: ({ name }) => [name] },
        { key: 'amount', head: 'Amount', kind: 'number', cell: (row) => [row.amount], sum: '9' },
      ],
      rows,
      foot,
    );
  const widths = (rows: readonly Row[]) => table(rows).columns.map(({ widthEm }) => widthEm);

  test('is as wide as its widest text, digits and points being narrower than letters', () => {
    expect(widths([{ name: 'ab', amount: '1,234.50' }])).toStrictEqual([2.64, 4.02]);
    expect(widths([{ name: 'abcde', amount: '1' }])[0]).toBe(3.3);
  });

  test('is broken past seven ems where it has texts, and never where it has numbers', () => {
    const long = 'x'.repeat(20);
    expect(widths([{ name: 'x'.repeat(10), amount: '1' }])[0]).toBe(6.6);
    expect(widths([{ name: long, amount: '1' }])[0]).toBe(7);
    expect(widths([{ name: 'a', amount: long }])[1]).toBe(13.2);
  });

  test('has its sum below two lines or more, where sums are wanted', () => {
    const row = { name: 'Rice', amount: '9' };
    expect(table([row]).foot).toBeNull();
    expect(table([row, row]).foot).toStrictEqual([['Total'], ['9']]);
    expect(table([row, row], false).foot).toBeNull();
  });

  test('makes the text smaller before it is cut, and no smaller than five points', () => {
    const points = (signs: number) => table([{ name: 'a', amount: 'x'.repeat(signs) }]).points;
    expect([10, 70, 75, 80, 90, 110, 126, 300].map(points)).toStrictEqual([9, 9, 8, 7, 7, 5, 5, 5]);
    expect(isTight(table([{ name: 'a', amount: 'x'.repeat(70) }]))).toBe(false);
    expect(isTight(table([{ name: 'a', amount: 'x'.repeat(80) }]))).toBe(true);
  });
});

describe('a code for UPI', () => {
  const upi = { address: 'shop@bank', payee: 'A & B' };

  test('asks for what is due, from a paisa on', () => {
    expect(upiOf(upi, 'INV-1', 0)).toBeNull();
    expect(upiOf(null, 'INV-1', 100)).toBeNull();
    expect(upiOf(upi, 'INV-1', 1)).toStrictEqual({
      payload: 'upi://pay?pa=shop@bank&pn=A%20%26%20B&tr=INV-1&tn=Invoice%20INV-1&am=0.01&cu=INR',
      label: 'Scan to pay ₹0.01 by UPI',
    });
  });

  test('has a note of fifty letters at most, and a reference only where there is one', () => {
    const payload = upiCode(upi, { reference: null, note: 'n'.repeat(51) }, 100)?.payload ?? '';
    expect(payload).toContain(`&tn=${'n'.repeat(50)}&`);
    expect(payload).not.toContain('&tr=');
  });
});

describe('the open bills of a statement', () => {
  const bill = (days: number | null, openPaise: number, amountPaise = openPaise) => ({
    number: days === null ? null : 'INV-1',
    date: '2026-05-01',
    dueDate: '2026-06-01',
    amountPaise,
    openPaise,
    isBilled: days !== null,
    days,
  });

  test('age from the day after they were due, in the ages of the book', () => {
    const late = [-1, 0, 1, 30, 31, 60, 61, 90, 91];
    const { columns, lines } = ageTable(
      late.map((days, at) => bill(days, 10 ** at)),
      [30, 60, 90],
    );
    const figures = columns.map(({ head }, at) => [head, lines[0]?.[at]?.[0]]);
    expect(figures).toStrictEqual([
      ['Not due', '0.11'],
      ['1 to 30 days', '11.00'],
      ['31 to 60 days', '1,100.00'],
      ['61 to 90 days', '1,10,000.00'],
      ['Over 90 days', '10,00,000.00'],
      ['Outstanding', '11,11,111.11'],
    ]);
  });

  test('have money on account beside them, which nobody received of a bill', () => {
    const { columns, lines } = ageTable([bill(5, 300), bill(null, -100)], [30]);
    expect(columns.map(({ head }, at) => [head, lines[0]?.[at]?.[0]]).slice(-2)).toStrictEqual([
      ['On account', '−1.00'],
      ['Outstanding', '2.00'],
    ]);
    const rows = billTable([bill(5, 300, 500), bill(null, -100), bill(0, 700)]).lines;
    expect(rows.map((cells) => cells.map(([text]) => text).slice(3))).toStrictEqual([
      ['5.00', '2.00', '3.00', '5'],
      ['', '', '−1.00', ''],
      ['7.00', '', '7.00', ''],
    ]);
    expect(rows.map(([name]) => name?.[0])).toStrictEqual(['INV-1', 'On account', 'INV-1']);
  });
});
