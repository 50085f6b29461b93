// What is sold and for how much: treatments, discounts, prices with tax, rounding, rates and cess.
// Each figure is worked out by hand; the supplier is in Maharashtra (27).
import { describe, expect, test } from 'vitest';
import { invoiceFacts } from '#tests/specimens/tax/trade.ts';
import { billed, item } from './bill.ts';
import type { BillTerms, BuyerName } from './bill.ts';

type Row = readonly [
  what: string,
  buyer: BuyerName,
  asked: BillTerms,
  kind: string,
  journal: string,
];

const pune = 'a firm in Pune';
const karnataka = 'a firm in Karnataka';
const within = 'Tax Invoice, domestic, 27 intra';
const between = 'Tax Invoice, domestic, 29 inter';
const untaxed = (treatment: 'nil' | 'exempt' | 'non-gst') => item(1000, 0, { treatment });
const percent = (bps: number) => ({ kind: 'percent', bps }) as const;
const rupees = (amount: number) => ({ kind: 'amount', amountPaise: amount * 100 }) as const;

const ROWS: readonly Row[] = [
  ...(['nil', 'exempt', 'non-gst'] as const).map((treatment): Row => [
    `of ${treatment} goods is a bill of supply (Rule 49)`,
    pune,
    { lines: [untaxed(treatment)] },
    'Bill of Supply, domestic, 27 intra',
    '1000.00 = 1000.00 sales-goods',
  ]),
  [
    'at nil, 5, 18 and 40 % bears 0 + 50 + 180 + 400',
    karnataka,
    { lines: [untaxed('nil'), item(1000, 5), item(1000, 18), item(1000, 40)] },
    'Invoice, domestic, 29 inter',
    '4630.00 = 4000.00 sales-goods + 630.00 output-igst',
  ],
  [
    'of exempt and taxable goods to a person is both documents in one (Rule 46A)',
    'a person in Pune',
    { lines: [untaxed('exempt'), item(1000, 18)] },
    'Invoice-cum-Bill of Supply, domestic, 27 intra',
    '2180.00 = 2000.00 sales-goods + 90.00 output-cgst + 90.00 output-sgst',
  ],
  [
    'with 10 % off a line taxes what is left (s. 15(3)(a))',
    karnataka,
    { lines: [item(10_000, 18, { discount: percent(1000) })] },
    between,
    '10620.00 = 9000.00 sales-goods + 1620.00 output-igst',
  ],
  [
    'with ₹500 off a line taxes what is left',
    karnataka,
    { lines: [item(10_000, 18, { discount: rupees(500) })] },
    between,
    '11210.00 = 9500.00 sales-goods + 1710.00 output-igst',
  ],
  [
    'with 10 % off the whole takes it from each rate',
    karnataka,
    { lines: [item(1000, 5), item(1000, 18)], discount: percent(1000) },
    between,
    '2007.00 = 1800.00 sales-goods + 207.00 output-igst',
  ],
  [
    'with ₹10 off three lines of ₹100 takes 3.33, 3.33 and 3.34: 17.40 each of 96.67, 96.67, 96.66',
    karnataka,
    { lines: [item(100, 18), item(100, 18), item(100, 18)], discount: rupees(10) },
    between,
    '342.20 = 290.00 sales-goods + 52.20 output-igst',
  ],
  [
    'of ₹1,000 with 18 % in it is 847.46 and twice 76.27',
    pune,
    { pricesIncludeTax: true, lines: [item(1000, 18)] },
    within,
    '1000.00 = 847.46 sales-goods + 76.27 output-cgst + 76.27 output-sgst',
  ],
  [
    'of ₹999 with 5 % in it is 951.43 and twice 23.79, a paisa too much',
    pune,
    { pricesIncludeTax: true, lines: [item(999, 5)] },
    within,
    '999.00 = 951.43 sales-goods + 23.79 output-cgst + 23.79 output-sgst - 0.01 round-off',
  ],
  [
    'of ₹1,180 and ₹1,050 with tax in them, 10 % off the whole, is 900 + 162 and 900 + 45',
    karnataka,
    {
      pricesIncludeTax: true,
      lines: [item(1180, 18), item(1050, 5)],
      discount: percent(1000),
    },
    between,
    '2007.00 = 1800.00 sales-goods + 207.00 output-igst',
  ],
  [
    'of ₹118.35 in whole rupees loses 35 paise (s. 170)',
    karnataka,
    { rounding: 'rupee', lines: [item(100.3, 18)] },
    between,
    '118.00 = 100.30 sales-goods + 18.05 output-igst - 0.35 round-off',
  ],
  [
    'of ₹52.50 in whole rupees gains half a rupee',
    pune,
    { rounding: 'rupee', lines: [item(50, 5)] },
    within,
    '53.00 = 50.00 sales-goods + 1.25 output-cgst + 1.25 output-sgst + 0.50 round-off',
  ],
  [
    'of a car in 2024 bears 28 % and a cess of 22 %',
    karnataka,
    { on: '2024-08-01', lines: [item(800_000, 28, { hsn: '8703', cessBps: 2200 })] },
    between,
    '1200000.00 = 800000.00 sales-goods + 224000.00 output-igst + 176000.00 output-cess',
  ],
  [
    'of ten tonnes of coal in June 2025 bears 5 % and ₹400 a tonne',
    karnataka,
    {
      on: '2025-06-01',
      lines: [
        item(5000, 5, { hsn: '2701', quantityThousandths: 1e4, cessPerUnitThousandths: 400_000 }),
      ],
    },
    between,
    '56500.00 = 50000.00 sales-goods + 2500.00 output-igst + 4000.00 output-cess',
  ],
  [
    'of rough diamonds bears 0.25 %',
    pune,
    { lines: [item(100_000, 0.25, { hsn: '7102' })] },
    within,
    '100250.00 = 100000.00 sales-goods + 125.00 output-cgst + 125.00 output-sgst',
  ],
  [
    'of jewellery bears 3 %',
    pune,
    { lines: [item(100_000, 3, { hsn: '7113' })] },
    within,
    '103000.00 = 100000.00 sales-goods + 1500.00 output-cgst + 1500.00 output-sgst',
  ],
  [
    'of bricks bears 12 % still (14/2025-CTR)',
    pune,
    { lines: [item(1000, 12, { hsn: '69041000' })] },
    within,
    '1120.00 = 1000.00 sales-goods + 60.00 output-cgst + 60.00 output-sgst',
  ],
];

