// Brands, godowns, units and companies, and what becomes of any record of the catalogue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { itemsOf, namesOf, ok, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('brands', () => {
  it('createBrand, changeBrand, listBrands', async () => {
    const id = await shop.make('createBrand', { name: 'Fortune' });
    const got = await shop.owner('changeBrand', {
      params: { brandId: id },
      body: { name: 'Fortune Foods' },
    });
    expect(got.body).toMatchObject({ id, name: 'Fortune Foods', shared: false });
    const query = { search: 'o', limit: 20 };
    expect(namesOf(await shop.owner('listBrands', { query }))).toStrictEqual([
      'Fortune Foods',
      'Kohinoor',
    ]);
    expect(namesOf(await shop.stranger('listBrands'))).toStrictEqual(['Kohinoor']);
  });

  it('createGodown, changeGodown, listGodowns, and those that all books share', async () => {
    const id = await shop.make('createGodown', { name: 'Yard' });
    const shared = await shop.make('createSharedGodown', { name: 'Port' });
    ok(await shop.owner('changeGodown', { params: { godownId: id }, body: { name: 'Rear yard' } }));
    const body = { name: 'Port warehouse' };
    ok(await shop.owner('changeSharedGodown', { params: { godownId: shared }, body }));
    const names = namesOf(await shop.owner('listGodowns'));
    expect(names.toSorted()).toStrictEqual(['Port warehouse', 'Rear yard']);
    expect(namesOf(await shop.stranger('listGodowns'))).toStrictEqual(['Port warehouse']);
    const query = { search: 'port' };
    expect(itemsOf(await shop.owner('listSharedGodowns', { query }))).toMatchObject([body]);
  });

  it('createSharedBrand, changeSharedBrand, listSharedBrands', async () => {
    const id = await shop.make('createSharedBrand', { name: 'Daawat' });
    await shop.owner('changeSharedBrand', { params: { brandId: id }, body: { name: 'Daawat 1' } });
    const got = await shop.owner('listSharedBrands', { query: { search: 'daawat' } });
    expect(got.body).toMatchObject({ items: [{ id, name: 'Daawat 1' }], total: 1 });
  });

  it('are named', async () => {
    for (const body of [{}, { name: '' }, { name: '\u200b' }]) {
      expectFields(await shop.owner('createBrand', { body }), ['name']);
    }
    expectFields(await shop.owner('createBrand', { body: { name: 'X', price: 1 } }), ['price']);
  });

  it('one of two requests at once for one name is refused', async () => {
    const asked = Array.from({ length: 8 }, () =>
      shop.owner('createBrand', { body: { name: 'Race' } }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });
});

describe('units', () => {
  it('createUnit takes the code that the name stands for, or the one given', async () => {
    const litre = await shop.owner('createUnit', { body: { name: 'Litre' } });
    expect(litre.body).toMatchObject({ uqc: 'LTR', decimals: 3 });
    const katta = await shop.owner('createUnit', {
      body: { name: 'Katta', uqc: 'bag', decimals: '1' },
    });
    expect(katta.body).toMatchObject({ uqc: 'BAG', decimals: 1 });
    const got = await shop.owner('createUnit', { body: { name: 'Y', uqc: 'XYZ' } });
    expectRefused(got, 422, 'uqc_unknown', { uqc: 'XYZ' });
    expectFields(await shop.owner('createUnit', { body: { name: 'Z', decimals: 4 } }), [
      'decimals',
    ]);
  });

  it('changeUnit, listUnits, createSharedUnit, changeSharedUnit, listSharedUnits', async () => {
    const own = await shop.make('createUnit', { name: 'Dozen' });
    const changed = await shop.owner('changeUnit', {
      params: { unitId: own },
      body: { uqc: 'DOZ' },
    });
    expect(changed.body).toMatchObject({ uqc: 'DOZ', decimals: 0 });
    const shared = await shop.make('createSharedUnit', { name: 'Metre' });
    const params = { unitId: shared };
    await shop.owner('changeSharedUnit', { params, body: { decimals: 2 } });
    expect(
      itemsOf(await shop.owner('listSharedUnits', { query: { search: 'metre' } })),
    ).toMatchObject([{ id: shared, uqc: 'MTR', decimals: 2 }]);
    expect(namesOf(await shop.owner('listUnits', { query: { search: 'm' } }))).toContain('Metre');
  });
});

