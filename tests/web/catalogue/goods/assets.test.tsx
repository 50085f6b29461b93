import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { changeAsset, listAssets } from '#api/contract/catalogue/asset.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { readHistory } from '#api/contract/book/history.ts';
import * as masters from '#api/contract/catalogue/masters.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { AssetListPage } from '#web/features/catalogue/book/assets/AssetListPage.tsx';
import { AssetPage } from '#web/features/catalogue/book/assets/AssetPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import assets from '#tests/specimens/replies/listAssets.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import history from '#tests/specimens/replies/readHistory.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import register from '#tests/specimens/replies/readFixedAssets.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const [first] = assets;
const [product] = products;
const cash = accounts.find(({ name }) => name === 'Cash');
const godown = {
  ...first,
  id: first?.id ?? 0,
  product_id: product?.id ?? 0,
  account_id: cash?.id ?? 0,
};
const others: Parameters<typeof serverAnswers>[0] = [
  [listAccountChanges, okAccounts(accounts)],
  [productEndpoints.list, ok(products)],
  [categoryEndpoints.list, ok(categories)],
  [readHistory, ok(history)],
];
const link = (name: string) => page.getByRole('link', { name, exact: true });
const openList = () => show(() => <AssetListPage type="stock" />, { path: '/stock' });
const openOne = (type: 'asset' | 'stock' = 'stock') =>
  show(() => <AssetPage type={type} />, { path: `/${type}/:id`, at: `/${type}/${godown.id}` });

describe('the list of stocks', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  });
  afterEach(() => stop());

  test('is announced while it loads', async () => {
    serverAnswers([...others, [listAssets, 'waiting']]);
    await openList();
    await expect.element(page.getByRole('table', { name: 'Stocks' })).toHaveAttribute('aria-busy');
  });

  test('that is empty says what a stock is, and leads on', async () => {
    serverAnswers([...others, [listAssets, ok([])]]);
    await openList();
    await expect.element(page.getByRole('heading', { name: 'No Stocks' })).toBeVisible();
    await expect.element(link('Add Stocks').first()).toHaveAttribute('href', '/stock/add');
  });

  test('shows each with its product and its account, and opens it by Enter', async () => {
    serverAnswers([...others, [listAssets, ok([godown])]]);
    await openList();
    await expect.element(link(godown.name ?? '')).toHaveAttribute('href', `/stock/${godown.id}`);
    await expect.element(link('Cash')).toBeVisible();
    await expect.element(link(product?.name ?? '')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(link(godown.name ?? '')).toHaveFocus();
  });

  test('shows of assets since when each is in use, what it cost and what it is worth', async () => {
    const depreciation = {
      cost: '180000.00',
      put_to_use: '2024-10-01',
      class: 'furniture',
      life_years: 10,
      method: 'slm',
      residual: 5,
      tax_kind: 'furniture',
      sale: null,
      shifts: [],
    };
    const sale = { date: '2026-09-30', proceeds: '24000.00' };
    const sold = {
      id: godown.id + 1,
      name: 'Old counter',
      depreciation: { ...depreciation, sale },
    };
    const [shelf] = register.classes;
    const registered = shelf?.assets.map((one) => ({ ...one, asset_id: godown.id }));
    const classes = [{ ...shelf, assets: registered }];
    serverAnswers([
      ...others,
      [
        listAssets,
        ok([
          { ...godown, depreciation },
          { ...godown, ...sold },
        ]),
      ],
      [readFixedAssets, ok({ ...register, classes })],
    ]);
    await show(() => <AssetListPage type="asset" />, { path: '/asset' });
    await expect.element(page.getByRole('cell', { name: '01 Oct 2024' }).first()).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '1,80,000.00' }).first()).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '72,545.75' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'Sold on 30 Sep 2026' })).toBeVisible();
  });

  test('that fails says why', async () => {
    serverAnswers([...others, [listAssets, problem(500, 'bug', 'Could not read it.')]]);
    await openList();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});

describe('the page of a stock', () => {
  test('changes its name, and sends nothing else that stayed', async () => {
    const calls = serverAnswers([
      ...others,
      [masters.readMaster, ok({ ...godown, used_by: [] })],
      [changeAsset, ok(godown)],
    ]);
    await openOne();
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Godown, front');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /stock')).toBeVisible();
    expect(calls.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({
      name: 'Godown, front',
      expected: godown.seq,
      book_id: 1,
    });
  });

  test('removes it after a question', async () => {
    const calls = serverAnswers([
      ...others,
      [masters.readMaster, ok({ ...godown, used_by: [] })],
      [masters.removeMaster, ok({ id: godown.id, removed: true })],
    ]);
    await openOne();
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    await expect.element(page.getByText('Went to /stock')).toBeVisible();
    expect(calls.some(({ path }) => path.startsWith('DELETE'))).toBe(true);
  });

  test('is not that of an asset', async () => {
    serverAnswers([...others, [masters.readMaster, ok({ ...godown, used_by: [] })]]);
    await openOne('asset');
    await expect.element(page.getByRole('heading', { name: 'No such asset' })).toBeVisible();
  });
});

describe('the page of an asset', () => {
  const scale = { ...godown, asset_type: 'asset' as const, category: product?.category_id ?? 0 };

  test('takes what the register of fixed assets must know', async () => {
    const calls = serverAnswers([
      ...others,
      [masters.readMaster, ok({ ...scale, used_by: [] })],
      [changeAsset, ok(scale)],
    ]);
    await openOne('asset');
    await userEvent.click(page.getByLabelText('In the register of fixed assets'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Could not read this amount')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Cost (₹)'), '80k');
    await userEvent.fill(page.getByLabelText('Put to use on'), '2024-04-01');
    await userEvent.selectOptions(page.getByLabelText('Class'), 'Computers');
    await expect.element(page.getByText('Useful life 3 years: Schedule II')).toBeVisible();
    // Extra shifts are of plant alone.
    expect(page.getByRole('button', { name: 'Add extra shift' }).query()).toBeNull();
    await userEvent.selectOptions(page.getByLabelText('Class'), 'Plant and machinery');
    await userEvent.click(page.getByRole('button', { name: 'Add extra shift' }));
    await expect.element(page.getByLabelText('From', { exact: true })).toHaveFocus();
    await userEvent.fill(page.getByLabelText('From', { exact: true }), '2024-05-01');
    await userEvent.fill(page.getByLabelText('To', { exact: true }), '2024-05-31');
    await userEvent.selectOptions(page.getByLabelText('Shift', { exact: true }), 'triple');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /asset')).toBeVisible();
    expect(calls.find(({ path }) => path.startsWith('PUT'))?.body).toMatchObject({
      depreciation: {
        cost: '80000.00',
        put_to_use: '2024-04-01',
        class: 'plant',
        life_years: null,
        method: 'slm',
        residual: '5',
        tax_kind: 'machinery',
        shifts: [{ from: '2024-05-01', to: '2024-05-31', shift: 'triple' }],
        sale: null,
      },
    });
  });
});
