import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { itemsOf, namesOf, openShop } from './shop.ts';
import type { Item, Shop, Wire } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
type Category = Wire & { readonly category_products: readonly Item[] };

const make = (name: string, parent: number | null = null) =>
  shop.make('createCategory', { name, category_id: parent });
const move = (categoryId: number, parent: number | null) =>
  shop.owner('changeCategory', { params: { categoryId }, body: { category_id: parent } });

describe('createCategory', () => {
  it('takes the form of the specification, its lists by names', async () => {
    const body = `name=Cloth&category_id=&category_assets[]=Loom&consumables[]=Thread&consumables[]=Dye&category_products[]=Count`;
    const got = await shop.owner('createCategory', { body, headers: FORM });
    expect(got.body).toMatchObject({
      name: 'Cloth',
      category_id: null,
      nested_parent: [],
      marks_services: false,
      category_assets: [
        {
          name: 'Loom',
          enabled: true,
        },
      ],
      consumables: [{ name: 'Thread' }, { name: 'Dye' }],
      category_products: [{ name: 'Count' }],
    });
  });

  it('stands under another, shared ones included, and shows all above', async () => {
    const own = await make('Long grain', shop.rice);
    const got = await shop.owner('createCategory', { body: { name: 'Aged', category_id: own } });
    expect(got.body).toMatchObject({
      nested_parent: [
        { id: own, name: 'Long grain' },
        { id: shop.rice, name: 'Rice' },
      ],
    });
  });

  it('marks services when it is named so, and with it what stands under it', async () => {
    const service = await make('SERVICE');
    const under = await make('Repair', service);
    const listed = await shop.owner('listCategories', { query: { limit: 1000 } });
    const marking = (listed.body as readonly (Wire & { marks_services: boolean })[])
      .filter(({ marks_services }) => marks_services)
      .map(({ id }) => id);
    expect(new Set(marking)).toStrictEqual(new Set([service, under]));
  });

  it('refuses an unknown parent, a name that is taken, two items of one name', async () => {
    const refused = (body: object) => shop.owner('createCategory', { body });
    expectRefused(await refused({ name: 'X', category_id: 999 }), 422, 'parent_unknown', {
      of: 'category',
      parent_id: 999,
    });
    const takenBy = await make('Oil');
    expectRefused(await refused({ name: 'OIL' }), 409, 'master_name_taken', {
      of: 'category',
      name: 'OIL',
      taken_by: takenBy,
    });
    const consumables = ['Tin', ' tin '];
    expectRefused(await refused({ name: 'Ghee', consumables }), 409, 'item_name_taken', {
      list: 'consumables',
      name: 'tin',
    });
  });
});

