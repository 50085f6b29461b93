import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { itemsOf, namesOf, openShop } from './shop.ts';
import type { Shop, Wire } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const wanted = (name: string, more: object = {}) => ({
  name,
  category_id: shop.rice,
  brand_id: shop.brand,
  value_product: { [shop.grain]: 'Long' },
  ...more,
});
const create = (body: unknown, headers: Record<string, string> = {}) =>
  shop.owner('createProduct', { body, headers });
const change = (productId: number, body: object) =>
  shop.owner('changeProduct', { params: { productId }, body });
type Product = Wire & {
  readonly value_product: readonly { readonly id: number; readonly name: string }[];
};

describe('createProduct', () => {
  it('answers with the whole product, as the list has it', async () => {
    const more = {
      unit_id: shop.unit,
      hsn: ' 10063020 ',
      gst_rate: '5',
      price: '98.500',
      opening_quantity: 250.5,
      opening_value: '23125',
      opening_date: '2026-04-01',
    };
    const got = await create(wanted(' Basmati 1121 ', more));
    expect(got.body).toMatchObject({
      book_id: shop.bookId,
      shared: false,
      name: 'Basmati 1121',
      status: 'enabled',
      category_id: shop.rice,
      category: 'Rice',
      brand: 'Kohinoor',
      unit: 'kg',
      uqc: 'KGS',
      value_product: [
        {
          category_product_id: shop.grain,
          attribute: 'Grain',
          name: 'Long',
        },
      ],
      hsn: '10063020',
      gst_rate: 5,
      price: '98.5',
      stocked: true,
      gst_rates: [
        {
          from: '2017-07-01',
          rate: 5,
        },
      ],
      opening_stock: {
        quantity: '250.5',
        value: '23125.00',
        date: '2026-04-01',
      },
    });
    const listed = await shop.owner('listProducts', { query: { search: 'basmati 1121' } });
    expect(listed.body).toStrictEqual([got.body]);
  });

  it.each([
    ['quoted ids', () => `category['${shop.grain}']=Long`],
    ['bare ids, as large as ids are', () => `value_product[${shop.grain}]=Long`],
    ['names', () => "category['grain']=Long"],
  ])('takes the form of the specification, attributes by %s', async (title, values) => {
    const body = `name=By+${encodeURIComponent(title)}&category_id=${shop.rice}&brand_id=${shop.brand}&unit_id=&${values()}`;
    const got = await create(body, FORM);
    expect(got).toMatchObject({ status: 200, body: { value_product: [{ name: 'Long' }] } });
  });

  it('takes values by names as long as a specification’s may be', async () => {
    const name = 'Country of origin, of packing and of import '.repeat(3).slice(0, 99);
    const body = { name: 'Imported rice', category_products: [name] };
    const category_id = await shop.make('createCategory', body);
    const got = await create({
      name: 'Arborio',
      category_id,
      brand_id: shop.brand,
      value_product: { [name.toUpperCase()]: 'Italy' },
    });
    expect(got).toMatchObject({ status: 200, body: { value_product: [{ name: 'Italy' }] } });
  });

  it('asks for a value of each enabled specification by name', async () => {
    const facts = { attribute_id: shop.grain, attribute: 'Grain' };
    const given = ['', ' ', '\u200b\u2060'].map((value) => ({ [shop.grain]: value }));
    for (const value_product of [undefined, {}, ...given]) {
      const got = await create({ ...wanted('Valueless'), value_product });
      expectRefused(got, 422, 'attribute_value_missing', facts);
    }
    const strange = await create(wanted('Strange', { value_product: { Colour: 'White' } }));
    expectRefused(strange, 422, 'attribute_unknown', { attribute: 'Colour' });
    const twice = { value_product: { [shop.grain]: 'Long' }, category: { [shop.grain]: 'Short' } };
    const both = await create({ ...wanted('Twice'), ...twice });
    expectRefused(both, 422, 'attribute_given_twice', { attribute: 'Grain' });
  });

  it.each([
    ['no name', () => ({ name: undefined }), ['name']],
    ['an empty name', () => ({ name: ' ' }), ['name']],
    ['10,000 characters', () => ({ name: 'x'.repeat(10_000) }), ['name']],
    ['a control character', () => ({ name: 'a\u0007b' }), ['name']],
    ['no category', () => ({ category_id: undefined }), ['category_id']],
    ['a brand that is no id', () => ({ brand_id: '1e3' }), ['brand_id']],
    ['a price of four decimals', () => ({ price: '1.0001' }), ['price']],
    ['a price below zero', () => ({ price: -1 }), ['price']],
    ['a rate that is a word', () => ({ gst_rate: 'nil' }), ['gst_rate']],
    ['a day without a rate', () => ({ gst_rate_from: '2026-04-01' }), ['gst_rate']],
    ['a stock without a day', () => ({ opening_quantity: 1 }), ['opening_date']],
    ['a day without a stock', () => ({ opening_date: '2026-04-01' }), ['opening_quantity']],
    ['values in a list', () => ({ value_product: ['Long'] }), ['value_product.0']],
    ['a value that is an object', () => ({ value_product: { 1: {} } }), ['value_product.1']],
    ['another field', () => ({ stock: 5 }), ['stock']],
  ])('refuses a body with %s as malformed', async (_title, more, fields) => {
    const got = await create(wanted('Malformed', more()));
    const errors = (got.body as { errors?: readonly { field: string }[] }).errors ?? [];
    expect(got.status).toBe(400);
    expect(errors.map(({ field }) => field)[0]?.split('.')[0]).toBe(fields[0]?.split('.')[0]);
  });

  it('refuses what it cannot find or does not believe', async () => {
    const refusals = [
      [{ category_id: 999 }, 'product_category_unknown', { category_id: 999 }],
      [{ brand_id: 999 }, 'product_brand_unknown', { brand_id: 999 }],
      [{ unit_id: 999 }, 'product_unit_unknown', { unit_id: 999 }],
      [{ hsn: '10063' }, 'hsn_invalid', { hsn: '10063' }],
      [{ gst_rate: 17 }, 'gst_rate_unknown', { rate_bps: 1700 }],
      [
        { gst_rate: 12, gst_rate_from: '2026-04-01' },
        'gst_rate_not_in_force',
        { rate_bps: 1200, from: '2026-04-01' },
      ],
    ] as const;
    for (const [more, code, facts] of refusals) {
      expectRefused(await create(wanted('Refused', more)), 422, code, facts);
    }
    const unstocked = { opening_quantity: 1, opening_date: '2026-04-01', stocked: false };
    const got = await create(wanted('Unstocked', unstocked));
    expectRefused(got, 422, 'opening_stock_of_unstocked');
  });

  it('keeps markup, formulas and letters of any script as they are', async () => {
    for (const name of ['<img src=x onerror=alert(1)>', '=HYPERLINK("x")', 'चावल', 'Раураl']) {
      const id = await shop.product(name);
      const listed = await shop.owner('listProducts', { query: { search: name } });
      expect(listed.body).toMatchObject([{ id, name }]);
    }
  });

  it('refuses a name that the book has, in any case, and takes one that is shared', async () => {
    const takenBy = await shop.product('Sona Masuri');
    const facts = { of: 'product', name: 'SONA  masuri', taken_by: takenBy };
    expectRefused(await create(wanted('SONA  masuri')), 409, 'master_name_taken', facts);
    await shop.make('createSharedProduct', wanted('Sona Masuri'));
    const both = await shop.owner('listProducts', { query: { search: 'sona masuri' } });
    expect(both.body).toMatchObject([
      { name: 'Sona Masuri', shared: false, book_id: shop.bookId },
      { name: 'Sona Masuri', shared: true, book_id: null },
    ]);
  });

  it('answers a repeated request with the same product', async () => {
    const headers = { 'Idempotency-Key': 'product-once-0001' };
    const first = await create(wanted('Once'), headers);
    expect((await create(wanted('Once'), headers)).body).toStrictEqual(first.body);
  });
});

