// The wire takes its words from the core: what an event says in one of some words, the contract
// does not list once more (decision 18).
import { expect, test } from 'vitest';
import { codeIn, read } from '../tree.ts';

/** The words of each enumeration that is listed in full, as one text in their order. */
const listedIn = (sources: readonly string[]): readonly string[] =>
  sources
    .flatMap((source) => [...source.matchAll(/z\s*\.enum\(\[([^\]]*)\]\)/g)])
    .map(([, words = '']) => [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word))
    .filter((words) => words.length > 1)
    .map((words) => words.toSorted().join(' '));

const ofCore = new Set(listedIn(codeIn('core').map(read)));
const twiceIn = (sources: readonly string[]) => listedIn(sources).filter((one) => ofCore.has(one));

test('no enumeration of the core is listed again in the contract', () => {
  expect(ofCore.size).toBeGreaterThan(50);
  expect(twiceIn(codeIn('api/contract').map(read))).toStrictEqual([]);
});

test('one that is listed again would be found', () => {
  expect(twiceIn(["kind: z.enum(['credit', 'debit'])"])).toStrictEqual(['credit debit']);
});
