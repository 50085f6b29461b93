// From the checklist of the year's end to a count of the stock, and to the goods that were lost
// before it; goods that go out of a godown, and come back into another: all by keys.
import type { Page } from '@playwright/test';
import { writeRecords } from '../support/book-records.ts';
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../support/errand.ts';

/** Presses a key until a control has the focus, at most as often as a form has controls. */
async function press(page: Page, key: string, label: string): Promise<void> {
  const control = page.getByLabel(label, { exact: true });
  await expect(control).toBeVisible();
  for (let tries = 0; tries < 12; tries += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${label}.`);
}

test('the year’s end leads to a count and to goods that were lost, without a click', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = await (await page.request.get('/api/islogin/book')).json();
  const [{ id: bookId }] = books as [{ id: number }];
  const { productId } = await writeRecords(page, bookId);

  await test.step('the stock is counted', async () => {
    await page.goto('/journal/reports/year-end?year=26-27');
    const counted = page.getByRole('link', { name: 'Stock counted', exact: true });
    await expect(page.getByRole('row', { name: /^Stock counted To do/ })).toBeVisible();
    await expectFitsEveryWidth(page);
    await counted.press('Enter');
    await expect(page.getByLabel('Product of line 1')).toBeFocused();
    await expectAccessible(page);
    await type(page, 'bale', '[Enter]', '38', '[Control+Enter]');
    await expect(page.getByText('Physical count 2 posted.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the list of stock journals takes goods that are lost', async () => {
    await page.goto('/journal/reports/year-end?year=26-27');
    const counted = page.getByRole('link', { name: 'Stock counted', exact: true });
    await expect(page.getByRole('row', { name: /^Stock counted Fine/ })).toBeVisible();
    await counted.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Stock journals' })).toBeVisible();
    await expect(page.getByText('2 shown of 2')).toBeVisible();
    await expectFitsEveryWidth(page);
    await type(page, '[Alt+l]', 'bale', '[Enter]', '2');
    await expect(page.getByRole('region', { name: 'Will be posted' })).toBeVisible();
    await expectFitsEveryWidth(page);
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Stock journal 3 posted.')).toBeVisible();
    await expect(page.getByText('Lost', { exact: true })).toBeVisible();
    await expectFitsEveryWidth(page);
  });

  await test.step('a bill takes goods of a batch out of a godown', async () => {
    const [yard] = (await (
      await page.request.get(`/api/islogin/godown?book_id=${bookId}`)
    ).json()) as [{ id: number }];
    const goods = { product_id: productId, direction: 'in', quantity: '10', godown_id: yard.id };
    const lines = [{ ...goods, batch: 'KH-26-04', expires_on: '2099-09-30' }];
    const journals = `/api/islogin/book/${bookId}/stock-journal`;
    await expect(await page.request.post(journals, { data: { lines } })).toBeOK();
    await page.goto('/billing?new=1');
    await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
    await type(page, 'punek', '[Enter]', 'bale of', '[Enter]', '4', '[Enter]', '[Enter]');
    await press(page, 'Shift+Tab', 'Godown of item 1');
    await type(page, 'y');
    await press(page, 'Tab', 'Batch of item 1');
    await type(page, 'k');
    await expect(page.getByLabel('Batch of item 1')).toHaveValue('KH-26-04');
    await expectFitsEveryWidth(page);
    await type(page, '[Enter]');
    await expect(page.getByRole('combobox', { name: 'Item 2', exact: true })).toBeFocused();
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Batch KH-26-04').first()).toBeVisible();
  });

  await test.step('a credit note brings some of them back to the main location', async () => {
    await type(page, 'c');
    const dialog = page.getByRole('dialog', { name: /^Credit note for/ });
    await expect(dialog).toBeVisible();
    await press(page, 'Tab', 'Everything not yet credited');
    await type(page, '[ArrowRight]');
    await press(page, 'Tab', 'Quantity of line 1');
    await type(page, '1');
    await press(page, 'Tab', 'Godown of line 1');
    await type(page, 'm');
    await expectFitsEveryWidth(page);
    await type(page, '[Control+Enter]');
    await expect(dialog).toBeHidden();
    await page.goto(`/stock/in-hand/${productId}`);
    const batches = page.getByRole('table', { name: 'By batch' });
    await expect(batches.getByRole('row', { name: /KH-26-04 Main location/ })).toContainText('1');
    await expect(batches.getByRole('row', { name: /KH-26-04 Yard/ })).toContainText('6');
  });
});
