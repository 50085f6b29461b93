import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { itemsOf, namesOf, openShop } from './shop.ts';
import type { EndpointName } from '#tests/support/team.ts';
import type { Item, Shop, Wire } from './shop.ts';

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

describe('services', () => {
  it('createService takes the wire’s own spelling, and its attributes', async () => {
    const body = `name=Delivery&sevice_category_id=${service}&category_id=${shop.rice}&product_id=${basmati}&service_attributes[]=Distance`;
    const got = await shop.owner('createService', { body, headers: FORM });
    expect(got.body).toMatchObject({
      sevice_category_id: service,
      category_id: shop.rice,
      product_id: basmati,
      service_attributes: [
        {
          name: 'Distance',
          enabled: true,
        },
      ],
    });
  });

  it('changeService changes the fields sent and attributes by their ids', async () => {
    const made = await shop.owner('createService', {
      body: { name: 'Milling', service_attributes: ['Fineness', 'Heat'] },
    });
    const { id, service_attributes: attributes } = made.body as Wire & {
      service_attributes: readonly Item[];
    };
    const [fineness, heat] = attributes.map((item) => item.id);
    const got = await shop.owner('changeService', {
      params: { serviceId: id },
      body: {
        product_id: basmati,
        service_attribute: { [String(fineness)]: false, [String(heat)]: null },
        service_attributes: ['Speed'],
      },
    });
    expect(got.body).toMatchObject({
      product_id: basmati,
      service_attributes: [
        { id: fineness, enabled: false },
        { name: 'Speed', enabled: true },
      ],
    });
  });

  it('refuses what is no service category, and what it cannot find', async () => {
    const create = (more: object) => shop.owner('createService', { body: { name: 'R', ...more } });
    const code = 'not_a_service_category';
    expectRefused(await create({ sevice_category_id: shop.rice }), 422, code, {
      category_id: shop.rice,
    });
    expectRefused(await create({ category_id: 999 }), 422, 'service_category_unknown', {
      category_id: 999,
    });
    expectRefused(await create({ product_id: 999 }), 422, 'service_product_unknown', {
      product_id: 999,
    });
  });

  it('createSharedService, changeSharedService, listSharedServices, listServices, listBookServices', async () => {
    const id = await shop.make('createSharedService', { name: 'Weighing' });
    await shop.owner('changeSharedService', {
      params: { serviceId: id },
      body: { category_id: shop.rice },
    });
    const shared = itemsOf(await shop.owner('listSharedServices'));
    expect(shared).toMatchObject([{ id, category_id: shop.rice }]);
    expect(namesOf(await shop.owner('listServices'))).toStrictEqual([
      'Delivery',
      'Milling',
      'Weighing',
    ]);
    const inBook = await shop.owner('listBookServices', { params: { bookId: shop.bookId } });
    expect(inBook.body).toMatchObject({ total: 3 });
    const foreign = await shop.owner('listBookServices', { params: { bookId: 2 } });
    expect(answerOf(foreign)).toStrictEqual(NOT_THERE);
  });
});

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

describe('the depreciation of an asset', () => {
  const computer = {
    cost: '80000',
    put_to_use: '2024-04-01',
    class: 'computer',
    tax_kind: 'computer',
  };
  const stands = {
    ...computer,
    cost: '80000.00',
    life_years: 3,
    method: 'slm',
    residual: 5,
    sale: null,
  };
  const create = (body: object) => shop.owner('createAsset', { body });

  it('reads back as it was written, with what the law has for the rest', async () => {
    const made = await create({
      asset_type: 'asset',
      product_id: basmati,
      depreciation: computer,
    });
    expect(made.body).toMatchObject({ depreciation: stands });
    const { id } = made.body as { id: number };
    const params = { assetId: id };
    const sale = { date: '2026-09-30', proceeds: '15000.00' };
    const sold = await shop.owner('changeAsset', {
      params,
      body: { depreciation: { ...stands, sale } },
    });
    expect(sold.body).toMatchObject({ depreciation: { ...stands, sale } });
    const named = await shop.owner('changeAsset', { params, body: { name: 'Till' } });
    expect(named.body).toMatchObject({ name: 'Till', depreciation: { ...stands, sale } });
    const gone = await shop.owner('changeAsset', { params, body: { depreciation: null } });
    expect(gone.body).toMatchObject({ depreciation: null });
  });

  it('is refused where it cannot be', async () => {
    const asset = { asset_type: 'asset', product_id: basmati };
    const sale = { date: '2024-03-31', proceeds: '1' };
    const soldEarly = await create({ ...asset, depreciation: { ...computer, sale } });
    expectRefused(soldEarly, 422, 'asset_sold_before_use', {
      sold_on: '2024-03-31',
      put_to_use: '2024-04-01',
    });
    const toNil = { ...computer, method: 'wdv', residual: '0' };
    const nil = await create({ ...asset, depreciation: toNil });
    expectRefused(nil, 422, 'written_down_to_nil', {});
    const goods = { asset_type: 'stock', name: 'Godown', depreciation: computer };
    expectRefused(await create(goods), 422, 'stock_not_depreciated', {});
    const free = await create({ ...asset, depreciation: { ...computer, cost: '0' } });
    expect(free.status).toBe(400);
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
