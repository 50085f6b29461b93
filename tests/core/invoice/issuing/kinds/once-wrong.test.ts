// Seven kinds of invoice that came out wrong once, each with what the law says of it.
import { describe, expect, test } from 'vitest';
import { NO_LETTER, billed, issuedTo, item, service } from './bill.ts';
import type { BillTerms, BuyerName } from './bill.ts';

const passenger = 'a person in Karnataka';
const ride = service('9964', { nature: 'passenger-transport' });
const room = service('9963', { nature: 'immovable-property' });
const party = service('9983', { nature: 'event' });
const meal = service('9963', { nature: 'performed-in-person' });
const course = service('9992', { nature: 'training' });
const carriage = service('9965', { nature: 'goods-transport' });
const ticket = service('9996', { nature: 'admission' });

const LOCAL = '11800.00 = 10000.00 sales-services + 900.00 output-cgst + 900.00 output-sgst';
const AWAY = '11800.00 = 10000.00 sales-services + 1800.00 output-igst';
const inMaharashtra = 'Tax Invoice, domestic, 27 intra';
const inGoa = 'Tax Invoice, domestic, 30 inter';

describe('1: a customer in a special economic zone, of whom nobody says the kind', () => {
  test('is billed without tax under a letter of undertaking, on the account of zones', () => {
    expect(billed('a unit in a zone in Karnataka', {})).toStrictEqual([
      'Tax Invoice, sez-without-payment, 29 inter',
      '10000.00 = 10000.00 sez-sales',
    ]);
  });

  test('is billed with IGST where there is no letter, and never as a sale within India', () => {
    const buyer = 'a unit in a zone in Pune';
    expect(billed(buyer, {}, { undertakings: NO_LETTER })).toStrictEqual([
      'Tax Invoice, sez-with-payment, 27 inter',
      '11800.00 = 10000.00 sez-sales + 1800.00 output-igst',
    ]);
    expect(billed(buyer, { supply: 'domestic' })).toStrictEqual(['sez_supply_is_zero_rated']);
  });
});

describe('2: a customer abroad, of whom nobody says the kind', () => {
  test('is an export without tax under a letter of undertaking', () => {
    expect(billed('a store in Dubai', {})).toStrictEqual([
      'Tax Invoice, export-without-payment, 96 inter',
      '10000.00 = 10000.00 export-sales',
    ]);
  });

  test('is an export with IGST where there is no letter, and never a sale within India', () => {
    expect(billed('a store in Dubai', {}, { undertakings: NO_LETTER })).toStrictEqual([
      'Tax Invoice, export-with-payment, 96 inter',
      '11800.00 = 10000.00 export-sales + 1800.00 output-igst',
    ]);
    const said: BillTerms = { supply: 'domestic' };
    expect(billed('a store in Dubai', said)).toStrictEqual(['supply_ends_abroad']);
  });
});

describe('3: goods for a customer abroad that are delivered in India', () => {
  const delivery = 'Ring Road, Surat, Gujarat 395003';

  test('end where they are delivered, and are no export (ss. 2(5), 10(1)(a))', () => {
    expect(billed('a store in Dubai', { delivery })).toStrictEqual([
      'Tax Invoice, domestic, 24 inter',
      '11800.00 = 10000.00 sales-goods + 1800.00 output-igst',
    ]);
    const said: BillTerms = { delivery, supply: 'export-with-payment' };
    expect(billed('a store in Dubai', said)).toStrictEqual(['export_ends_in_india']);
  });
});

describe('4: a service that ends in a place of its own', () => {
  test.each<[string, BuyerName, BillTerms, string, string]>([
    ['a ride from Pune (s. 12(9)(b))', passenger, { lines: [ride] }, inMaharashtra, LOCAL],
    ['a room in a hotel in Pune (s. 12(3))', passenger, { lines: [room] }, inMaharashtra, LOCAL],
    ['a wedding held in Pune (s. 12(7)(b))', passenger, { lines: [party] }, inMaharashtra, LOCAL],
    ['a meal served in Pune (s. 12(4))', passenger, { lines: [meal] }, inMaharashtra, LOCAL],
    ['a course held in Pune (s. 12(5)(b))', passenger, { lines: [course] }, inMaharashtra, LOCAL],
    [
      'parcels handed over in Pune (s. 12(8)(b))',
      passenger,
      { lines: [carriage] },
      inMaharashtra,
      LOCAL,
    ],
    ['a ticket to a park in Pune (s. 12(6))', passenger, { lines: [ticket] }, inMaharashtra, LOCAL],
    [
      'a ride from Pune for somebody from Dubai (s. 13(10))',
      'a store in Dubai',
      { lines: [ride] },
      inMaharashtra,
      LOCAL,
    ],
    [
      'a room in Pune for a firm in Karnataka (s. 12(3))',
      'a firm in Karnataka',
      { lines: [room] },
      inMaharashtra,
      LOCAL,
    ],
    [
      'a ride from Pune for a firm in Karnataka (s. 12(9)(a))',
      'a firm in Karnataka',
      { lines: [ride] },
      'Tax Invoice, domestic, 29 inter',
      AWAY,
    ],
  ])('ends where the law says: %s', (_law, buyer, asked, kind, journal) => {
    const there: BillTerms = { ...asked, servicePlace: '27' };
    expect(billed(buyer, there)).toStrictEqual([kind, journal]);
  });

  test('ends in Goa where the hotel is there, whoever sleeps in it', () => {
    const asked: BillTerms = { lines: [room], servicePlace: '30' };
    expect(billed('a person in Pune', asked)).toStrictEqual([inGoa, AWAY]);
    expect(billed('a unit in a zone in Pune', asked)).toStrictEqual([
      'Tax Invoice, sez-without-payment, 30 inter',
      '10000.00 = 10000.00 sez-sales',
    ]);
  });

  test('is not issued while nobody said where it ends', () => {
    expect(billed(passenger, { lines: [ride] })).toStrictEqual(['service_place_missing']);
  });
});

describe('5: a place of supply whose code has ended', () => {
  test.each(['25', '28'])('is refused today: %s', (placeOfSupply) => {
    expect(billed('a person in Pune', { placeOfSupply })).toStrictEqual([
      'place_of_supply_retired',
    ]);
  });

  test('stands on an invoice of a day when Daman and Diu was 25', () => {
    expect(billed('a person in Pune', { placeOfSupply: '25', on: '2020-01-25' })).toStrictEqual([
      'Tax Invoice, domestic, 25 inter',
      '11800.00 = 10000.00 sales-goods + 1800.00 output-igst',
    ]);
  });
});

describe('6: a supply without tax for which no letter of undertaking is in force', () => {
  test.each([
    ['a unit in a zone in Karnataka', 'sez-without-payment'],
    ['a store in Dubai', 'export-without-payment'],
  ] as const)('is refused to %s (Rule 96A)', (buyer, supply) => {
    const facts = { undertakings: NO_LETTER };
    expect(billed(buyer, { supply }, facts)).toStrictEqual(['undertaking_missing']);
  });
});

describe('7: a nil-rated line that names a rate', () => {
  test('bears no tax, and says no rate that a return would show', () => {
    const asked: BillTerms = { lines: [item(1000, 18, { treatment: 'nil', cessBps: 100 })] };
    const issued = issuedTo('a person in Pune', asked);
    expect(typeof issued === 'string' ? issued : issued.data.lines).toMatchObject([
      { treatment: 'nil', rateBps: 0, cessBps: 0, cessPerUnitThousandths: 0, taxablePaise: 1e5 },
    ]);
  });
});
