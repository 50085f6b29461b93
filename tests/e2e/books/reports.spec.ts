// Every report, register and page of stock of a book that has one of each record: no barrier that
// axe can see, nothing that must be scrolled sideways, on a desk and on a phone, and a row that is
// opened by key is the one that has the focus again afterwards.
import type { Page } from '@playwright/test';
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
      if (address.startsWith('/journal/reports')) await expectComesBack(page);
    });
  }
});

test('a key that is typed before the first page stands is for that page', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await page.goto('/journal/reports/profit-and-loss', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Alt+C');
  await expect(page.getByRole('dialog', { name: 'Add a column' })).toBeVisible();
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const link = document.activeElement;
    return `${link?.hasAttribute('data-row') === true} ${link?.getAttribute('href') ?? ''}`;
  });

/** Enter on the last row leads on, or opens a dialog over it. */
async function expectComesBack(page: Page): Promise<void> {
  const rows = page.locator('#main a[data-row]');
  if ((await rows.count()) === 0) return;
  await rows.last().focus();
  const left = await focused(page);
  const address = page.url();
  const dialogs = page.locator('dialog:modal');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const opensDialog = /[?&](set|ratio)=/.test(page.url());
  if (opensDialog) await expect(dialogs).toHaveCount(1);
  await page.keyboard.press(opensDialog ? 'Escape' : 'Backspace');
  await expect.poll(() => focused(page)).toBe(left);
}
