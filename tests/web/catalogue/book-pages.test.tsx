import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { createAsset } from '#api/contract/catalogue/asset.ts';
import { unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { AddAssetPage } from '#web/features/catalogue/book/assets/AddAssetPage.tsx';
import { AddHubPage } from '#web/features/catalogue/book/AddHubPage.tsx';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import createdAsset from '#tests/specimens/replies/createAsset.json' with { type: 'json' };
import createdCategory from '#tests/specimens/replies/createCategory.json' with { type: 'json' };
import createdUnit from '#tests/specimens/replies/createUnit.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const SAVE = '{Control>}{Enter}{/Control}';

test('a unit needs a name, is the book’s own, and the notice names it', async () => {
  const calls = serverAnswers([[unitEndpoints.create, ok(createdUnit)]]);
  await show(() => <BookAddPage kind="unit" />, { path: '/unit/add' });
  await expect.element(field('Name')).toHaveFocus();
  await press(SAVE);
  await expect.element(page.getByText('Enter a name')).toBeVisible();
  await press(`kg${SAVE}`);
  await expect.element(page.getByText('Went to /unit')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'kg', book_id: 1 }]);
  expect(store.get(noticeAtom)?.text).toBe(`Unit ‘${createdUnit.name}’ added.`);
});

test.each(['category', 'brand', 'unit'] as const)(
  'what a picker lacked comes along to the page of a new %s',
  async (kind) => {
    serverAnswers([[categoryEndpoints.list, ok(categories)]]);
    await show(() => <BookAddPage kind={kind} />, {
      path: `/${kind}/add/:name?`,
      at: paths.addNamed(kind, 'Wool & silk/mixed'),
    });
    await expect.element(field('Name')).toHaveValue('Wool & silk/mixed');
  },
);

test('a unit’s code that GST does not know is refused beside its field', async () => {
  const refused = problem(422, 'uqc_unknown', 'XYZ is not a unit quantity code.', {
    facts: { field: 'uqc' },
  });
  serverAnswers([[unitEndpoints.create, refused]]);
  await show(() => <BookAddPage kind="unit" />, { path: '/unit/add' });
  await userEvent.fill(field('Name'), 'bag');
  await userEvent.fill(field('Unit quantity code (optional)'), 'xyz');
  await press(SAVE);
  const code = field('Unit quantity code (optional)');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code).toHaveValue('XYZ');
});

test('a category takes its lists row by row, each by Enter', async () => {
  const calls = serverAnswers([
    [categoryEndpoints.list, ok(categories)],
    [categoryEndpoints.create, ok(createdCategory)],
  ]);
  await show(() => <BookAddPage kind="category" />, { path: '/category/add' });
  await userEvent.fill(field('Name'), 'Cloth');
  await userEvent.click(field('New specification 1'));
  await press(`Size{Enter}Colour{Enter}${SAVE}`);
  await expect.element(page.getByText('Went to /category')).toBeVisible();
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    name: 'Cloth',
    category_products: ['Size', 'Colour'],
    book_id: 1,
  });
});

describe('an asset', () => {
  const [product] = products;
  const category = categories.find(({ id }) => id === product?.category_id);

  async function open(type: 'asset' | 'stock') {
    const calls = serverAnswers([
      [categoryEndpoints.list, ok(categories)],
      [productEndpoints.list, ok(products)],
      [listAccountChanges, okAccounts(accounts)],
      [createAsset, ok(createdAsset)],
    ]);
    await show(() => <AddAssetPage type={type} />, { path: `/${type}/add` });
    return () => calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body);
  }

  test('needs a category, which narrows the products down, and a product', async () => {
    const bodies = await open('asset');
    await expect.element(field('Category')).toHaveFocus();
    await expect.element(field('Category')).toHaveAttribute('placeholder', 'Type to choose');
    await press(SAVE);
    await expect.element(page.getByText('Choose a category')).toBeVisible();
    await expect.element(page.getByText('Choose a product')).toBeVisible();
    await press(`${category?.name}{Enter}`);
    await expect.element(field('Product')).toHaveFocus();
    await press(`bas{Enter}${SAVE}`);
    await expect.element(page.getByText('Went to /asset')).toBeVisible();
    expect(bodies()).toEqual([{ asset_type: 'asset', product_id: product?.id, book_id: 1 }]);
  });

  test('needs a name as a stock, and may have a product and an account', async () => {
    const bodies = await open('stock');
    await press(SAVE);
    await expect.element(page.getByText('Enter a name')).toBeVisible();
    await press('Godown');
    await userEvent.fill(field('Account (optional)'), 'cash');
    await press(`{Enter}${SAVE}`);
    const cash = accounts.find(({ name }) => name === 'Cash')?.id;
    await expect
      .poll(bodies)
      .toEqual([{ asset_type: 'stock', name: 'Godown', account_id: cash, book_id: 1 }]);
    await expect.poll(() => store.get(noticeAtom)?.text).toBe('Stock ‘Godown’ added.');
  });
});

test('everything that can be added stands on one page with its key', async () => {
  await show(AddHubPage, { path: '/add' });
  for (const [name, href] of [
    ['Journal entry F7', '/add/journal?type=journal'],
    ['Invoice F8', '/billing?new=1'],
    ['Customer N C', '/customers?new=1'],
    ['Product N P', '/product/add'],
    ['Category N G', '/category/add'],
    ['Asset N S', '/asset/add'],
    ['Stock N K', '/stock/add'],
  ] as const) {
    const [, first = ''] = /^(.*?) [FN]/.exec(name) ?? [];
    const link = page.getByRole('link', { name: new RegExp(`^${first}`) });
    await expect.element(link).toHaveAttribute('href', href);
  }
});
