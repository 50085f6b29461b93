import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '#tests/support/problems.ts';
import { namesOf, openShop } from '../shop.ts';
import type { EndpointName } from '#tests/support/team.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let basmati: number;
let service: number;
beforeAll(async () => {
  shop = await openShop();
  basmati = await shop.product('Basmati');
  service = await shop.make('createCategory', { name: 'Service' });
});
afterAll(() => shop.close());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('assets and stocks', () => {
  it('createAsset: an asset is called as its product, a stock has a name', async () => {
    const body = `asset_type=asset&product_id=${basmati}&name=&account_id=${shop.account('Cash')}`;
    const asset = await shop.owner('createAsset', { body, headers: FORM });
    expect(asset.body).toMatchObject({
      asset_type: 'asset',
      name: 'Basmati',
      product_id: basmati,
      category: shop.rice,
      account_id: shop.account('Cash'),
    });
    const stock = await shop.owner('createAsset', {
      body: { asset_type: 'stock', name: 'Godown' },
    });
    expect(stock.body).toMatchObject({ product_id: null, category: null, account_id: null });
    const listed = await shop.owner('listAssets', { query: { asset_type: 'stock' } });
    expect(namesOf(listed)).toStrictEqual(['Godown']);
    expect(namesOf(await shop.owner('listAssets'))).toStrictEqual(['Basmati', 'Godown']);
  });

  it('refuses what is missing, and what it cannot find', async () => {
    const create = (body: object) => shop.owner('createAsset', { body });
    expect(await create({ asset_type: 'asset', name: 'Scale' })).toMatchObject({
      status: 422,
      body: { code: 'asset_without_product', detail: 'Choose a product' },
    });
    expect(await create({ asset_type: 'stock', product_id: basmati })).toMatchObject({
      status: 422,
      body: { code: 'stock_without_name', detail: 'Enter a name' },
    });
    const asset = { asset_type: 'asset', product_id: basmati };
    expectRefused(
      await create({ ...asset, category: service }),
      422,
      'product_of_another_category',
      { product_id: basmati, category_id: service },
    );
    expectRefused(await create({ ...asset, product_id: 999 }), 422, 'asset_product_unknown', {
      product_id: 999,
    });
    expectRefused(await create({ ...asset, account_id: 9999 }), 422, 'asset_account_unknown', {
      account_id: 9999,
    });
    expect((await create({ asset_type: 'other', product_id: basmati })).status).toBe(400);
  });

  it('refuses a product of another book as one that is not there (B31)', async () => {
    const make = async (name: EndpointName, body: object) => shop.make(name, body, shop.stranger);
    const category_id = await make('createCategory', { name: 'Hers' });
    const brand_id = await make('createBrand', { name: 'Hers' });
    const product_id = await make('createProduct', { name: 'Hers', category_id, brand_id });
    const body = { asset_type: 'asset', product_id };
    const got = await shop.owner('createAsset', { body });
    expectRefused(got, 422, 'asset_product_unknown', { product_id });
    const id = await shop.make('createAsset', { asset_type: 'stock', name: 'Mine' });
    const changed = await shop.owner('changeAsset', {
      params: { assetId: id },
      body: { product_id },
    });
    expectRefused(changed, 422, 'asset_product_unknown', { product_id });
  });

  it('changeAsset changes the fields sent', async () => {
    const id = await shop.make('createAsset', { asset_type: 'stock', name: 'Rear' });
    const got = await shop.owner('changeAsset', {
      params: { assetId: id },
      body: { product_id: basmati },
    });
    expect(got.body).toMatchObject({ name: 'Rear', product_id: basmati, category: shop.rice });
  });
});

describe('an account of an asset', () => {
  it('names its category and product, which then are in use', async () => {
    const own = await shop.make('createCategory', { name: 'Machines' });
    const product = await shop.product('Rice mill', { category_id: own, value_product: {} });
    const body = {
      name: 'Rice mill',
      account_type_id: 1,
      assets: true,
      asset_type: 'asset',
      category: own,
      product_id: product,
    };
    expect((await shop.owner('createAccount', { body })).body).toMatchObject({
      assets: true,
      asset_type: 'asset',
      category: own,
      product_id: product,
    });
    const params = { kind: 'product', id: product };
    expectRefused(await shop.owner('removeMaster', { params }), 409, 'master_in_use', {
      of: 'product',
      id: product,
      name: 'Rice mill',
      uses: [
        {
          what: 'accounts',
          count: 1,
        },
      ],
    });
    const hers = await shop.stranger('createAccount', { body: { ...body, name: 'Hers' } });
    expectRefused(hers, 422, 'category_unknown', { category_id: own });
  });
});
