// What an account that is no party's says of whoever is behind it: all that is known is its GSTIN.
import { expect, test } from 'vitest';
import { chargesTax, snapshotOfAccount } from '#core/trade/index.ts';

test('an account with a GSTIN is of a regular dealer, in its State and with its PAN', () => {
  const party = snapshotOfAccount({ name: 'Paper Mills', gstin: '27AAPFU0939F1ZV' });
  expect(party).toMatchObject({ registration: 'regular', stateCode: '27', pan: 'AAPFU0939F' });
  expect(chargesTax(party)).toBe(true);
});

test('an account without one is of somebody who is not registered, and charges no tax', () => {
  const party = snapshotOfAccount({ name: 'Ramesh', gstin: null });
  expect(party).toMatchObject({ registration: 'unregistered', stateCode: null, pan: null });
  expect(chargesTax(party)).toBe(false);
});
