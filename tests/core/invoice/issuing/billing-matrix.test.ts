// Who buys what, where: the kind of supply, the place, the heads and the account of income of an
// invoice as it is issued, or the refusal that names what is wrong.
import { describe, expect, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { Draft, InvoiceEvent, InvoiceFacts, Recipient } from '#core/invoice/index.ts';
import type { SupplyKind } from '#core/tax/index.ts';
import {
  agroMills,
  dubaiStores,
  fans,
  invoiceFacts,
  raviAtHome,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';

const LETTER = { byYear: { '26-27': 'AD270426001234X' }, ofNoYear: null };
const NO_LETTER = { byYear: { '25-26': 'AD270425001234X' }, ofNoYear: null };

const BUYERS: Readonly<Record<string, Recipient>> = {
  registered: agroMills,
  composition: { ...agroMills, registration: 'composition' },
  walkIn: raviAtHome,
  passenger: { ...raviAtHome, stateCode: '29', address: 'Hubballi', city: null, pincode: null },
  nowhere: { ...raviAtHome, stateCode: null, address: null, city: null, pincode: null },
  zone: { ...agroMills, registration: 'sez' },
  abroad: dubaiStores,
};

const ride = { ...fans, hsn: '9964', uqc: null, nature: 'passenger-transport' } as const;
const room = { ...fans, hsn: '9963', uqc: null, nature: 'immovable-property' } as const;
const advice = { ...fans, hsn: '9983', uqc: null };
const toll = { ...fans, hsn: '9967', uqc: null };

type AskedDraft = Partial<Omit<Draft, 'supply'>> & { readonly supply?: SupplyKind | null };

function issued(buyer: string, asked: AskedDraft, facts: Partial<InvoiceFacts> = {}) {
  const recipient = BUYERS[buyer] ?? agroMills;
  const listedHsn = new Set(['8414', '9963', '9964', '9967', '9983']);
  const customer = { active: true, recipient, dueDays: null, email: null };
  const { issueDate: _today, dueDate: _term, ...rest } = asked;
  const draft = wanted({ supply: null, ...rest });
  const data = { invoiceId: trade.invoiceId, customerId: trade.invoiceId as never, draft };
  const decided = invoiceDecider.decide(
    invoiceDecider.initialState,
    { type: 'DraftInvoice', data: { ...data, issueAs: trade.journalId } },
    { ...invoiceFacts, undertakings: LETTER, listedHsn, customer, ...facts },
  );
  if (!decided.ok) return decided.rejection.kind;
  const event = (decided.value as readonly InvoiceEvent[]).find(
    ({ type }) => type === 'InvoiceIssued',
  );
  if (event?.type !== 'InvoiceIssued') return 'nothing';
  const { supply, placeOfSupply, heads, lines } = event.data;
  const incomes = [...new Set(lines.map(({ income }) => income))].join('+');
  return `${supply} ${placeOfSupply} ${heads} ${incomes}`;
}

describe('an invoice of a book in Maharashtra, 27, of which nobody says the kind', () => {
  test.each<[string, AskedDraft, string]>([
    ['registered', {}, 'domestic 29 inter sales-goods'],
    ['registered', { lines: [advice] }, 'domestic 29 inter sales-services'],
    ['registered', { lines: [fans, advice] }, 'domestic 29 inter sales-goods+sales-services'],
    ['registered', { reverseCharge: true }, 'domestic 29 inter sales-rcm'],
    ['registered', { placeOfSupply: '27', delivery: 'Pune' }, 'domestic 27 intra sales-goods'],
    ['registered', { lines: [ride] }, 'domestic 29 inter sales-services'],
    ['registered', { lines: [room], servicePlace: '27' }, 'domestic 27 intra sales-services'],
    ['composition', {}, 'domestic 29 inter sales-goods'],
    ['walkIn', {}, 'domestic 27 intra sales-goods'],
    ['walkIn', { delivery: 'Bengaluru, Karnataka' }, 'domestic 29 inter sales-goods'],
    ['nowhere', {}, 'domestic 27 intra sales-goods'],
    ['nowhere', { lines: [advice] }, 'domestic 27 intra sales-services'],
    ['passenger', {}, 'domestic 29 inter sales-goods'],
    ['passenger', { lines: [ride], servicePlace: '27' }, 'domestic 27 intra sales-services'],
    ['passenger', { lines: [ride, toll], servicePlace: '27' }, 'domestic 27 intra sales-services'],
    ['passenger', { lines: [room], servicePlace: '30' }, 'domestic 30 inter sales-services'],
    ['zone', {}, 'sez-without-payment 29 inter sez-sales'],
    ['zone', { placeOfSupply: '27', delivery: 'Pune' }, 'sez-without-payment 27 inter sez-sales'],
    ['zone', { supply: 'sez-with-payment' }, 'sez-with-payment 29 inter sez-sales'],
    ['abroad', {}, 'export-without-payment 96 inter export-sales'],
    ['abroad', { lines: [advice] }, 'export-without-payment 96 inter export-sales'],
    ['abroad', { supply: 'export-with-payment' }, 'export-with-payment 96 inter export-sales'],
    ['abroad', { delivery: 'Andheri, Mumbai 400053' }, 'domestic 27 intra sales-goods'],
    ['abroad', { delivery: 'Surat, Gujarat 395003' }, 'domestic 24 inter sales-goods'],
    ['abroad', { lines: [ride], servicePlace: '27' }, 'domestic 27 intra sales-services'],
    ['abroad', { lines: [room], servicePlace: '30' }, 'domestic 30 inter sales-services'],
    [
      'abroad',
      { lines: [room], servicePlace: '96' },
      'export-without-payment 96 inter export-sales',
    ],
  ])('an invoice to %s with %j is %s', (buyer, asked, expected) => {
    expect(issued(buyer, asked)).toBe(expected);
  });

  test.each<[string, string]>([
    ['zone', 'sez-with-payment 29 inter sez-sales'],
    ['abroad', 'export-with-payment 96 inter export-sales'],
  ])('an invoice without a letter of the year to %s bears tax: %s', (buyer, expected) => {
    expect(issued(buyer, {}, { undertakings: NO_LETTER })).toBe(expected);
  });

  test('an invoice of goods delivered in Gujarat to a buyer abroad by a book there has CGST and SGST', () => {
    const gstin = '24AAACC1206D1ZM';
    const supplier = { ...invoiceFacts.supplier, stateCode: '24', gstin };
    const asked = { delivery: 'Surat, Gujarat 395003' };
    expect(issued('abroad', asked, { supplier })).toBe('domestic 24 intra sales-goods');
  });
});

describe('an invoice is refused', () => {
  test.each<[string, AskedDraft, string]>([
    ['zone', { supply: 'domestic' }, 'sez_supply_is_zero_rated'],
    ['abroad', { supply: 'domestic' }, 'supply_ends_abroad'],
    [
      'abroad',
      { supply: 'export-with-payment', delivery: 'Surat, Gujarat 395003' },
      'export_ends_in_india',
    ],
    [
      'abroad',
      { supply: 'export-with-payment', lines: [ride], servicePlace: '27' },
      'export_ends_in_india',
    ],
    ['abroad', { lines: [ride] }, 'service_place_missing'],
    ['passenger', { lines: [ride] }, 'service_place_missing'],
    ['passenger', { lines: [ride], servicePlace: '99' }, 'service_place_unknown'],
    ['passenger', { lines: [ride], servicePlace: '25' }, 'place_of_supply_retired'],
    ['registered', { lines: [ride, room], servicePlace: '27' }, 'lines_end_apart'],
    ['registered', { placeOfSupply: '28' }, 'place_of_supply_retired'],
    ['registered', { placeOfSupply: '25' }, 'place_of_supply_retired'],
    ['registered', { placeOfSupply: '96' }, 'pos_not_allowed'],
  ])('an invoice to %s with %j is refused: %s', (buyer, asked, kind) => {
    expect(issued(buyer, asked)).toBe(kind);
  });

  test.each([
    ['zone', 'sez-without-payment'],
    ['abroad', 'export-without-payment'],
  ] as const)(
    'an invoice to %s of kind %s is refused, as no letter is in force on the day',
    (buyer, supply) => {
      expect(issued(buyer, { supply }, { undertakings: NO_LETTER })).toBe('undertaking_missing');
    },
  );
});
