// The items beside the invoices: every product of the book, and a short form for another one in any
// category.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { Inventory } from '#web/features/catalogue/book/Inventory.tsx';
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import createdBrand from '#tests/specimens/replies/createBrand.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [basmati] = products;
const rice = {
  ...basmati,
  id: 5,
  name: 'Basmati',
  price: '95.5',
  gst_rate: 5,
  unit: 'kg',
  opening_stock: {
    quantity: '120',
    value: '9000.00',
    date: '2026-04-01',
  },
};
const [first] = categories;
const sized = {
  ...first,
  id: 70,
  name: 'Cloth',
  status: 'enabled',
  category_products: [
    {
      id: 701,
      name: 'Width',
      enabled: true,
    },
    {
      id: 702,
      name: 'Weave',
      enabled: false,
    },
  ],
};
const unbranded = { ...createdBrand, id: 71, name: 'Unbranded', status: 'enabled' };
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const SAVE = '{Control>}{Enter}{/Control}';

async function open(list: Answer = ok([rice]), answer: Answer = ok(rice), at = '/billing') {
  const calls = serverAnswers([
    [productEndpoints.list, list],
    [categoryEndpoints.list, ok([sized])],
    [brandEndpoints.list, ok([]), ok([unbranded])],
    [brandEndpoints.create, ok(unbranded)],
    [productEndpoints.create, answer],
  ]);
  await show(() => <Inventory bookId={1} />, { path: '/billing', at });
  return (path: string) => calls.filter((each) => each.path === path).map(({ body }) => body);
}

describe('the items', () => {
  test('say price, rate and the stock that the book was opened with', async () => {
    await open();
    const row = page.getByRole('row', { name: /Basmati/ });
    await expect.element(row).toMatchTextContent(/95\.50\s*5%.*120 kg/);
    await expect.element(page.getByRole('columnheader', { name: 'Opening stock' })).toBeVisible();
    await expect.element(page.getByText('1 item', { exact: true })).toBeVisible();
  });

  test('fit a phone, however long a name is without a space', async () => {
    await page.viewport(390, 844);
    await open(ok([{ ...rice, name: 'Towel'.repeat(30) }]));
    await expect.element(page.getByRole('link', { name: /^TowelTowel/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    await page.viewport(1280, 800);
  });

  test('are eight grey rows while they load', async () => {
    await open('waiting');
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('row').elements()).toHaveLength(9);
  });

  test('say to the letter that there are none, and what to do', async () => {
    await open(ok([]));
    await expect.element(page.getByText('No Products', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Add the first one here, and bill it.')).toBeVisible();
  });

  test('say why they could not be loaded, and are asked for again', async () => {
    await open('silence');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('however many, are searched for by the server and come page by page', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...rice, id: at + 1, name: `P ${at}` }));
    await open((query) => {
      if (query.get('search') === 'zari') return ok([{ ...rice, id: 9000, name: 'Zari' }]);
      return ok(query.has('before') ? [{ ...rice, id: 99, name: 'The last' }] : many);
    });
    await expect.element(page.getByText('The first 60 items')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'More items' }));
    await expect.element(page.getByRole('link', { name: 'The last' })).toBeVisible();
    await expect.element(page.getByText('61 items')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search items'), 'zari');
    await expect.element(page.getByRole('link', { name: 'Zari' })).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search items'), '');
    await expect.element(page.getByRole('link', { name: 'The last' })).toBeVisible();
  });
});

describe('the short form of a product', () => {
  test('asks for what its category specifies, and makes the brand that it does not ask for', async () => {
    const bodies = await open();
    await expect.element(field('Category')).toHaveAttribute('placeholder', 'Type to choose');
    await expect.element(field('GST rate (%) (optional)')).toHaveValue('18');
    await userEvent.fill(field('Product name'), 'Poplin');
    await press('{Enter}cloth{Enter}');
    await expect.element(field('Width')).toHaveFocus();
    expect(field('Weave').elements()).toEqual([]);
    await press(`44{Enter}`);
    await expect.element(field('Price (₹)')).toHaveFocus();
    await press(`95.50${SAVE}`);
    await expect
      .poll(() => bodies('POST /api/islogin/product'))
      .toEqual([
        {
          name: 'Poplin',
          category_id: 70,
          brand_id: 71,
          price: '95.5',
          gst_rate: '18',
          value_product: { 701: '44' },
          book_id: 1,
        },
      ]);
    expect(bodies('POST /api/islogin/brand')).toEqual([{ name: 'Unbranded', book_id: 1 }]);
    await expect.element(field('Product name')).toHaveValue('');
    await expect.element(field('Product name')).toHaveFocus();
  });

  test('makes it a stocked one when an opening stock is given', async () => {
    const bodies = await open();
    await userEvent.fill(field('Product name'), 'Poplin');
    await press('{Enter}cloth{Enter}44{Enter}95');
    await userEvent.fill(field('Opening stock (optional)'), '120');
    await press(SAVE);
    await expect.element(field('Value of the opening stock (₹)')).toHaveFocus();
    await press(`11400${SAVE}`);
    await expect
      .poll(() => bodies('POST /api/islogin/product'))
      .toMatchObject([{ stocked: true, opening_quantity: '120', opening_value: '11400.00' }]);
  });

  test('says what is missing, and a refusal loses nothing that was typed', async () => {
    const detail = 'A product named Poplin exists in this book already.';
    const bodies = await open(
      ok([rice]),
      problem(409, 'master_name_taken', detail, { facts: { field: 'name' } }),
    );
    await userEvent.click(page.getByRole('button', { name: /^Add product/ }));
    for (const gap of ['Enter a name', 'Choose a category', 'Enter a price']) {
      await expect.element(page.getByText(gap)).toBeVisible();
    }
    expect(bodies('POST /api/islogin/product')).toEqual([]);
    await userEvent.fill(field('Product name'), 'Poplin');
    await press(`{Enter}cloth{Enter}44{Enter}95${SAVE}`);
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(/exists in this book/);
    await expect.element(field('Product name')).toHaveValue('Poplin');
    await expect.element(field('Width')).toHaveValue('44');
  });
});
