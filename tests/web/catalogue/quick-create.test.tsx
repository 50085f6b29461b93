// What a picker lacks is added in a sheet over the form: nothing typed is lost, the new one stands
// in the picker, and the form goes on to what is missing next.
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { createAsset } from '#api/contract/catalogue/asset.ts';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { findHsnCodes } from '#api/contract/catalogue/hsn.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { AddAssetPage } from '#web/features/catalogue/book/assets/AddAssetPage.tsx';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { QuickProductDialog } from '#web/features/catalogue/quick/QuickProduct.tsx';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import createdAsset from '#tests/specimens/replies/createAsset.json' with { type: 'json' };
import createdBrand from '#tests/specimens/replies/createBrand.json' with { type: 'json' };
import createdCategory from '#tests/specimens/replies/createCategory.json' with { type: 'json' };
import codes from '#tests/specimens/replies/findHsnCodes.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const ADD = '{Alt>}c{/Alt}';
const SAVE = '{Control>}{Enter}{/Control}';
const sheet = (noun: string) => page.getByRole('dialog', { name: `Add ${noun}` });
async function noSheet() {
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
}

const plain = { ...createdCategory, id: 70, name: 'Vessels', category_products: [] };
const brand = { ...createdBrand, id: 71, name: 'Milton' };
const kettle = { ...products[0], id: 72, name: 'Kettle', category_id: 70, category: 'Vessels' };

