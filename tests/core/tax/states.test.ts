import { describe, expect, test } from 'vitest';
import { stateOfGstin, statesOfAddress } from '#core/tax/index.ts';
import { gstinBodiesOfNoState, validGstins } from '#tests/specimens/tax/gstins.ts';

describe('the state of a GSTIN', () => {
  test('is named by its first two digits', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')).toEqual({ code: '27', name: 'Maharashtra' });
    expect(stateOfGstin('29')?.name).toBe('Karnataka');
  });

  test.each(validGstins)('%s, %s, has one', (gstin) => {
    expect(stateOfGstin(gstin)).not.toBeNull();
  });

  test.each(gstinBodiesOfNoState.filter(([body]) => !body.startsWith('99')))(
    '%s has none: %s',
    (body) => {
      expect(stateOfGstin(body)).toBeNull();
    },
  );

  test('is not found where there is nothing to find', () => {
    for (const text of ['', '2', 'XX', '__proto__', 'co']) expect(stateOfGstin(text)).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    ['12 Market Road\nPune, Maharashtra 411001', ['27']],
    ['Bengaluru Karnataka - 560 001', ['29']],
    ['4 Mill Road, Hubballi 580020', ['29']],
    ['Kochi (Kerala)', ['32']],
    ['Panaji Goa 403001', ['30']],
    ['Delhi Road, Meerut, UP', ['09']],
    ['Sector 17, Chandigarh, Punjab 160017', ['03']],
    ['Leh 194101, Ladakh, India', ['38']],
    ['Daman, Daman & Diu, 396210', ['26']],
    ['Hyderabad, Telangana\nPhone 98220 00032', ['36']],
    // A PIN code of a border, and one of another state than the one named.
    ['Sector 17, 160017', ['03', '04']],
    ['Pune, Karnataka 411001', ['27', '29']],
    ['27, MG Road', []],
    ['At the gate, or, as it suits, an hour later', []],
    ['Bhopal, MP', ['23']],
    ['Leave it with the watchman', []],
    ['A/c 411001411001', []],
    ['Dubai, Outside India', []],
    ['', []],
  ])('%j lies in %j', (text, states) => {
    expect(statesOfAddress(text)).toStrictEqual(states);
  });
});
