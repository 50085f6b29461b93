// What a service is by its code (SAC) where nobody has said it, and what is asked before an invoice
// of it is issued (IGST Act ss. 12 and 13). The supplier is in Maharashtra, 27.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { natureByCode, natureOf } from '#core/tax/index.ts';
import type { ServiceNature } from '#core/tax/index.ts';
import { supplier } from '#tests/specimens/tax/trade.ts';
import { BUYERS, billed, issuedTo, item, service } from './bill.ts';
import type { BillTerms, BuyerName } from './bill.ts';

const ON = calendarDate('2026-11-20');

describe('a code says what the service is', () => {
  test.each<[string, ServiceNature | null]>([
    ['995411', 'immovable-property'],
    ['9954', 'immovable-property'],
    ['996311', 'immovable-property'],
    ['996322', 'immovable-property'],
    ['997212', 'immovable-property'],
    ['996331', 'performed-in-person'],
    ['999312', 'performed-in-person'],
    ['999721', 'performed-in-person'],
    ['996412', 'passenger-transport'],
    ['9964', 'passenger-transport'],
    ['996511', 'goods-transport'],
    ['996812', 'goods-transport'],
    ['996791', 'goods-transport'],
    ['996601', 'vehicle-hire'],
    ['999293', 'training'],
    ['998596', 'event'],
    ['999616', 'admission'],
    ['999617', 'admission'],
    ['999624', 'admission'],
    ['999653', 'admission'],
    ['999691', 'admission'],
    ['999694', 'admission'],
    ['998321', null],
    ['998342', null],
    ['998344', null],
    ['999623', null],
    ['999652', null],
    ['998311', 'general'],
    ['996719', 'general'],
    ['999292', 'general'],
    ['8414', 'general'],
  ])('%s is %s', (hsn, nature) => {
    expect(natureOf({ hsn }, ON)).toBe(nature);
  });

  test('and that it is called any service makes it none', () => {
    expect(natureOf({ hsn: '996311', nature: 'general' }, ON)).toBe('immovable-property');
    expect(natureOf({ hsn: '998321', nature: 'general' }, ON)).toBe('general');
  });

  test('but what a person says that it is stands', () => {
    expect(natureOf({ hsn: '996331', nature: 'on-board' }, ON)).toBe('on-board');
    expect(natureOf({ hsn: '9983', nature: 'immovable-property' }, ON)).toBe('immovable-property');
  });

  test('says so from the day on which GST began', () => {
    expect(natureByCode('996412', calendarDate('2017-06-30'))).toBeNull();
    expect(natureByCode('996412', calendarDate('2017-07-01'))?.nature).toBe('passenger-transport');
  });
});

const CODES =
  '8414 9954 995411 9963 996311 996331 996332 9964 996412 9965 996511 9966 996601 9972 997222 ' +
  '9983 998311 998321 998344 998596 999293 9993 999623 999652 999691 99972 999721';
const facts = { listedHsn: new Set(CODES.split(' ')) };
const bill = (buyer: BuyerName, terms: BillTerms) => billed(buyer, terms, facts)[0];

