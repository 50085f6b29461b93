// The generic calls stand at /api/{kind}, beside calls that have a word of their own there: a kind
// of that name would be hidden by them.
import { describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';

/** What stands in other paths where a generic call has its kind. */
const FIRST_WORDS = Object.values<Endpoint>(endpoints)
  .map(({ path }) => path.split('/')[2] ?? '')
  .filter((word) => !word.startsWith(':'));

const inBoth = (names: readonly string[], words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter((word) => names.includes(word));

describe('a kind named like a path', () => {
  test('is not among those of the generic calls', () => {
    expect(inBoth(ENTITY_KINDS, FIRST_WORDS)).toStrictEqual([]);
  });

  test('would be found', () => {
    expect(inBoth([...ENTITY_KINDS, 'login'], FIRST_WORDS)).toStrictEqual(['login']);
  });
});
