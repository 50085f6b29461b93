// Whatever an admin does to the shared masters, and a member to the book's own, the figures of what
// was posted before stay what they were.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Got } from '#tests/support/server.ts';
import { saleOf } from '../books/right-requests.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
let product: number;
let account: number;
beforeAll(async () => {
  shop = await openShop();
  product = await shop.make('createSharedProduct', {
    name: 'Basmati',
    category_id: shop.rice,
    brand_id: shop.brand,
    unit_id: shop.unit,
    value_product: { [shop.grain]: 'Long' },
    hsn: '10063020',
    gst_rate: 5,
    price: '90',
  });
  account = await shop.make('createAccount', {
    name: 'Rice in the godown',
    account_type_id: 1,
    assets: true,
    asset_type: 'stock',
    category: shop.rice,
    product_id: product,
  });
  for (let day = 1; day <= 5; day += 1) {
    const { entry, ...sale } = saleOf(shop);
    const [debit, ...rest] = entry;
    await shop.make('postJournal', {
      ...sale,
      entry: [{ ...debit, account_id: account }, ...rest],
      date: `2026-04-0${day}`,
    });
  }
});
afterAll(() => shop.close());

/** An account's type is called what it is called today; that is no figure. */
const typeNames = (name: string, value: unknown): unknown =>
  name === 'account_type' ? undefined : value;

/** All that the book says in amounts, with the names of its accounts. */
async function figures(): Promise<readonly unknown[]> {
  const query = { book_id: shop.bookId };
  const params = { bookId: shop.bookId };
  const got: readonly Got[] = [
    await shop.owner('listJournals', { query }),
    await shop.owner('listJournalDetails', { query }),
    await shop.owner('readLedger', { params: { ...params, accountId: account } }),
    await shop.owner('readTrialBalance', { params }),
  ];
  expect(got.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200]);
  return got.map(({ body }) => JSON.parse(JSON.stringify(body, typeNames)) as unknown);
}

const act = fc.constantFrom('rename', 'disable', 'enable', 'retire', 'remove');
const kind = fc.constantFrom('product', 'category', 'brand', 'unit', 'account_type');
const rate = fc.constantFrom(0, 5, 18, 40);
const deeds = fc.array(fc.record({ act, kind, rate, n: fc.nat({ max: 999 }) }), {
  minLength: 4,
  maxLength: 12,
});
type Deed = typeof deeds extends fc.Arbitrary<(infer One)[]> ? One : never;

async function does({ act: what, kind: of, rate: gst_rate, n }: Deed): Promise<void> {
  const ids = { product, category: shop.rice, brand: shop.brand, unit: shop.unit, account_type: 1 };
  const id = ids[of];
  const name = `${of} ${n}`;
  const params = { kind: of, id };
  if (what === 'rename') {
    const rename = {
      product: () =>
        shop.owner('changeSharedProduct', {
          params: { productId: id },
          body: { name, gst_rate, price: String(n), gst_rate_from: '2026-04-02' },
        }),
      category: () =>
        shop.owner('changeSharedCategory', {
          params: { categoryId: id },
          body: { name, category_product: { [shop.grain]: n % 2 === 0 } },
        }),
      brand: () => shop.owner('changeSharedBrand', { params: { brandId: id }, body: { name } }),
      unit: () =>
        shop.owner('changeSharedUnit', { params: { unitId: id }, body: { name, decimals: n % 4 } }),
      account_type: () =>
        shop.owner('renameSharedAccountType', { params: { typeId: id }, body: { name } }),
    } as const;
    expect((await rename[of]()).status).toBeLessThan(500);
  } else if (what === 'remove') {
    expect((await shop.owner('removeSharedMaster', { params })).status).toBeLessThan(500);
  } else {
    const move = {
      disable: 'disableSharedMaster',
      enable: 'enableSharedMaster',
      retire: 'retireSharedMaster',
    } as const;
    expect((await shop.owner(move[what], { params, body: {} })).status).toBeLessThan(500);
  }
}

test('no change of a master alters a figure of what was posted before', async () => {
  const before = await figures();
  await fc.assert(
    fc.asyncProperty(deeds, async (done) => {
      for (const deed of done) await does(deed);
      expect(await figures()).toStrictEqual(before);
    }),
    { numRuns: 12 },
  );
  const record = await shop.owner('readSharedMaster', { params: { kind: 'product', id: product } });
  expect(record.status).toBe(200);
});
