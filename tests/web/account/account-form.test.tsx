import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { addAccountType, createAccount, listAccountTypes } from '#api/contract/account/account.ts';
import { companyEndpoints, brandEndpoints } from '#api/contract/catalogue/names.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { AddAccountPage } from '#web/features/account/AddAccountPage.tsx';
import { blankAccount, PLAIN_ACCOUNT } from '#web/features/account/form/account-fields.tsx';
import { accountPickers } from '#web/features/catalogue/picker/account-pickers.ts';
import { faultsOf } from '#web/shell/form/form-declaration.ts';
import addedType from '#tests/specimens/replies/addAccountType.json' with { type: 'json' };
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import companies from '#tests/specimens/replies/listCompanies.json' with { type: 'json' };
import created from '#tests/specimens/replies/createAccount.json' with { type: 'json' };
import recordedCompany from '#tests/specimens/replies/createCompany.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

test('an asset without a type has the type and the category named at once', () => {
  const gaps = faultsOf(PLAIN_ACCOUNT, { ...blankAccount('Weighing scale'), assets: true });
  expect(Object.keys(gaps)).toEqual(['account_type_id', 'category']);
});

const Page = () => <AddAccountPage pickers={accountPickers} />;
const newCompany = { ...recordedCompany, id: 77 };
const [product] = products;
const category = categories.find(({ id }) => id === product?.category_id);
const newProduct = { ...product, id: 78, name: 'Samovar' };
const typeId = (name: string) => types.find((type) => type.name === name)?.id;

const THOUSAND = Array.from({ length: 1000 }, (_, at) => ({
  ...product,
  id: at + 1e3,
  name: `Product ${at}`,
}));

