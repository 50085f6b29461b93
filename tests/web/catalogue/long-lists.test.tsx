// A picker over more products than one call gives: until all of them are here the server searches,
// then each key is answered on this device, and of later changes only these are asked for.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { createAsset } from '#api/contract/catalogue/asset.ts';
import { listRecords } from '#api/contract/entity/entity.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import {
  readMaster,
  readSharedHistory,
  readSharedMaster,
} from '#api/contract/catalogue/masters.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { readLocal } from '#web/client/local/database.ts';
import { wipeLocal } from '#web/client/local/wipe.ts';
import { queryClient } from '#web/client/query.ts';
import { AdminEditPage } from '#web/features/catalogue/admin/AdminEditPage.tsx';
import { AddAssetPage } from '#web/features/catalogue/book/assets/AddAssetPage.tsx';
import createdAsset from '#tests/specimens/replies/createAsset.json' with { type: 'json' };
import tailoring from '#tests/specimens/replies/createSharedService.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [rice] = products;
const THOUSAND = Array.from({ length: 1000 }, (_, at) => ({
  ...rice,
  id: at + 1,
  name: `Product ${at + 1}`,
}));
const ZARI = { ...rice, id: 15_000, name: 'Zari border' };

const picker = page.getByRole('combobox', { name: 'Product (optional)' });
const keptCount = async () => (await readLocal('product', 1)).length;
const ways = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

beforeEach(() => wipeLocal());

async function open(whole: ReturnType<typeof ok>, changes = ok([])) {
  const calls = serverAnswers([
    [
      productEndpoints.list,
      (query) => {
        if (query.has('search')) return ok([ZARI]);
        return query.has('before') ? whole : ok(THOUSAND);
      },
    ],
    [listAccountChanges, okAccounts([])],
    [readMaster, ok({ ...ZARI, name: 'Zari border, gold', used_by: [] })],
    [createAsset, ok(createdAsset)],
    [listRecords, changes],
  ]);
  const screen = await show(() => <AddAssetPage type="stock" />, { path: '/stock/add' });
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Godown');
  await expect.element(picker).toHaveAttribute('placeholder', 'Type to choose');
  return { calls, screen };
}

test('the server is asked for what is typed while the rest is on its way', async () => {
  const { calls } = await open('waiting');
  await userEvent.fill(picker, 'zari');
  await expect.element(page.getByRole('option', { name: /^Zari border/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveValue('Zari border');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body))
    .toEqual([{ asset_type: 'stock', name: 'Godown', product_id: 15_000, book_id: 1 }]);
});

test('once all are here they are kept, and a key asks nobody', async () => {
  const { calls } = await open(ok([ZARI]));
  await expect.poll(keptCount).toBe(1001);
  const before = calls.length;
  await userEvent.fill(picker, 'zari');
  await expect.element(page.getByRole('option', { name: /^Zari border/ })).toBeVisible();
  await userEvent.fill(picker, 'product 77');
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Product 77/);
  expect(ways(calls.slice(before))).toEqual([]);
});

test('the next page draws what was kept, and asks only for what has changed', async () => {
  const first = await open(ok([ZARI]));
  await expect.poll(keptCount).toBe(1001);
  await first.screen.unmount();
  queryClient.clear();
  const later = '2027-01-01T00:00:00.000Z';
  const changes = ok([
    { id: 15_000, name: 'Zari border, gold', updated_at: later },
    { id: 5, deleted_at: later, updated_at: later },
  ]);
  const { calls } = await open('waiting', changes);
  await expect.poll(keptCount).toBe(1000);
  await userEvent.fill(picker, 'zari');
  await expect.element(page.getByRole('option', { name: /^Zari border, gold/ })).toBeVisible();
  expect(ways(calls).filter((path) => path === 'GET /api/islogin/product')).toHaveLength(1);
  expect(ways(calls)).toContain('GET /api/islogin/product/15000');
});

test('a renamed brand of theirs has all read again', async () => {
  const first = await open(ok([ZARI]));
  await expect.poll(keptCount).toBe(1001);
  await first.screen.unmount();
  queryClient.clear();
  const renamed = ok([
    { id: rice?.brand_id, name: 'Renamed', updated_at: '2027-01-01T00:00:00.000Z' },
  ]);
  serverAnswers([]);
  const { calls } = await open(ok([ZARI]), renamed);
  await expect
    .poll(() => ways(calls).filter((path) => path === 'GET /api/islogin/product').length)
    .toBeGreaterThan(2);
});

test('what is chosen already stands in the field, however far down it is', async () => {
  const page1 = ok({ items: THOUSAND, total: 5000 });
  serverAnswers([
    [productEndpoints.listShared, page1],
    [categoryEndpoints.listShared, ok({ items: [], total: 0 })],
    [
      readSharedMaster,
      ok({ ...tailoring, id: 7, product_id: 15_000, used_by: [] }),
      ok({ ...ZARI, used_by: [] }),
    ],
    [readSharedHistory, ok([])],
  ]);
  const Page = () => <AdminEditPage kind="service" />;
  await show(Page, { path: '/admin/service/:id', at: '/admin/service/7' });
  await expect.element(picker).toHaveValue('Zari border');
});