function answers(product: Answer = ok(kettle)) {
  const calls = serverAnswers([
    [categoryEndpoints.list, ok([...categories, plain])],
    [brandEndpoints.list, ok(brands), ok([...brands, brand])],
    [unitEndpoints.list, ok(units)],
    [productEndpoints.list, ok(products), ok([...products, kettle])],
    [categoryEndpoints.create, ok(plain)],
    [brandEndpoints.create, ok(brand)],
    [productEndpoints.create, product],
    [createAsset, ok(createdAsset)],
  ]);
  return (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
}

async function openStock(product?: Answer) {
  const bodies = answers(product);
  await show(() => <AddAssetPage type="stock" />, { path: '/stock/add' });
  await press('Godown');
  await userEvent.fill(field('Product (optional)'), 'Kettle');
  return bodies;
}

describe('a product that a picker lacks', () => {
  test('is added with what is required, its brand over it, and stands in the picker', async () => {
    const bodies = await openStock();
    await press(ADD);
    await expect.element(sheet('product').getByLabelText('Name')).toHaveValue('Kettle');
    await expect.element(sheet('product').getByLabelText('Category')).toHaveFocus();
    expect(
      sheet('product')
        .getByLabelText(/^(Unit|HSN|Price|GST)/)
        .elements(),
    ).toEqual([]);
    await press('vess{Enter}');
    await expect.element(sheet('product').getByLabelText('Brand (optional)')).toHaveFocus();
    await press(`Milton${ADD}`);
    await expect.element(sheet('brand').getByLabelText('Name')).toHaveValue('Milton');
    await press(SAVE);
    await expect.poll(() => sheet('brand').elements()).toEqual([]);
    await expect.element(sheet('product').getByLabelText('Brand (optional)')).toHaveValue('Milton');
    await press(SAVE);
    await noSheet();
    await expect.element(field('Product (optional)')).toHaveValue('Kettle');
    await expect.element(field('Name')).toHaveValue('Godown');
    await expect.element(page.getByRole('button', { name: /^Save stock/ })).toHaveFocus();
    expect(bodies('POST /api/islogin/product')).toEqual([
      { name: 'Kettle', category_id: 70, brand_id: 71, book_id: 1 },
    ]);
    await press(SAVE);
    await expect
      .poll(() => bodies('POST /api/islogin/asset'))
      .toEqual([{ asset_type: 'stock', name: 'Godown', product_id: 72, book_id: 1 }]);
  });

  test('is added by the link under the list too, behind which a page of its own stands', async () => {
    await openStock();
    const link = page.getByRole('link', { name: /^Add \+/ });
    await expect.element(link).toHaveAttribute('href', '/product/add/Kettle');
    await userEvent.click(link);
    await expect.element(sheet('product')).toBeVisible();
  });

  test('Escape goes back with the text as it was', async () => {
    await openStock();
    await press(ADD);
    await expect.element(sheet('product')).toBeVisible();
    await press('{Escape}');
    await noSheet();
    await expect.element(field('Product (optional)')).toHaveValue('Kettle');
    await expect.element(field('Product (optional)')).toHaveFocus();
  });

  test('a refusal stays in the sheet, and nothing typed is lost in either form', async () => {
    const detail = 'A product named Kettle exists in this book already.';
    await openStock(problem(409, 'master_name_taken', detail, { facts: { field: 'name' } }));
    await press(`${ADD}vess{Enter}${brands[0]?.name}{Enter}${SAVE}`);
    await expect.element(sheet('product').getByRole('alert')).toHaveTextContent(detail);
    await expect.element(sheet('product').getByLabelText('Category')).toHaveValue('Vessels');
    await expect.element(field('Name').first()).toHaveValue('Godown');
  });
});

test('no third sheet opens over the second: Add + leads to the full page beside this one', async () => {
  answers();
  await show(() => <AddAssetPage type="asset" />, { path: '/asset/add' });
  await userEvent.fill(field('Category'), 'vess');
  await press(`{Enter}Kettle${ADD}`);
  await expect.element(sheet('product').getByLabelText('Category')).toHaveValue('Vessels');
  await expect.element(sheet('product').getByLabelText('Brand (optional)')).toHaveFocus();
  await press(`Milton${ADD}`);
  await expect.element(sheet('brand')).toBeVisible();
  expect(sheet('brand').getByRole('combobox').elements()).toEqual([]);
});

test('a category made on the way asks for no values, and the form goes on to the brand', async () => {
  const bodies = answers();
  await show(() => <BookAddPage kind="product" />, {
    path: '/product/add/:name?',
    at: '/product/add/Kettle',
  });
  await expect.element(field('Category')).toHaveFocus();
  await press(`Vessels${ADD}`);
  await expect.element(sheet('category').getByLabelText('Name')).toHaveValue('Vessels');
  await press('{Enter}');
  await noSheet();
  await expect.element(field('Category')).toHaveValue('Vessels');
  await expect.element(field('Brand (optional)')).toHaveFocus();
  expect(bodies('POST /api/islogin/category')).toEqual([{ name: 'Vessels', book_id: 1 }]);
});

test('what is typed right after the page came is matched once the list is there', async () => {
  let arrive = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const bodies = answers();
  serverAnswers([
    [categoryEndpoints.list, { status: 200, body: [...categories, plain], after }],
    [brandEndpoints.list, ok(brands)],
    [unitEndpoints.list, ok(units)],
    [productEndpoints.create, ok(kettle)],
  ]);
  await show(() => <BookAddPage kind="product" />, {
    path: '/product/add/:name?',
    at: '/product/add/Kettle',
  });
  await expect.element(field('Category')).toHaveFocus();
  await press(`vess{Enter}${brands[0]?.name}{Enter}`);
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect.element(category).toHaveValue('vess');
  arrive();
  await expect.element(category).toHaveValue('Vessels');
  await expect.element(field('Brand (optional)')).toHaveValue(brands[0]?.name ?? '');
  await expect.element(page.getByRole('button', { name: /^Save product/ })).toHaveFocus();
  expect(bodies('POST /api/islogin/product')).toEqual([]);
});

test('a bill asks of a product for its name, code, rate, price and unit, and for nothing else', async () => {
  const general = { ...plain, id: 73, name: 'General' };
  const calls = serverAnswers([
    [readBillingSettings, ok({ ...settings, gstin: '27AAPFU0939F1ZV', registration: 'regular' })],
    [findHsnCodes, ok(codes)],
    [categoryEndpoints.list, ok(categories)],
    [categoryEndpoints.create, ok(general)],
    [brandEndpoints.list, ok(brands)],
    [brandEndpoints.create, ok({ ...brand, name: 'Unbranded' })],
    [unitEndpoints.list, ok([])],
    [unitEndpoints.create, ok({ ...units[0], id: 74, name: 'Kilograms', uqc: 'KGS' })],
    [productEndpoints.create, ok(kettle)],
    [productEndpoints.list, ok([kettle])],
  ]);
  const saved = vi.fn<(saved: { readonly id: number }) => void>();
  const nothing = () => undefined;
  const Screen = () => (
    <QuickProductDialog bookId={1} name="Basmati rice" onClose={nothing} onSaved={saved} />
  );
  await show(Screen, { path: '/billing' });
  await expect.element(field('HSN or SAC (optional)')).toHaveFocus();
  expect(field('Category').elements()).toEqual([]);
  await press(`${codes[0]?.code}{Enter}`);
  await expect.element(field('GST rate (%)')).toHaveFocus();
  await press('5{Enter}120{Enter}');
  await userEvent.selectOptions(field('Unit'), 'KGS');
  await press(SAVE);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const made = calls.find(({ path }) => path === 'POST /api/islogin/product');
  expect(made?.body).toEqual({
    name: 'Basmati rice',
    category_id: 73,
    brand_id: 71,
    unit_id: 74,
    hsn: codes[0]?.code,
    gst_rate: '5',
    price: '120',
    book_id: 1,
  });
});
