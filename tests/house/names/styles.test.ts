// What makes every page slow and is not seen in any one place of it.
import { expect, test } from 'vitest';
import { codeIn, files, read } from '../tree.ts';

/** `group-has-…` is written as a rule for whatever stands in the group. */
const UNNAMED = /\b(?:group|peer)-has-|:has\([^{};]*\)\s+\*\s*[,{]/;

test('no style of what holds something is one for all that stands in it, since a new node would restyle the page', () => {
  const styles = files.filter((file) => file.startsWith('web/') && file.endsWith('.css'));
  const unnamed = [...codeIn('web'), ...styles].filter((file) => UNNAMED.test(read(file)));
  expect(unnamed).toStrictEqual([]);
});
