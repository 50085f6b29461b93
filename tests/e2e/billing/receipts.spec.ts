// Money of a customer for several bills, less what was kept back of it: the dialog and the books.
import { addBook, expect, expectFitsEveryWidth, register, test, type } from '../support/errand.ts';
import { billThrice, read } from './three-bills.ts';
import type { Invoice } from './three-bills.ts';

test('bills less TDS and a discount are the money, and the books say so', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { bookId, id, invoices } = await billThrice(page);
  await page.goto(`/customers/${id}`);
  await page.getByRole('button', { name: /^Record receipt/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt from Deccan Textiles' });
  const amount = dialog.getByLabel('Amount received (₹)');
  await expect(amount).toBeFocused();

  await test.step('what is typed follows, and stands on every width', async () => {
    await dialog.getByRole('checkbox', { name: 'Settle INV-001' }).check();
    await dialog.getByRole('checkbox', { name: 'Settle INV-002' }).check();
    await expect(amount).toHaveValue('2,360.00');
    await dialog.getByRole('button', { name: /other deduction/ }).click();
    await type(page, 'prof', '[Enter]', '[Alt+l]', 'disc', '[Enter]', '60');
    await expect(amount).toHaveValue('2,100.00');
    await expect(dialog.getByText('Section 393(1) 6(iii), 10% of 2,000.00')).toBeVisible();
    await expectFitsEveryWidth(page);
  });

  await test.step('it is recorded, with its number and its paper', async () => {
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Receipt RV-001 of ₹2,100.00 recorded.')).toBeVisible();
    const due = invoices.map(({ id: each }) => read<Invoice>(page, `invoice/${each}`));
    const balances = (await Promise.all(due)).map(({ balance_due: left }) => left);
    expect(balances).toEqual(['0.00', '0.00', '1180.00']);
    const items = await read<{ open: string }[]>(page, `customer/${id}/open_item`);
    expect(items.map(({ open }) => open)).toEqual(['1180.00']);
    const chart = await read<{ name: string; balance: string }[]>(page, `book/${bookId}/account`);
    expect(chart.find(({ name }) => name === 'TDS Receivable')?.balance).toBe('200.00');
  });

  await test.step('it is printed on a slip', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'RV-001: Small print' }).first().click();
    expect((await saving).suggestedFilename()).toBe('RV-001.pdf');
  });
});

test('an invoice that is paid at its page asks for nothing but a yes', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { invoices } = await billThrice(page);
  await page.goto(`/billing/invoice/${invoices[0]?.id}`);
  await page.getByRole('button', { name: /^Mark as Paid/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt from Deccan Textiles' });
  await expect(dialog.getByRole('checkbox', { name: 'Settle INV-002' })).not.toBeChecked();
  await dialog.getByRole('button', { name: /^Record receipt/ }).click();
  await expect(page.getByText('Recorded ₹1,180.00 for INV-001.')).toBeVisible();
  const paid = await read<Invoice>(page, `invoice/${invoices[0]?.id}`);
  expect(paid.status).toBe('paid');
});
