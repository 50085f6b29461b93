import { describe, expect, test } from 'vitest';
import { isGstin } from '#core/tax/index.ts';
import {
  gstinBodiesOfEachKind,
  gstinBodiesOfNoState,
  invalidGstins,
  validGstins,
} from '#tests/specimens/tax/gstins.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character by the worked example of GSTN: a table of q + r, written out anew here. */
function withCheckCharacter(body: string): string {
  const sum = [...body]
    .map((character, place) => ALPHABET.indexOf(character) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + Math.trunc(product / 36) + (product % 36), 0);
  return body + ALPHABET.charAt((36 - (sum % 36)) % 36);
}

describe('a GSTIN', () => {
  test.each(validGstins)('%s is one: %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  test.each(invalidGstins)('%j is none: %s', (gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  test.each(gstinBodiesOfNoState)('%s… is none under any check character: %s', (body) => {
    const accepted = [...ALPHABET].filter((character) => isGstin(body + character));
    expect(accepted).toStrictEqual([]);
  });

  test.each(gstinBodiesOfEachKind)('%s… has exactly one check character: %s', (body) => {
    const accepted = [...ALPHABET].filter((character) => isGstin(body + character));
    expect(accepted.map((character) => body + character)).toStrictEqual([withCheckCharacter(body)]);
  });
});

describe('the check character', () => {
  test('the check character of the worked example 27AAPFU0939F1Z is V', () => {
    expect(withCheckCharacter('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV');
  });

  test('finds every single wrong character', () => {
    const [first] = validGstins[0] ?? [''];
    const wrong = [...first].flatMap((right, place) =>
      [...ALPHABET]
        .filter((character) => character !== right)
        .map((character) => first.slice(0, place) + character + first.slice(place + 1)),
    );
    expect(wrong.filter(isGstin)).toStrictEqual([]);
  });
});
