// The chart of accounts: begun from a template, then added to, changed and tidied up.
import { addBook, expect, expectAccessible, register, test, type } from './support/errand.ts';

test('an account is added by its name, changed, retired, and found again', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const search = page.getByLabel('Search accounts');

  await test.step('what is not there is added with the words of the search', async () => {
    await search.fill('Courier charges');
    await expect(page.getByText('No account named ‘Courier charges’')).toBeVisible();
    await page.getByRole('link', { name: 'Add New “Courier charges”' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Courier charges');
    await expect(page.getByLabel('Account type')).toBeFocused();
    await expectAccessible(page);
    await type(page, 'indirect e', '[Enter]', '[Control+Enter]');
    await expect(page.getByText('Account ‘Courier charges’ added.')).toBeVisible();
    await expect(search).toHaveValue('Courier charges');
  });

  await test.step('it is given another name', async () => {
    await page.getByRole('link', { name: 'Courier charges', exact: true }).click();
    await expect(page.getByText('There is no Entry for this Account and Duration.')).toBeVisible();
    await page.getByRole('button', { name: 'More of this ledger' }).click();
    await page.getByRole('menuitem', { name: 'Change this account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Courier and post');
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Courier and post' })).toBeVisible();
  });

  await test.step('retired, it stands aside and takes no entries', async () => {
    await page.getByRole('button', { name: 'More of this ledger' }).click();
    await page.getByRole('menuitem', { name: 'Change this account' }).click();
    await page.getByRole('button', { name: 'Retire account' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire account' }).click();
    await expect(page.getByText('This account is retired and takes no entries.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Debit Entry' })).toHaveCount(0);
    await page.goto('/account');
    await expect(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Courier and post' })).toHaveCount(0);
    await page.getByLabel('Show retired (1)').click();
    await expect(page.getByRole('row', { name: /Courier and post ?, retired/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('A to Z', { exact: true }).click();
    await expect(page.getByRole('cell', { name: /^Total/ })).toBeVisible();
    await expectAccessible(page);
  });
});
