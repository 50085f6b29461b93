// Every report, register and page of stock of a book that has one of each record: no barrier that
// axe can see, and nothing that must be scrolled sideways, on a desk and on a phone.
import { ROUTES } from '../../house/lists/routes.ts';
import { writeRecords } from '../support/book-records.ts';
import { addBook, expect, expectFitsEveryWidth, register, test } from '../support/errand.ts';

test('every report and page of stock is read without a barrier, on every width', async ({
  page,
}) => {
  // It opens some forty pages, each on two widths.
  test.setTimeout(600_000);
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = await (await page.request.get('/api/islogin/book')).json();
  const [{ id: bookId }] = books as [{ id: number }];
  const records = await writeRecords(page, bookId);
  const reports = [...ROUTES].filter((route) => /^\/(journal\/reports|stock|asset)\b/.test(route));
  const addresses = [
    ...reports.map((route) =>
      route.replace(/:\w+/, (name) => String(records[route] ?? records[name.slice(1)] ?? name)),
    ),
    '/stock/journal/add?for=count',
    '/stock/journal/add?for=loss',
    `/book/${bookId}/history?a=3&b=20`,
    `/book/${bookId}/history?names=1`,
    `/book/${bookId}/audit`,
  ];
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectFitsEveryWidth(page);
    });
  }
});
