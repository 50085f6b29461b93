// What goods cost that stock journals bring in, as the register of the product values them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { ProductStockRegister } from '#api/contract/catalogue/stock/valuation.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let oil: number;
beforeAll(async () => {
  shop = await openShop();
  oil = await shop.product('Oil', { stocked: true });
  ok(await post('2026-06-01', [line('out', '2')]));
});
afterAll(() => shop.close());

const line = (direction: string, quantity: string, value?: string) => ({
  product_id: oil,
  direction,
  quantity,
  value,
});
const post = (date: string, lines: object[]) =>
  shop.owner('postStockJournal', { params: { bookId: shop.bookId }, body: { date, lines } });
const ask = async <Body>(name: EndpointName, asked: Ask): Promise<Body> =>
  ok(await shop.auditor(name, { ...asked, params: { bookId: shop.bookId, ...asked.params } }))
    .body as Body;
const register = (): Promise<ProductStockRegister> =>
  ask('readStockRegister', {
    params: { productId: oil },
    query: { from: '2026-04-01', to: '2027-03-31' },
  });

describe('goods that a stock journal brings in', () => {
  it('are worth what it says, and what had left before them is trued up', async () => {
    const made = ok(await post('2026-06-02', [line('in', '7', '100'), line('in', '3', '0')]));
    const [, free] = (
      await ask<StockJournal>('readStockJournal', {
        params: { stockJournalId: idOf(made) },
      })
    ).lines;
    expect(free).toMatchObject({ quantity: '3', value: '0.00', rate: '0.00' });
    const told = await register();
    expect(told).toMatchObject({
      in: { quantity: '10', value: '100.00' },
      out: { quantity: '2', value: '28.57' },
      closing: { quantity: '8', value: '71.43' },
      true_up: '28.57',
      without_cost: '0',
    });
    expect(told.moves.at(-2)).toMatchObject({ rate: '14.29', without_cost: false });
  });

  it('keep what they cost where as much goes out, by the journal and by its reversal', async () => {
    const before = await register();
    const made = ok(await post('2026-06-03', [line('in', '5'), line('out', '5')]));
    const moved = await register();
    expect([moved.closing, moved.without_cost]).toStrictEqual([before.closing, '0']);
    const params = { bookId: shop.bookId, stockJournalId: idOf(made) };
    ok(await shop.owner('reverseStockJournal', { params, body: { reason: 'Not moved' } }));
    const after = await register();
    expect([after.closing, after.without_cost]).toStrictEqual([before.closing, '0']);
  });

  it('say a cost of at least nothing, and goods that go out say none', async () => {
    expectFields(await post('2026-06-04', [line('in', '1', '-1')]), ['lines.0.value']);
    expectFields(await post('2026-06-04', [line('in', '1', '1.005')]), ['lines.0.value']);
    expectRefused(await post('2026-06-04', [line('out', '1', '5')]), 422, 'stock_value_not_taken', {
      line: 1,
    });
    const much = [line('in', '1', '10000000000.01')];
    expectRefused(await post('2026-06-04', much), 422, 'stock_value_out_of_range', {
      line: 1,
      value_max: '10000000000.00',
    });
  });
});
