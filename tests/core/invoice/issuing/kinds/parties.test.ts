// Who sells to whom, and where it ends: ten fans at ₹1,000 with 18 % where nothing else is said, by
// a supplier in Maharashtra (27). Each figure is worked out by hand from the law its row names.
import { describe, expect, test } from 'vitest';
import { invoiceFacts } from '#tests/specimens/tax/trade.ts';
import { BUYERS, billed, item } from './bill.ts';
import type { BillTerms, BuyerName } from './bill.ts';

type Row = readonly [
  law: string,
  buyer: BuyerName,
  asked: BillTerms,
  kind: string,
  journal: string,
];

const HALVES = '11800.00 = 10000.00 sales-goods + 900.00 output-cgst + 900.00 output-sgst';
const IGST = '11800.00 = 10000.00 sales-goods + 1800.00 output-igst';
const within = 'Tax Invoice, domestic, 27 intra';
const toKarnataka = 'Tax Invoice, domestic, 29 inter';

const ROWS: readonly Row[] = [
  ['within the State', 'a firm in Pune', {}, within, HALVES],
  ['between States', 'a firm in Karnataka', {}, toKarnataka, IGST],
  ['to a composition firm', 'a composition firm in Karnataka', {}, toKarnataka, IGST],
  ['to an embassy with a UIN', 'an embassy in Pune', {}, within, HALVES],
  [
    'of goods for ₹62.51 to a person: halves of 5.6259, each rounded up',
    'a person in Pune',
    { lines: [item(62.51, 18)] },
    within,
    '73.77 = 62.51 sales-goods + 5.63 output-cgst + 5.63 output-sgst',
  ],
  [
    'of goods for ₹1,50,000 to a person in another State (s. 10(1)(ca))',
    'a person in Karnataka',
    { lines: [item(150_000, 18)] },
    toKarnataka,
    '177000.00 = 150000.00 sales-goods + 27000.00 output-igst',
  ],
  ['without an address ends with the supplier', 'a person without an address', {}, within, HALVES],
  [
    'to an SEZ with payment of tax (s. 16(1)(b))',
    'a unit in a zone in Karnataka',
    { supply: 'sez-with-payment' },
    'Tax Invoice, sez-with-payment, 29 inter',
    '11800.00 = 10000.00 sez-sales + 1800.00 output-igst',
  ],
  [
    'to an SEZ of the own State is between States all the same (s. 7(5)(b))',
    'a unit in a zone in Pune',
    { supply: 'sez-with-payment' },
    'Tax Invoice, sez-with-payment, 27 inter',
    '11800.00 = 10000.00 sez-sales + 1800.00 output-igst',
  ],
  [
    'to an SEZ under a letter of undertaking bears no tax',
    'a unit in a zone in Karnataka',
    { supply: 'sez-without-payment' },
    'Tax Invoice, sez-without-payment, 29 inter',
    '10000.00 = 10000.00 sez-sales',
  ],
  [
    'abroad with payment of IGST (s. 16(3)(b))',
    'a store in Dubai',
    { supply: 'export-with-payment' },
    'Tax Invoice, export-with-payment, 96 inter',
    '11800.00 = 10000.00 export-sales + 1800.00 output-igst',
  ],
  [
    'abroad under a letter of undertaking bears no tax (s. 16(3)(a))',
    'a store in Dubai',
    { supply: 'export-without-payment' },
    'Tax Invoice, export-without-payment, 96 inter',
    '10000.00 = 10000.00 export-sales',
  ],
  [
    'under reverse charge leaves the tax to the buyer',
    'a firm in Karnataka',
    { reverseCharge: true },
    toKarnataka,
    '10000.00 = 10000.00 sales-rcm',
  ],
  [
    'to Chandigarh from outside',
    'a firm in Chandigarh',
    {},
    'Tax Invoice, domestic, 04 inter',
    IGST,
  ],
  [
    'to Lakshadweep from outside',
    'a firm in Lakshadweep',
    {},
    'Tax Invoice, domestic, 31 inter',
    IGST,
  ],
  [
    'billed to Karnataka and delivered in Pune on its direction ends in Karnataka (s. 10(1)(b))',
    'a firm in Karnataka',
    { delivery: '12 MG Road, Pune 411001' },
    toKarnataka,
    IGST,
  ],
  [
    'billed to Pune and delivered in Karnataka on its direction ends in Maharashtra (s. 10(1)(b))',
    'a firm in Pune',
    { delivery: '4 Mill Road, Hubballi, Karnataka 580020' },
    within,
    HALVES,
  ],
  [
    'of a person in Pune, delivered in Karnataka, ends there (s. 10(1)(ca))',
    'a person in Pune',
    { delivery: '4 Mill Road, Hubballi, Karnataka 580020' },
    toKarnataka,
    IGST,
  ],
  [
    'of deemed export is taxed as other supplies are (s. 147)',
    'a firm in Karnataka',
    { supply: 'deemed-export' },
    'Tax Invoice, deemed-export, 29 inter',
    IGST,
  ],
];

describe('an invoice of a supplier in Maharashtra', () => {
  test.each(ROWS)('is right %s', (_law, buyer, asked, kind, journal) => {
    expect(billed(buyer, asked)).toStrictEqual([kind, journal]);
  });

  test('is tried for each kind of buyer', () => {
    expect(new Set(ROWS.map(([, buyer]) => buyer))).toStrictEqual(new Set(Object.keys(BUYERS)));
  });
});

const { supplier } = invoiceFacts;
const sellingIn = (stateCode: string) => ({
  supplier: { ...supplier, stateCode, gstin: `${stateCode}AAPFU0939F1Z5` },
});

describe('an invoice of another supplier', () => {
  test.each([
    ['04', 'a firm in Chandigarh'],
    ['31', 'a firm in Lakshadweep'],
  ] as const)(
    'an invoice within the union territory %s has CGST and UTGST for %s',
    (code, buyer) => {
      const kind = `Tax Invoice, domestic, ${code} intra`;
      expect(billed(buyer, {}, sellingIn(code))).toStrictEqual([kind, HALVES]);
    },
  );

  test('an invoice under composition is a bill of supply without tax (s. 10(4), Rule 49)', () => {
    const facts = { supplier: { ...supplier, registration: 'composition' } } as const;
    const kind = 'Bill of Supply, domestic, 27 none';
    expect(billed('a person in Pune', {}, facts)).toStrictEqual([
      kind,
      '10000.00 = 10000.00 sales-goods',
    ]);
    expect(billed('a firm in Karnataka', {}, facts)).toStrictEqual(['composition_between_states']);
  });

  test('an invoice without registration is a plain invoice without tax (s. 32)', () => {
    const facts = { supplier: { ...supplier, registration: 'unregistered', gstin: null } } as const;
    const kind = 'Invoice, domestic, null none';
    const lines = [item(10_000, 0)];
    expect(billed('a person in Pune', { lines }, facts)).toStrictEqual([
      kind,
      '10000.00 = 10000.00 sales-goods',
    ]);
    expect(billed('a person in Pune', {}, facts)).toStrictEqual(['rate_without_gstin']);
  });
});
