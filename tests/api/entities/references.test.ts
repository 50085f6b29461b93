// A record names others of its own book or of the installation. One of another book is refused in
// the words in which one that nobody has is refused, when it is made and when it is changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kamala, meera } from '#tests/specimens/books/people.ts';
import type { Got } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { callsOf, recordOf } from './calling.ts';
import type { Calls } from './calling.ts';

type Ids = Readonly<Record<string, number>>;

let team: Team;
let owner: Calls;
let stranger: Calls;
let theirs: Ids;
let mine: Ids;

/** One of each kind that others refer to. */
async function madeBy(calls: Calls): Promise<Ids> {
  const make = async (kind: string, body: object) => {
    const got = await calls.create(kind, { name: `One ${kind}`, ...body });
    expect(got.status).toBe(200);
    return recordOf(got).id;
  };
  const [category, brand] = [await make('category', { name: 'Service' }), await make('brand', {})];
  const ofProduct = { category_id: category, brand_id: brand };
  const type = await make('account_type', { group: 'indirect-expenses' });
  return {
    category,
    brand,
    type,
    unit: await make('unit', { uqc: 'KGS' }),
    company: await make('account_type_company', {}),
    product: await make('product', ofProduct),
    service: await make('service', {}),
    account: await make('account', { account_type_id: type }),
  };
}

beforeAll(async () => {
  team = await openTeam();
  owner = callsOf(team, meera);
  stranger = callsOf(team, kamala);
  theirs = await madeBy(owner);
  mine = await madeBy(stranger);
});
afterAll(() => team.close());

const NOBODY = 999_999_999;

/** The kind, the field, and what it refers to. */
const REFERENCES: readonly (readonly [string, string, string])[] = [
  ['category', 'category_id', 'category'],
  ['category_asset', 'category_id', 'category'],
  ['category_product', 'category_id', 'category'],
  ['consumable', 'category_id', 'category'],
  ['account_type_company', 'account_type_company_id', 'company'],
  ['product', 'category_id', 'category'],
  ['product', 'brand_id', 'brand'],
  ['product', 'unit_id', 'unit'],
  ['service', 'sevice_category_id', 'category'],
  ['service', 'category_id', 'category'],
  ['service', 'product_id', 'product'],
  ['service_attribute', 'service_id', 'service'],
  ['book_asset', 'product_id', 'product'],
  ['book_asset', 'account_id', 'account'],
  ['book_stock', 'product_id', 'product'],
  ['book_stock', 'account_id', 'account'],
  ['account', 'account_type_id', 'type'],
  ['account', 'account_type_company_id', 'company'],
  ['account', 'category', 'category'],
  ['account', 'product_id', 'product'],
];

let count = 0;
function wanted(kind: string, rest: object): Record<string, unknown> {
  count += 1;
  const { category, brand, product, service, type } = mine;
  const basis: Readonly<Record<string, object>> = {
    category_asset: { category_id: category },
    category_product: {
      category_id: category,
      enabled: false,
    },
    consumable: { category_id: category },
    service_attribute: { service_id: service },
    product: {
      category_id: category,
      brand_id: brand,
    },
    book_asset: { product_id: product },
    account: {
      account_type_id: type,
      category,
      product_id: product,
    },
  };
  return { name: `Another ${count}`, ...basis[kind], ...rest };
}

/** Everything in a refusal but the id that was asked for. */
function wordsOf({ status, body }: Got, id: number): string {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  return `${status} ${JSON.stringify(body).replaceAll(String(id), 'id')}`;
}

describe.each(REFERENCES)('%s by its %s', (kind, field, to) => {
  /** An account names a category and a product where it is an asset. */
  const rest = /^(category|product_id)$/.test(field) && kind === 'account' ? { assets: true } : {};
  const there = () => theirs[to] ?? 0;

  it('is made with one of its own book alone', async () => {
    const create = (id: number) => stranger.create(kind, { ...wanted(kind, rest), [field]: id });
    const strange = wordsOf(await create(there()), there());
    expect(strange).toBe(wordsOf(await create(NOBODY), NOBODY));
    expect((await create(mine[to] ?? 0)).status).toBe(200);
  });

  it('is changed to one of its own book alone', async () => {
    const { id: record } = recordOf(await stranger.create(kind, wanted(kind, rest)));
    const change = (id: number) => stranger.change(kind, record, { ...rest, [field]: id });
    const [strange, none] = [await change(there()), await change(NOBODY)];
    expect(wordsOf(strange, there())).toBe(wordsOf(none, NOBODY));
    expect(recordOf(await stranger.read(kind, record))[field]).not.toBe(there());
  });
});
