// What the walk does not show of the catalogue's kinds.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openShop } from '../catalogue/shop.ts';
import type { Shop } from '../catalogue/shop.ts';
import { callsOf, everybodysCalls, idsOf, recordOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';

let shop: Shop;
let owner: Calls;
beforeAll(async () => {
  shop = await openShop();
  owner = callsOf(shop, meera);
});
afterAll(() => shop.close());

const LONG_AGO = '?latest=2000-01-01';

describe('a shared master', () => {
  it('is written by an admin, and shown to every book', async () => {
    const made = await owner.create('brand', { name: 'For all', shared: true });
    const { id } = recordOf(made);
    expect(made.body).toMatchObject({ shared: true, book_id: null });
    const { stranger, accountant } = everybodysCalls(shop);
    expect(recordOf(await stranger.read('brand', id))).toStrictEqual(made.body);
    expect((await accountant.change('brand', id, { name: 'Mine' })).status).toBe(403);
    expect((await accountant.remove('brand', id)).status).toBe(403);
    expect((await owner.change('brand', id, { name: 'For everybody' })).status).toBe(200);
    expect((await owner.remove('brand', id)).status).toBe(200);
    expect(recordsOf(await stranger.list('brand', LONG_AGO))).toContainEqual(
      expect.objectContaining({ id, deleted_at: expect.any(String) }),
    );
  });

  it('a shared master in use stays, and its uses are named', async () => {
    await shop.product('Uses the brand');
    expectRefused(await owner.remove('brand', shop.brand), 409, 'master_in_use', {
      of: 'brand',
      id: shop.brand,
      name: 'Kohinoor',
      uses: [
        {
          what: 'products',
          count: 1,
        },
      ],
    });
  });

  it('has items of its own, which an admin adds', async () => {
    const body = { name: 'Age', category_id: shop.rice };
    const own = await owner.create('category_product', body);
    expect(answerOf(own)).toStrictEqual(NOT_THERE);
    const shared = await owner.create('category_product', {
      ...body,
      shared: true,
      enabled: false,
    });
    expect(shared.body).toMatchObject({ shared: true, name: 'Age', enabled: false });
    const { id } = recordOf(shared);
    expect((await owner.change('category_product', id, { name: 'Years' })).body).toMatchObject({
      name: 'Years',
    });
  });
});

describe('the values of a product', () => {
  it('are read by their product, and written with it', async () => {
    const id = await shop.product('Valued');
    const [value] = recordsOf(await owner.where('value_product', { product_id: id }));
    expect(value).toMatchObject({ attribute: 'Grain', name: 'Long', shared: false });
    const got = await owner.change('value_product', value?.id ?? 0, { name: 'Short' });
    expect(got).toMatchObject({ status: 405, body: { code: 'kind_is_read_only' } });
    const value_product = { [shop.grain]: 'Short' };
    const changed = await owner.change('product', id, { value_product });
    expect(changed.body).toMatchObject({ value_product: [{ id: value?.id, name: 'Short' }] });
  });

  it('leave tombstones when they go, as the items of a category do', async () => {
    const category = await owner.create('category', {
      name: 'Flour',
      category_products: ['Sieve'],
    });
    const { id: categoryId } = recordOf(category);
    const product = { name: 'Atta', category_id: categoryId, brand_id: shop.brand };
    const made = await owner.create('product', { ...product, value_product: { Sieve: 'Fine' } });
    const { id } = recordOf(made);
    const [value] = recordsOf(await owner.where('value_product', { product_id: id }));
    const [item] = recordsOf(await owner.where('category_product', { category_id: categoryId }));
    const kept = await owner.remove('category_product', item?.id ?? 0);
    expectRefused(kept, 409, 'item_in_use', {
      list: 'specifications',
      item_id: item?.id,
      name: 'Sieve',
      product_count: 1,
    });
    await owner.remove('product', id);
    await owner.remove('category', categoryId);
    for (const [kind, gone] of [
      ['product', id],
      ['value_product', value?.id],
      ['category', categoryId],
      ['category_product', item?.id],
    ] as const) {
      expect(recordsOf(await owner.list(kind, LONG_AGO))).toContainEqual(
        expect.objectContaining({ id: gone, deleted_at: expect.any(String) }),
      );
      expect(idsOf(await owner.list(kind))).not.toContain(gone);
    }
  });
});

it('a stock is no asset, though they share their ids', async () => {
  const { id } = recordOf(await owner.create('book_stock', { name: 'Godown' }));
  expect(answerOf(await owner.read('book_asset', id))).toStrictEqual(NOT_THERE);
  expect(answerOf(await owner.change('book_asset', id, { name: 'X' }))).toStrictEqual(NOT_THERE);
  expect(answerOf(await owner.remove('book_asset', id))).toStrictEqual(NOT_THERE);
  expect((await owner.read('book_stock', id)).body).toMatchObject({ name: 'Godown' });
});

it('rates and prices are as the call of its own shows them', async () => {
  const more = { gst_rate: '0.25', price: '1200.5', hsn: '7102' };
  const id = await shop.product('Rough stones', more);
  const own = await shop.owner('readMaster', { params: { kind: 'product', id } });
  const { gst_rates, price, value_product, hsn } = own.body as Record<string, unknown>;
  expect(recordOf(await owner.read('product', id))).toMatchObject({
    gst_rates,
    price,
    value_product,
    hsn,
  });
});

it('a product is found by its price, as a value and between bounds', async () => {
  const made = recordOf(
    await owner.create('product', {
      name: 'Priced',
      category_id: shop.rice,
      brand_id: shop.brand,
      value_product: { [shop.grain]: 'Long' },
      price: '98.5',
    }),
  );
  const found = async (price: unknown) =>
    idsOf(await owner.where('product', { price, name: 'Priced' }));
  for (const price of ['98.5', '98.50', 98.5, ['1', '98.500'], { gte: 98.5, lte: '98.5' }]) {
    expect(await found(price)).toStrictEqual([made.id]);
  }
  for (const price of [98, { gte: '98.501' }, { lte: 98.499 }, null]) {
    expect(await found(price)).toStrictEqual([]);
  }
  for (const price of ['98.5001', 'x', '1e2', { gte: '' }, { contains: '98' }]) {
    expect((await owner.where('product', { price })).status).toBe(400);
  }
});
