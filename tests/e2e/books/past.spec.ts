// What an auditor asks by keyboard, and each page of a book at a moment, where nothing is written.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { endpoints } from '#api/contract/endpoints.ts';
import { isBookPage } from '#web/client/past/moment.ts';
import { isFormAddress } from '#web/shell/guards/past/forms.ts';
import { ROUTES } from '../../house/lists/routes.ts';
import { writeRecords } from '../support/book-records.ts';
import type { BookRecords } from '../support/book-records.ts';
import { addBook, expect, expectFitsEveryWidth, register, test } from '../support/errand.ts';

/** Posts between the two accounts whose names come first of the book. */
async function post(page: Page, bookId: number, date: string, rupees: string): Promise<void> {
  const accounts = endpoints.listAccounts.reply.parse(await get(page, `book/${bookId}/account`));
  const idOf = (name: string) => accounts.find((one) => one.name === name)?.id;
  const entry = [
    { account_id: idOf('Rent'), amount: rupees },
    { account_id: idOf('Cash'), amount: `-${rupees}` },
  ];
  const data = { book_id: bookId, date, narration: `Rent of ${date}`, entry };
  await expect(await page.request.post('/api/islogin/journal', { data })).toBeOK();
}

async function get(page: Page, path: string): Promise<unknown> {
  const reply = await page.request.get(`/api/islogin/${path}`);
  return reply.json();
}

const listed = z.array(z.object({ id: z.int() }));

/** Presses each stroke and types each text. @returns how many keys that took. */
async function press(page: Page, ...strokes: readonly string[]): Promise<number> {
  let count = 0;
  for (const stroke of strokes) {
    const key = /^\[(.+)\]$/.exec(stroke)?.[1];
    if (key === undefined) await page.keyboard.type(stroke);
    else await page.keyboard.press(key);
    count += key === undefined ? stroke.length : 1;
  }
  return count;
}

const ribbon = (page: Page) => page.getByRole('region', { name: 'The past' });
const totalOf = (page: Page, rupees: string) =>
  page.getByRole('row', { name: new RegExp(`^Total .*${rupees}`) });

/** What is printed is kept as text; the browser's own dialog has no end here. */
const keepPrinted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.body.textContent;
      window.dispatchEvent(new Event('afterprint'));
    };
  });

