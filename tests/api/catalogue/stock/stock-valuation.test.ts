// The stock summary and the register of a product, over the calls that move goods.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ProductStockRegister,
  StockAges,
  StockSummary,
} from '#tests/support/replies-on-wire.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let rice: number;
let oil: number;
const YEAR = { from: '2026-04-01', to: '2027-03-31' };
const METHODS = ['fifo', 'moving-average', 'yearly-average'] as const;

const params = (more: object = {}) => ({ bookId: shop.bookId, ...more });
const post = (date: string, lines: object[]) =>
  shop.owner('postStockJournal', { params: params(), body: { date, lines } });
const ask = async <Body>(name: EndpointName, asked: Ask = {}): Promise<Body> =>
  ok(await shop.auditor(name, { ...asked, params: params(asked.params) })).body as Body;
const summary = (query: Record<string, string>) => ask<StockSummary>('readStockSummary', { query });
const register = (productId: number, query: Record<string, string> = YEAR) =>
  ask<ProductStockRegister>('readStockRegister', { params: { productId }, query });

beforeAll(async () => {
  shop = await openShop();
  const opening = {
    opening_quantity: '100',
    opening_value: '5000',
    opening_date: '2026-04-01',
  };
  rice = await shop.product('Basmati', { unit_id: shop.unit, hsn: '10063020', ...opening });
  oil = await shop.product('Oil', { stocked: true });
  const line = (product_id: number, direction: string, quantity: string) => ({
    product_id,
    direction,
    quantity,
  });
  ok(await post('2026-05-01', [line(rice, 'out', '40')]));
  ok(await post('2026-06-01', [line(rice, 'in', '10'), line(oil, 'out', '2')]));
});
afterAll(() => shop.close());

describe('the stock summary', () => {
  it('values what the book began with, what came in and what left', async () => {
    for (const method of METHODS) {
      const { rows, totals, ...told } = await summary({ ...YEAR, method });
      const basmati = rows.find(({ product_id: id }) => id === rice);
      expect(basmati).toMatchObject({
        product: 'Basmati',
        unit: 'kg',
        opening: { quantity: '100', value: '5000.00' },
        in: { quantity: '10', value: '500.00' },
        out: { quantity: '40', value: '2000.00' },
        closing: { quantity: '70', value: '3500.00' },
        rate: '50.00',
        without_cost: '10',
        is_negative: false,
      });
      expect(rows.find(({ product_id: id }) => id === oil)).toMatchObject({
        closing: { quantity: '-2', value: '0.00' },
        is_negative: true,
      });
      expect(totals).toStrictEqual({
        opening: '5000.00',
        in: '500.00',
        out: '2000.00',
        short: '0.00',
        lost: '0.00',
        closing: '3500.00',
      });
      expect(told).toMatchObject({ negative: 1, without_cost: 1, method });
    }
  });

  it('is of its days, and leaves out what is dated after `as_on`', async () => {
    const april = await summary({ from: '2026-04-01', to: '2026-04-30' });
    expect(april.totals).toMatchObject({ opening: '5000.00', out: '0.00', closing: '5000.00' });
    const may = await summary({ ...YEAR, as_on: '2026-05-31' });
    expect(may).toMatchObject({ to: '2026-05-31', totals: { closing: '3000.00' } });
    const query = { from: '2026-05-01', to: '2026-04-01' };
    expectFields(await shop.owner('readStockSummary', { params: params(), query }), ['to']);
    const early = { ...YEAR, as_on: '2026-03-31' };
    expectFields(await shop.owner('readStockSummary', { params: params(), query: early }), [
      'as_on',
    ]);
    const odd = { method: 'lifo' };
    expectFields(await shop.owner('readStockSummary', { params: params(), query: odd }), [
      'method',
    ]);
  });
});

it('stock by age takes what came in first for gone, at the rate of all that is there', async () => {
  const { rows } = await ask<StockAges>('readStockAges', { query: { as_on: '2026-06-30' } });
  const told = rows.map(({ product, ages }) => [
    product,
    ages.map(({ quantity, value }) => `${quantity} at ${value}`).join(', '),
  ]);
  expect(Object.fromEntries(told)).toStrictEqual({
    Basmati: '10 at 500.00, 0 at 0.00, 0 at 0.00, 60 at 3000.00, 0 at 0.00',
    Oil: '-2 at 0.00, 0 at 0.00, 0 at 0.00, 0 at 0.00, 0 at 0.00',
  });
});