describe('an invoice', () => {
  test.each(ROWS)('%s', (_what, buyer, asked, kind, journal) => {
    expect(billed(buyer, asked)).toStrictEqual([kind, journal]);
  });
});

describe('an invoice is refused', () => {
  test.each<[string, BuyerName, BillTerms, string]>([
    ['at 12 % today', pune, { lines: [item(100, 12)] }, 'line_rate_not_in_force'],
    ['at 28 % today', pune, { lines: [item(100, 28)] }, 'line_rate_not_in_force'],
    ['at 7 %, which is no rate', pune, { lines: [item(100, 7)] }, 'line_rate_unknown'],
    [
      'with a cess today',
      pune,
      { lines: [item(100, 40, { cessBps: 2200 })] },
      'line_cess_not_in_force',
    ],
    [
      'with reverse charge to a person',
      'a person in Pune',
      { reverseCharge: true },
      'reverse_charge_needs_registered_party',
    ],
    [
      'with a code that is not listed',
      pune,
      { lines: [item(100, 18, { hsn: '8415' })] },
      'line_hsn_not_listed',
    ],
    [
      'with the code of goods on a service',
      pune,
      { lines: [item(100, 18, { nature: 'event' })] },
      'line_nature_of_goods',
    ],
    ['dated tomorrow', pune, { on: '2026-11-22' }, 'issued_in_the_future'],
    ['dated before GST', pune, { on: '2017-06-30' }, 'invoice_before_gst'],
    [
      'above ₹1 lakh crore',
      pune,
      { lines: [item(1e9, 18, { quantityThousandths: 1e6 })] },
      'invoice_total_too_large',
    ],
  ])('%s', (_what, buyer, asked, refusal) => {
    expect(billed(buyer, asked)).toStrictEqual([refusal]);
  });

  test('an invoice to the supplier’s own GSTIN is refused', () => {
    const { supplier } = invoiceFacts;
    const facts = { supplier: { ...supplier, gstin: '27AAACK1234F1Z5' } };
    expect(billed(pune, {}, facts)).toStrictEqual(['parties_share_gstin']);
  });
});
