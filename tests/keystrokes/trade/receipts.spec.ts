// Receipts from the list of invoices: one invoice with TDS in 14 keys, and money for five of them,
// oldest first, in 20; no click in either.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { bill, dueOf } from './bills.ts';
import { signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from '../hands.ts';
import type { Pace } from '../hands.ts';

const WITH_TDS = '[j] [r] [Enter] u [Alt+l] prof [Enter] [Ctrl+Enter]';
const OLDEST_FIRST = '[j] [r] 5900 [Alt+o] [Enter] u [Enter] UTR7 [Ctrl+Enter]';

async function begin(page: Page, search: string, pace: Pace): Promise<void> {
  await countEffort(page);
  await keepPace(page, pace);
  await page.goto(`/billing?search=${encodeURIComponent(search)}`);
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 1, name: 'Invoices' }).focus();
}

for (const pace of PACES) {
  const { name, pause } = pace;
  test(`a receipt of one invoice with TDS, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const customer = `Tata Surveys ${name}`;
    const ids = await bill(page, customer, 1);
    await begin(page, customer, pace);
    await typeBlind(page, WITH_TDS, pause);
    await page.getByText(/^Receipt .* of ₹1,080\.00 recorded\./).waitFor();
    const effort = await effortOf(page);
    expect(await dueOf(page, ids)).toEqual(['0.00']);
    expect(effort.keys).toBeLessThanOrEqual(14);
    expect(effort.clicks).toBe(0);
  });

  test(`a receipt over five invoices, oldest first, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const customer = `Konkan Surveys ${name}`;
    const ids = await bill(page, customer, 6);
    await begin(page, customer, pace);
    await typeBlind(page, OLDEST_FIRST, pause);
    await page.getByText(/^Receipt .* of ₹5,900\.00 recorded\./).waitFor();
    const effort = await effortOf(page);
    const paid = ['0.00', '0.00', '0.00', '0.00', '0.00'];
    expect(await dueOf(page, ids)).toEqual([...paid, '1180.00']);
    expect(effort.keys).toBeLessThanOrEqual(20);
    expect(effort.clicks).toBe(0);
  });
}
