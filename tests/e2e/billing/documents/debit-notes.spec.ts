// A debit note by keys alone: issued from its invoice, seen as due, paid, and taken back, after
// which the money stands to the customer's credit.
import type { Page } from '@playwright/test';
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../../support/errand.ts';
import { billThrice, read } from '../three-bills.ts';
import type { Invoice } from '../three-bills.ts';

const owed = async (page: Page): Promise<string> =>
  (await read<{ total: string }>(page, 'receivables')).total;

test('what an invoice charged too little is a bill of its own', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { id, invoices } = await billThrice(page);
  const invoiceId = invoices[0]?.id;
  const dialog = page.getByRole('dialog', { name: 'Debit note for INV-001' });
  const notes = page.getByRole('region', { name: 'Debit notes' });
  await page.goto(`/billing/invoice/${invoiceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();

  await test.step('tax and total come as it is typed, and closing it loses nothing', async () => {
    await type(page, 'b');
    await expect(dialog.getByLabel('More per unit (₹) of line 1')).toBeFocused();
    await type(page, '100', '[Tab]', '50', '[Control+Enter]');
    await expect(dialog.getByText('Enter a price or a value, not both')).toBeVisible();
    await dialog.getByLabel('or value (₹) of line 1').fill('');
    await expect(dialog.getByLabel('What it comes to')).toContainText('Total₹118.00');
    await expectAccessible(page);
    await type(page, '[Escape]', 'b');
    await expect(dialog.getByLabel('More per unit (₹) of line 1')).toHaveValue('100');
  });

  await test.step('what the server refuses stands at its field', async () => {
    await dialog.getByLabel('Date', { exact: true }).fill('1/9/2026');
    await type(page, '[Control+Enter]');
    await expect(
      dialog.getByText('1 Sep 2026 is before the invoice, of 1 Oct 2026.').first(),
    ).toBeVisible();
    await dialog.getByLabel('Date', { exact: true }).fill('5/10/2026');
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Issued DN-001.')).toBeVisible();
    await expect(notes).toContainText(/05 Oct 2026.*₹118\.00 open/);
    expect((await read<Invoice>(page, `invoice/${invoiceId}`)).balance_due).toBe('1180.00');
    expect(await owed(page)).toBe('3658.00');
  });

  await test.step('the receivables lead to it, and it is printed', async () => {
    await page.goto('/journal/reports/receivables');
    await page.getByRole('button', { name: 'Open bills of Deccan Textiles' }).click();
    await page.getByRole('link', { name: 'DN-001' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'DN-001' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Debit Note, as printed' })).toBeVisible();
    await expect(page.getByText('₹118.00 due')).toBeVisible();
    await expectFitsEveryWidth(page);
    const saving = page.waitForEvent('download');
    await type(page, 'd');
    expect((await saving).suggestedFilename()).toBe('DN-001.pdf');
  });

  await test.step('money settles it', async () => {
    await page.goto(`/customers/${id}`);
    await expect(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
    await type(page, 'r');
    await page.getByRole('checkbox', { name: 'Settle DN-001' }).press('Space');
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Receipt RV-001 of ₹118.00 recorded.')).toBeVisible();
    await page.goto(`/billing/invoice/${invoiceId}`);
    await expect(notes).toContainText('Settled');
    expect(await owed(page)).toBe('3540.00');
  });

  await test.step('taken back, its money is the customer’s credit', async () => {
    await page.getByRole('button', { name: 'Reverse DN-001' }).press('Enter');
    await expectAccessible(page);
    await type(page, 'Freight was included', '[Control+Enter]');
    await expect(page.getByText('Debit note DN-001 reversed.')).toBeVisible();
    await expect(notes).toContainText('Reversed: Freight was included');
    await expect(page.getByText('₹118.00 of RV-001')).toBeVisible();
    expect(await owed(page)).toBe('3422.00');
  });
});
