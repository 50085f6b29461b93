// Two tabs and another browser look at the same book: what is done in one shows in the others.
import type { Page } from '@playwright/test';
import { addBook, expect, register, signIn, test, type } from '../support/errand.ts';

async function post(page: Page, amount: string, narration: string): Promise<void> {
  await page.goto('/add/journal');
  await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
  await type(page, 'bank a', '[Enter]', amount, '[Enter]', 'capital', '[Enter]', '[Enter]');
  await type(page, narration, '[Enter]', '[Enter]');
  await expect(page.getByText(/^Posted #/).first()).toBeVisible();
}

test('a journal posted in one page shows in the others without a reload', async ({
  page,
  context,
  browser,
}) => {
  const person = await register(page);
  await addBook(page, 'Sahyadri Traders');

  const tab = await context.newPage();
  await tab.goto('/journal');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/journal/reports');
  await signIn(elsewhere, person);
  await elsewhere.waitForURL('**/journal/reports');

  await post(page, '1.5l', 'Capital brought in');
  await expect(tab.getByText('Capital brought in')).toBeVisible();
  await expect(elsewhere.getByText('1,50,000.00').first()).toBeVisible();
  await page.close();

  await post(elsewhere, '2000', 'A little more');
  await expect(tab.getByText('A little more')).toBeVisible();
  await elsewhere.context().close();
});
