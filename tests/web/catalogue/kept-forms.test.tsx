// What is typed into the long forms of the catalogue is there again after leaving them, until it is
// saved or thrown away. A sheet over another form keeps nothing.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { Inventory } from '#web/features/catalogue/book/Inventory.tsx';
import { QuickProductDialog } from '#web/features/catalogue/quick/QuickProduct.tsx';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import createdCategory from '#tests/specimens/replies/createCategory.json' with { type: 'json' };
import created from '#tests/specimens/replies/createProduct.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const rice = categories.find(({ name }) => name === 'Rice');
const [grain] = rice?.category_products ?? [];
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const restored = () => page.getByText(/^Draft from .* restored\.$/).elements();
const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('lekha.draft.'));

function answers() {
  serverAnswers([
    [categoryEndpoints.list, ok(categories)],
    [brandEndpoints.list, ok(brands)],
    [unitEndpoints.list, ok(units)],
    [productEndpoints.list, ok([])],
    [productEndpoints.create, ok(created)],
    [categoryEndpoints.create, ok(createdCategory)],
  ]);
}

const openProduct = (at = '/product/add') =>
  show(() => <BookAddPage kind="product" />, { path: '/product/add/:name?', at });

test('a product that was begun is there again, and nothing is left once it is saved', async () => {
  answers();
  const first = await openProduct('/product/add/Basmati');
  await expect.element(field('Category')).toHaveAttribute('placeholder', 'Type to choose');
  await press('rice{Enter}Long');
  await first.unmount();
  await openProduct();
  await expect.element(field('Name')).toHaveValue('Basmati');
  await expect.element(field('Category')).toHaveValue('Rice');
  await expect.element(field(grain?.name ?? '')).toHaveValue('Long');
  expect(restored()).toHaveLength(1);
  await userEvent.fill(field(rice?.category_products[1]?.name ?? ''), '2 years');
  await userEvent.fill(field('Brand (optional)'), brands[0]?.name ?? '');
  await press('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Went to /product')).toBeVisible();
  expect(keptNames()).toEqual([]);
});

test('whoever brings another name along means another product', async () => {
  answers();
  const first = await openProduct('/product/add/Basmati');
  await userEvent.fill(field('Price (₹) (optional)'), '95');
  await first.unmount();
  await openProduct('/product/add/Kolam');
  await expect.element(field('Name')).toHaveValue('Kolam');
  await expect.element(field('Price (₹) (optional)')).toHaveValue('');
  expect(restored()).toEqual([]);
});

test('a draft is thrown away by its button', async () => {
  answers();
  const first = await openProduct();
  await userEvent.fill(field('Name'), 'Basmati');
  await first.unmount();
  await openProduct();
  await userEvent.click(page.getByRole('button', { name: 'Start afresh' }));
  await expect.element(field('Name')).toHaveValue('');
  await expect.element(field('GST rate (%) (optional)')).toHaveValue('18');
  expect(keptNames()).toEqual([]);
});

test('the rows of a category are there again', async () => {
  answers();
  const open = () => show(() => <BookAddPage kind="category" />, { path: '/category/add' });
  const first = await open();
  await userEvent.fill(field('Name'), 'Cloth');
  await userEvent.click(field('New specification 1'));
  await press('Size{Enter}Colour');
  await first.unmount();
  await open();
  await expect.element(field('Name')).toHaveValue('Cloth');
  await expect.element(field('New specification 1')).toHaveValue('Size');
  await expect.element(field('New specification 2')).toHaveValue('Colour');
});

test('a look at the invoices loses nothing of the short form beside the items', async () => {
  answers();
  const open = () => show(() => <Inventory bookId={1} />, { path: '/billing' });
  const first = await open();
  await userEvent.fill(field('Product name'), 'Poplin');
  await userEvent.fill(field('Price (₹)'), '95');
  await first.unmount();
  await open();
  await expect.element(field('Product name')).toHaveValue('Poplin');
  await expect.element(field('Price (₹)')).toHaveValue('95');
});

test('a sheet over another form keeps nothing', async () => {
  answers();
  const nothing = () => undefined;
  const Sheet = () => (
    <QuickProductDialog bookId={1} name="Kettle" onClose={nothing} onSaved={nothing} />
  );
  await show(Sheet, { path: '/stock/add' });
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Name'), 'Steel kettle');
  expect(keptNames()).toEqual([]);
});
