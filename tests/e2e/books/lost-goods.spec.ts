// From the checklist of the year's end to a count of the stock, and to the goods that were lost
// before it, all by keys.
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

test('the year’s end leads to a count and to goods that were lost, without a click', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = await (await page.request.get('/api/islogin/book')).json();
  const [{ id: bookId }] = books as [{ id: number }];
  await writeRecords(page, bookId);

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
});
