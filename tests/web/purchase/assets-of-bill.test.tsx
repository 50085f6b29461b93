// Capital goods of a bill, on its page and on the form of the asset that they become.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { createAsset, listAssets } from '#api/contract/catalogue/asset.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import { AddAssetPage } from '#web/features/catalogue/book/assets/AddAssetPage.tsx';
import { BillPage } from '#web/features/purchase/BillPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import assets from '#tests/specimens/replies/listAssets.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postPurchaseBill.json' with { type: 'json' };
import { ok } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { purchaseAnswers } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const mine = [{ ...books[0], id: 1, role: 'owner' }];
const [item] = posted.items;
const laptop = {
  ...item,
  line: 1,
  product_id: null,
  name: 'Laptop',
  credit_kind: 'capital-goods',
  taxable: '84000.00',
  cost: '84000.00',
};
const bill = { ...posted, id: 7, status: 'posted', items: [laptop], received_on: '2026-11-20' };
const [asset] = assets;
const depreciation = {
  cost: '84000.00',
  put_to_use: '2026-11-20',
  class: 'computer',
  life_years: 3,
  method: 'slm',
  residual: 5,
  tax_kind: 'computer',
  sale: null,
  shifts: [],
  bought: { bill_id: 7, line: 1 },
};
const bought = { ...asset, id: 90, name: 'Laptop of the shop', depreciation };

const openBill = () => show(BillPage, { path: '/bill/:billId', at: '/bill/7' });
const section = () => page.getByRole('region', { name: 'Fixed assets' });

describe('the bill of a fixed asset', () => {
  test('says that it is in no register yet, and leads to the form by a key', async () => {
    purchaseAnswers([listBooks, ok(mine)], [readPurchaseBill, ok(bill)], [listAssets, ok([])]);
    await openBill();
    const text = section().getByText(/is not in the register of fixed assets yet/);
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(page.getByText('Went to /asset/add?bill=7&line=1')).toBeVisible();
  });

  test('leads to the asset that it became', async () => {
    purchaseAnswers([readPurchaseBill, ok(bill)], [listAssets, ok([bought])]);
    await openBill();
    const link = section().getByRole('link', { name: 'Laptop of the shop' });
    await expect.element(link).toHaveAttribute('href', '/asset/90');
    await expect
      .element(page.getByRole('button', { name: /^Add to assets/ }))
      .not.toBeInTheDocument();
  });
});

describe('the form of an asset that was bought on a bill', () => {
  test('has its name, its day and its cost without the tax that is credit', async () => {
    const calls = purchaseAnswers(
      [readPurchaseBill, ok(bill)],
      [listAssets, ok([])],
      [categoryEndpoints.list, ok(categories)],
      [createAsset, ok(bought)],
    );
    await show(() => <AddAssetPage type="asset" />, {
      path: '/asset/add',
      at: '/asset/add?bill=7&line=1',
    });
    await expect.element(page.getByLabelText(/^Name/)).toHaveValue('Laptop');
    await expect.element(page.getByLabelText('Cost (₹)')).toHaveValue('84,000.00');
    await expect.element(page.getByLabelText('Put to use on')).toHaveValue('20 Nov 2026');
    await expect.element(page.getByRole('region', { name: 'Bought on' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Choose a category')).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  });
});
