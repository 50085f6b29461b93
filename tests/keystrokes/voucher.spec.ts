// A journal against two bills of a customer: 17 keys when each is picked, 15 oldest first, and no
// click.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { bill, dueOf } from './trade/bills.ts';
import { signInAsAsha } from './book.ts';
import { AT_ONCE, countEffort, effortOf, keepPace, PACES, typeBlind } from './hands.ts';
import type { Pace } from './hands.ts';

const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });
const CUSTOMERS = ['Qutub', 'Zaveri', 'Yamuna', 'Xavier', 'Vaigai'] as const;

const upToTheAmount = (customer: string) =>
  `[F6] ic [Enter] 2360 [Enter] ${customer.slice(0, 3).toLowerCase()} [Enter]`;

async function begin(page: Page, pace: Pace): Promise<void> {
  await countEffort(page);
  await page.addInitScript((text) => {
    localStorage.setItem('lekha.preferences', text);
  }, PREFERENCES);
  await keepPace(page, pace);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
}

const ERRANDS = [
  ...PACES.map((pace) => ({
    pace,
    how: 'picked',
    keys: '[ArrowDown] [Enter] [Enter]',
    max: 17,
  })),
  { pace: AT_ONCE, how: 'oldest first', keys: '[Alt+o]', max: 15 },
];

for (const [index, { pace, how, keys, max }] of ERRANDS.entries()) {
  const { name, pause } = pace;
  test(`a journal against two bills, ${how}, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const customer = `${CUSTOMERS[index]} Surveys`;
    const ids = await bill(page, customer, 2);
    await begin(page, pace);
    await typeBlind(page, `${upToTheAmount(customer)} ${keys} [Ctrl+Enter]`, pause);
    await page.getByText(/^Posted #/).waitFor();
    const effort = await effortOf(page);
    expect(await dueOf(page, ids)).toEqual(['0.00', '0.00']);
    expect(effort.keys).toBeLessThanOrEqual(max);
    expect(effort.clicks).toBe(0);
  });
}
