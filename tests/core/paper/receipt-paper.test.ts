import { describe, expect, test } from 'vitest';
import { receiptPaper } from '#core/paper/index.ts';
import type { MoneyPaper } from '#core/paper/index.ts';
import { advanceDocument, receiptDocument } from '#tests/specimens/tax/money-papers.ts';
import { supplier } from '#tests/specimens/tax/papers.ts';

const factsOf = ({ facts }: MoneyPaper) =>
  Object.fromEntries(facts.map(({ label, text }) => [label, text]));
const totalsOf = ({ totals }: MoneyPaper) => totals.map(({ label, amount }) => [label, amount]);

describe('a receipt', () => {
  const printed = receiptPaper(receiptDocument());

  test('says its number, its day, and how the money came', () => {
    expect(printed).toMatchObject({ title: 'Receipt', sheet: 'a4', watermark: null });
    expect(printed.parties).toMatchObject([
      { label: 'Received from', name: 'Karnataka Agro Mills' },
    ]);
    expect(factsOf(printed)).toStrictEqual({
      'Receipt number': 'RV-014',
      Date: '02 Nov 2026',
      'Paid by': 'NEFT/RTGS, UTR 4711',
    });
  });

  test('lists the bills that it settles, and the rest on account', () => {
    expect(printed.table.lines).toStrictEqual([
      [['Invoice INV-012'], ['1,000.00']],
      [['Opening bill 2025/118'], ['80.00']],
      [['On account'], ['100.00']],
    ]);
  });

  test('takes off what was kept back, and says the money in words', () => {
    expect(totalsOf(printed)).toStrictEqual([
      ['Total', '1,180.00'],
      ['TDS 194J', '−100.00'],
      ['Received', '₹1,080.00'],
    ]);
    expect(printed.inWords.text).toBe('One Thousand Eighty Rupees Only');
  });

  test('calls what was kept back by its kind, and by its note where it has no kind', () => {
    const amountPaise = 5_000;
    const deductions = [
      { kind: 'tds', amountPaise, note: 'Of March' },
      { kind: 'other', amountPaise, note: 'Breakage' },
      { kind: 'other', amountPaise },
    ] as const;
    const labels = totalsOf(receiptPaper(receiptDocument({ deductions }))).map(([label]) => label);
    expect(labels.slice(1, -1)).toStrictEqual(['TDS', 'Breakage', 'Other deduction']);
  });

  test('plain money is its amount alone', () => {
    const plain = receiptPaper(receiptDocument({ deductions: [], settled: [], number: null }));
    expect(totalsOf(plain)).toStrictEqual([['Received', '₹1,180.00']]);
    expect(plain.table.lines).toStrictEqual([[['On account'], ['1,180.00']]]);
    expect(factsOf(plain)).not.toHaveProperty('Receipt number');
    expect(plain.footer).toBe('Sahyadri Traders');
  });

  test('one without money, such as a bill that is written off, thanks for none', () => {
    const deductions = [{ kind: 'write-off', amountPaise: 118_000 }] as const;
    const off = receiptPaper(receiptDocument({ deductions }));
    expect(factsOf(off)).not.toHaveProperty('Paid by');
    expect(off).toMatchObject({ thanks: null, totals: [{}, {}, { amount: '₹0.00' }] });
  });

  test('a cheque is subject to its realisation; a receipt that was taken back is cancelled', () => {
    const cheque = receiptPaper(receiptDocument({ method: 'cheque', reversed: true }));
    const text = 'Subject to realisation of the cheque.';
    expect(cheque).toMatchObject({ remarks: [{ text }], watermark: 'CANCELLED', thanks: null });
  });
});

describe('a receipt voucher (Rule 50)', () => {
  test('says what the advance is for, its tax by rate and head, and the place', () => {
    const printed = receiptPaper(advanceDocument());
    expect(printed.title).toBe('Receipt Voucher');
    expect(printed.supplier.lines).toContain('GSTIN 27AAPFU0939F1ZV, State 27 Maharashtra');
    expect(printed.parties[0]?.lines).toContain('GSTIN 29AAACK1234F1ZW, State 29 Karnataka');
    expect(factsOf(printed)).toMatchObject({
      'Receipt number': 'RV-014',
      'Place of supply': '29 Karnataka',
      'Reverse charge': 'No',
    });
    expect(printed.table.lines).toStrictEqual([
      [['Design of the new office', 'HSN/SAC 998391'], ['16,949.15']],
    ]);
    expect(totalsOf(printed)).toStrictEqual([
      ['Taxable value', '16,949.15'],
      ['IGST 18%', '3,050.85'],
      ['Received', '₹20,000.00'],
    ]);
    expect(printed.inWords.text).toBe('Twenty Thousand Rupees Only');
  });

  test('an advance within a state has CGST and SGST at half the rate, in Chandigarh UTGST', () => {
    const tax = { cgstPaise: 152_543, sgstPaise: 152_542, igstPaise: 0, cessPaise: 0 };
    const heads = { heads: 'intra', tax } as const;
    expect(
      totalsOf(receiptPaper(advanceDocument({ ...heads, placeOfSupply: '27' }))).slice(1, 3),
    ).toStrictEqual([
      ['CGST 9%', '1,525.43'],
      ['SGST 9%', '1,525.42'],
    ]);
    const union = receiptPaper(advanceDocument({ ...heads, placeOfSupply: '04' }));
    expect(union.totals[2]?.label).toBe('UTGST 9%');
  });

  test('counts as inter-State while nobody knows the place', () => {
    const unknown = receiptPaper(advanceDocument({ placeOfSupply: null }));
    expect(factsOf(unknown)['Place of supply']).toBe('Not known yet: taxed as inter-State');
  });

  test('an advance for goods bears no tax, and says why', () => {
    const tax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };
    const goods = receiptPaper(advanceDocument({ supply: 'goods', tax }));
    expect(totalsOf(goods)).toStrictEqual([['Received', '₹16,949.15']]);
    expect(goods.remarks[0]?.text).toBe(
      'No tax is due on an advance for goods before their invoice.',
    );
  });

  test('that of a supplier outside GST names neither place nor reverse charge', () => {
    const outside = { ...supplier, gstin: null, registration: 'unregistered' } as const;
    const printed = receiptPaper({ ...advanceDocument(), supplier: outside });
    expect(Object.keys(factsOf(printed))).toStrictEqual(['Receipt number', 'Date', 'Paid by']);
  });

  test('an advance with TDS kept back says the whole advance, and what came of it', () => {
    const deductions = [{ kind: 'tds', amountPaise: 200_000 }] as const;
    const printed = receiptPaper({ ...advanceDocument(), deductions });
    expect(totalsOf(printed).slice(2)).toStrictEqual([
      ['Total advance', '20,000.00'],
      ['TDS', '−2,000.00'],
      ['Received', '₹18,000.00'],
    ]);
  });
});
