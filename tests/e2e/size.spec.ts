import { FIRST_LOADS, KILOBYTES_MAX, kilobytesOf } from '#tests/support/code-size.ts';
import { expect, test } from './support/errand.ts';

test('a stranger fetches at most 150 kB of code, the shell and its first page 220 kB', () => {
  expect(kilobytesOf(FIRST_LOADS.public)).toBeLessThan(KILOBYTES_MAX.public);
  expect(kilobytesOf(FIRST_LOADS.shell)).toBeLessThan(KILOBYTES_MAX.shell);
});
