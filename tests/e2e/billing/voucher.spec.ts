// A voucher on a customer's account: its open bills, what its page and its correction say of them,
// and the receivables that are left, as a file.
import { readFile } from 'node:fs/promises';
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../support/errand.ts';
import { billThrice, read } from './three-bills.ts';
import type { Invoice } from './three-bills.ts';

test('a journal settles bills of a customer, and so does its correction', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { invoices } = await billThrice(page);
  const dues = async () => {
    const read3 = invoices.map(({ id }) => read<Invoice>(page, `invoice/${id}`));
    return (await Promise.all(read3)).map(({ balance_due: due }) => due);
  };
  const first = page.getByLabel('Settle of INV-001');

  await test.step('the bills stand in the voucher, on every width', async () => {
    await page.goto('/journal/add?type=receipt');
    await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
    await type(page, 'bank acc', '[Enter]', '1500', '[Enter]', 'deccan');
    // The customer came by calls a moment ago, after this browser had kept the list of accounts.
    await expect(page.getByRole('option', { name: /Deccan Textiles/ })).toBeVisible();
    await type(page, '[Enter]', '[ArrowDown]');
    await expect(first).toBeFocused();
    await expectFitsEveryWidth(page);
  });

  await test.step('Enter takes them as far as the money goes', async () => {
    await type(page, '[Enter]', '[Enter]');
    await expect(page.getByText('INV-001 1,180.00, INV-002 320.00')).toBeVisible();
    await type(page, '[Control+Enter]');
    await expect(page.getByText(/^Posted #/)).toBeVisible();
    expect(await dues()).toEqual(['0.00', '860.00', '1180.00']);
  });

  await test.step('its correction shows them, and settles another', async () => {
    await page.getByRole('link', { name: '#4', exact: true }).waitFor();
    await type(page, 'j', 'x');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('INV-001 1,180.00, INV-002 320.00')).toBeVisible();
    await sheet.getByRole('button', { name: 'Open bills' }).click();
    await expect(page.getByLabel('Settle of INV-002')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Settle of INV-002').fill('');
    await page.getByLabel('Settle of INV-003').focus();
    await type(page, '[Enter]', '2', '[Control+Enter]');
    await expect(sheet).toBeHidden();
    expect(await dues()).toEqual(['0.00', '1180.00', '860.00']);
  });

  await test.step('what is left is taken away as a file', async () => {
    await page.goto('/journal/reports/receivables?by=bill');
    await page.getByRole('button', { name: 'Export' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^Receivables by bill, Sahyadri Traders, .*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Bill', 'INV-002', 'INV-003']);
  });
});