describe('account-type companies', () => {
  it('stand under others, and an account may name one', async () => {
    const shared = await shop.make('createSharedCompany', { name: 'Proprietorship' });
    await shop.owner('changeSharedCompany', {
      params: { companyId: shared },
      body: { name: 'Sole proprietorship' },
    });
    const body = { name: 'Family trade', account_type_company_id: shared };
    const own = await shop.make('createCompany', body);
    expect(itemsOf(await shop.owner('listSharedCompanies'))).toMatchObject([{ id: shared }]);
    expect(namesOf(await shop.owner('listCompanies'))).toStrictEqual([
      'Family trade',
      'Sole proprietorship',
    ]);
    const got = await shop.owner('changeCompany', {
      params: { companyId: own },
      body: { account_type_company_id: own },
    });
    expectRefused(got, 422, 'under_itself', { of: 'company', id: own, parent_id: own });
    const account = { name: 'Ramesh & Sons', account_type_id: 1, account_type_company_id: own };
    expect((await shop.owner('createAccount', { body: account })).status).toBe(200);
    const kept = await shop.owner('removeMaster', {
      params: { kind: 'account_type_company', id: own },
    });
    expectRefused(kept, 409, 'master_in_use', {
      of: 'company',
      id: own,
      name: 'Family trade',
      uses: [
        {
          what: 'accounts',
          count: 1,
        },
      ],
    });
  });
});

describe('what becomes of a record', () => {
  const ask = (
    name: 'enableMaster' | 'disableMaster' | 'retireMaster' | 'removeMaster' | 'readMaster',
    id: number,
    kind = 'brand',
  ) =>
    shop.owner(
      name,
      name.endsWith('eMaster') && !/^(re[am])/.test(name)
        ? { params: { kind, id }, body: {} }
        : { params: { kind, id } },
    );

  it('disableMaster: it is offered no longer; enableMaster: it is again', async () => {
    const id = await shop.make('createBrand', { name: 'Wavering' });
    expect((await ask('disableMaster', id)).body).toMatchObject({ status: 'disabled' });
    const query = { search: 'wavering', enabled: 'true' };
    expect(namesOf(await shop.owner('listBrands', { query }))).toStrictEqual([]);
    const product = { name: 'Unsold', category_id: shop.rice, brand_id: id };
    const got = await shop.owner('createProduct', { body: product });
    expectRefused(got, 422, 'product_brand_unknown', { brand_id: id });
    expect((await ask('enableMaster', id)).body).toMatchObject({ status: 'enabled' });
  });

  it('retireMaster: it stays where it is used, and is changed no more', async () => {
    const id = await shop.make('createBrand', { name: 'Leaving' });
    const product = await shop.product('Of the leaving', { brand_id: id });
    expect((await ask('retireMaster', id)).body).toMatchObject({ status: 'retired' });
    expectRefused(await ask('enableMaster', id), 409, 'master_retired', {
      of: 'brand',
      id,
      name: 'Leaving',
    });
    const changed = await shop.owner('changeProduct', {
      params: { productId: product },
      body: { price: 5, brand_id: id },
    });
    expect(changed.body).toMatchObject({ brand: 'Leaving', price: '5' });
  });

  it('removeMaster: once, while nothing uses it; the name is free again', async () => {
    const id = await shop.make('createBrand', { name: 'Shortlived' });
    const product = await shop.product('Of the short-lived', { brand_id: id });
    expectRefused(await ask('removeMaster', id), 409, 'master_in_use', {
      of: 'brand',
      id,
      name: 'Shortlived',
      uses: [
        {
          what: 'products',
          count: 1,
        },
      ],
    });
    expect((await ask('removeMaster', product, 'product')).body).toStrictEqual({
      id: product,
      removed: true,
    });
    expect((await ask('removeMaster', id)).status).toBe(200);
    expect(answerOf(await ask('removeMaster', id))).toStrictEqual(NOT_THERE);
    expect(answerOf(await ask('readMaster', id))).toStrictEqual(NOT_THERE);
    await shop.make('createBrand', { name: 'Shortlived' });
  });

  it('readMaster: with its uses in this book, shared ones too', async () => {
    await shop.product('User of the shared');
    const got = await ask('readMaster', shop.brand);
    const [use] = (got.body as { used_by: readonly { what: string; count: number }[] }).used_by;
    expect(use?.what).toBe('products');
    const hers = await shop.stranger('readMaster', { params: { kind: 'brand', id: shop.brand } });
    expect(hers.body).toMatchObject({ name: 'Kohinoor', used_by: [] });
    const all = await shop.owner('readSharedMaster', { params: { kind: 'brand', id: shop.brand } });
    expect(all.body).toMatchObject({ used_by: [use] });
  });

  it('is known by its kind and by no other word', async () => {
    for (const kind of ['Brand', 'brands', 'company', '__proto__', 'constructor', 'user']) {
      for (const name of ['readMaster', 'removeMaster', 'retireMaster'] as const) {
        expect(answerOf(await ask(name, 1, kind))).toStrictEqual(NOT_THERE);
      }
    }
  });

  it('is told in its history, at readHistory and readSharedHistory', async () => {
    const id = await shop.product('Told');
    const params = { productId: id };
    await shop.accountant('changeProduct', {
      params,
      body: { name: 'Retold', price: 1, hsn: '1006' },
    });
    await ask('retireMaster', id, 'product');
    const words = async (got: Promise<{ body: unknown }>) =>
      ((await got).body as readonly { what: string }[]).map(({ what }) => what);
    expect(
      await words(shop.owner('readHistory', { params: { kind: 'product', id } })),
    ).toStrictEqual(['Retired', 'Renamed to Retold; changed HSN/SAC and price', 'Created']);
    const shared = { kind: 'brand', id: shop.brand };
    expect(await words(shop.owner('readSharedHistory', { params: shared }))).toStrictEqual([
      'Created',
    ]);
    const none = await shop.owner('readHistory', { params: shared });
    expect(answerOf(none)).toStrictEqual(NOT_THERE);
  });
});

