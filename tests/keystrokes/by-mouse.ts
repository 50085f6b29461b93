import type { Page } from '@playwright/test';

/** The first errand for a hand on the mouse: only the amount is typed. */
export async function payByMouse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Journal Entries' }).first().click();
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await page
    .locator('label')
    .filter({ hasText: /^Payment/ })
    .click();
  await page.getByLabel('Credit line 1, account').click();
  await page.getByRole('option', { name: /^HDFC Bank current/ }).click();
  await page.getByLabel('Credit line 1, amount in rupees').click();
  await page.keyboard.type('1250');
  await page.getByLabel('Debit line 1, account').click();
  await page.getByRole('option', { name: /^Electricity/ }).click();
  await page.getByLabel('Debit line 1, amount in rupees').click();
  await page.keyboard.type('1250');
  await page.getByRole('button', { name: 'Post entry' }).click();
}