describe('changeProduct', () => {
  it('changes only the fields that are sent, and keeps the ids of values', async () => {
    const id = await shop.product('Kolam');
    const before = (await change(id, {})).body as Product;
    const got = await change(id, { price: '55', value_product: { Grain: 'Short' } });
    expect(got.body).toMatchObject({
      price: '55',
      value_product: [{ id: before.value_product[0]?.id, name: 'Short' }],
    });
    expect((await change(id, { price: null })).body).toMatchObject({ price: null });
  });

  it('does not change over what somebody else changed meanwhile', async () => {
    const id = await shop.product('Ponni');
    const { seq } = (await change(id, {})).body as Product;
    await shop.accountant('changeProduct', { params: { productId: id }, body: { price: 1 } });
    expect(await change(id, { price: 2, expected: seq })).toMatchObject({
      status: 409,
      body: { code: 'changed_since', facts: { by_name: 'R Iyer' } },
    });
  });

  it('asks again for what the category asks by now', async () => {
    const category = await shop.make('createCategory', { name: 'Pulses' });
    const id = await shop.product('Toor dal', { category_id: category, value_product: {} });
    await shop.owner('changeCategory', {
      params: { categoryId: category },
      body: { category_products: ['Polish'] },
    });
    expect((await change(id, { price: 120 })).body).toMatchObject({
      code: 'attribute_value_missing',
    });
    const got = await change(id, { price: 120, value_product: { polish: 'Unpolished' } });
    expect(got.status).toBe(200);
  });

  it('knows no shared product and none of another book', async () => {
    const shared = await shop.make('createSharedProduct', wanted('Shared rice'));
    for (const id of [shared, 999_999]) {
      expect(answerOf(await change(id, { price: 1 }))).toStrictEqual(NOT_THERE);
    }
    const own = await shop.product('Hers');
    const got = await shop.stranger('changeProduct', { params: { productId: own }, body: {} });
    expect(answerOf(got)).toStrictEqual(NOT_THERE);
  });
});

