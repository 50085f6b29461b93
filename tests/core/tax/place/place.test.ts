// Where a supply ends, and which heads its tax goes to.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { chargedFault, headsOf, placeOfSupply, reasonOfHeads } from '#core/tax/index.ts';
import type { HeadsInput, PlaceInput } from '#core/tax/index.ts';

const party = (more: Partial<PlaceInput['recipient']>): PlaceInput['recipient'] => ({
  registration: 'regular',
  stateCode: '29',
  country: 'IN',
  ...more,
});

const ON = calendarDate('2026-11-20');

const placed = (more: Partial<PlaceInput>) => {
  const usual = { on: ON, supplierState: '27', supplierRegistration: 'regular' } as const;
  const rest = { recipient: party({}), supply: 'domestic', given: null } as const;
  const answer = placeOfSupply({ ...usual, ...rest, ...more });
  return answer.ok ? answer.value : answer.rejection.kind;
};

describe('the place of supply', () => {
  const walkIn = party({ registration: 'unregistered', stateCode: null });

  test.each<[string, Partial<PlaceInput>, string | null]>([
    ['is the registered buyer’s state', {}, '29'],
    [
      'is the state of the buyer’s GSTIN',
      { recipient: party({ stateCode: null, gstin: '24AANFA2641L1ZF' }) },
      '24',
    ],
    [
      'is not known of a registered buyer without a state',
      { recipient: party({ stateCode: null }) },
      null,
    ],
    [
      'is no state of a GSTIN from the centre',
      { recipient: party({ stateCode: null, gstin: '9917USA29004OS1' }) },
      null,
    ],
    ['is what the person chose', { given: '32' }, '32'],
    [
      'is the unregistered buyer’s state',
      { recipient: party({ registration: 'unregistered' }) },
      '29',
    ],
    [
      'is where an unregistered buyer has it delivered',
      { recipient: walkIn, addressStates: ['33'] },
      '33',
    ],
    ['is the supplier’s state where no address is known', { recipient: walkIn }, '27'],
    [
      'stays the buyer’s when delivered to another on a registered one’s word',
      { addressStates: ['33'] },
      '29',
    ],
    [
      'is the unregistered buyer’s state where the address may lie in it',
      { recipient: party({ registration: 'unregistered' }), addressStates: ['27', '29'] },
      '29',
    ],
    [
      'is not known of an address in one of two other states',
      { recipient: party({ registration: 'unregistered' }), addressStates: ['03', '04'] },
      null,
    ],
    [
      'is what the person chose, wherever the goods go',
      {
        recipient: party({ registration: 'unregistered' }),
        addressStates: ['03', '04'],
        given: '27',
      },
      '27',
    ],
    [
      'is 96 abroad',
      {
        recipient: party({ registration: 'overseas', country: 'US' }),
        supply: 'export-with-payment',
      },
      '96',
    ],
    ['is none of a supplier outside GST', { supplierRegistration: 'unregistered' }, null],
    ['may be the territory beyond the states', { given: '97' }, '97'],
  ])('%s', (_title, more, place) => {
    expect(placed(more)).toBe(place);
  });
});

describe('the heads', () => {
  const usual: HeadsInput = {
    supplierState: '27',
    supplierRegistration: 'regular',
    supply: 'domestic',
    placeOfSupply: '27',
    recipientRegistration: 'regular',
  };

  test.each<[Partial<HeadsInput>, string, string]>([
    [{}, 'intra', 'within-state'],
    [{ placeOfSupply: '29' }, 'inter', 'between-states'],
    [{ placeOfSupply: '97' }, 'inter', 'between-states'],
    [{ supplierState: '97', placeOfSupply: '97' }, 'intra', 'within-state'],
    [{ supplierState: '26', placeOfSupply: '25' }, 'intra', 'within-state'],
    [{ supplierState: '37', placeOfSupply: '28' }, 'intra', 'within-state'],
    [{ recipientRegistration: 'sez' }, 'inter', 'sez'],
    [{ supplierRegistration: 'sez' }, 'inter', 'sez'],
    [{ supply: 'sez-without-payment' }, 'inter', 'sez'],
    [{ supply: 'export-with-payment', placeOfSupply: '96' }, 'inter', 'export'],
    [{ placeOfSupply: '96' }, 'inter', 'export'],
    [{ placeOfSupply: null }, 'inter', 'place-unknown'],
    [{ supplierRegistration: 'composition' }, 'none', 'composition'],
    [{ supplierRegistration: 'composition', recipientRegistration: 'sez' }, 'none', 'composition'],
    [{ supplierRegistration: 'unregistered' }, 'none', 'unregistered-supplier'],
    [{ supply: 'deemed-export' }, 'intra', 'within-state'],
  ])('follow from %j: %s, %s', (more, heads, why) => {
    expect(headsOf({ ...usual, ...more })).toBe(heads);
    expect(reasonOfHeads({ ...usual, ...more }).why).toBe(why);
  });
});

test.each([
  ['none', [0, 0, 1], 'charged-without-right'],
  ['none', [1, 1, 0], 'charged-without-right'],
  ['none', [0, 0, 0], null],
  ['intra', [9, 9, 0], null],
  ['intra', [9, 9, 1], 'igst-within-state'],
  ['intra', [9, 8, 0], 'halves-differ'],
  ['inter', [0, 0, 18], null],
  ['inter', [9, 9, 0], 'cgst-between-states'],
  ['inter', [0, 1, 0], 'cgst-between-states'],
] as const)('heads %s with the taxes %j are judged: %s', (heads, charged, fault) => {
  const [cgstPaise, sgstPaise, igstPaise] = charged;
  expect(chargedFault(heads, { cgstPaise, sgstPaise, igstPaise })).toBe(fault);
});
