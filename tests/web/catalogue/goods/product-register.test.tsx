// The register of products: its rows and its foot, how it is ordered, opened and selected.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepListChoice } from '#api/contract/book/caller/list-choices.ts';
import {
  listProductRegister,
  productEndpoints,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import { ProductListPage } from '#web/features/catalogue/book/ProductListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import known from '#tests/specimens/replies/listProductRegister.json' with { type: 'json' };
import tiles from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [first] = known;
const rice = { ...first, id: 1, name: 'Basmati', hsn: '10063020', price: '98.5', in_hand: '-2.5' };
const salt = { ...first, id: 2, name: 'Salt', hsn: null, price: null, in_hand: null };
const BY_STATUS = { enabled: 2, disabled: 0, retired: 0 };
const counted = { count: 2, of: 7, by_status: BY_STATUS };
const row = (name: RegExp) => page.getByRole('row', { name });

async function open(at = '/product', figures: object = counted, list: Answer = ok([rice, salt])) {
  const calls = serverAnswers([
    [readProductFigures, ok(figures)],
    [listProductRegister, list],
    [productEndpoints.list, ok(tiles)],
    [keepListChoice, ok({})],
  ]);
  await show(ProductListPage, { path: '/product', at });
  await expect.element(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  return calls;
}

describe('the register of products', () => {
  test('shows price, HSN and what is in hand, over the count of its rows', async () => {
    await open();
    await expect.element(row(/Basmati .*10063020 .*98\.50.*−2\.5/)).toBeVisible();
    const foot = row(/^2 products shown of 7/);
    await expect.element(foot).toBeVisible();
    const drawn = page.getByRole('checkbox', { name: /^Select (Basmati|Salt)$/ });
    expect(drawn.elements()).toHaveLength(2);
  });

  test('asks the server for another order of what the address narrows it to', async () => {
    const asked: string[] = [];
    await open('/product?only=without-hsn&show=own', counted, (query) => {
      asked.push(['order', 'only', 'of'].map((name) => query.get(name)).join(' '));
      return ok([rice, salt]);
    });
    await userEvent.click(page.getByRole('button', { name: 'Price (₹)' }));
    await expect
      .poll(() => asked)
      .toStrictEqual(['name without-hsn own', '-price without-hsn own']);
  });

  test('is walked, opened in place and selected by keys', async () => {
    await open();
    await expect.element(row(/Basmati/)).toBeVisible();
    await userEvent.keyboard('j{ArrowRight}');
    await expect.element(page.getByRole('link', { name: 'Stock moves' })).toBeVisible();
    await userEvent.keyboard('{Escape} ');
    await expect.element(page.getByText('1 selected')).toBeVisible();
  });

  test('leads to a new product by the name that was searched for', async () => {
    await open('/product?q=towel', { ...counted, count: 0 });
    await expect.element(row(/^No product named ‘towel’/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Add New.*towel/ }))
      .toHaveAttribute('href', '/product/add/towel');
  });

  test('says so where a book has none', async () => {
    await open('/product', { count: 0, of: 0, by_status: BY_STATUS });
    await expect.element(page.getByRole('heading', { name: 'No Products' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add', exact: true })).toBeVisible();
  });

  test('is drawn as tiles for those who choose them', async () => {
    await open();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'As' }), 'tiles');
    await expect.element(page.getByText(/Rice · Kilogram · shared/)).toBeVisible();
  });
});