describe('what becomes of a shared record', () => {
  it('disableSharedMaster, enableSharedMaster, retireSharedMaster, removeSharedMaster', async () => {
    const id = await shop.make('createSharedBrand', { name: 'For all' });
    const params = { kind: 'brand', id };
    const asked = { params, body: {} };
    expect((await shop.owner('disableSharedMaster', asked)).body).toMatchObject({
      status: 'disabled',
    });
    expect((await shop.owner('enableSharedMaster', asked)).status).toBe(200);
    const product = await shop.product('Of all', { brand_id: id });
    const kept = await shop.owner('removeSharedMaster', { params });
    expect(kept).toMatchObject({ status: 409, body: { code: 'master_in_use' } });
    expect((await shop.owner('retireSharedMaster', asked)).body).toMatchObject({
      status: 'retired',
    });
    await shop.owner('removeMaster', { params: { kind: 'product', id: product } });
    expect((await shop.owner('removeSharedMaster', { params })).status).toBe(200);
  });

  it('is not a book’s to change, nor a book’s own an admin’s', async () => {
    const params = { kind: 'brand', id: shop.brand };
    expect(answerOf(await shop.owner('removeMaster', { params }))).toStrictEqual(NOT_THERE);
    const own = idOf(await shop.owner('createBrand', { body: { name: 'Mine' } }));
    const got = await shop.owner('retireSharedMaster', {
      params: { kind: 'brand', id: own },
      body: {},
    });
    expect(answerOf(got)).toStrictEqual(NOT_THERE);
  });

  it('a shared record removed while books begin to use it leaves no reference behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await shop.make('createSharedBrand', { name: `Fleeting ${round}` });
      const create = (name: string) =>
        shop.owner('createProduct', {
          body: {
            name,
            category_id: shop.rice,
            brand_id: id,
            value_product: { [shop.grain]: 'Long' },
          },
        });
      const [removed, ...made] = await Promise.all([
        shop.owner('removeSharedMaster', { params: { kind: 'brand', id } }),
        create(`P ${round} 1`),
        create(`P ${round} 2`),
      ]);
      const someMade = made.some(({ status }) => status === 200);
      expect(removed.status).toBe(someMade ? 409 : 200);
    }
  });
});
