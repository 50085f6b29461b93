// Where a service ends by what it is (IGST Act ss. 12 and 13), and of which kind the supply is.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  placedOf,
  placeOfSupply,
  SERVICE_NATURES,
  serviceNature,
  supplyKindOf,
} from '#core/tax/index.ts';
import type { PlaceInput, ServiceNature, SupplyKind } from '#core/tax/index.ts';

const ON = calendarDate('2026-11-20');

const BUYERS = {
  registered: { registration: 'regular', stateCode: '29', country: 'IN' },
  walkIn: { registration: 'unregistered', stateCode: '29', country: 'IN' },
  unknown: { registration: 'unregistered', stateCode: null, country: 'IN' },
  sez: { registration: 'sez', stateCode: '27', country: 'IN' },
  abroad: { registration: 'overseas', stateCode: '96', country: 'US' },
} as const satisfies Record<string, PlaceInput['recipient']>;
type BuyerName = keyof typeof BUYERS;

const asked = (buyer: BuyerName, more: Partial<PlaceInput> = {}): PlaceInput => ({
  on: ON,
  supplierState: '27',
  supplierRegistration: 'regular',
  recipient: BUYERS[buyer],
  supply: buyer === 'sez' ? 'sez-with-payment' : 'domestic',
  given: null,
  ...more,
});

const placed = (buyer: BuyerName, more: Partial<PlaceInput> = {}) => {
  const { place, reason } = placedOf(asked(buyer, more));
  return [place, 'section' in reason ? reason.section : reason.by];
};
const refused = (buyer: BuyerName, more: Partial<PlaceInput> = {}) => {
  const answer = placeOfSupply(asked(buyer, more));
  return answer.ok ? answer.value : answer.rejection.kind;
};

describe('a service that is asked about in Tamil Nadu, 33', () => {
  test.each<[ServiceNature, string, string, string, string]>([
    ['general', '29 s. 12(2)(a)', '29 s. 12(2)(b)(i)', '27 s. 12(2)(b)(ii)', '96 s. 13(2)'],
    ['immovable-property', '33 s. 12(3)', '33 s. 12(3)', '33 s. 12(3)', '33 s. 13(4)'],
    ['performed-in-person', '33 s. 12(4)', '33 s. 12(4)', '33 s. 12(4)', '33 s. 13(3)'],
    ['training', '29 s. 12(5)', '33 s. 12(5)', '33 s. 12(5)', '33 s. 13(3)'],
    ['admission', '33 s. 12(6)', '33 s. 12(6)', '33 s. 12(6)', '33 s. 13(5)'],
    ['event', '29 s. 12(7)', '33 s. 12(7)', '33 s. 12(7)', '33 s. 13(5)'],
    ['goods-transport', '29 s. 12(8)', '33 s. 12(8)', '33 s. 12(8)', '96 s. 13(2)'],
    ['passenger-transport', '29 s. 12(9)', '33 s. 12(9)', '33 s. 12(9)', '33 s. 13(10)'],
    ['on-board', '33 s. 12(10)', '33 s. 12(10)', '33 s. 12(10)', '33 s. 13(11)'],
    ['on-line', '29 s. 12(2)(a)', '29 s. 12(2)(b)(i)', '27 s. 12(2)(b)(ii)', '96 s. 13(12)'],
    ['vehicle-hire', '29 s. 12(2)(a)', '29 s. 12(2)(b)(i)', '27 s. 12(2)(b)(ii)', '27 s. 13(8)(c)'],
    ['intermediary', '29 s. 12(2)(a)', '29 s. 12(2)(b)(i)', '27 s. 12(2)(b)(ii)', '27 s. 13(8)(b)'],
  ])(
    'a service of nature %s ends for a registered buyer in %s, a person in %s',
    (supplied, ...places) => {
      const of = { supplied, servicePlace: '33' };
      const names = ['registered', 'walkIn', 'unknown', 'abroad'] as const;
      expect(names.map((buyer) => placed(buyer, of).join(' '))).toStrictEqual(places);
    },
  );

  test('a place abroad comes home to a buyer in India of property and of events alone', () => {
    const natures = serviceNature.options.filter((nature) => SERVICE_NATURES[nature].asks !== null);
    const of = (supplied: ServiceNature) => placed('walkIn', { supplied, servicePlace: '96' })[0];
    const home = natures.filter((nature) => of(nature) === '29');
    expect(home).toStrictEqual(['immovable-property', 'event']);
    expect(natures.filter((nature) => of(nature) === '96')).toHaveLength(natures.length - 2);
  });

  test('every nature stands in that table', () => {
    expect(serviceNature.options).toHaveLength(12);
  });

  test('has no place while nobody has said it', () => {
    expect(placed('walkIn', { supplied: 'passenger-transport' })).toStrictEqual([null, 's. 12(9)']);
    expect(refused('walkIn', { supplied: 'passenger-transport' })).toBeNull();
  });

  test('a service of property or an event abroad ends where a buyer in India is', () => {
    const abroad = { supplied: 'immovable-property', servicePlace: '96' } as const;
    expect(placed('registered', abroad)[0]).toBe('29');
    expect(placed('unknown', abroad)[0]).toBe('27');
    expect(refused('walkIn', { ...abroad, supplied: 'performed-in-person' })).toBe(
      'pos_not_allowed',
    );
  });

  test('carriage of goods for a buyer abroad ended where they went until 30 September 2023', () => {
    const carriage = { supplied: 'goods-transport', servicePlace: '33' } as const;
    const on = calendarDate('2023-09-30');
    expect(placed('abroad', { ...carriage, on })).toStrictEqual(['33', 's. 13(9)']);
    expect(placed('abroad', { ...carriage, on: calendarDate('2023-10-01') })[0]).toBe('96');
  });
});

