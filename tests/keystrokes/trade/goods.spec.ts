// What has a form of its own beside vouchers and bills: goods that come in, are counted or lost, a
// fixed asset and a run of depreciation; each from the palette, blindly and without a click.
import type { Page } from '@playwright/test';
import { writeRecords } from '#tests/e2e/support/book-records.ts';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { accountCalled, signInAsAsha } from '../book.ts';
import { AT_ONCE, countEffort, effortOf, keepPace, SLOW_NETWORK, typeBlind } from '../hands.ts';

const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

type GoodsErrand = { readonly keys: string; readonly says: RegExp; readonly max: number };

const ERRANDS: readonly GoodsErrand[] = [
  {
    keys: '[Ctrl+K] new stock j [Enter] bale [Enter] 12 [Ctrl+Enter]',
    says: /^Stock journal 2 posted/,
    max: 22,
  },
  {
    keys: '[Ctrl+K] new physical [Enter] bale [Enter] 50 [Ctrl+Enter]',
    says: /^Physical count 3 posted/,
    max: 23,
  },
  {
    keys: '[Ctrl+K] goods lost [Enter] bale [Enter] 2 [Ctrl+Enter]',
    says: /^Stock journal 4 posted/,
    max: 20,
  },
  {
    keys: 'ns yarn [Enter] bale [Enter] Scale [Enter] furn [Enter] [Ctrl+Enter]',
    says: /^Asset ‘Scale’ added/,
    max: 26,
  },
  {
    keys: '[Ctrl+K] depreciation run [Enter] p [Enter]',
    says: /^Depreciation .*posted/,
    max: 24,
  },
];

async function send(page: Page, path: string, data: object) {
  const reply = await page.request.post(`/api/islogin/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as { readonly id: number };
}

/** A book of its own with goods, and with furniture that has lost some of its value. */
async function goods(page: Page, name: string) {
  const { id: bookId } = await send(page, 'book', { name });
  const chart = await page.request.post(`/api/islogin/book/${bookId}/template/sales`);
  expect(chart.ok()).toBe(true);
  const { '/product/:id': product, customerId } = await writeRecords(page, bookId);
  const furniture = await accountCalled(page, bookId, 'Furniture & Fixtures');
  await send(page, `asset?book_id=${bookId}`, {
    asset_type: 'asset',
    product_id: product,
    account_id: furniture.id,
    name: 'Counter',
    depreciation: {
      cost: '180000.00',
      put_to_use: '2024-10-01',
      class: 'furniture',
      tax_kind: 'furniture',
    },
  });
  return { bookId, product, customerId };
}

async function begin(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
}

/** The newest of the challans, of ten: four of them are billed, in the invoice that it becomes. */
const BILL_FOUR = 'gq [j] [o] i [Shift+Enter] [Shift+Enter] [Shift+Enter] 4 [Ctrl+Enter]';

test('goods, an asset, depreciation and a challan in parts, without a pause or a click', async ({
  page,
}) => {
  await signInAsAsha(page);
  const { bookId, product, customerId } = await goods(page, 'Goods by keys');
  await countEffort(page);
  await page.addInitScript(
    ([text, book]) => {
      localStorage.setItem('lekha.preferences', text);
      localStorage.setItem('lekha.active-book', book);
    },
    [PREFERENCES, JSON.stringify({ id: bookId })] as const,
  );
  await keepPace(page, AT_ONCE);
  for (const { keys, says, max } of ERRANDS) {
    await begin(page);
    await typeBlind(page, keys, 0);
    await expect(page.getByText(says)).toBeVisible();
    const effort = await effortOf(page);
    expect(effort.keys, keys).toBeLessThanOrEqual(max);
    expect(effort.clicks).toBe(0);
  }
  const bale = { product_id: product, name: 'Bale of yarn', hsn: '52051110', uqc: 'BAG' };
  const challan = await send(page, `presale?book_id=${bookId}`, {
    kind: 'challan',
    challan_reason: 'approval',
    customer_id: customerId,
    items: [{ ...bale, quantity: '10', rate: '100' }],
    issue: true,
  });
  await begin(page);
  await typeBlind(page, BILL_FOUR, 0);
  const read = `/api/islogin/presale/${challan.id}?book_id=${bookId}`;
  await expect
    .poll(async () => (await page.request.get(read)).json())
    .toMatchObject({ status: 'part-invoiced', open: [{ line: 1, quantity: '6' }] });
  expect(await effortOf(page)).toMatchObject({ keys: 10, clicks: 0 });
});

test('what is typed after a click on New Invoice, and after Enter in a search, is not lost', async ({
  page,
}) => {
  await signInAsAsha(page);
  await keepPace(page, SLOW_NETWORK);
  await begin(page);
  await page
    .getByRole('link', { name: /^New Invoice/ })
    .first()
    .click();
  await typeBlind(page, 'nj', 0);
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toHaveValue('nj');
  await begin(page);
  await typeBlind(page, '[Ctrl+K] inv-001 [Enter] h', 30);
  await expect(page.getByRole('dialog', { name: 'History of INV-001' })).toBeVisible();
});
