import { describe, expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import { invoiceDocument } from '#tests/specimens/tax/papers.ts';

describe('a credit note (Rule 53(1A))', () => {
  const { invoice, logo, countryName } = invoiceDocument();
  const none = { cgstPaise: 0, sgstPaise: 0, cessPaise: 0 };
  const printed = paperOf({
    kind: 'credit-note',
    invoice,
    logo,
    countryName,
    note: {
      number: 'CN-003',
      issueDate: '2026-11-20',
      reason: '01',
      reversed: false,
      note: 'Two bales returned.',
      lines: [
        { line: 1, quantityThousandths: 2000, taxablePaise: 900_000, igstPaise: 45_000, ...none },
        { line: 3, quantityThousandths: 0, taxablePaise: 10_000, igstPaise: 1_800, ...none },
      ],
      roundOffPaise: 0,
      dueDate: null,
    },
  });

  test('says its own number and date, and those of its invoice', () => {
    expect(printed.title).toBe('Credit Note');
    expect(printed.facts.map(({ text }) => text)).toStrictEqual([
      'CN-003',
      '20 Nov 2026',
      'INV-012',
      '02 Nov 2026',
      '29 Karnataka',
      'No',
      'Sales return',
    ]);
  });

  test('has value, rate and tax of what is given back; of a value alone no quantity', () => {
    expect(printed.table.lines).toStrictEqual([
      [
        ['1'],
        ['Cotton bale, long staple'],
        ['5201'],
        ['2'],
        ['BAL'],
        ['9,000.00'],
        ['5%', '450.00'],
        ['9,450.00'],
      ],
      [['2'], ['Freight'], ['996511'], [''], [''], ['100.00'], ['18%', '18.00'], ['118.00']],
    ]);
    expect(printed.totals.at(-1)).toStrictEqual({
      label: 'Total',
      amount: '₹9,568.00',
      strong: true,
    });
    expect(printed.inWords.text).toBe('Nine Thousand Five Hundred Sixty Eight Rupees Only');
  });

  test('asks for no money', () => {
    expect([printed.upi, printed.bank, printed.settlements]).toStrictEqual([null, null, []]);
  });
});
