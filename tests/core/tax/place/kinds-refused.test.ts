// A kind of supply or a code of a state that does not fit the buyer, the place or the day.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { placeOfSupply, undertakingOn } from '#core/tax/index.ts';
import type { PlaceInput, TaxRejection } from '#core/tax/index.ts';

const usual: PlaceInput = {
  on: calendarDate('2026-11-20'),
  supplierState: '27',
  supplierRegistration: 'regular',
  recipient: { registration: 'regular', stateCode: '29', country: 'IN' },
  supply: 'domestic',
  given: null,
};

const placing = (more: Partial<PlaceInput>) => ({
  thenRejected(refusal: TaxRejection) {
    expect(placeOfSupply({ ...usual, ...more })).toStrictEqual({ ok: false, rejection: refusal });
  },
});

test('a supply to an SEZ within India is refused', () => {
  const recipient = { registration: 'sez', stateCode: '29', country: 'IN' } as const;
  placing({ recipient }).thenRejected({ kind: 'sez_supply_is_zero_rated', supply: 'domestic' });
});

test('a supply within India is refused where it ends abroad', () => {
  const recipient = { registration: 'overseas', stateCode: '96', country: 'US' } as const;
  placing({ recipient }).thenRejected({ kind: 'supply_ends_abroad', supply: 'domestic' });
});

test('a code that was retired before the day is refused, with the one that stands for it', () => {
  placing({ given: '25' }).thenRejected({
    kind: 'place_of_supply_retired',
    placeOfSupply: '25',
    now: '26',
  });
});

test('a letter of no year counts until a year has its own', () => {
  const on = calendarDate('2026-11-20');
  const ofNoYear = 'AD270426001234X';
  expect(undertakingOn({ byYear: {}, ofNoYear }, on)).toBe(ofNoYear);
  expect(undertakingOn({ byYear: { '25-26': 'AD1' }, ofNoYear }, on)).toBeNull();
  expect(undertakingOn({ byYear: { '26-27': 'AD2' }, ofNoYear }, on)).toBe('AD2');
});