describe('changeCategory', () => {
  it('never stands under itself, whichever way it is tried', async () => {
    const [a, b, c] = [await make('A'), await make('B'), await make('C')];
    expect((await move(b, a)).status).toBe(200);
    expect((await move(c, b)).status).toBe(200);
    for (const [id, parent] of [
      [a, a],
      [a, b],
      [a, c],
      [b, c],
    ] as const) {
      const facts = { of: 'category', id, parent_id: parent };
      expectRefused(await move(id, parent), 422, 'under_itself', facts);
    }
    expect((await move(c, null)).status).toBe(200);
    expect((await move(a, c)).status).toBe(200);
  });

  it('stays without a ring under any moves, many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => make(`Ring ${at}`)));
    const numbers = fc.sample(fc.nat({ max: 7 }), { numRuns: 160, seed: 7 });
    const moves = numbers.slice(0, 80).map((from, at) => [ids[from], ids[numbers[80 + at] ?? 0]]);
    for (let at = 0; at < moves.length; at += 10) {
      const some = moves.slice(at, at + 10);
      await Promise.all(some.map(([id, parent]) => move(id ?? 0, parent ?? null)));
    }
    const { rows } = await shop.server.database.writer.query<{ rings: number }>(`
      with recursive up(start, id, level) as (
        select category_id, parent_id, 1 from categories
        union all
        select start, r.parent_id, level + 1 from up
        join categories r on r.category_id = up.id where level < 50
      )
      select count(*) filter (where start = id)::int as rings from up`);
    expect(rows[0]?.rings).toBe(0);
  });

  it('one of two moves at once that would make a ring is refused', async () => {
    const [left, right] = [await make('Left'), await make('Right')];
    const both = await Promise.all([move(left, right), move(right, left)]);
    expect(new Set(both.map(({ status }) => status))).toStrictEqual(new Set([200, 422]));
  });

  it('changes items by their ids: a checkbox, a name, or null to remove', async () => {
    const id = await make('Tea');
    const change = async (body: unknown, headers: Record<string, string> = {}) =>
      (await shop.owner('changeCategory', { params: { categoryId: id }, body, headers }))
        .body as Category;
    const { category_products: added } = await change({ category_products: ['Leaf', 'Year'] });
    const [leaf, year] = added.map((item) => item.id);
    expect(await change(`category_product[${leaf}]=false`, FORM)).toMatchObject({
      category_products: [{ id: leaf, enabled: false }, { enabled: true }],
    });
    const named = { [String(leaf)]: { name: 'Leaf size', enabled: true }, [String(year)]: null };
    expect(await change({ category_product: named })).toMatchObject({
      category_products: [{ id: leaf, name: 'Leaf size', enabled: true }],
    });
  });

  it('keeps a specification that products answer', async () => {
    await shop.product('Answering');
    const got = await shop.owner('changeSharedCategory', {
      params: { categoryId: shop.rice },
      body: { category_product: { [shop.grain]: null } },
    });
    expectRefused(got, 409, 'item_in_use', {
      list: 'specifications',
      item_id: shop.grain,
      name: 'Grain',
      product_count: 1,
    });
  });

  it('names what is wrong with an item', async () => {
    const change = (body: object) =>
      shop.owner('changeSharedCategory', { params: { categoryId: shop.rice }, body });
    const named = async (body: object) =>
      ((await change(body)).body as { errors: readonly { field: string }[] }).errors.map(
        ({ field }) => field,
      );
    expect(await named({ consumable: { 1: 'maybe' } })).toStrictEqual(['consumable.1']);
    expect(await named({ consumables: ['Twine', { nme: 'Bag' }] })).toStrictEqual([
      'consumables.1.name',
      'consumables.1.nme',
    ]);
    const keys = ['x', '-1', '0x10', '1e1', '01', '٣', 'x'.repeat(10_000)];
    const wrong = keys.map((key) => ({ [key]: true }));
    for (const consumable of [{ 1: 'maybe' }, [true], 'all', ...wrong]) {
      const got = await change({ consumable });
      expect(got).toMatchObject({
        status: 400,
        body: { errors: [{ field: expect.stringMatching(/^consumable/) }] },
      });
      expect(JSON.stringify(got.body).length).toBeLessThan(1000);
    }
    expectRefused(await change({ consumable: { 999: true } }), 422, 'item_unknown', {
      list: 'consumables',
      item_id: 999,
    });
  });

  it('knows no shared category and none of another book', async () => {
    for (const id of [shop.rice, 999_999]) {
      expect(answerOf(await move(id, null))).toStrictEqual(NOT_THERE);
    }
  });
});

describe('shared categories', () => {
  it('createSharedCategory: stand under shared ones alone', async () => {
    const own = await make('Own only');
    const body = { name: 'Shared under own', category_id: own };
    const got = await shop.owner('createSharedCategory', { body });
    expectRefused(got, 422, 'parent_unknown', { of: 'category', parent_id: own });
  });

  it('listSharedCategories, and their lists one by one', async () => {
    expect(itemsOf(await shop.owner('listSharedCategories'))).toMatchObject([{ id: shop.rice }]);
    const lists = ['listSharedCategoryProducts', 'listSharedCategoryAssets'] as const;
    for (const name of lists) {
      const got = await shop.owner(name);
      expect(got.body).toMatchObject({ items: [{ category_id: shop.rice }], total: 1 });
    }
    expect((await shop.owner('listSharedConsumables')).body).toStrictEqual({ items: [], total: 0 });
  });

  it('listCategoryProducts has those that the book may use, listUserCategoryProducts its own', async () => {
    const all = namesOf(await shop.owner('listCategoryProducts', { query: { limit: 1000 } }));
    const own = namesOf(await shop.owner('listUserCategoryProducts', { query: { limit: 1000 } }));
    expect(all).toContain('Grain');
    expect(own).not.toContain('Grain');
    expect(own).toContain('Count');
    expect(namesOf(await shop.stranger('listCategoryProducts'))).toStrictEqual(['Grain']);
  });
});
