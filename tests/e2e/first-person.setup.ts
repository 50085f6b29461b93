// The first person of an empty installation, registering on the machine itself, is its admin.
import { expect, fillInRegistration, test } from './support/errand.ts';

test('the first person registers and lands in the administration', async ({ page }) => {
  await fillInRegistration(page);
  await page.waitForURL('**/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
});