describe('the lists of products', () => {
  it('listProducts shows the shared ones too, and by pages says where the next begins', async () => {
    await shop.make('createSharedProduct', wanted('Zafrani'));
    await shop.product('Zeera');
    const got = await shop.owner('listProducts', { query: { search: 'z', limit: 1 } });
    expect(namesOf(got)).toStrictEqual(['Zafrani']);
    const next = /<(.+)>; rel="next"/.exec(got.headers.get('Link') ?? '')?.[1] ?? '';
    const cookie = shop.cookieOf('meera@sahyadri.example');
    const rest = await shop.server.call(next, { cookie });
    expect(namesOf(rest)[0]).toBe('Zeera');
  });

  it('listUserProducts leaves them out, listUserProductValues has the values', async () => {
    const got = await shop.owner('listUserProducts', { query: { search: 'za' } });
    expect(got.body).toStrictEqual([]);
    const values = await shop.owner('listUserProductValues', { query: { limit: 2 } });
    expect(values.body).toMatchObject([{ book_id: shop.bookId }, { shared: false }]);
  });

  it('listSharedProducts, listSharedProductValues: what all books share, and how much', async () => {
    const got = await shop.owner('listSharedProducts', { query: { search: 'zafrani' } });
    expect(got.body).toMatchObject({ items: [{ name: 'Zafrani', shared: true }], total: 1 });
    const values = await shop.owner('listSharedProductValues');
    expect(values.body).toMatchObject({ total: itemsOf(values).length });
  });

  it('listBookProducts: what a book of the admin shows, and no other book', async () => {
    const query = { book_id: shop.bookId, search: 'ze' };
    const got = await shop.owner('listBookProducts', { query });
    expect(itemsOf(got).map(({ name }) => name)).toStrictEqual(['Zeera']);
    const other = await shop.owner('listBookProducts', { query: { book_id: 2 } });
    expect(answerOf(other)).toStrictEqual(NOT_THERE);
  });

  it('refuse a page that is none', async () => {
    expectFields(await shop.owner('listProducts', { query: { limit: 0 } }), ['limit']);
    expectFields(await shop.owner('listProducts', { query: { before: 'x' } }), ['before']);
    expectFields(await shop.owner('listSharedProducts', { query: { limit: 1001 } }), ['limit']);
  });
});

describe('createSharedProduct and changeSharedProduct', () => {
  it('take the form of the admin, and refer to shared records alone', async () => {
    const body = `name=Admin+rice&category_id=${shop.rice}&brand_id=${shop.brand}&value_product[${shop.grain}]=Long`;
    const made = await shop.owner('createSharedProduct', { body, headers: FORM });
    expect(made).toMatchObject({ status: 200, body: { shared: true, book_id: null } });
    const productId = (made.body as Wire).id;
    const changed = await shop.owner('changeSharedProduct', {
      params: { productId },
      body: `value_product[${shop.grain}]=Broken&name=Admin+rice+2`,
      headers: FORM,
    });
    expect(changed.body).toMatchObject({
      name: 'Admin rice 2',
      value_product: [{ name: 'Broken' }],
    });
    const own = await shop.make('createBrand', { name: 'Own brand' });
    const got = await shop.owner('changeSharedProduct', {
      params: { productId },
      body: { brand_id: own },
    });
    expectRefused(got, 422, 'product_brand_unknown', { brand_id: own });
  });

  it('an admin’s change leaves what a book’s product copied as it was', async () => {
    const id = await shop.product('Copied');
    await shop.owner('changeSharedCategory', {
      params: { categoryId: shop.rice },
      body: { category_product: { [shop.grain]: { name: 'Grain length' } } },
    });
    const got = await shop.owner('readMaster', { params: { kind: 'product', id } });
    expect(got.body).toMatchObject({ value_product: [{ attribute: 'Grain', name: 'Long' }] });
  });
});
