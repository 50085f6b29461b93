import {
  FIRST_LOADS,
  KILOBYTES_MAX,
  kilobytesOf,
  bytesOfFirstLoad,
  FIRST_LOAD_BYTES_MAX,
  PICTURE_BYTES_MAX,
} from '#tests/support/code-size.ts';
import { expect, test } from './support/errand.ts';

test('a stranger is sent 150 kB of page, styles and code at most, the shell and its first form 220 kB', () => {
  expect(kilobytesOf(FIRST_LOADS.public)).toBeLessThan(KILOBYTES_MAX.public);
  expect(kilobytesOf(FIRST_LOADS.shell)).toBeLessThan(KILOBYTES_MAX.shell);
});

for (const address of ['/', '/login']) {
  test(`a first visit to ${address} waits for 250 kB at most, and is sent one picture`, async ({
    page,
  }) => {
    const sent = await bytesOfFirstLoad(page, address);
    // Less than half of that would mean that it came from a cache or that nothing was drawn.
    expect(sent.page).toBeGreaterThan(FIRST_LOAD_BYTES_MAX / 2);
    expect(sent.page).toBeLessThanOrEqual(FIRST_LOAD_BYTES_MAX);
    expect(sent.pictures).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
  });
}
