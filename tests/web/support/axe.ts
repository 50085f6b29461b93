import axe from 'axe-core';
import { expect } from 'vitest';

/** No barrier that axe can see, on the whole page or in a part of it. */
export async function expectNoViolations(part: Element = document.body): Promise<void> {
  const { violations } = await axe.run(part, { reporter: 'no-passes' });
  expect(violations.map(({ id }) => id)).toEqual([]);
}
