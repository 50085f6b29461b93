// Money to be printed: a plain receipt, an advance for a service, and its refund.
import type { Advance } from '#core/customer/index.ts';
import type { ReceiptDocument, RefundDocument } from '#core/paper/index.ts';
import { recipient, supplier } from './papers.ts';

const money = {
  supplier,
  recipient,
  logo: null,
  countryName: null,
  sheet: 'a4',
  dated: '2026-11-02',
  method: 'bank-transfer',
  reference: 'UTR 4711',
  reversed: false,
} as const;

/** ₹ 20,000 with its 18 % in it, between states. */
export const designAdvance: Advance = {
  supply: 'services',
  description: 'Design of the new office',
  hsn: '998391',
  rateBps: 1800,
  placeOfSupply: '29',
  heads: 'inter',
  tax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 305_085, cessPaise: 0 },
};

/** ₹ 1,180.00 for two bills, of which ₹ 100 TDS were kept back. */
export const receiptDocument = (changes: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  ...money,
  number: 'RV-014',
  amountPaise: 118_000,
  deductions: [{ kind: 'tds', amountPaise: 10_000, section: '194J' }],
  advance: null,
  settled: [
    { kind: 'invoice', number: 'INV-012', amountPaise: 100_000 },
    { kind: 'opening-bill', number: '2025/118', amountPaise: 8_000 },
  ],
  ...changes,
});

export const advanceDocument = (changes: Partial<Advance> = {}): ReceiptDocument =>
  receiptDocument({
    amountPaise: 1_694_915,
    deductions: [],
    settled: [],
    advance: { ...designAdvance, ...changes },
  });

export const refundDocument = (changes: Partial<RefundDocument> = {}): RefundDocument => ({
  ...money,
  number: 'RFV-003',
  dated: '2026-11-20',
  amountPaise: 847_457,
  advanceTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 152_543, cessPaise: 0 },
  credit: { kind: 'receipt', number: 'RV-014', dated: '2026-11-02', advance: designAdvance },
  reason: 'Half of the order was called off.',
  ...changes,
});
