// Goods come before their bill: they are ordered, received in part, and billed at another price,
// by keys; they are in stock once.
import { call, read } from './billing/three-bills.ts';
import { addBook, expect, expectFitsEveryWidth, register, test, type } from './support/errand.ts';

test('goods are received of an order and billed at another price', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const [book] = await read<{ id: number }[]>(page, 'book/');
  const registered = { gstin: '27AABCU9603R1ZN', address: '14 Laxmi Road', city: 'Pune' };
  await call(page, 'PUT', `book/${book?.id}/billing`, registered);
  const perpetual = { from: '2026-04-01', accounting: 'perpetual', method: 'fifo' };
  await call(page, 'POST', `book/${book?.id}/stock_accounting`, perpetual);
  const named = async (path: string) =>
    (await call<{ id: number }>(page, 'POST', path, { name: 'Oils' })).id;
  await call(page, 'POST', 'product', {
    name: 'Groundnut Oil',
    category_id: await named('category'),
    brand_id: await named('brand'),
    hsn: '15081000',
    gst_rate: '5',
    price: '120',
    stocked: true,
  });
  await page.goto('/suppliers?new=1');
  const adding = page.getByRole('dialog');
  await adding.getByLabel('Name', { exact: true }).fill('Deccan Oil Mills');
  await adding.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZV');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Deccan Oil Mills' })).toBeVisible();

  await page.goto('/purchases/order/add');
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toBeFocused();
  await type(page, 'dec', '[Enter]', 'ground', '[Enter]', '10', '[Enter]', '100', '[Enter]');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order PO-001' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Receive goods' })).toBeVisible();
  await page.keyboard.press('r');
  const challan = page.getByLabel(/^Challan no/);
  await expect(challan).toBeFocused();
  await type(page, 'DC/77');
  await expect(page.getByText('Line 1 of PO-001 · 10 open')).toBeVisible();
  await page.getByLabel('Qty of line 1').fill('6');
  await expectFitsEveryWidth(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Goods received by GRN-001.')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Goods received GRN-001' }),
  ).toBeVisible();
  await expectFitsEveryWidth(page);

  await expect(page.getByRole('button', { name: 'Make bill' })).toBeVisible();
  await page.keyboard.press('b');
  const number = page.getByLabel('Bill number', { exact: true });
  await expect(number).toBeFocused();
  await type(page, 'DM/118', '[Enter]', 't');
  await page.getByLabel('Rate of line 1').fill('110');
  await expect(page.getByRole('region', { name: 'Will post' })).toContainText('Not Billed600.00');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Bill posted as PB-/)).toBeVisible();
  await page.getByRole('link', { name: 'line 1 of goods received' }).click();
  await expect(page.getByRole('region', { name: 'Bills of the goods' })).toContainText('660.00');

  await page.goto('/purchases/received');
  await expect(page.getByRole('row', { name: /GRN-001/ })).toContainText('Billed');
  await expectFitsEveryWidth(page);
  await page.goto('/purchases/order');
  await expect(page.getByRole('row', { name: /PO-001/ })).toContainText('Part billed');
  await page.goto('/stock/in-hand');
  await expect(page.getByRole('row', { name: /Groundnut Oil/ })).toContainText('6');
});
