// What goods cost that stock journals bring in, as the register of the product values them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ProductStockRegister,
  StockJournal,
  StockMoves,
  StockRow,
  StockSummary,
} from '#tests/support/replies-on-wire.ts';
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

describe('a physical count', () => {
  const counted = (quantity: string) => ({ product_id: oil, direction: 'counted', quantity });
  const count = (date: string, quantity: string) =>
    shop.owner('postStockJournal', {
      params: { bookId: shop.bookId },
      body: { date, purpose: 'count', lines: [counted(quantity)] },
    });
  const inHand = async (query: object = {}) => {
    const [row] = await ask<StockRow[]>('listStock', { query: { ...query } });
    return [row?.in, row?.out, row?.in_hand];
  };
  const read = (stockJournalId: number) =>
    ask<StockJournal>('readStockJournal', { params: { stockJournalId } });

  it('sets what is in hand from its day, and an earlier entry changes its difference', async () => {
    const [, , before] = await inHand();
    expect(before).toBe('8');
    const id = idOf(ok(await count('2026-07-01', '6.5')));
    expect((await read(id)).lines).toMatchObject([
      { direction: 'counted', quantity: '6.5', difference: '-1.5', value: null },
    ]);
    ok(await post('2026-06-20', [line('out', '1')]));
    ok(await post('2026-07-02', [line('in', '2', '30')]));
    const [after] = (await read(id)).lines;
    expect(after?.difference).toBe('-0.5');
    expect((await inHand())[2]).toBe('8.5');
    expect((await inHand({ as_on: '2026-06-30' }))[2]).toBe('7');
    expect((await inHand({ as_on: '2026-07-01' }))[2]).toBe('6.5');
    const told = await ask<StockMoves>('readStockMoves', {
      params: { productId: oil },
      query: { from: '2026-07-01', to: '2026-07-31' },
    });
    expect(told).toMatchObject({ opening: '7', in: '2', out: '0.5', closing: '8.5' });
    expect(told.moves.map((move) => [move.document, move.out, move.balance])).toStrictEqual([
      ['stock-count', '0.5', '6.5'],
      ['stock-journal', null, '8.5'],
    ]);
  });

  it('stands by itself in the value of stock, and is no cost of sales', async () => {
    const query = { from: '2026-07-01', to: '2026-07-31' };
    const { rows, totals } = await ask<StockSummary>('readStockSummary', { query });
    expect(rows).toMatchObject([
      { short: { quantity: '0.5', value: '7.14' }, surplus: { quantity: '0', value: '0.00' } },
    ]);
    expect(totals.short).toBe('7.14');
  });

  it('may find nothing, or more, and is taken back as if it never was', async () => {
    const none = idOf(ok(await count('2026-07-03', '0')));
    expect((await inHand())[2]).toBe('0');
    const more = idOf(ok(await count('2026-07-03', '20')));
    expect((await read(more)).lines).toMatchObject([{ difference: '20' }]);
    for (const stockJournalId of [more, none]) {
      const params = { bookId: shop.bookId, stockJournalId };
      ok(await shop.owner('reverseStockJournal', { params, body: { reason: 'Shelf missed' } }));
    }
    expect((await read(none)).lines).toMatchObject([{ quantity: '0', difference: null }]);
    expect((await inHand())[2]).toBe('8.5');
  });

  it('has lines of its own, each product once', async () => {
    const params = { bookId: shop.bookId };
    const lines = [counted('1'), line('out', '1')];
    const mixed = await shop.owner('postStockJournal', {
      params,
      body: { purpose: 'count', lines },
    });
    const facts = { line: 2, is_count: true };
    expectRefused(mixed, 422, 'stock_line_does_not_fit', facts);
    const twice = { purpose: 'count', lines: [counted('1'), counted('2')] };
    const refused = await shop.owner('postStockJournal', { params, body: twice });
    expectRefused(refused, 422, 'stock_counted_twice', { line: 2, name: 'Oil' });
    const odd = await shop.owner('postStockJournal', {
      params,
      body: { ...twice, purpose: 'lost' },
    });
    expectFields(odd, ['purpose']);
  });
});
