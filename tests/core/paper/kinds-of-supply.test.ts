import { describe, expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { freight, invoiceDocument } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const paper = (asked?: SpecimenRequest): Paper => paperOf(invoiceDocument(asked));
const columnsOf = ({ table }: Paper) => table.columns.map(({ head }) => head);
const totalsOf = ({ totals }: Paper) => totals.map(({ label, amount }) => `${label}: ${amount}`);
const factsOf = ({ facts }: Paper) => facts.map(({ label, text }) => `${label}: ${text}`);

describe('other documents and supplies', () => {
  test('a bill of supply under composition says so at its top, and has no tax', () => {
    const printed = paper({
      heads: 'none',
      supplier: { registration: 'composition' },
      invoice: { title: 'Bill of Supply' },
    });
    expect(printed.declarations).toStrictEqual([
      'Composition taxable person, not eligible to collect tax on supplies',
    ]);
    expect(columnsOf(printed).slice(5)).toStrictEqual(['Rate', 'Value']);
    expect(printed.hsnSummary).toBeNull();
    expect(totalsOf(printed)).toStrictEqual(['Subtotal: 61,800.00', 'Total: ₹61,800.00']);
  });

  test('an export under a letter of undertaking has its endorsement, rate and destination', () => {
    const printed = paper({
      supply: 'export-without-payment',
      supplier: { lut: 'AD270326000123X' },
      recipient: { gstin: null, stateCode: '96', country: 'US', registration: 'overseas' },
      invoice: { placeOfSupply: '96' },
      document: { countryName: 'United States' },
    });
    expect(printed.declarations).toStrictEqual([
      'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ' +
        'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
      'Letter of undertaking: AD270326000123X',
    ]);
    expect(factsOf(printed)).toContain('Place of supply: 96 Outside India');
    expect(factsOf(printed)).toContain('Country of destination: United States');
    expect(printed.parties[0]?.lines).toStrictEqual([
      '22 Station Road',
      'Hubballi, United States 580020',
    ]);
    expect(printed.table.lines[0]?.[7]).toStrictEqual(['5%', '0.00']);
  });

  test('prices have tax inside where a single line is taxed, and none where no line is', () => {
    const exempt = { ...freight, treatment: 'exempt' as const, rateBps: 0 };
    const heads = (lines: readonly (typeof freight)[]) =>
      columnsOf(paper({ lines, pricesIncludeTax: true }));
    expect(heads([freight, exempt])).toContain('Rate incl. tax');
    expect(heads([exempt, exempt])).not.toContain('Rate incl. tax');
  });

  test('a supply to a special economic zone with payment has the other endorsement', () => {
    expect(paper({ supply: 'sez-with-payment' }).declarations).toStrictEqual([
      'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ' +
        'ON PAYMENT OF INTEGRATED TAX',
    ]);
  });

  test('reverse charge says Yes, states the rate and charges nothing (p)', () => {
    const printed = paper({ reverseCharge: true });
    expect(factsOf(printed)).toContain('Reverse charge: Yes');
    expect(printed.declarations).toStrictEqual([
      'Tax on this supply is payable by the recipient on reverse charge.',
    ]);
    expect(totalsOf(printed)).toContain('IGST 18% on 6,000.00: 0.00');
  });

  test('an unregistered buyer is named with the State and its code (e)', () => {
    const printed = paper({ recipient: { gstin: null, registration: 'unregistered' } });
    expect(printed.parties[0]?.lines.at(-1)).toBe('State 29 Karnataka');
  });

  test('a firm stands before the person, and another place of delivery beside both (o)', () => {
    const printed = paper({
      recipient: { name: 'Asha Rao', company: 'Rao & Sons' },
      invoice: { delivery: 'Godown 4\n\nBhosari' },
    });
    expect(printed.parties[0]?.name).toBe('Rao & Sons');
    expect(printed.parties[0]?.lines[0]).toBe('Asha Rao');
    expect(printed.parties[1]).toStrictEqual({
      label: 'Deliver to',
      name: null,
      lines: ['Godown 4', 'Bhosari'],
    });
  });

  test('an unregistered supplier has neither place of supply nor reverse charge', () => {
    const printed = paper({
      heads: 'none',
      supplier: { registration: 'unregistered', gstin: null },
      invoice: { title: 'Invoice', placeOfSupply: null },
    });
    expect(factsOf(printed)).toHaveLength(3);
    expect(printed.supplier.lines).toContain('PAN AAPFU0939F');
  });

  test.each([
    ['unregistered', 'Invoice', []],
    ['regular', 'Bill of Supply', ['Nil rated']],
  ] as const)('a supplier who is %s says the class of what has no tax: %s', (...row) => {
    const [registration, title, classes] = row;
    const printed = paper({
      heads: 'none',
      lines: [{ ...freight, treatment: 'nil', rateBps: 0, description: null }],
      supplier: { registration },
      invoice: { title },
    });
    const item = printed.table.columns.findIndex(({ head }) => head === 'Description');
    expect(printed.table.lines[0]?.[item]?.slice(1)).toStrictEqual(classes);
  });
});

describe('copies', () => {
  test('copies of goods are for recipient, transporter and supplier (Rule 48(1))', () => {
    expect(paper({ document: { copies: 3 } }).copies).toStrictEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR SUPPLIER',
    ]);
  });

  test('copies of services are two (Rule 48(2))', () => {
    expect(paper({ lines: [freight], document: { copies: 3 } }).copies).toStrictEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR SUPPLIER',
    ]);
  });
});