test('what was known of 31 October, and what came late since, is read by keys', async ({
  page,
}) => {
  await keepPrinted(page);
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const [book] = listed.parse(await get(page, 'book'));
  const bookId = book?.id ?? 0;
  await post(page, bookId, '2026-10-31', '12000.00');
  const { event } = endpoints.readMoment.reply.parse(await get(page, `book/${bookId}/moment`));
  await post(page, bookId, '2026-10-30', '500.00');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  let keys = await press(page, 'gr');
  await expect(totalOf(page, '12,500.00')).toBeVisible();
  keys += await press(page, '[F2]', '31 oct', '[Enter]', 't', `event ${event}`, '[Enter]');
  await expect(ribbon(page)).toContainText('You see the books as known at event');
  await expect(ribbon(page)).toContainText('Nothing can be posted here.');
  await expect(page).toHaveURL(new RegExp(`on=2026-10-31.*at=${event}`));
  await expect(totalOf(page, '12,000.00')).toBeVisible();
  await expectFitsEveryWidth(page);

  await test.step('a key finds what came late, by whom, and it is printed', async () => {
    keys += await press(page, '[Shift+T]');
    await expect(page.getByText('2 accounts changed (1 late)')).toBeVisible();
    keys += await press(page, '[ArrowDown]', '[ArrowRight]');
    await expect(
      page.getByText(/^Late\. Meera Kulkarni, recorded .*dated 30 Oct 2026/),
    ).toBeVisible();
    await expect(page.getByText('Explains the change')).toBeVisible();
    keys += await press(page, '[Control+p]');
    const printed = /Late\. Meera Kulkarni, \d+ .*As recorded up to event/s;
    await expect(page.locator('html')).toHaveAttribute('data-printed', printed);
    expect(keys).toBeLessThanOrEqual(25);
    await page.goBack();
    await expect(totalOf(page, '12,000.00')).toBeVisible();
  });

  await test.step('an account that is opened from there is of the same moment', async () => {
    await page.getByRole('link', { name: 'Rent' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent' })).toBeVisible();
    await expect(page.getByText('500.00', { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(totalOf(page, '12,000.00')).toBeVisible();
  });
  await press(page, '[Escape]');
  await expect(totalOf(page, '12,500.00')).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);

  await test.step('the palette leads to the same moment', async () => {
    await press(page, '[Control+k]', `tb 31 oct as known event ${event}`, '[Enter]');
    await expect(totalOf(page, '12,000.00')).toBeVisible();
  });
});

test('no page of the past has a control that writes', async ({ page }) => {
  // It opens some sixty pages.
  test.setTimeout(600_000);
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const [book] = listed.parse(await get(page, 'book'));
  const bookId = book?.id ?? 0;
  await post(page, bookId, '2026-10-31', '12000.00');
  const recordOf = await writeRecords(page, bookId);
  const { event } = endpoints.readMoment.reply.parse(await get(page, `book/${bookId}/moment`));
  await post(page, bookId, '2026-10-30', '500.00');
  await nothingWrites(page, { bookId, event, recordOf });
});

/** Their last words may be anything that reads. */
const WRITES =
  /^(New|Add(?! column)|Apply|Correct|Duplicate|Edit|Issue|Record|Reverse|Mark as|Mark filed|Import|Save|Lock|Rename|Remove|Retire|Refund|Cancel|Discard|Send|Invite|Leave|Erase|Use it|Withdraw|Opening balances)\b/;
const FORM = /\/(add|change|edit|opening|import)(\/|\?|$)|[?&]((new|edit)=|from=(?!\d{4}-))/;

/** @param recordOf by the address of its page, as `/asset/:id`, or else by the name in it. */
async function pagesOf(
  page: Page,
  { bookId, event, recordOf }: PastBook,
): Promise<readonly string[]> {
  const then = `book_id=${bookId}&at=${event}`;
  const [account] = listed.parse(await get(page, `book/${bookId}/account?at=${event}`));
  const [journal] = listed.parse(await get(page, `journal?${then}`));
  const ids: BookRecords = {
    ...recordOf,
    bookId,
    accountId: account?.id ?? 0,
    journalId: journal?.id ?? 0,
  };
  const routes = [...ROUTES].filter(
    (route) => isBookPage(route) && !isFormAddress({ pathname: route, search: '' }),
  );
  const paths = routes.map((route) =>
    route.replaceAll(/:(\w+)/g, (whole, name: string) => String(ids[route] ?? ids[name] ?? whole)),
  );
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  return [...new Set(paths)];
}

type PastBook = {
  readonly bookId: number;
  readonly event: number;
  readonly recordOf: BookRecords;
};

/**
 * Lines of a record's history lead to the page as it was after each of them, and figures to the
 * events up to the moment whose sum they are: both are past too.
 */
function isUpTo(event: number, href: string): boolean {
  const at = Number(/[?&](?:at|until)=(\d+)/.exec(href)?.[1] ?? 0);
  return at > 0 && at <= event;
}

async function nothingWrites(page: Page, past: PastBook): Promise<void> {
  const { event } = past;
  for (const path of await pagesOf(page, past)) {
    await page.goto(`${path}?at=${event}`);
    await expect(ribbon(page)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const buttons = page.getByRole('button', { name: WRITES, disabled: false });
    expect(await buttons.allTextContents(), path).toEqual([]);
    const links = page.locator('main a[href], nav a[href]');
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(
      addresses.filter((href) => FORM.test(href ?? '')),
      path,
    ).toEqual([]);
    const left = addresses.filter((href) => !isUpTo(event, href ?? ''));
    expect(
      left.filter(
        (href) =>
          !/^(\/profile|\/book|\/book\/\d+\/history(\?event=\d+)?|#.*|\/api\/.*)$/.test(href ?? ''),
      ),
      path,
    ).toEqual([]);
  }
  await page.goto(`/journal/add?at=${event}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nothing can be posted in the past',
  );
  await press(page, 'nj');
  await expect(page).toHaveURL(/\/journal\/add/);
}
