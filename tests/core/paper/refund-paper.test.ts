import { describe, expect, test } from 'vitest';
import { refundPaper } from '#core/paper/index.ts';
import { refundDocument } from '#tests/specimens/tax/money-papers.ts';

describe('a refund voucher (Rule 51)', () => {
  const printed = refundPaper(refundDocument());

  test('names the receipt voucher with its number and date', () => {
    expect(printed).toMatchObject({ title: 'Refund Voucher', parties: [{ label: 'Paid to' }] });
    expect(printed.facts).toStrictEqual([
      { label: 'Refund number', text: 'RFV-003' },
      { label: 'Date', text: '20 Nov 2026' },
      { label: 'Of receipt voucher', text: 'RV-014' },
      { label: 'Dated', text: '02 Nov 2026' },
      { label: 'Paid by', text: 'NEFT/RTGS, UTR 4711' },
      { label: 'Place of supply', text: '29 Karnataka' },
      { label: 'Reverse charge', text: 'No' },
    ]);
  });

  test('says what it was for, and the tax that goes back with it', () => {
    expect(printed.table.lines).toStrictEqual([
      [['Design of the new office', 'HSN/SAC 998391'], ['8,474.57']],
    ]);
    expect(printed.totals.map(({ label, amount }) => [label, amount])).toStrictEqual([
      ['Taxable value', '8,474.57'],
      ['IGST 18%', '1,525.43'],
      ['Refunded', '₹10,000.00'],
    ]);
    expect(printed.inWords.text).toBe('Ten Thousand Rupees Only');
    expect(printed.remarks).toStrictEqual([
      { label: 'Reason', text: 'Half of the order was called off.' },
    ]);
  });
});

describe('a refund of a credit note', () => {
  test('is of its number, and of no tax: the note gave that back', () => {
    const printed = refundPaper(
      refundDocument({
        advanceTax: null,
        credit: { kind: 'credit-note', number: 'CN-003', dated: '2026-11-10', advance: null },
        reason: null,
        sheet: 'small',
      }),
    );
    expect(printed).toMatchObject({ title: 'Refund', sheet: 'small', remarks: [] });
    expect(printed.table.lines).toStrictEqual([[['Of credit note CN-003'], ['8,474.57']]]);
    expect(printed.totals.map(({ label }) => label)).toStrictEqual(['Refunded']);
  });
});
