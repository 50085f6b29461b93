// The notes that suppliers send: a price that they raise is typed by keys from its bill.
import { call, read } from './billing/three-bills.ts';
import { addBook, expect, expectFitsEveryWidth, register, test, type } from './support/errand.ts';

test('a debit note of a supplier raises the price of a bill', async ({ page }) => {
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

  const billed = async (number: string, rate: string) => {
    await page.getByLabel(/number$/).fill(number);
    await page.getByLabel('Item or account of line 1').click();
    await type(page, 'purchases', '[Enter]');
    await page.getByLabel('Qty of line 1').fill('10');
    await page.getByLabel('Rate of line 1').fill(rate);
    await page.getByLabel('GST % of line 1').fill('18');
    await page.getByLabel(/^(Bill|Debit note) date$/).fill('t');
    await page.keyboard.press('Control+Enter');
  };
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'New purchase bill' })).toBeVisible();
  await billed('DM/118', '100');
  await expect(page.getByRole('heading', { level: 1, name: 'Bill DM/118' })).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'New debit note of a supplier' })).toBeVisible();
  await expect(page.getByRole('list', { name: /raises/ })).toContainText('DM/118');
  await expectFitsEveryWidth(page);
  await billed('D/7', '5');
  await expect(page.getByRole('heading', { level: 1, name: 'Debit note D/7' })).toBeVisible();
  await expect(page.getByText(/^Raises the price of/)).toContainText('bill DM/118');
  await expectFitsEveryWidth(page);
  await page.getByRole('link', { name: 'bill DM/118' }).click();
  await expect(page.getByRole('region', { name: 'Debit notes of the supplier' })).toContainText(
    '59.00',
  );
  await page.goto('/suppliers');
  await expect(page.getByRole('row', { name: /Deccan Oil Mills/ })).toContainText('1,239.00');
});

test('a credit note of a supplier is typed by keys, and one answers a debit note', async ({
  page,
}) => {
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
  await page.keyboard.press('b');
  await page.getByLabel('Bill number', { exact: true }).fill('DM/118');
  await page.getByLabel('Item or account of line 1').click();
  await type(page, 'purchases', '[Enter]');
  await page.getByLabel('Qty of line 1').fill('10');
  await page.getByLabel('Rate of line 1').fill('100');
  await page.getByLabel('GST % of line 1').fill('18');
  await page.getByLabel('Bill date', { exact: true }).fill('t');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bill DM/118' })).toBeVisible();

  await page.keyboard.press('n');
  await page.getByLabel('Credit note number').fill('CN/41');
  await page.getByLabel('Credit note date').fill('t');
  await page.getByRole('textbox', { name: /^Taxable of/ }).fill('100');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Credit note CN\/41, PDN-/ }),
  ).toBeVisible();
  await expect(page.getByText('Matched')).toBeVisible();
  await expectFitsEveryWidth(page);

  await page.goto('/purchases');
  await page.getByRole('link', { name: 'DM/118' }).click();
  await page.keyboard.press('d');
  await page.getByRole('textbox', { name: /goes back$/ }).fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Debit note PDN-/ })).toBeVisible();
  await page.keyboard.press('m');
  await page.getByLabel('Credit note number').fill('CN/42');
  await page.getByLabel('Credit note date').fill('t');
  await page.getByLabel('Taxable as printed').fill('100');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^By credit note CN\/42/)).toBeVisible();
  await expectFitsEveryWidth(page);
});
