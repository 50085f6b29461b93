// A customer from the first letter to their statement, and how the book stands on its invoices.
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';

test('a customer is added, pays on account, is changed, and cannot be lost', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');

  await test.step('the GSTIN fills in the state; what is missing is said', async () => {
    await page.goto('/customers');
    await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Customer' }).first().click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Enter a name')).toBeVisible();
    await type(page, 'Karnataka Agro Mills', '[Enter]', '29aaack1234f1zw', '[Enter]');
    await expect(page.getByText('✓ Karnataka, PAN AAACK1234F')).toBeVisible();
    await expectAccessible(page);
    await type(page, '[Enter]', 'a@agro.example', '[Control+Enter]');
    await expect(page.getByText('Customer ‘Karnataka Agro Mills’ added.')).toBeVisible();
    // In the foot of the register, and on a phone above its rows.
    const count = page.getByText(/^(Total of )?1 customer/).filter({ visible: true });
    await expect(count.first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the status narrows the list, and lives in the address', async () => {
    await page.getByText(/^Inactive \d/).click();
    await expect(page).toHaveURL(/status=inactive/);
    await page.reload();
    await expect(page.getByRole('row', { name: /^No customers found/ })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: 'Karnataka Agro Mills', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karnataka Agro Mills');
    await expect(page.getByText('Outstanding', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('money comes in on account and stands on the statement', async () => {
    await page.getByRole('button', { name: /^Record receipt/ }).click();
    await type(page, '2500', '[Enter]', 'u');
    await expectAccessible(page);
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Receipt RV-001 of ₹2,500.00 recorded.')).toBeVisible();
    await expect(page.getByText('Unadjusted credit', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Statement/ }).click();
    await expect(page.getByRole('link', { name: 'Receipt RV-001' })).toBeVisible();
    await expect(page.getByRole('row', { name: /2,500\.00 Cr/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  });

  await test.step('who has documents is not removed, and is made inactive instead', async () => {
    await page.getByRole('button', { name: 'More of this customer' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Make the customer inactive instead.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More of this customer' }).click();
    await page.getByRole('menuitem', { name: 'Make inactive' }).click();
    await dialog.getByRole('button', { name: 'Make inactive' }).click();
    await expect(page.getByText('Customer ‘Karnataka Agro Mills’ is inactive.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^New invoice/ })).toHaveCount(0);
  });

  await test.step('the receipt is taken back with a reason', async () => {
    await page.getByRole('button', { name: 'Reverse RV-001' }).click();
    await page.getByLabel('Reason').fill('Entered for the wrong customer');
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Receipt RV-001 reversed.')).toBeVisible();
    await expect(page.getByText('No advances or unadjusted credit notes.')).toBeVisible();
  });
});

test('a book says who it is on its invoices, and how they are numbered', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await page.goto('/book');
  await page.getByRole('link', { name: 'Sahyadri Traders' }).first().click();
  await page.getByRole('link', { name: 'Billing settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing settings');
  await page.getByLabel('GSTIN').fill('27aapfu0939f1zv');
  await expect(page.getByLabel('State')).toHaveValue('27');
  const prefix = page.getByRole('group', { name: 'Invoices', exact: true }).getByLabel('Prefix');
  await prefix.fill('ST/{FY}/');
  await expect(page.getByText(/^Such as ST\/\d\d-\d\d\/001$/)).toBeVisible();
  await expectAccessible(page);
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Billing settings saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
  await expect(page.getByText(/^The next is ST\/\d\d-\d\d\/001$/)).toBeVisible();
});