describe('how the book accounts for its stock', () => {
  const FROM = '2026-04-01';
  const say = (name: 'setStockAccounting' | 'setStockMethod', body: object) =>
    shop.owner(name, { params: params(), body });

  it('names the method of reports that ask for none, and of products of their own', async () => {
    expect(await ask('readStockAccounting')).toMatchObject({
      now: { accounting: 'entered', method: 'fifo' },
      years: [],
      products: [],
    });
    const policy = { from: FROM, accounting: 'register', method: 'yearly-average' };
    const set = ok(await say('setStockAccounting', policy)).body;
    expect(set).toMatchObject({ years: [policy], now: { accounting: 'register' } });
    const own = { product_id: rice, from: FROM, method: 'moving-average' };
    expect(ok(await say('setStockMethod', own)).body).toMatchObject({ products: [own] });
    expect(await ask('readStockAccounting')).toMatchObject({
      products: [{ ...own, product: 'Basmati' }],
    });
    const { method, rows } = await summary(YEAR);
    expect(method).toBe('yearly-average');
    expect(rows.map((row) => [row.product_id, row.method])).toStrictEqual([
      [rice, 'moving-average'],
      [oil, 'yearly-average'],
    ]);
    expect(await register(rice)).toMatchObject({ method: 'moving-average' });
    ok(await say('setStockMethod', { ...own, method: null }));
    expect(await register(rice)).toMatchObject({ method: 'yearly-average' });
    ok(await say('setStockAccounting', { from: FROM, accounting: 'entered', method: 'fifo' }));
    expect((await summary(YEAR)).method).toBe('fifo');
  });

  it('refuses what cannot be, at its field', async () => {
    const policy = { from: FROM, accounting: 'register', method: 'fifo' };
    const midYear = await say('setStockAccounting', { ...policy, from: '2026-05-01' });
    expect(midYear).toMatchObject({
      status: 422,
      body: { code: 'stock_policy_begins_with_a_year', facts: { field: 'from' } },
    });
    const guessed = await say('setStockAccounting', { ...policy, accounting: 'guessed' });
    expectFields(guessed, ['accounting']);
    const unknown = { product_id: 999, from: FROM, method: 'fifo' };
    expect(await say('setStockMethod', unknown)).toMatchObject({
      status: 422,
      body: { code: 'stock_method_of_unknown_product', facts: { field: 'product_id' } },
    });
    const old = { ...policy, expected: 1 };
    expect((await say('setStockAccounting', old)).status).toBe(409);
  });
});

describe('the stock register of a product', () => {
  it('has each move with its rate and the balance after it', async () => {
    const { moves, ...told } = await register(rice);
    expect(told).toMatchObject({ product: 'Basmati', closing: { value: '3500.00' } });
    expect(moves).toMatchObject([
      {
        date: '2026-05-01',
        document: 'stock-journal',
        number: '1',
        in: null,
        out: { quantity: '40', value: '2000.00' },
        rate: '50.00',
        balance: '60',
        balance_value: '3000.00',
        without_cost: false,
      },
      { in: { quantity: '10', value: '500.00' }, balance_value: '3500.00', without_cost: true },
    ]);
    const { moves: yearly } = await register(rice, { ...YEAR, method: 'yearly-average' });
    expect(yearly.map(({ balance_value: value }) => value)).toStrictEqual([null, null]);
    const [began] = (await register(rice, { from: '2026-03-01', to: '2026-04-30' })).moves;
    expect(began).toMatchObject({ document: 'opening', date: '2026-03-31', document_id: null });
  });

  it('is not there for a product that the book does not know, and needs days in order', async () => {
    const unknown = { params: params({ productId: 999 }) };
    expect(answerOf(await shop.owner('readStockRegister', unknown))).toStrictEqual(NOT_THERE);
    const query = { from: '2026-05-01', to: '2026-04-01' };
    const asked = { params: params({ productId: rice }), query };
    expectFields(await shop.owner('readStockRegister', asked), ['to']);
    expect((await shop.stranger('readStockRegister', unknown)).status).toBe(404);
  });
});