describe('the kind of supply', () => {
  const of = (buyer: BuyerName, placeOfSupply: string | null, hasUndertaking: boolean) =>
    supplyKindOf({
      supplierRegistration: 'regular',
      recipient: BUYERS[buyer],
      placeOfSupply,
      hasUndertaking,
    });

  test.each<[BuyerName, string, boolean, SupplyKind]>([
    ['sez', '27', true, 'sez-without-payment'],
    ['sez', '27', false, 'sez-with-payment'],
    ['abroad', '96', true, 'export-without-payment'],
    ['abroad', '96', false, 'export-with-payment'],
    ['abroad', '24', true, 'domestic'],
    ['registered', '29', true, 'domestic'],
    ['unknown', '27', true, 'domestic'],
  ])('the kind for a buyer %s in %s with a letter %s is %s', (buyer, place, letter, kind) => {
    expect(of(buyer, place, letter)).toBe(kind);
  });

  test.each<[BuyerName, Partial<PlaceInput>, string]>([
    ['sez', { supply: 'domestic' }, 'sez_supply_is_zero_rated'],
    ['sez', { supply: 'deemed-export' }, 'sez_supply_is_zero_rated'],
    ['abroad', { supply: 'domestic' }, 'supply_ends_abroad'],
    ['abroad', { supply: 'deemed-export' }, 'supply_ends_abroad'],
    ['abroad', { supply: 'export-with-payment', addressStates: ['24'] }, 'export_ends_in_india'],
    [
      'abroad',
      { supply: 'export-without-payment', supplied: 'event', servicePlace: '30' },
      'export_ends_in_india',
    ],
    ['abroad', { supplied: 'event', servicePlace: '30', given: '96' }, 'pos_not_allowed'],
    ['registered', { supply: 'export-with-payment' }, 'export_needs_overseas_party'],
    ['registered', { supply: 'sez-with-payment' }, 'sez_needs_sez_party'],
  ])('a kind for a buyer %s with %j is refused: %s', (buyer, more, kind) => {
    expect(refused(buyer, more)).toBe(kind);
  });

  test('a supply of goods delivered here to a buyer abroad is an ordinary one of that state', () => {
    expect(refused('abroad', { supplierState: '24', addressStates: ['24'] })).toBe('24');
  });

  test('a supply of goods that leave from a port here is an export once 96 is chosen', () => {
    const export96 = { supply: 'export-with-payment', addressStates: ['27'], given: '96' } as const;
    expect(refused('abroad', export96)).toBe('96');
  });
});

describe('a retired code', () => {
  test.each([
    ['25', '2020-01-25', '25'],
    ['25', '2020-01-26', 'place_of_supply_retired'],
    ['28', '2017-07-01', 'place_of_supply_retired'],
    ['26', '2026-11-20', '26'],
  ])('%s as the place chosen on %s: %s', (given, on, answer) => {
    expect(refused('registered', { given, on: calendarDate(on) })).toBe(answer);
  });

  test('a buyer’s retired state reads as the code that holds on the day', () => {
    const recipient = { ...BUYERS.walkIn, stateCode: '25' };
    expect(placed('walkIn', { recipient })[0]).toBe('26');
    expect(placed('walkIn', { recipient, on: calendarDate('2019-12-31') })[0]).toBe('25');
  });
});
