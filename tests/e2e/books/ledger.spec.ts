// A ledger is read by period, an entry opened from it and corrected, and the books stay whole.
import { readFile } from 'node:fs/promises';
import { readPdf } from '#tests/api/documents/pdf-text.ts';
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';

test('an entry is opened from its ledger and corrected there', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await page.goto('/journal/add');
  await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
  await type(page, 'electri', '[Enter]', '35400', '[Enter]', 'bank a', '[Enter]', '[Enter]');
  await type(page, 'Bill of October', '[Control+Enter]');
  await expect(page.getByText('Posted #1, ₹35,400.00.')).toBeVisible();

  await test.step('the period is this month, and last year holds nothing', async () => {
    // A tap opens the row where there is room for it, and the entry's own page on a phone.
    await page.getByRole('row', { name: /#1/ }).getByText('Electricity').click();
    await page.getByRole('link', { name: 'Bank Account' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bank Account' })).toBeVisible();
    // On a phone the period stands behind its pill.
    const period = page.getByRole('button', { name: /^Period/ });
    if (await period.isVisible()) await period.click();
    await page.getByText('Month', { exact: true }).click();
    await expect(page).toHaveURL(/month=\d+/);
    await expect(page.getByText('Balance c/d')).toBeVisible();
    await page.getByLabel('Financial year').selectOption('24-25');
    await expect(page.getByText('There is no Entry for this Account and Duration.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Electricity #1' })).toBeVisible();
  });

  await test.step('the sheet shows the entry; its correction is posted over the ledger', async () => {
    await page.getByRole('link', { name: 'Electricity #1' }).click();
    const sheet = page.getByRole('dialog', { name: '#1' });
    await expect(sheet.getByText('Bill of October')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
    await type(page, 'rent', '[Enter]', '1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Post correction' }).click();
    await expect(page.getByText(/^Posted #3\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rent #3' })).toBeVisible();
    await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
  });

  await test.step('every line has its balance in the list', async () => {
    await page.getByText('Running', { exact: true }).click();
    await expect(page.getByRole('row', { name: /35,400\.00 Cr/ }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the reports of the year are saved as one PDF with contents', async () => {
    await page.goto('/journal/reports/report-set?parts=profit-and-loss,trial-balance,ledgers');
    await expect(page.getByText('3 of 12 reports')).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Control+p');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(
      /^Report set, Sahyadri Traders, from 1 April .*\.pdf$/,
    );
    const { text } = await readPdf(await readFile(await file.path(), 'latin1'));
    expect(text).toMatch(/Profit and Loss Account from .* 2 Trial balance .* 3 Ledgers .* 4 /);
    expect(text).toContain('Page 4 of 4');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Bank Account' })).toBeVisible();
  });

  await test.step('an account with entries cannot be removed, and the reason names them', async () => {
    await page.getByRole('button', { name: 'More of this ledger' }).click();
    await page.getByRole('menuitem', { name: 'Change this account' }).click();
    await page.getByRole('button', { name: 'Remove account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByRole('alert')).toContainText('Retire it instead');
    await page.getByRole('button', { name: 'Retire account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire account' }).click();
    await expect(page.getByRole('alert')).toContainText('35,400.00');
  });
});
