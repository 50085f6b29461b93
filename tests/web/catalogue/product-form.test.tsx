import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { findHsnCodes } from '#api/contract/catalogue/hsn.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import created from '#tests/specimens/replies/createProduct.json' with { type: 'json' };
import createdBrand from '#tests/specimens/replies/createBrand.json' with { type: 'json' };
import codes from '#tests/specimens/replies/findHsnCodes.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const rice = categories.find(({ name }) => name === 'Rice');
const [grain, age] = rice?.category_products ?? [];
const [brand] = brands;

async function open(answer: Answer = ok(created), at = '/product/add/Basmati') {
  const calls = serverAnswers([
    [categoryEndpoints.list, ok(categories)],
    [brandEndpoints.list, ok(brands), ok([...brands, { ...createdBrand, id: 91, name: 'Daawat' }])],
    [brandEndpoints.create, ok({ ...createdBrand, id: 91, name: 'Daawat' })],
    [unitEndpoints.list, ok(units)],
    [findHsnCodes, ok(codes)],
    [productEndpoints.create, answer],
  ]);
  const Page = () => <BookAddPage kind="product" />;
  await show(Page, { path: '/product/add/:name?', at });
  await expect.element(page.getByRole('heading', { name: 'Add product' })).toBeVisible();
  await expect.element(field('Category')).toHaveAttribute('placeholder', 'Type to choose');
  const bodies = () => calls.filter(({ path }) => path === 'POST /api/islogin/product');
  return () => bodies().map(({ body }) => body);
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

/** What is typed after this comes before the browser has drawn anything. */
function pressSaveAtOnce(): void {
  const init = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
}

describe('a new product', () => {
  test('has the next key go to the field that is missing, before the refusal is drawn', async () => {
    await open(ok(created), '/product/add');
    await field('Brand (optional)').click();
    pressSaveAtOnce();
    expect(document.activeElement).toBe(field('Name').element());
    await press('Basmati');
    await expect.element(field('Name')).toHaveValue('Basmati');
  });

  test('goes from one missing thing to the next with Enter, and posts with Ctrl+Enter', async () => {
    const bodies = await open();
    await expect.element(field('Category')).toHaveFocus();
    await press('rice{Enter}');
    await expect.element(field(grain?.name ?? '')).toHaveFocus();
    await press('Long{Enter}');
    await expect.element(field(age?.name ?? '')).toHaveFocus();
    await press('2 years{Enter}');
    await expect.element(field('Brand (optional)')).toHaveFocus();
    await press(`${brand?.name.slice(0, 4)}{Enter}`);
    await expect.element(page.getByRole('button', { name: /^Save product/ })).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /product')).toBeVisible();
    expect(bodies()).toEqual([
      {
        name: 'Basmati',
        category_id: rice?.id,
        brand_id: brand?.id,
        gst_rate: '18',
        value_product: {
          [String(grain?.id)]: 'Long',
          [String(age?.id)]: '2 years',
        },
        book_id: 1,
      },
    ]);
    expect(store.get(noticeAtom)?.text).toBe(`Product ‘${created.name}’ added.`);
  });

  test('says beside each field what is missing, also for each specification', async () => {
    const bodies = await open(ok(created), '/product/add');
    await expect.element(field('Name')).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    for (const text of ['Enter a name', 'Choose a category']) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.fill(field('Category'), 'rice');
    await press('{Enter}');
    await expect.element(page.getByText(`Enter ${grain?.name}`)).toBeVisible();
    expect(bodies()).toEqual([]);
  });

  test('a brand that is not there is added on the way', async () => {
    const bodies = await open();
    await press('rice{Enter}Long{Enter}2 years{Enter}Daawat{Alt>}c{/Alt}');
    const dialog = page.getByRole('dialog', { name: 'Add brand' });
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Daawat');
    await press('{Enter}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(field('Brand (optional)')).toHaveValue('Daawat');
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(bodies).toMatchObject([{ brand_id: 91 }]);
  });

  test('the code is found by words of its description, and shown with it', async () => {
    const bodies = await open();
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}`);
    await userEvent.fill(field('HSN or SAC (optional)'), 'basmati');
    await expect.element(page.getByRole('option', { name: /10063020/ })).toBeVisible();
    await press('{Enter}');
    await expect.element(field('HSN or SAC (optional)')).toHaveValue('10063020');
    await expect.element(page.getByText(/^BASMATI RICE \(chapter 10, Cereals\)/)).toBeVisible();
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(bodies).toMatchObject([{ hsn: '10063020' }]);
  });

  test('a stocked one may say what was there when the books began', async () => {
    const bodies = await open();
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}`);
    await userEvent.fill(field('Price (₹) (optional)'), '1,142.505');
    await userEvent.click(field('Stocked'));
    await userEvent.fill(field('Quantity (optional)'), 'ten');
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Enter a quantity/)).toBeVisible();
    await userEvent.fill(field('Quantity (optional)'), '10.5');
    await userEvent.fill(field('Value (₹) (optional)'), '1.5k');
    await userEvent.fill(field('On'), '01 Apr 2026');
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(bodies).toMatchObject([
      {
        price: '1142.505',
        stocked: true,
        opening_quantity: '10.5',
        opening_value: '1500.00',
        opening_date: '2026-04-01',
      },
    ]);
  });

  test('a refusal stands beside its field or above the button, and nothing typed is lost', async () => {
    const detail = 'A product named Basmati exists in this book already.';
    await open(problem(409, 'master_name_taken', detail, { facts: { field: 'name' } }));
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}`);
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(grain?.name ?? '')).toHaveValue('Long');
  });

  test.each([
    ['hsn', 'HSN or SAC (optional)'],
    ['gst_rate', 'GST rate (%) (optional)'],
    [`value_product.${grain?.id}`, grain?.name ?? ''],
  ])('a refusal of %s stands at the field %s', async (name, label) => {
    const facts = { field: name };
    await open(problem(422, 'any_rule', 'The rules do not allow it.', { facts }));
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}`);
    await press('{Control>}{Enter}{/Control}');
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveFocus();
    const said = page.getByText('The rules do not allow it.');
    expect(said.elements()).toHaveLength(2);
  });

  test('can be saved again after a refusal that is about no field', async () => {
    await open(problem(503, 'busy', 'The books are busy.'));
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}{Enter}`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The books are busy.');
    await expect.element(page.getByRole('button', { name: /^Save product/ })).toHaveFocus();
  });

  test('a rate that the law has not is refused by name before it is sent', async () => {
    const bodies = await open();
    await press(`rice{Enter}Long{Enter}2 years{Enter}${brand?.name}{Enter}`);
    await userEvent.fill(field('GST rate (%) (optional)'), '12');
    await press('{Control>}{Enter}{/Control}');
    const said = page.getByText(/^12% is no rate on \d\d \w{3} \d{4}\. Enter 0.*5.*18.* or 40\.$/);
    await expect.element(said).toBeVisible();
    expect(bodies()).toEqual([]);
    await userEvent.fill(field('GST rate (%) (optional)'), '5');
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(bodies).toMatchObject([{ gst_rate: '5' }]);
  });
});
