// From a figure of the profit and loss account down to the entry behind it, and back: without a
// click.
import { expect, test } from '#tests/e2e/support/errand.ts';
import { signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from '../hands.ts';

const DOWN = '[Ctrl+K] pl q2 [Enter] jj [Enter] j [Enter]';

for (const pace of PACES) {
  const { name, pause } = pace;
  test(`a figure leads to its entry and back, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    await countEffort(page);
    await keepPace(page, pace);
    await page.goto('/journal');
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await typeBlind(page, DOWN, pause);
    await expect(page.getByRole('dialog', { name: /^#/ })).toBeVisible();
    const ledger = page.url();
    await typeBlind(page, '[Backspace]', pause);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(ledger);
    await typeBlind(page, '[Backspace]', pause);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Profit and loss/);
    const effort = await effortOf(page);
    expect(effort.keys).toBeLessThanOrEqual(14);
    expect(effort.clicks).toBe(0);
  });
}
