import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { readHistory } from '#api/contract/book/history.ts';
import {
  listSharedAccountTypes,
  removeSharedAccountType,
  renameSharedAccountType,
} from '#api/contract/server/installation.ts';
import * as masters from '#api/contract/catalogue/masters.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { AdminEditPage } from '#web/features/catalogue/admin/AdminEditPage.tsx';
import { AdminTypePage } from '#web/features/catalogue/admin/AdminTypePage.tsx';
import { queryClient } from '#web/client/query.ts';
import { BookMasterPage } from '#web/features/catalogue/book/BookMasterPage.tsx';
import { pagesOf } from '#web/features/catalogue/calls/lists.ts';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import changed from '#tests/specimens/replies/changeSharedCategory.json' with { type: 'json' };
import history from '#tests/specimens/replies/readSharedHistory.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import renamed from '#tests/specimens/replies/renameSharedAccountType.json' with { type: 'json' };
import rice from '#tests/specimens/replies/readSharedMaster.json' with { type: 'json' };
import shared from '#tests/specimens/replies/listSharedCategories.json' with { type: 'json' };
import types from '#tests/specimens/replies/listSharedAccountTypes.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const ProductPage = () => <BookMasterPage kind="product" />;

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('a shared category', () => {
  async function open(read: Answer = ok(rice), ...more: Parameters<typeof serverAnswers>[0]) {
    const calls = serverAnswers([
      [masters.readSharedMaster, read],
      [masters.readSharedHistory, ok(history)],
      [categoryEndpoints.listShared, ok(shared)],
      [categoryEndpoints.changeShared, ok(changed)],
      ...more,
    ]);
    const Page = () => <AdminEditPage kind="category" />;
    await show(Page, { path: '/admin/category/:id', at: `/admin/category/${rice.id}` });
    return calls;
  }

  test('is announced while it loads', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the category')).toBeInTheDocument();
  });

  test('says that it is not there, and leads to the list', async () => {
    await open({ status: 404, body: 'Not Found' });
    await expect.element(page.getByRole('heading', { name: 'No such category' })).toBeVisible();
    const list = page.getByRole('link', { name: 'Categories' }).first();
    await expect.element(list).toHaveAttribute('href', '/admin/category');
  });

  test('is asked for again by the button after a failure', async () => {
    await open('silence');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the category/);
  });

  test('stands with what uses it and what was done to it', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Rice' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Products' }))
      .toHaveAttribute('href', '/admin/product');
    await expect.element(page.getByText('Added the consumable Twine')).toBeVisible();
  });

  test('says where its name is used before it is renamed', async () => {
    await open();
    await userEvent.fill(field('Name'), 'Paddy');
    await expect
      .element(
        page.getByText(
          'Used in 2 products, 1 service and 1 asset or stock: they show the new name.',
        ),
      )
      .toBeVisible();
  });

  test('once it is renamed, what shows its name is read again', async () => {
    await open();
    const shown = pagesOf('product', null, '').queryKey;
    queryClient.setQueryData(shown, { pages: [], pageParams: [] });
    await userEvent.fill(field('Name'), 'Grain');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /admin/category')).toBeVisible();
    expect(queryClient.getQueryState(shown)?.isInvalidated).toBe(true);
  });

  test('sends what was turned, added and renamed, and nothing else', async () => {
    const calls = await open();
    const [twine, age] = [rice.consumables[1], rice.category_products[1]];
    await userEvent.click(field(twine?.name ?? ''));
    await userEvent.click(field(age?.name ?? ''));
    await userEvent.click(field('New specification 1'));
    await userEvent.keyboard('Origin{Enter}Crop year{Enter}');
    await expect.element(field('New specification 3')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /admin/category')).toBeVisible();
    expect(calls.find(({ path }) => path === `POST /api/isuper/category/${rice.id}`)?.body).toEqual(
      {
        category_asset: {},
        consumable: { [String(twine?.id)]: false },
        category_product: { [String(age?.id)]: false },
        category_products: ['Origin', 'Crop year'],
        expected: rice.seq,
      },
    );
  });

  test('items are renamed and removed in their rows, and nothing is sent before it is saved', async () => {
    const calls = await open();
    const [bag, twine] = rice.consumables;
    const [grain] = rice.category_products;
    await userEvent.click(button(`Rename ${grain?.name}`));
    await expect.element(field(`New name of ${grain?.name}`)).toHaveFocus();
    await userEvent.keyboard('Grain length{Enter}');
    await expect.element(field('Grain length')).toHaveFocus();
    await userEvent.click(button(`Remove ${bag?.name}`));
    await expect.element(button(`Keep ${bag?.name}`)).toHaveFocus();
    await userEvent.click(button(`Remove ${twine?.name}`));
    await userEvent.click(button(`Keep ${twine?.name}`));
    await userEvent.click(button('Rename Grain length'));
    await userEvent.keyboard('No{Escape}');
    await expect.element(field('Grain length')).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /admin/category')).toBeVisible();
    const sent = calls.find(({ path }) => path === `POST /api/isuper/category/${rice.id}`);
    expect(sent?.body).toMatchObject({
      category_asset: {},
      consumable: { [String(bag?.id)]: null },
      category_product: {
        [String(grain?.id)]: {
          name: 'Grain length',
          enabled: true,
        },
      },
    });
  });

  test('an item that is in use stays, and the refusal says where, beside its list', async () => {
    const detail = 'Grain has a value in 2 products. Turn it off instead.';
    const facts = { field: 'category_products', itemId: 1, productCount: 2 };
    serverAnswers([
      [masters.readSharedMaster, ok(rice)],
      [masters.readSharedHistory, ok(history)],
      [categoryEndpoints.listShared, ok(shared)],
      [categoryEndpoints.changeShared, problem(409, 'item_in_use', detail, { facts })],
    ]);
    const Page = () => <AdminEditPage kind="category" />;
    await show(Page, { path: '/admin/category/:id', at: `/admin/category/${rice.id}` });
    await userEvent.click(button(`Remove ${rice.category_products[0]?.name}`));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const lists = page.getByRole('group', { name: /^New specifications/ });
    await expect.element(lists.getByText(detail)).toBeVisible();
  });

  test('arrows walk through the items, and Space turns one', async () => {
    await open();
    const [first, second] = rice.category_products;
    await expect.element(field(first?.name ?? '')).toBeVisible();
    (field(first?.name ?? '').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(field(second?.name ?? '')).not.toBeChecked();
    await expect.element(page.getByText('(1 of 2 enabled)')).toBeVisible();
  });

  test('more than twelve items have a filter over them', async () => {
    const items = Array.from({ length: 13 }, (_, at) => ({
      id: at + 1,
      name: `Spec ${at + 1}`,
      enabled: true,
    }));
    await open(ok({ ...rice, category_products: items }));
    await userEvent.fill(field('Filter specifications'), 'spec 13');
    await expect.poll(() => field('Spec 2').elements()).toEqual([]);
    await expect.element(field('Spec 13')).toBeChecked();
  });

  test('is disabled at once, and removed only after a question', async () => {
    const detail = 'Rice is used by products (1). Retire it instead.';
    const calls = await open(
      ok(rice),
      [masters.disableSharedMaster, ok({ ...changed, status: 'disabled' })],
      [masters.removeSharedMaster, problem(409, 'master_in_use', detail)],
    );
    await userEvent.click(button('Disable'));
    await expect.poll(() => calls.some(({ path }) => path.endsWith('/disable'))).toBe(true);
    await expect.element(button(/^(Disable|Enable)$/)).toHaveFocus();
    await userEvent.click(button('Remove'));
    const question = page.getByRole('alertdialog', { name: 'Remove ‘Rice’?' });
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.element(button('Remove')).toHaveFocus();
  });
});

