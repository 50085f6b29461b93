// Names of the collection of bad inputs, area E, on the catalogue's screens: each stands there to
// the letter, nothing of it runs or is fetched, and the links that carry it lead where they should.
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { readHistory } from '#api/contract/book/history.ts';
import * as masters from '#api/contract/catalogue/masters.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { ProductListPage } from '#web/features/catalogue/book/ProductListPage.tsx';
import { BookMasterPage } from '#web/features/catalogue/book/BookMasterPage.tsx';
import { paths } from '#web/paths.ts';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, PRODUCTS_AS_TILES, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const ProductPage = () => <BookMasterPage kind="product" />;

const NAMES = [
  ['E02', '<img src=x onerror=alert(1)>'],
  ['E04', "'-alert(1)-'"],
  ['E06', '</title><script>alert(1)</script>'],
  ['E08', '<!--<script>alert(1)'],
  ['E10', '${alert(1)} and #{7*7} and <%= 7*7 %>'],
  ['E12', 'data:text/html,<script>alert(1)</script>'],
  ['E14', 'java\\tscript:alert(1)'],
  ['E16', '<iframe src=//169.254.169.254>'],
  ['E18', '<link rel=stylesheet href=http://127.0.0.1:1/x.css>'],
  ['E20', '<object data=x> <embed src=x>'],
  ['E22', '<table><tr></table></div></div>'],
  ['E24', '<math><mtext></mtext></math><mglyph>'],
  ['E36', '-'],
  ['E36', '.'],
  ['E36', '..'],
  ['E36', '/'],
  ['E36', '?'],
  ['E36', '#'],
  ['E36', '%'],
  ['E40', '₹ 1\u2009200 और €'],
] as const;

const [rice] = products;
const FOREIGN = 'main :is(img, script, iframe, link, object, embed, math), li :is(img, script)';
const field = (name: string) => page.getByLabelText(name, { exact: true });

function lists(name: string) {
  const record = { ...rice, name, brand: name, category: name };
  serverAnswers([
    PRODUCTS_AS_TILES,
    [productEndpoints.list, ok([record])],
    [categoryEndpoints.list, ok(categories.map((category) => ({ ...category, name })))],
    [brandEndpoints.list, ok(brands.map((brand) => ({ ...brand, name })))],
    [unitEndpoints.list, ok(units)],
    [masters.readMaster, ok({ ...record, used_by: [] })],
    [readHistory, ok([])],
  ]);
}

describe.each(NAMES)('%s: %s', (_id, name) => {
  test('stands on a tile, in a picker and over its page to the letter, and nothing runs', async () => {
    const alarmed = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    lists(name);
    const list = await show(ProductListPage, { path: '/product' });
    const tile = page.getByRole('link', { name, exact: true });
    await expect.poll(() => tile.element().textContent).toBe(name);
    await expect.element(tile).toHaveAttribute('href', `/product/${rice?.id}`);
    await list.unmount();
    const one = await show(ProductPage, { path: '/product/:id', at: '/product/1' });
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).element().textContent)
      .toBe(name);
    await one.unmount();
    await show(() => <BookAddPage kind="product" />, { path: '/product/add' });
    await userEvent.click(field('Brand (optional)'));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option').first()).toMatchTextContent(/./);
    expect(page.getByRole('option').first().element().firstElementChild?.textContent).toBe(name);
    expect(document.querySelector(FOREIGN)).toBeNull();
    expect(alarmed).not.toHaveBeenCalled();
    alarmed.mockRestore();
  });

  test('is carried by a link into the form of a new one', async () => {
    lists('Rice');
    const { pathname, search } = new URL(paths.addProductNamed(name), location.origin);
    const Page = () => <BookAddPage kind="product" />;
    await show(Page, { path: '/product/add/:name?', at: `${pathname}${search}` });
    await expect.element(field('Name')).toHaveValue(name);
  });
});

test('E26: markup that the address carries in code is read once, as text', async () => {
  lists('Rice');
  await show(() => <BookAddPage kind="product" />, {
    path: '/product/add/:name?',
    at: '/product/add/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  });
  await expect.element(field('Name')).toHaveValue('<script>alert(1)</script>');
});

test('E28: the field takes of a thousand characters in the address as many as a name has', async () => {
  lists('Rice');
  await show(() => <BookAddPage kind="product" />, {
    path: '/product/add/:name?',
    at: `/product/add/${'x'.repeat(1e3)}`,
  });
  await expect.element(field('Name')).toHaveValue('x'.repeat(100));
});

test('E30: a name without spaces wraps, and the page is no wider for it', async () => {
  await page.viewport(390, 844);
  lists('x'.repeat(5000));
  await show(ProductListPage, { path: '/product' });
  await expect.element(page.getByRole('link', { name: /^x+$/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 900);
});

test('E32: a name from right to left leaves what stands beside it where it is', async () => {
  lists('\u202eabc שלום');
  await show(ProductListPage, { path: '/product' });
  const link = page.getByRole('link', { name: /abc/ });
  await expect.element(link).toBeVisible();
  const tile = link.element();
  expect(tile.getAttribute('dir')).toBe('auto');
  expect(getComputedStyle(tile).unicodeBidi).toMatch(/isolate/);
});
