import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSharedAccountTypes } from '#api/contract/server/installation.ts';
import { productEndpoints, listUserProducts } from '#api/contract/catalogue/product.ts';
import { serviceEndpoints } from '#api/contract/catalogue/service.ts';
import { AdminListPage } from '#web/features/catalogue/admin/AdminListPage.tsx';
import { ProductListPage } from '#web/features/catalogue/book/ProductListPage.tsx';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import type { Kind } from '#web/features/catalogue/kinds.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import tailoring from '#tests/specimens/replies/createSharedService.json' with { type: 'json' };
import types from '#tests/specimens/replies/listSharedAccountTypes.json' with { type: 'json' };
import { ok, problem, PRODUCTS_AS_TILES, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [rice] = products;
const nothing = ok({ items: [], total: 0 });
const openProducts = (at = '/product') => show(ProductListPage, { path: '/product', at });
const openShared = (kind: Kind) =>
  show(() => <AdminListPage kind={kind} />, { path: `/admin/${kind}` });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...rice, id: at + 1, name: `Rice ${at + 1}` }));

describe('a list of masters', () => {
  test('is announced while it loads', async () => {
    serverAnswers([PRODUCTS_AS_TILES, [productEndpoints.list, 'waiting']]);
    await openProducts();
    await expect.element(page.getByLabelText('Loading products')).toBeInTheDocument();
  });

  test.each([
    ['product', 'No Products'],
    ['category', 'No Categories'],
    ['brand', 'No Brands'],
    ['unit', 'No Units'],
    ['service', 'No Services'],
    ['account_type_company', 'No Account_type_companys'],
  ] as const)('that has no %s says %s, helps, and leads on', async (kind, text) => {
    serverAnswers([[MASTERS[kind].listShared, nothing]]);
    await openShared(kind);
    await expect.element(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    await expect.element(link('Add')).toHaveAttribute('href', `/admin/${kind}/add`);
    expect(page.getByLabelText(/^Search/).elements()).toEqual([]);
  });

  test('that has no account types says so too', async () => {
    serverAnswers([[listSharedAccountTypes, nothing]]);
    await openShared('account_type');
    await expect.element(page.getByRole('heading', { name: 'No Account_types' })).toBeVisible();
    await expect.element(page.getByText(/^Account types group accounts/)).toBeVisible();
  });

  test('says in a book which are shared and which its own', async () => {
    const own = { ...rice, id: 7, name: 'Our own rice', shared: false, book_id: 1 };
    serverAnswers([
      PRODUCTS_AS_TILES,
      [productEndpoints.list, ok([rice, { ...own, status: 'disabled' }])],
    ]);
    await openProducts();
    await expect.element(link('Basmati 1121')).toHaveAttribute('href', `/product/${rice?.id}`);
    await expect.element(page.getByText('Rice · Kilogram · shared')).toBeVisible();
    await expect.element(page.getByText('Rice · Kilogram · disabled')).toBeVisible();
  });

  test('says of services what each of them asks', async () => {
    const asked = ['Fitting', 'Lining'].map((name, at) => ({ id: at + 1, name, enabled: true }));
    const service = { ...tailoring, name: 'Tailoring', service_attributes: asked };
    serverAnswers([[serviceEndpoints.listShared, ok({ items: [service], total: 1 })]]);
    await openShared('service');
    await expect.element(link('Tailoring')).toBeVisible();
    await expect.element(page.getByText('Fitting · Lining')).toBeVisible();
  });

  test('can be narrowed in a book to its own, and the address says so', async () => {
    const own = { ...rice, id: 7, name: 'Our own rice', shared: false, book_id: 1 };
    serverAnswers([
      PRODUCTS_AS_TILES,
      [productEndpoints.list, ok([rice, own])],
      [listUserProducts, ok([own]), ok([])],
    ]);
    await openProducts();
    await expect.element(link('Basmati 1121')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Own' }));
    await expect.poll(() => link('Basmati 1121').elements()).toEqual([]);
    await expect.element(link('Our own rice')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search products'), 'towel');
    await expect.element(page.getByText('No product named ‘towel’')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'All' }));
    await expect.element(link('Basmati 1121')).toBeVisible();
  });

  test('opened at the address of its own shows these, and says when there are none', async () => {
    serverAnswers([
      PRODUCTS_AS_TILES,
      [productEndpoints.list, ok(products)],
      [listUserProducts, ok([])],
    ]);
    await openProducts('/product?show=own');
    await expect.element(page.getByRole('heading', { name: 'No Products' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Own' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'All' }));
    await expect.element(link('Basmati 1121')).toBeVisible();
  });

  test('asks the server for what is searched for, and Add New carries it', async () => {
    serverAnswers([PRODUCTS_AS_TILES, [productEndpoints.list, ok(products), ok([])]]);
    await openProducts();
    await expect.element(link('Basmati 1121')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search products'), 'towel');
    await expect.element(page.getByText('No product named ‘towel’')).toBeVisible();
    await expect.element(link(/Add New.*towel/)).toHaveAttribute('href', '/product/add/towel');
  });

  test('goes on below, and says how many there are in all', async () => {
    const [first, second] = [many(60), [{ ...rice, id: 99, name: 'The last rice' }]];
    serverAnswers([
      [
        productEndpoints.listShared,
        ok({ items: first, total: 61 }),
        ok({ items: second, total: 61 }),
      ],
    ]);
    await openShared('product');
    await expect.element(page.getByText('60 of 61 products')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'More products' }));
    await expect.element(link('The last rice')).toBeVisible();
    expect(page.getByRole('button', { name: 'More products' }).elements()).toEqual([]);
  });

  test('says why it could not be loaded, and the button asks again', async () => {
    serverAnswers([
      PRODUCTS_AS_TILES,
      [productEndpoints.list, problem(503, 'busy', 'The books are busy.'), ok(products)],
    ]);
    await openProducts();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the products/);
    await expect.element(page.getByText('The books are busy.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(link('Basmati 1121')).toBeVisible();
  });

  test('a name that is markup is text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    serverAnswers([PRODUCTS_AS_TILES, [productEndpoints.list, ok([{ ...rice, name }])]]);
    await openProducts();
    await expect.element(link(name)).toBeVisible();
    expect(document.querySelector('main img, li img')).toBeNull();
  });
});

describe('the keys of a list of masters', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  });
  afterEach(() => stop());
  const press = (keys: string) => userEvent.keyboard(keys);

  test('/ searches, and Enter opens what the server finds first', async () => {
    serverAnswers([PRODUCTS_AS_TILES, [productEndpoints.list, ok(products)]]);
    await openProducts();
    await expect.element(link('Basmati 1121')).toBeVisible();
    await press('/');
    await expect.element(page.getByLabelText('Search products')).toHaveFocus();
    await press('bas{Enter}');
    await expect.element(page.getByText(`Went to /product/${rice?.id}`)).toBeVisible();
  });

  test('arrows walk through the tiles, and Alt+C adds', async () => {
    serverAnswers([PRODUCTS_AS_TILES, [productEndpoints.list, ok(products)]]);
    await openProducts();
    await expect.element(link('Basmati 1121')).toBeVisible();
    await press('{ArrowRight}{ArrowRight}');
    await expect.element(link('Basmati 1121')).toHaveFocus();
    await press('{Alt>}c{/Alt}');
    await expect.element(page.getByText('Went to /product/add')).toBeVisible();
  });

  test('account types are searched where they are', async () => {
    serverAnswers([[listSharedAccountTypes, ok(types)]]);
    await openShared('account_type');
    await expect.element(link('Bank Accounts')).toBeVisible();
    await press('/bank a');
    await expect.poll(() => link('Branch / Divisions').elements()).toEqual([]);
    await press('{Enter}');
    const id = types.items.find(({ name }) => name === 'Bank Accounts')?.id;
    await expect.element(page.getByText(`Went to /admin/account_type/${id}`)).toBeVisible();
  });
});
