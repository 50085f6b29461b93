// Every report, register and page of stock of a book that has one of each record: no barrier that
// axe can see, and nothing that must be scrolled sideways, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { ROUTES } from '../../house/lists/routes.ts';
import { writeRecords } from '../support/book-records.ts';
import { addBook, expect, expectFitsEveryWidth, register, test } from '../support/errand.ts';

// Each opens some twenty pages, on two widths.
test.setTimeout(600_000);

/** Somebody new has a book with one of each record. */
async function bookWithRecords(page: Page) {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = await (await page.request.get('/api/islogin/book')).json();
  const [{ id: bookId }] = books as [{ id: number }];
  const records = await writeRecords(page, bookId);
  const addressesOf = (pattern: RegExp): readonly string[] =>
    [...ROUTES]
      .filter((route) => pattern.test(route))
      .map((route) =>
        route.replace(/:\w+/, (name) => String(records[route] ?? records[name.slice(1)] ?? name)),
      );
  return { bookId, addressesOf };
}

async function readEach(page: Page, addresses: readonly string[]): Promise<void> {
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectFitsEveryWidth(page);
    });
  }
}

test('every report is read without a barrier, on every width', async ({ page }) => {
  const { addressesOf } = await bookWithRecords(page);
  await readEach(page, addressesOf(/^\/journal\/reports\b/));
});

test('every page of stock, assets and of the log is read so, too', async ({ page }) => {
  const { bookId, addressesOf } = await bookWithRecords(page);
  await readEach(page, [
    ...addressesOf(/^\/(stock|asset)\b/),
    '/stock/journal/add?for=count',
    '/stock/journal/add?for=loss',
    `/book/${bookId}/history?a=3&b=20`,
    `/book/${bookId}/history?names=1`,
    `/book/${bookId}/audit`,
  ]);
});