describe('an invoice of a service whose nature nobody chose', () => {
  const place = 'service_place_missing';
  test.each<[string, BuyerName, string, string]>([
    // What it is, who buys, without a place, and where 33 is said.
    ['996311', 'a firm in Karnataka', place, 'Tax Invoice, domestic, 33 inter'],
    ['996311', 'a firm in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['996311', 'a person in Karnataka', place, 'Tax Invoice, domestic, 33 inter'],
    ['996311', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['996311', 'a store in Dubai', place, 'Tax Invoice, domestic, 33 inter'],
    ['995411', 'a firm in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['996331', 'a firm in Karnataka', place, 'Tax Invoice, domestic, 33 inter'],
    ['999721', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['999691', 'a firm in Karnataka', place, 'Tax Invoice, domestic, 33 inter'],
    // Section 12(5), (7), (8) and (9): who is registered has it where they are.
    [
      '996412',
      'a firm in Karnataka',
      'Tax Invoice, domestic, 29 inter',
      'Tax Invoice, domestic, 29 inter',
    ],
    [
      '996412',
      'a composition firm in Karnataka',
      'Tax Invoice, domestic, 29 inter',
      'Tax Invoice, domestic, 29 inter',
    ],
    ['996412', 'a person in Karnataka', place, 'Tax Invoice, domestic, 33 inter'],
    ['996412', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    // Who holds a UIN is no registered person (CGST Act s. 2(94)).
    ['996412', 'an embassy in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['996412', 'a store in Dubai', place, 'Tax Invoice, domestic, 33 inter'],
    [
      '999293',
      'a firm in Karnataka',
      'Tax Invoice, domestic, 29 inter',
      'Tax Invoice, domestic, 29 inter',
    ],
    ['999293', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    [
      '998596',
      'a firm in Pune',
      'Tax Invoice, domestic, 27 intra',
      'Tax Invoice, domestic, 27 intra',
    ],
    ['998596', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    ['996511', 'a person in Pune', place, 'Tax Invoice, domestic, 33 inter'],
    [
      '996511',
      'a store in Dubai',
      'Tax Invoice, export-without-payment, 96 inter',
      'Tax Invoice, export-without-payment, 96 inter',
    ],
    // Section 12(2): hire of a vehicle, and whatever has no place of its own.
    [
      '996601',
      'a person in Karnataka',
      'Tax Invoice, domestic, 29 inter',
      'Tax Invoice, domestic, 29 inter',
    ],
    [
      '996601',
      'a store in Dubai',
      'Tax Invoice, domestic, 27 intra',
      'Tax Invoice, domestic, 27 intra',
    ],
    [
      '998311',
      'a person in Karnataka',
      'Tax Invoice, domestic, 29 inter',
      'Tax Invoice, domestic, 29 inter',
    ],
  ])('of %s to %s: %s; in Tamil Nadu: %s', (hsn, buyer, unsaid, said) => {
    const lines = [service(hsn)];
    expect(bill(buyer, { lines })).toBe(unsaid);
    expect(bill(buyer, { lines, servicePlace: '33' })).toBe(said);
  });

  test('charges CGST and SGST where it ends within the State', () => {
    const lines = [service('996412')];
    expect(billed('a person in Karnataka', { lines, servicePlace: '27' }, facts)).toStrictEqual([
      'Tax Invoice, domestic, 27 intra',
      '11800.00 = 10000.00 sales-services + 900.00 output-cgst + 900.00 output-sgst',
    ]);
  });

  test('is of the place that a person chose themselves', () => {
    const lines = [service('996311')];
    expect(bill('a person in Karnataka', { lines, placeOfSupply: '27' })).toBe(
      'Tax Invoice, domestic, 27 intra',
    );
    expect(bill('a firm in Pune', { lines: [service('998321')], placeOfSupply: '27' })).toBe(
      'Tax Invoice, domestic, 27 intra',
    );
  });

  test.each<[string, ServiceNature, string]>([
    ['998321', 'immovable-property', 'service_place_missing'],
    ['998321', 'general', 'Tax Invoice, domestic, 29 inter'],
    ['998344', 'general', 'Tax Invoice, domestic, 29 inter'],
    ['999623', 'immovable-property', 'service_place_missing'],
    ['999652', 'admission', 'service_place_missing'],
    ['999652', 'general', 'line_nature_missing'],
  ])('of %s asks what it is, and as %s: %s', (hsn, nature, then) => {
    expect(bill('a firm in Karnataka', { lines: [service(hsn)] })).toBe('line_nature_missing');
    expect(bill('a firm in Karnataka', { lines: [service(hsn, { nature })] })).toBe(then);
  });

  test.each<[string, ServiceNature]>([
    ['996311', 'on-line'],
    ['996412', 'vehicle-hire'],
    ['997222', 'intermediary'],
    ['998321', 'on-line'],
  ])('of %s is not %s because somebody says so', (hsn, nature) => {
    const lines = [service(hsn, { nature })];
    expect(bill('a person in Karnataka', { lines })).toBe('line_nature_against_code');
  });

  test('of on-line training follows its buyer, once that is said', () => {
    const lines = [service('999293', { nature: 'on-line' })];
    expect(bill('a person in Karnataka', { lines })).toBe('Tax Invoice, domestic, 29 inter');
  });

  test('of carriage that is billed with goods ends where they do (CGST Act s. 2(30))', () => {
    const lines = [item(10_000, 18), service('996511')];
    expect(bill('a person in Karnataka', { lines })).toBe('Tax Invoice, domestic, 29 inter');
    const apart = [item(10_000, 18), service('996511', { nature: 'goods-transport' })];
    expect(bill('a person in Karnataka', { lines: apart })).toBe('service_place_missing');
    const room = [item(200, 18), service('996311')];
    expect(bill('a person in Karnataka', { lines: room })).toBe('service_place_missing');
  });

  test('says what it was taken for, so that a later table of codes changes nothing', () => {
    const issued = issuedTo(
      'a person in Pune',
      { lines: [service('996311'), service('998311')], servicePlace: '27' },
      facts,
    );
    expect(
      typeof issued === 'string' ? issued : issued.data.lines.map(({ nature }) => nature),
    ).toStrictEqual(['immovable-property', undefined]);
  });

  test('of a supplier without registration asks nothing', () => {
    const unregistered = { ...supplier, registration: 'unregistered', gstin: null } as const;
    const lines = [service('998321', { rateBps: 0 }), service('996311', { rateBps: 0 })];
    const told = billed('a person in Pune', { lines }, { ...facts, supplier: unregistered });
    expect(told[0]).toBe('Invoice, domestic, null none');
  });
});

test('an invoice is issued without a place only where the parties decide it', () => {
  const codes = ['9954', '9963', '996332', '9964', '9965', '9966', '9972', '998596', '999293'];
  const buyers = Object.keys(BUYERS) as BuyerName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...codes, '9983', '998321', '999652', '9993', '999691', '99972'),
      fc.constantFrom(...buyers),
      fc.constantFrom(undefined, 'general' as const),
      (hsn, buyer, nature) => {
        const lines = [service(hsn, nature === undefined ? {} : { nature })];
        const unsaid = issuedTo(buyer, { lines }, facts);
        const here = issuedTo(buyer, { lines, servicePlace: '27' }, facts);
        const there = issuedTo(buyer, { lines, servicePlace: '33' }, facts);
        if (typeof here === 'string' || typeof there === 'string') {
          // What stands in the way has nothing to do with the place.
          expect(unsaid).toBe(here);
          return;
        }
        const isOfPlace = here.data.placeOfSupply !== there.data.placeOfSupply;
        expect(typeof unsaid === 'string').toBe(isOfPlace);
      },
    ),
  );
});
