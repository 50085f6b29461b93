// What an invoice lacks, in the words of a reply and a screen.
import { describe, expect, test } from 'vitest';
import { missingInWords, particularInWords } from '#core/invoice/index.ts';
import type { MissingParticular } from '#core/invoice/index.ts';

const lacks = (
  particular: MissingParticular['particular'],
  more: Partial<MissingParticular> = {},
): MissingParticular => ({ particular, line: null, digits: null, overridable: true, ...more });
const unit = (line: number) => lacks('unit', { line });

describe('what is missing on an invoice', () => {
  test.each<readonly [string, MissingParticular]>([
    ['your own address in the billing settings', lacks('supplier-address')],
    ['the customer’s address', lacks('buyer-address')],
    ['the customer’s state', lacks('buyer-state')],
    ['the HSN or SAC of line 2 with at least 6 digits', lacks('hsn', { line: 2, digits: 6 })],
    ['the unit of line 3', unit(3)],
    ['the address of delivery', lacks('delivery-address')],
    ['the place of supply', lacks('place-of-supply')],
  ])('is %s', (words, missing) => {
    expect(particularInWords(missing)).toBe(words);
  });

  test('is listed in a sentence, which says where a reason is enough', () => {
    const anyway = ' Add it, or give a reason to issue it without.';
    expect(missingInWords([unit(1)])).toBe(`An invoice needs the unit of line 1.${anyway}`);
    expect(missingInWords([unit(1), unit(2), unit(3)])).toBe(
      `An invoice needs the unit of line 1, the unit of line 2 and the unit of line 3.${anyway}`,
    );
    expect(missingInWords([unit(1), lacks('place-of-supply', { overridable: false })])).toBe(
      'An invoice needs the unit of line 1 and the place of supply.',
    );
  });

  test('is named up to six times, and counted beyond', () => {
    const many = (count: number) =>
      missingInWords(Array.from({ length: count }, (_, at) => unit(at + 1)));
    expect(many(6)).toContain('the unit of line 5 and the unit of line 6.');
    expect(many(7)).toContain('the unit of line 6 and 1 more.');
    expect(many(9)).toContain('the unit of line 6 and 3 more.');
  });
});
