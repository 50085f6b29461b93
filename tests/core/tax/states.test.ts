import { describe, expect, test } from 'vitest';
import { stateOfGstin } from '#core/tax/index.ts';
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
