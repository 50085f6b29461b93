// A dialog that grows by itself keeps its buttons where they can be pressed.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { show } from '../support/show.tsx';

afterEach(() => page.viewport(1440, 900));

const Grown = () => (
  <Dialog title="Receipt" size="wide" grows onClose={() => {}} foot={<button>Record</button>}>
    <div style={{ height: '3000px' }} />
  </Dialog>
);

test.each([
  [390, 844],
  [900, 700],
  [1440, 900],
])('the foot of one that is full stands in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  await show(Grown, { path: '/' });
  const foot = page.getByRole('button', { name: 'Record' });
  await expect.element(foot).toBeVisible();
  expect(foot.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
