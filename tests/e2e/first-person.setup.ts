// The first person of an empty installation registers at the link that the server prints and opens.
import { join } from 'node:path';
import { readMasterKey } from '#api/database/embedded/secrets.ts';
import { setupCodeOf, setupPage } from '#api/session/setup-code.ts';
import { expect, expectRegistered, fillInRegistration, test } from './support/errand.ts';
import { ADMIN, DATA } from './support/place.ts';

test('nobody is first without the setup code, also on the machine itself', async ({ page }) => {
  await fillInRegistration(page);
  await expect(page.getByLabel('Setup code', { exact: true })).toBeFocused();
  await expect(page.getByText('Enter the code that the server prints')).toBeVisible();
});

test('whoever follows the link types no code and lands in the administration', async ({ page }) => {
  const code = setupCodeOf(readMasterKey(null, join(DATA, 'master.key')));
  await fillInRegistration(page, setupPage('', code));
  await expectRegistered(page);
  await page.waitForURL('**/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await page.context().storageState({ path: ADMIN });
});
