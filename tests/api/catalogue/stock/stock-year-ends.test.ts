// What is kept of the end of a year changes no figure: the summary, which begins with it, says of
// each product what its register says, which reads all moves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductStockRegister, StockSummary } from '#tests/support/replies-on-wire.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { riceOf } from './goods-calls.ts';

let shop: Shop;
let rice: number;
let oil: number;
const METHODS = ['fifo', 'moving-average', 'yearly-average'] as const;
const YEARS = [2024, 2025, 2026].map((year) => ({
  from: `${year}-04-01`,
  to: year === 2026 ? '2026-10-31' : `${year + 1}-03-31`,
}));

const params = (more: object = {}) => ({ bookId: shop.bookId, ...more });
const ask = async <Body>(name: EndpointName, asked: Ask = {}): Promise<Body> =>
  ok(await shop.auditor(name, { ...asked, params: params(asked.params) })).body as Body;

type Move = readonly [product: number, direction: 'in' | 'out', quantity: string, value?: string];
async function move(date: string, ...moves: readonly Move[]): Promise<Got> {
  const lines = moves.map(([product_id, direction, quantity, value]) => {
    return { product_id, direction, quantity, value };
  });
  return ok(await shop.owner('postStockJournal', { params: params(), body: { date, lines } }));
}
const keptRows = async (): Promise<number> => {
  const { rows } = await shop.server.core.pool.query<{ n: number }>(
    'select count(*)::int as n from stock_year_ends',
  );
  return rows[0]?.n ?? 0;
};

/** Asks every year twice by each method: what the first one keeps, the second one uses. */
async function agree(at?: number): Promise<void> {
  const moment = at === undefined ? {} : { at };
  for (const method of METHODS) {
    for (const days of [...YEARS, ...YEARS, { from: '2025-07-01', to: '2026-05-31' }]) {
      const query = { ...days, method, ...moment };
      const { rows } = await ask<StockSummary>('readStockSummary', { query });
      for (const row of rows) {
        const of = { params: { productId: row.product_id }, query };
        const register = await ask<ProductStockRegister>('readStockRegister', of);
        const {
          product_id: _id,
          product: _product,
          unit: _unit,
          category: _category,
          ...told
        } = row;
        expect(register).toMatchObject(told);
      }
    }
  }
}

beforeAll(async () => {
  shop = await openShop();
  rice = await riceOf(shop, '2024-04-01');
  oil = await shop.product('Oil', { stocked: true });
  await move('2024-06-01', [rice, 'in', '7', '371'], [oil, 'out', '3']);
  await move('2024-12-01', [rice, 'out', '40'], [oil, 'in', '10', '1234.56']);
  await move('2025-05-01', [rice, 'in', '30', '1801.01'], [oil, 'out', '9']);
  await move('2026-02-01', [rice, 'out', '77.5'], [oil, 'in', '2', '250']);
  await move('2026-06-01', [rice, 'out', '11'], [oil, 'in', '4', '480']);
});
afterAll(() => shop.close());

describe('what is kept of the end of a year', () => {
  it('changes no figure of any year, by any method', async () => {
    expect(await keptRows()).toBe(0);
    await agree();
    expect(await keptRows()).toBe(2 * METHODS.length * YEARS.length);
  });

  it('is worked out anew when a move of an earlier year comes late', async () => {
    await move('2025-02-01', [rice, 'in', '5', '999.99']);
    await agree();
    await move('2025-09-01', [oil, 'out', '6']);
    await agree();
  });

  it('is left aside where goods of an earlier year go back, or the beginning changes', async () => {
    const bought = await move('2025-08-01', [rice, 'in', '12', '600']);
    await agree();
    const lock = { kind: 'soft', locked_to: '2026-03-31', reason: 'Filed' };
    ok(await shop.owner('setLock', { params: params(), body: lock }));
    const back = { params: params({ stockJournalId: idOf(bought) }), body: { reason: 'Wet' } };
    ok(await shop.owner('reverseStockJournal', back));
    await agree();
    const opening = { opening_quantity: '90', opening_value: '4600', opening_date: '2024-04-01' };
    ok(await shop.owner('changeProduct', { params: { productId: rice }, body: opening }));
    await agree();
  });

  it('is used at an earlier moment only as far as it was known then', async () => {
    const { event } = await ask<{ event: number }>('readMoment');
    const query = { ...YEARS[2], method: 'fifo' };
    const before = await ask<StockSummary>('readStockSummary', { query });
    const opened = { kind: 'soft', locked_to: null, reason: 'Late bill' };
    ok(await shop.owner('setLock', { params: params(), body: opened }));
    await move('2025-03-01', [rice, 'out', '8'], [oil, 'in', '1', '1']);
    await agree();
    await agree(event);
    const then = { query: { ...query, at: event } };
    expect(await ask<StockSummary>('readStockSummary', then)).toStrictEqual(before);
    expect(await ask<StockSummary>('readStockSummary', { query })).not.toStrictEqual(before);
  });

  it('has no count that was reversed, and at a moment before the reversal it has', async () => {
    const lines = [{ product_id: rice, direction: 'counted', quantity: '3' }];
    const body = { date: '2025-01-15', purpose: 'count', lines };
    const count = ok(await shop.owner('postStockJournal', { params: params(), body }));
    const { event } = await ask<{ event: number }>('readMoment');
    const taken = {
      params: params({ stockJournalId: idOf(count) }),
      body: { reason: 'Miscounted' },
    };
    ok(await shop.owner('reverseStockJournal', taken));
    await agree();
    await agree(event);
  });
});
