// Records may be large, and a page of them must not be: somebody who fills a book with the largest
// there are keeps nobody else waiting.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meera } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { allPages, callsOf, idsOf, nextOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';

let team: Team;
let owner: Calls;
beforeAll(async () => {
  team = await openTeam();
  owner = callsOf(team, meera);
});
afterAll(() => team.close());

const COUNT = 120;
/** Records of this size are seldom; a page holds about sixty of them. */
const NOTE = 'अ'.repeat(1700);
const BYTES_MAX = 1_200_000;
const LONG_AGO = 'latest=2000-01-01';

const many = (make: (at: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: COUNT }, (_, at) => make(at)));

describe('plain records of 16 kB', () => {
  beforeAll(async () => {
    const made = await many(() => owner.create('photo', { name: 'x', a: NOTE, b: NOTE, c: NOTE }));
    expect(made.every(({ status }) => status === 200)).toBe(true);
  });

  it.each(['', `?${LONG_AGO}`])(
    'come on pages of a megabyte, each record once (%s)',
    async (query) => {
      const first = await owner.list('photo', query);
      expect(JSON.stringify(first.body).length).toBeLessThan(BYTES_MAX);
      expect(recordsOf(first).length).toBeGreaterThan(20);
      expect(recordsOf(first).length).toBeLessThan(COUNT);
      expect(nextOf(first)).not.toBeNull();
      const ids = (await allPages(owner, `photo${query}`)).map(({ id }) => id);
      expect(ids).toHaveLength(COUNT);
      expect(ids).toStrictEqual(ids.toSorted((one, other) => other - one));
    },
  );

  it('are passed over by no tombstone that is older', async () => {
    const gone = recordsOf(await owner.list('photo', '?limit=3')).map(({ id }) => id);
    const created = await owner.create('photo', { name: 'Short' });
    for (const id of gone.slice(0, 2)) await owner.remove('photo', id);
    await owner.change('photo', gone[2] ?? 0, { name: 'Changed last' });
    const all = await allPages(owner, `photo?${LONG_AGO}`);
    expect(all).toHaveLength(COUNT + 1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT + 1);
    expect(all.slice(0, 4).map(({ id }) => id)).toStrictEqual([
      gone[2],
      gone[1],
      gone[0],
      (created.body as { id: number }).id,
    ]);
    expect(all.filter((one) => 'deleted_at' in one)).toHaveLength(2);
  });

  it('are found page by page as well', async () => {
    const got = await owner.where('photo', { name: 'x' });
    expect(recordsOf(got).length).toBeLessThan(COUNT);
    expect(nextOf(got)).not.toBeNull();
    const [last] = idsOf(await owner.where('photo', { id: idsOf(got).at(-1) }));
    expect(last).toBe(idsOf(got).at(-1));
  });
});

describe('products with a hundred long values', () => {
  beforeAll(async () => {
    const names = Array.from({ length: 100 }, (_, at) =>
      `${at} ${'विशेषता '.repeat(12)}`.slice(0, 90),
    );
    const category = await owner.create('category', { name: 'Heavy', category_products: names });
    const brand = await owner.create('brand', { name: 'Heavy' });
    const [category_id, brand_id] = [category, brand].map(
      ({ body }) => (body as { id: number }).id,
    );
    const value_product = Object.fromEntries(names.map((name) => [name, 'म'.repeat(200)]));
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        owner.create('product', { name: `P ${at}`, category_id, brand_id, value_product }),
      ),
    );
    expect(made.map(({ status }) => status).filter((status) => status !== 200)).toStrictEqual([]);
  });

  it('come on pages of a megabyte by the generic call', async () => {
    const first = await owner.list('product');
    expect(Buffer.byteLength(JSON.stringify(first.body))).toBeLessThan(2 * BYTES_MAX);
    expect(nextOf(first)).not.toBeNull();
    expect(await allPages(owner, 'product')).toHaveLength(60);
  });

  it('come on pages of five thousand values by the call of their own', async () => {
    const first = await owner.call('GET', 'islogin/product?limit=1000');
    expect(recordsOf(first)).toHaveLength(50);
    expect(nextOf(first)).not.toBeNull();
    expect(await allPages(owner, 'islogin/product?limit=1000')).toHaveLength(60);
    const one = await owner.call('GET', 'islogin/product?limit=1');
    expect(recordsOf(one)).toHaveLength(1);
  });
});

describe('twenty thousand shared products, before the database knows that they are there', () => {
  beforeAll(async () => {
    const [product] = recordsOf(await owner.list('product', '?limit=1'));
    const { owner: database } = team.server.database;
    await database.query(
      `insert into products
        select (jsonb_populate_record(p, jsonb_build_object('book_id', 0,
          'product_id', 1000000 + g, 'name', 'Rice ' || g, 'name_key', 'rice ' || g))).*
        from products p, generate_series(1, 20000) as g where p.product_id = $1`,
      [product?.id],
    );
    await database.query(
      `insert into product_values
        select (jsonb_populate_record(v, jsonb_build_object('book_id', 0, 'value', 'Long',
          'product_id', 1000000 + g, 'value_id', 1000000 + 4 * g + v.value_id % 4))).*
        from product_values v, generate_series(1, 20000) as g
        where v.product_id = $1 and v.value_id in (
          select value_id from product_values where product_id = $1 order by value_id limit 3)`,
      [product?.id],
    );
  });

  it.each(['product', `product?${LONG_AGO}`, 'value_product', 'islogin/product?search=rice%2019'])(
    'are shown in a moment: %s',
    async (path) => {
      const began = performance.now();
      const got = await owner.call('GET', path);
      expect(got.status).toBe(200);
      expect(recordsOf(got).length).toBeGreaterThan(5);
      expect(performance.now() - began).toBeLessThan(3000);
    },
  );
});
