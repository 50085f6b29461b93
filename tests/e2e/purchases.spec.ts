// What comes in: a supplier is added over the bill, the bill is typed by keys, part of it goes back
// by a debit note, and what the supplier is owed is the rest.
import { call, read } from './billing/three-bills.ts';
import { addBook, expect, expectFitsEveryWidth, register, test, type } from './support/errand.ts';

test('a bill is typed by keys, and part of it goes back', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const [book] = await read<{ id: number }[]>(page, 'book/');
  const registered = { gstin: '27AABCU9603R1ZN', address: '14 Laxmi Road', city: 'Pune' };
  await call(page, 'PUT', `book/${book?.id}/billing`, registered);
  await page.goto('/suppliers?new=1');
  const adding = page.getByRole('dialog');
  await adding.getByLabel('Name', { exact: true }).fill('Deccan Oil Mills');
  await adding.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZV');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('link', { name: 'Deccan Oil Mills' }).click();
  await expect(page.getByRole('heading', { name: 'Deccan Oil Mills', level: 1 })).toBeVisible();

  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'New purchase bill' })).toBeVisible();
  const number = page.getByLabel('Bill number', { exact: true });
  await number.fill('DM/118');
  const item = page.getByLabel('Item or account of line 1');
  await item.click();
  await type(page, 'purchases', '[Enter]');
  await page.getByLabel('Qty of line 1').fill('10');
  await page.getByLabel('Rate of line 1').fill('100');
  await page.getByLabel('GST % of line 1').fill('18');
  await expect(page.getByRole('region', { name: 'Will post' })).toContainText('1,180.00');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  // The day is asked for at its field, and nothing that was typed is lost.
  await expect(page.getByText('Enter the date of the bill')).toBeVisible();
  await type(page, 't', '[Control+Enter]');
  await expect(page.getByText(/^Bill posted as PB-/)).toBeVisible();
  await expectFitsEveryWidth(page);

  await page.keyboard.press('d');
  await page.getByRole('textbox', { name: /goes back$/ }).fill('4');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /PDN-/ })).toBeVisible();
  await expectFitsEveryWidth(page);

  await page.goto('/purchases');
  const row = page.getByRole('row', { name: /DM\/118/ });
  await expect(row).toContainText('708.00');
  await page.goto('/suppliers');
  await expect(page.getByRole('row', { name: /Deccan Oil Mills/ })).toContainText('708.00');

  // A part is paid by keys from the page of the bill, the rest in a run.
  await page.goto('/payables');
  await expect(page.getByRole('row', { name: /Deccan Oil Mills/ })).toContainText('708.00');
  await expectFitsEveryWidth(page);
  await page.goto('/purchases');
  await page.getByRole('link', { name: 'DM/118' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bill DM/118' })).toBeVisible();
  await page.keyboard.press('p');
  await page.getByLabel('Amount (₹)', { exact: true }).fill('8');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Payment SP-001 of ₹8.00 recorded/)).toBeVisible();
  await page.goto('/purchases/payment');
  await page.getByRole('link', { name: 'SP-001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment SP-001' })).toBeVisible();
  await expectFitsEveryWidth(page);

  await page.goto('/payables/run');
  await page.getByRole('checkbox', { name: /Pay DM\/118/ }).check();
  await expect(page.getByRole('row', { name: /Total of 1/ })).toContainText('700.00');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Run 1 is paid.')).toBeVisible();
  await page.goto('/payables');
  await expect(page.getByText('Nothing is outstanding to suppliers')).toBeVisible();
});
