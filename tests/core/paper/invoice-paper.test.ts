import { describe, expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { cotton, invoiceDocument, jute, lineOf } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const paper = (asked?: SpecimenRequest): Paper => paperOf(invoiceDocument(asked));
const columnsOf = ({ table }: Paper) => table.columns.map(({ head }) => head);
const totalsOf = ({ totals }: Paper) => totals.map(({ label, amount }) => `${label}: ${amount}`);
const factsOf = ({ facts }: Paper) => facts.map(({ label, text }) => `${label}: ${text}`);

describe('an invoice to another state', () => {
  const printed = paper();

  test('says who sells: name, address, GSTIN (Rule 46(a))', () => {
    expect(printed.supplier).toStrictEqual({
      logo: null,
      name: 'Sahyadri Traders',
      lines: [
        '14 Laxmi Road',
        'Pune, Maharashtra 411030',
        'GSTIN 27AAPFU0939F1ZV, State 27 Maharashtra',
        'accounts@sahyadri.example, +91 98220 00000',
      ],
    });
  });

  test('says who buys: name, address, GSTIN (Rule 46(d))', () => {
    expect(printed.parties).toStrictEqual([
      {
        label: 'Bill to',
        name: 'Karnataka Agro Mills',
        lines: [
          '22 Station Road',
          'Hubballi, Karnataka 580020',
          'GSTIN 29AAACK1234F1ZW, State 29 Karnataka',
        ],
      },
    ]);
  });

  test('has its number, its dates, the place of supply and the reverse charge (b, c, n, p)', () => {
    expect(printed.title).toBe('Tax Invoice');
    expect(factsOf(printed)).toStrictEqual([
      'Invoice number: INV-012',
      'Issue date: 02 Nov 2026',
      'Due date: 02 Dec 2026',
      'Place of supply: 29 Karnataka',
      'Reverse charge: No',
    ]);
  });

  test('names a country of destination where there is one, and none within India', () => {
    const facts = factsOf(paper({ document: { countryName: 'Nepal' } }));
    expect(facts).toContain('Country of destination: Nepal');
    expect(factsOf(printed).join()).not.toContain('Country of destination');
  });

  test('has the buyer’s reference among its facts where there is one', () => {
    const facts = factsOf(paper({ invoice: { reference: 'PO 9' } }));
    expect(facts).toStrictEqual([...factsOf(printed), 'Reference: PO 9']);
  });

  test('has what was sold: description, HSN, quantity, unit, value, IGST (g to m)', () => {
    expect(columnsOf(printed)).toStrictEqual([
      '#',
      'Description',
      'HSN/SAC',
      'Qty',
      'Unit',
      'Rate',
      'Taxable value',
      'IGST',
      'Amount',
    ]);
    const row = [['1'], ['Cotton bale, long staple'], ['5201'], ['12'], ['BAL'], ['4,500.00']];
    expect(printed.table.lines[0]).toStrictEqual([
      ...row,
      ['54,000.00'],
      ['5%', '2,700.00'],
      ['56,700.00'],
    ]);
    expect(printed.table.foot).toStrictEqual([
      [],
      ['Total'],
      [],
      [],
      [],
      [],
      ['61,800.00'],
      ['3,870.00'],
      ['65,670.00'],
    ]);
  });

  test('has the tax by rate, and the total in figures and words (j to m)', () => {
    expect(totalsOf(printed)).toStrictEqual([
      'Subtotal: 61,800.00',
      'IGST 5% on 55,800.00: 2,790.00',
      'IGST 18% on 6,000.00: 1,080.00',
      'Total: ₹65,670.00',
    ]);
    expect(printed.totals.map(({ strong }) => strong)).toStrictEqual([false, false, false, true]);
    expect(printed.inWords.text).toBe('Sixty Five Thousand Six Hundred Seventy Rupees Only');
  });

  test('has value and tax by HSN', () => {
    expect(printed.hsnSummary?.lines).toStrictEqual([
      [['5201'], ['12'], ['BAL'], ['5%'], ['54,000.00'], ['2,700.00'], ['2,700.00']],
      [['6305'], ['12'], ['NOS'], ['5%'], ['1,800.00'], ['90.00'], ['90.00']],
      [['996511'], ['1'], [''], ['18%'], ['6,000.00'], ['1,080.00'], ['1,080.00']],
    ]);
  });

  test('has a place for the signature, and can be paid by UPI (q)', () => {
    const by = 'Authorised signatory';
    expect(printed.signature).toStrictEqual({ of: 'For Sahyadri Traders', by });
    expect(printed.upi?.payload).toBe(
      'upi://pay?pa=sahyadri@hdfcbank&pn=Sahyadri%20Traders&tr=INV-012&tn=Invoice%20INV-012' +
        '&am=65670.00&cu=INR',
    );
    expect(printed.bank?.text).toBe('HDFC Bank, Laxmi Road, A/c 5010 0000 1234, IFSC HDFC0000007');
  });
});

describe('the code of a payment', () => {
  test('has only what we put in it, whatever the payee is called (E70)', () => {
    const upi = { address: 'a@b&am=1', payee: 'X&am=1.00&pn=Y#' };
    const { payload = '' } = paper({ supplier: { upi } }).upi ?? {};
    expect(payload.match(/&am=/g)).toHaveLength(1);
    expect(payload).toContain('pn=X%26am%3D1.00%26pn%3DY%23');
  });
});

describe('the columns of tax', () => {
  test('are CGST and SGST within a state, half of the rate each, and no IGST', () => {
    const printed = paper({ heads: 'intra' });
    expect(columnsOf(printed).slice(6)).toStrictEqual(['Taxable value', 'CGST', 'SGST', 'Amount']);
    expect(printed.table.lines[0]?.slice(7, 9)).toStrictEqual([
      ['2.5%', '1,350.00'],
      ['2.5%', '1,350.00'],
    ]);
    expect(totalsOf(printed).slice(1, 3)).toStrictEqual([
      'CGST 2.5% on 55,800.00: 1,395.00',
      'SGST 2.5% on 55,800.00: 1,395.00',
    ]);
  });

  test('the columns of tax in a union territory without a legislature are CGST and UTGST', () => {
    const printed = paper({
      heads: 'intra',
      supplier: { stateCode: '04' },
      invoice: { placeOfSupply: '04' },
    });
    expect(columnsOf(printed).slice(7, 9)).toStrictEqual(['CGST', 'UTGST']);
    expect(factsOf(printed)).toContain('Place of supply: 04 Chandigarh');
  });

  test('columns of cess are there only where cess is, with both of its rates', () => {
    const water = { ...jute, cessBps: 1200, cessPerUnitThousandths: 4170 };
    const printed = paper({ lines: [cotton, { ...water, rateBps: 2800 }] });
    const at = columnsOf(printed).indexOf('Cess');
    expect(printed.table.lines.map((line) => line[at])).toStrictEqual([
      [],
      ['12%', '4.17 each', '266.04'],
    ]);
    expect(totalsOf(printed)).toContain('Cess: 266.04');
  });

  test('a cess that comes to nothing is still stated with its rate', () => {
    const sample = lineOf('Sample', ['2202', 'NOS'], [1, 0, 2800], { cessBps: 1200 });
    const printed = paper({ lines: [cotton, sample] });
    expect(totalsOf(printed)).toContain('Cess: 0.00');
  });

  test('say of a line without tax why it has none', () => {
    const exempt = lineOf('Milk', ['0401', 'LTR'], [10, 60, 0], { treatment: 'exempt' });
    const printed = paper({ lines: [cotton, exempt] });
    expect(printed.table.lines[1]?.[7]).toStrictEqual(['Exempt']);
  });
});

describe('a discount', () => {
  test('has a column and a row of the totals, and value is after it (k)', () => {
    const printed = paper({ discount: { kind: 'percent', bps: 1000 } });
    expect(columnsOf(printed).slice(5, 8)).toStrictEqual(['Rate', 'Discount', 'Taxable value']);
    expect(totalsOf(printed).slice(0, 3)).toStrictEqual([
      'Subtotal: 61,800.00',
      'Discount: −6,180.00',
      'Taxable value: 55,620.00',
    ]);
  });

  test('a discount of nothing is not mentioned', () => {
    const printed = paper({ discount: { kind: 'amount', amountPaise: 0 } });
    expect(columnsOf(printed)).not.toContain('Discount');
    expect(totalsOf(printed).join()).not.toContain('Discount');
  });
});
