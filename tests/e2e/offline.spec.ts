// Without a network the page stays, an entry waits in the Outbox, and is posted once.
import { addBook, expect, expectAccessible, register, test, type } from './support/errand.ts';

test('an entry waits in the Outbox until the network is back', async ({ page, context }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await page.goto('/journal/add');
  await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await type(page, 'electri', '[Enter]', '1180', '[Enter]', 'cash', '[Enter]', '[Enter]');
  await type(page, 'Paid in the train', '[Control+Enter]');
  await page.getByRole('button', { name: 'Keep it in the Outbox' }).click();
  const outbox = page.getByRole('button', { name: 'Outbox 1' });
  await expect(outbox).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  await outbox.click();
  await expect(page.getByText('Paid in the train, ₹1,180.00')).toBeVisible();
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByText('Posted #1.')).toBeVisible();
  await expect(page.getByText('Nothing waits to be sent.')).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('row', { name: /#\d/ })).toHaveCount(1);
});
