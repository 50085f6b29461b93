// Many products changed together from the register, and what is said of those that were not.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  listProductRegister,
  productEndpoints,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { disableMaster } from '#api/contract/catalogue/masters.ts';
import { ProductListPage } from '#web/features/catalogue/book/ProductListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import changed from '#tests/specimens/replies/changeProduct.json' with { type: 'json' };
import known from '#tests/specimens/replies/listProductRegister.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [first] = known;
const own = { ...first, shared: false, book_id: 1, status: 'enabled', gst_rates: [] };
const rice = { ...own, id: 1, name: 'Basmati', seq: 11 };
const salt = { ...own, id: 2, name: 'Salt', seq: 12 };
const shared = { ...own, id: 3, name: 'Sugar', seq: 13, shared: true, book_id: null };
const rows = [rice, salt, shared];

async function open(...answers: Parameters<typeof serverAnswers>[0]) {
  const figures = { count: 3, of: 3, by_status: { enabled: 3, disabled: 0, retired: 0 } };
  const calls = serverAnswers([
    ...answers,
    [readProductFigures, ok(figures)],
    [listProductRegister, ok(rows)],
    [MASTERS.category.list, ok(categories)],
  ]);
  await show(ProductListPage, { path: '/product', at: '/product' });
  await expect.element(page.getByRole('row', { name: /Basmati/ })).toBeVisible();
  return calls;
}
const dialog = () => page.getByRole('dialog', { name: 'Change 3 products' });
const written = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ path }) => !path.startsWith('GET')).map(({ body }) => body);
const toChange = 'j{Control>}a{/Control}{Shift>}X{/Shift}';

test('a price is set for all that are selected, and what could not be is named', async () => {
  const refusal = problem(409, 'changed_since', 'Ravi changed it.');
  const calls = await open([productEndpoints.change, ok(changed), refusal]);
  await userEvent.keyboard(toChange);
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('combobox', { name: 'Change' }).selectOptions('Price (₹)');
  await page.getByRole('textbox', { name: 'To' }).fill('1,249.50');
  expect((await axe.run(dialog().element())).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog().getByText('1 product changed, 2 could not be changed.'))
    .toBeVisible();
  const named = dialog().getByRole('listitem');
  await expect.element(named.nth(0)).toMatchTextContent('SaltRavi changed it.');
  await expect.element(named.nth(1)).toMatchTextContent('SugarAll books share this one');
  expect(written(calls)).toStrictEqual([
    { price: '1249.5', expected: 11, book_id: 1 },
    { price: '1249.5', expected: 12, book_id: 1 },
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('3 selected')).not.toBeInTheDocument();
});

test('a value that cannot be read is said, and nothing is sent', async () => {
  const calls = await open();
  await userEvent.keyboard(toChange);
  await page.getByRole('combobox', { name: 'Change' }).selectOptions('GST rate (%)');
  await page.getByRole('textbox', { name: 'To' }).fill('eighteen');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText(/^Enter a rate in percent/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  expect(written(calls)).toStrictEqual([]);
});

test('products that are disabled together are hidden from new entries', async () => {
  const calls = await open([disableMaster, ok(changed)]);
  await userEvent.keyboard(toChange);
  await page.getByRole('combobox', { name: 'Change' }).selectOptions('Disable');
  await dialog().getByRole('button', { name: 'Disable 3 products' }).click();
  await expect
    .element(dialog().getByText('2 products changed, 1 could not be changed.'))
    .toBeVisible();
  expect(written(calls)).toStrictEqual([
    { expected: 11, book_id: 1 },
    { expected: 12, book_id: 1 },
  ]);
});