describe('an account type', () => {
  const [bank] = types.items;
  const open = () =>
    show(AdminTypePage, { path: '/admin/account_type/:id', at: `/admin/account_type/${bank?.id}` });

  test('is renamed, and a refusal stands above the button', async () => {
    const detail = 'An account type named Cash exists already.';
    const calls = serverAnswers([
      [listSharedAccountTypes, ok(types)],
      [masters.readSharedHistory, ok(history)],
      [renameSharedAccountType, problem(409, 'account_type_name_taken', detail), ok(renamed)],
    ]);
    await open();
    await userEvent.fill(field('Name'), 'Cash');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await userEvent.fill(field('Name'), 'Banks');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /admin/account_type')).toBeVisible();
    const sent = calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body);
    const expected = bank?.seq;
    expect(sent).toEqual([
      { name: 'Cash', expected },
      { name: 'Banks', expected },
    ]);
  });
});

test('an account type that no account is of is removed, after a question', async () => {
  const [first] = types.items;
  const unused = { ...first, reserved: false, accounts: 0 };
  const calls = serverAnswers([
    [listSharedAccountTypes, ok({ items: [unused], total: 1 })],
    [masters.readSharedHistory, ok(history)],
    [removeSharedAccountType, ok({ id: first?.id ?? 0, removed: true })],
  ]);
  await show(AdminTypePage, {
    path: '/admin/account_type/:id',
    at: `/admin/account_type/${first?.id}`,
  });
  await userEvent.click(button('Remove'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect.element(page.getByText('Went to /admin/account_type')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(1);
});

test('an account type says how many accounts are of it, on its tile and before it is renamed', async () => {
  const [bank] = types.items;
  const items = types.items.map((type) => ({ ...type, accounts: type.id === bank?.id ? 1214 : 0 }));
  serverAnswers([
    [listSharedAccountTypes, ok({ items, total: items.length })],
    [masters.readSharedHistory, ok(history)],
  ]);
  await show(AdminTypePage, {
    path: '/admin/account_type/:id',
    at: `/admin/account_type/${bank?.id}`,
  });
  await userEvent.fill(field('Name'), 'Banks');
  await expect
    .element(page.getByText('Used in 1,214 accounts: they show the new name.'))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Used by' })).toMatchTextContent(/1,214$/);
});

describe('a product in a book', () => {
  const [product] = products;
  async function open(more: object) {
    const calls = serverAnswers([
      [masters.readMaster, ok({ ...product, used_by: [], ...more })],
      [readHistory, ok(history)],
      [categoryEndpoints.list, ok(categories)],
      [brandEndpoints.list, ok(brands)],
      [unitEndpoints.list, ok(units)],
      [productEndpoints.change, ok({ ...product, shared: false, book_id: 1 })],
    ]);
    await show(ProductPage, { path: '/product/:id', at: '/product/1' });
    return calls;
  }

  test('is shown and not changed where all books share it', async () => {
    await open({ hsn: null });
    await expect.element(page.getByText(/^All books share this one/)).toBeVisible();
    await expect.element(page.getByText('₹142.00')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(button('Remove').elements()).toEqual([]);
  });

  test('says from when another rate holds, and that issued invoices keep theirs', async () => {
    const calls = await open({ shared: false, book_id: 1, hsn: null });
    await userEvent.fill(field('GST rate (%) (optional)'), '18');
    await expect
      .element(page.getByText('New invoices use 18%. Issued invoices keep 5%.'))
      .toBeVisible();
    await userEvent.fill(field('Rate holds from'), '22 Sep 2026');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /product')).toBeVisible();
    expect(calls.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({
      gst_rate: '18',
      gst_rate_from: '2026-09-22',
      expected: product?.seq,
      book_id: 1,
    });
  });
});
