import { describe, expect, test } from 'vitest';
import {
  isRetired,
  sameState,
  stateCodeOn,
  stateOfGstin,
  statesOfAddress,
  statesOfPincode,
} from '#core/tax/index.ts';
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

describe('the PIN codes of a state', () => {
  /** The first three digits, by the table of the National Informatics Centre. */
  test.each([
    ['01', 180, 194],
    ['02', 171, 177],
    ['03', 140, 160],
    ['04', 160, 160],
    ['05', 244, 263],
    ['06', 121, 136],
    ['07', 110, 110],
    ['08', 301, 345],
    ['09', 201, 285],
    ['10', 800, 855],
    ['11', 737, 737],
    ['12', 790, 792],
    ['13', 797, 798],
    ['14', 795, 795],
    ['15', 796, 796],
    ['16', 799, 799],
    ['17', 793, 794],
    ['18', 781, 788],
    ['19', 700, 743],
    ['20', 813, 835],
    ['21', 751, 770],
    ['22', 490, 497],
    ['23', 450, 488],
    ['24', 360, 396],
    ['26', 362, 362],
    ['26', 396, 396],
    ['27', 400, 445],
    ['29', 560, 591],
    ['30', 403, 403],
    ['31', 682, 682],
    ['32', 670, 695],
    ['33', 600, 643],
    ['34', 533, 533],
    ['34', 605, 605],
    ['34', 607, 607],
    ['34', 609, 609],
    ['34', 673, 673],
    ['35', 744, 744],
    ['36', 500, 509],
    ['37', 515, 535],
    ['38', 194, 194],
  ])('are those of %s from %i to %i, and no neighbour', (state, from, to) => {
    const isOf = (first: number) => statesOfPincode(`${first}001`).includes(state);
    expect([from - 1, from, to, to + 1].map(isOf)).toStrictEqual([false, true, true, false]);
  });
});

test('a code that went into another stands for it from the day on which it did', () => {
  expect(['2020-01-25', '2020-01-26'].map((day) => stateCodeOn('25', day))).toEqual(['25', '26']);
  expect(['2014-06-01', '2014-06-02'].map((day) => stateCodeOn('28', day))).toEqual(['28', '37']);
  expect(stateCodeOn('27', '2026-11-26')).toBe('27');
  expect(['25', '28', '26', '27'].map(isRetired)).toStrictEqual([true, true, false, false]);
  expect([sameState('25', '26'), sameState('26', '25'), sameState('28', '37')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(sameState('26', '27')).toBe(false);
});
