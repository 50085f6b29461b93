import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccounts } from '#api/contract/account.ts';
import { createAsset } from '#api/contract/asset.ts';
import { listProducts } from '#api/contract/product.ts';
import { AddAssetPage } from '#web/features/catalogue/book/AddAssetPage.tsx';
import createdAsset from '#tests/specimens/replies/createAsset.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [rice] = products;
const THOUSAND = Array.from({ length: 1000 }, (_, at) => ({
  ...{ ...rice, id: at + 1, name: `Product ${at + 1}` },
}));

test('of more products than one call gives, a picker asks the server for what is typed', async () => {
  const calls = serverAnswers([
    [listProducts, ok(THOUSAND), ok([{ ...rice, id: 15_000, name: 'Zari border' }])],
    [listAccounts, ok([])],
    [createAsset, ok(createdAsset)],
  ]);
  await show(() => <AddAssetPage type="stock" />, { path: '/stock/add' });
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Godown');
  const picker = page.getByRole('combobox', { name: 'Product (optional)' });
  await expect.element(picker).toHaveAttribute('placeholder', 'Type to choose');
  await userEvent.fill(picker, 'zari');
  await expect.element(page.getByRole('option', { name: /^Zari border/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveValue('Zari border');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body))
    .toEqual([{ asset_type: 'stock', name: 'Godown', product_id: 15_000, book_id: 1 }]);
});