async function open(
  answer: Answer = ok(created),
  at = '/account/add',
  ...lists: readonly Answer[]
) {
  const calls = serverAnswers([
    [listAccountTypes, ok(types)],
    [companyEndpoints.list, ok(companies), ok([...companies, newCompany])],
    [categoryEndpoints.list, ok(categories)],
    [
      productEndpoints.list,
      ...(lists.length > 0 ? lists : [ok(products), ok([...products, newProduct])]),
    ],
    [brandEndpoints.list, ok(brands)],
    [productEndpoints.create, ok(newProduct)],
    [companyEndpoints.create, ok(newCompany)],
    [createAccount, answer],
    [addAccountType, ok(addedType)],
  ]);
  await show(Page, { path: '/account/add/:name?', at });
  await expect.element(page.getByRole('heading', { name: 'Add Account' })).toBeVisible();
  return (path = 'POST /api/islogin/account') => calls.filter((call) => call.path === path);
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => userEvent.click(page.getByRole('button', { name: /^Save account/ }));

describe('a new account', () => {
  test('needs a name and a type, and says so beside them', async () => {
    const posts = await open();
    await save();
    await expect.element(page.getByText('Enter a name')).toBeVisible();
    await expect.element(page.getByText('Choose an account type')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  test('takes its name from the address; only what is filled in is sent', async () => {
    const posts = await open(ok(created), '/account/add/Courier%20charges');
    await expect.element(field('Name')).toHaveValue('Courier charges');
    await expect.element(field('Account type')).toHaveFocus();
    await userEvent.keyboard('indirect e{Enter}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /account')).toBeVisible();
    expect(posts().map(({ body }) => body)).toEqual([
      { name: 'Courier charges', account_type_id: typeId('Indirect Expenses'), book_id: 1 },
    ]);
  });

  test('a GSTIN is checked while it is typed and names its state', async () => {
    const posts = await open();
    await userEvent.fill(field('GSTIN (optional)'), '27aapfu0939f1zv');
    await expect.element(page.getByText('✓ Registered in Maharashtra')).toBeVisible();
    await userEvent.fill(field('GSTIN (optional)'), '27aapfu0939f1zw');
    await save();
    await expect.element(page.getByText(/^This is not a GSTIN/)).toBeVisible();
    expect(posts()).toEqual([]);
  });

  test('asks for the kind of an asset, its category, and then its product', async () => {
    const posts = await open(ok(created), '/account/add/Press');
    await userEvent.keyboard('fixed{Enter}');
    await userEvent.click(page.getByLabelText('IsAssets'));
    await expect.element(page.getByRole('radio', { name: 'Stock' })).toBeVisible();
    expect(field('Product').elements()).toEqual([]);
    await save();
    await expect.element(page.getByText('Choose a category')).toBeVisible();
    await userEvent.fill(field('Category'), category?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await save();
    await expect.element(page.getByText('Choose a product')).toBeVisible();
    await userEvent.fill(field('Product'), product?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await save();
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toEqual([
        {
          name: 'Press',
          account_type_id: typeId('Fixed Assets'),
          book_id: 1,
          assets: true,
          asset_type: 'asset',
          category: category?.id,
          product_id: product?.id,
        },
      ]);
  });

  test('asks the server for what is typed when one call does not give all products', async () => {
    const posts = await open(ok(created), '/account/add/Press', (query) => {
      if (query.has('search')) return ok([{ ...newProduct, id: 15_000 }]);
      return query.has('before') ? 'waiting' : ok(THOUSAND);
    });
    await userEvent.keyboard('fixed{Enter}');
    await userEvent.click(page.getByLabelText('IsAssets'));
    await userEvent.fill(field('Category'), category?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Product')).toHaveFocus();
    await userEvent.keyboard('samo');
    await expect.element(page.getByRole('option', { name: /^Samovar/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Product')).toHaveValue('Samovar');
    await expect.element(page.getByRole('button', { name: /^Save account/ })).toHaveFocus();
    await save();
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toMatchObject([{ category: category?.id, product_id: 15_000 }]);
  });

  test('is there again once begun, until it is saved or thrown away', async () => {
    await open();
    await userEvent.fill(field('Name'), 'Press');
    await userEvent.fill(field('E-mail (optional)'), 'press@example.in');
    await cleanup();
    await open();
    await expect.element(field('Name')).toHaveValue('Press');
    await expect.element(field('E-mail (optional)')).toHaveValue('press@example.in');
    await userEvent.fill(field('Account type'), 'fixed');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Went to /account')).toBeVisible();
    await cleanup();
    await open(ok(created), '/account/add/Cash');
    await expect.element(field('Name')).toHaveValue('Cash');
    await expect.element(field('E-mail (optional)')).toHaveValue('');
  });

  test('a product that is not there is added over the form, and nothing typed is lost', async () => {
    const posts = await open(ok(created), '/account/add/Press');
    await userEvent.keyboard('fixed{Enter}');
    await userEvent.click(page.getByLabelText('IsAssets'));
    await userEvent.fill(field('Category'), category?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field('Product'), 'Samovar');
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const dialog = page.getByRole('dialog', { name: 'Add product' });
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Samovar');
    await expect.element(dialog.getByLabelText('Category')).toHaveValue(category?.name ?? '');
    const values = category?.category_products.filter(({ enabled }) => enabled) ?? [];
    for (const { name } of values) {
      await expect.element(dialog.getByLabelText(name, { exact: true })).toHaveFocus();
      await userEvent.keyboard('x{Enter}');
    }
    await expect.element(dialog.getByLabelText('Brand (optional)')).toHaveFocus();
    await userEvent.keyboard(`${brands[0]?.name}{Enter}{Control>}{Enter}{/Control}`);
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(field('Product')).toHaveValue('Samovar');
    await expect.element(field('Name')).toHaveValue('Press');
    expect(posts()).toEqual([]);
    expect(posts('POST /api/islogin/product')).toHaveLength(1);
    await save();
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toMatchObject([{ category: category?.id, product_id: newProduct.id }]);
  });

  test('an account type that is not there is added on the way, under a group', async () => {
    const writes = await open();
    await userEvent.fill(page.getByLabelText('Account type', { exact: true }), 'Festivals');
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const group = page.getByLabelText('Group', { exact: true });
    await expect.element(group).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Choose the group of this type')).toBeVisible();
    await userEvent.selectOptions(group, 'Indirect Expenses');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const added = () => writes('POST /api/islogin/account_type');
    await expect.poll(added).toHaveLength(1);
    expect(added()[0]?.body).toMatchObject({ name: 'Festivals', group: 'indirect-expenses' });
  });

  test('a company type that is not there is added on the way', async () => {
    const posts = await open(ok(created), '/account/add/Rent');
    await userEvent.keyboard('indirect e{Enter}');
    await userEvent.fill(field('Company type (optional)'), newCompany.name);
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const dialog = page.getByRole('dialog', { name: 'Add company type' });
    await expect.element(dialog.getByLabelText('Name')).toHaveValue(newCompany.name);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(field('Company type (optional)')).toHaveValue(newCompany.name);
    await expect.element(field('Account type')).toHaveValue('Indirect Expenses');
    await save();
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toMatchObject([{ account_type_company_id: newCompany.id }]);
  });

  test('a refusal stands above the button and nothing typed is lost', async () => {
    const detail = 'An account named Cash exists in this book already.';
    await open(problem(409, 'account_name_taken', detail), '/account/add/Cash');
    await userEvent.keyboard('cash{Enter}');
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.element(field('Name')).toHaveValue('Cash');
    await expect.element(field('Account type')).toHaveValue('Cash-in-Hand');
  });

  test('when the types do not come, it says so', async () => {
    serverAnswers([
      [listAccountTypes, 'silence'],
      [companyEndpoints.list, ok([])],
    ]);
    await show(Page, { path: '/account/add' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be reached/);
  });
});
