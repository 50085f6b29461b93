// Goods lost or given away: they leave at cost, and the input credit on them goes back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Account,
  LostGoods,
  StockJournal,
  StockSummary,
} from '#tests/support/replies-on-wire.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let oil: number;
let ghee: number;
beforeAll(async () => {
  shop = await openShop();
  oil = await shop.product('Oil', { stocked: true });
  ghee = await shop.product('Ghee', { stocked: true });
  const received = (product_id: number, quantity: string, value: string) => ({
    product_id,
    direction: 'in',
    quantity,
    value,
  });
  const lines = [
    received(oil, '1000', '62500'),
    received(oil, '500', '32500'),
    received(ghee, '3', '75000'),
  ];
  ok(await shop.owner('postStockJournal', { params: at(), body: { date: '2026-06-01', lines } }));
});
afterAll(() => shop.close());

const at = (more: object = {}) => ({ bookId: shop.bookId, ...more });
const ask = async <Body>(name: EndpointName, asked: Ask): Promise<Body> =>
  ok(await shop.auditor(name, { ...asked, params: at(asked.params) })).body as Body;
const asText = () => `${oil}:2:5:own,${ghee}:3:18:other`;
const body = (more: object = {}) => ({
  date: '2026-06-02',
  narration: 'Flood',
  reason: 'destroyed',
  lines: [
    { product_id: oil, quantity: '2', gst_rate: 5 },
    { product_id: ghee, quantity: '3', gst_rate: '18', other_state: true },
  ],
  credit: '13506.26',
  ...more,
});
const post = (more: object = {}) => shop.owner('postLostGoods', { params: at(), body: body(more) });
const balances = async () => {
  const accounts = await ask<readonly Account[]>('listAccounts', {
    query: { book_id: shop.bookId },
  });
  const named = accounts.map(({ name, balance }) => [name, balance] as const);
  return Object.fromEntries(named.filter(([name]) => /^(Input|Loss of Stock)/.test(name)));
};

describe('goods lost or given away', () => {
  it('show what they cost and the credit that goes back, before anything is posted', async () => {
    const told = await ask<LostGoods>('readLostGoods', {
      query: { date: '2026-06-02', lines: asText() },
    });
    expect(told).toMatchObject({
      cost: '75125.00',
      cgst: '3.13',
      sgst: '3.13',
      igst: '13500.00',
      credit: '13506.26',
      lines: [
        { product: 'Oil', credit: { cost: '125.00', gst_rate: 5, cgst: '3.13', igst: '0.00' } },
        { product: 'Ghee', credit: { cost: '75000.00', cgst: '0.00', igst: '13500.00' } },
      ],
    });
  });

  it('take the oldest first over several lines of a product', async () => {
    const { lines } = await ask<LostGoods>('readLostGoods', {
      query: { date: '2026-06-02', lines: `${oil}:999:0:own,${oil}:2:0:own` },
    });
    expect(lines.map(({ credit }) => credit.cost)).toStrictEqual(['62437.50', '127.50']);
  });

  it('are posted as one act with their journal, and undone as one', async () => {
    const before = await balances();
    const id = idOf(ok(await post()));
    const posted = await ask<StockJournal>('readStockJournal', { params: { stockJournalId: id } });
    expect(posted).toMatchObject({ purpose: 'destroyed', lines: [{}, { credit: {} }] });
    const journal = await ask<object>('readJournal', {
      query: { book_id: shop.bookId },
      params: { journalId: posted.journal_id ?? 0 },
    });
    expect(JSON.stringify(journal)).toContain('17(5)(h)');
    const lossOfStock = (await balances())['Loss of Stock'];
    expect(lossOfStock).toBe('13506.26');
    const query = { from: '2026-06-01', to: '2026-06-30' };
    const closing = async () =>
      (await ask<StockSummary>('readStockSummary', { query })).totals.closing;
    expect(await closing()).toBe('94875.00');
    const summary = await ask<StockSummary>('readStockSummary', { query });
    expect(summary.totals).toMatchObject({ out: '75125.00', lost: '75125.00', short: '0.00' });
    expect(summary.rows.map(({ lost }) => lost.quantity)).toStrictEqual(['3', '2']);

    const alone = await shop.owner('reverseJournal', {
      query: { book_id: shop.bookId },
      params: { journalId: posted.journal_id ?? 0 },
      body: { reason: 'Alone' },
    });
    expectRefused(alone, 409, 'journal_belongs_to_document', {
      journal_id: posted.journal_id,
      document: { kind: 'stock-journal', id, number: String(posted.number) },
    });

    const params = at({ stockJournalId: id });
    ok(await shop.owner('reverseStockJournal', { params, body: { reason: 'Found' } }));
    expect(await closing()).toBe('170000.00');
    expect((await ask<StockSummary>('readStockSummary', { query })).totals.lost).toBe('0.00');
    expect((await balances())['Loss of Stock']).toBe('0.00');
    expect(before['Loss of Stock'] ?? '0.00').toBe('0.00');
  });

  it('are refused once what they cost has changed', async () => {
    expectRefused(await post({ credit: '13506.25' }), 409, 'lost_credit_differs', {
      credit: '13506.26',
      seen: '13506.25',
    });
  });

  it('say which field is wrong', async () => {
    expectFields(await post({ reason: 'eaten' }), ['reason']);
    expectFields(await post({ lines: [{ product_id: oil, quantity: '1', gst_rate: 101 }] }), [
      'lines.0.gst_rate',
    ]);
    const wrong = await shop.owner('readLostGoods', {
      params: at(),
      query: { lines: '1:2:x:own' },
    });
    expectFields(wrong, ['lines']);
    const unknown = { lines: '999999:2:5:own' };
    expectFields(await shop.owner('readLostGoods', { params: at(), query: unknown }), ['lines']);
  });

  it('come back today with their credit where their day is locked by then', async () => {
    const id = idOf(ok(await post()));
    const lock = { kind: 'soft', locked_to: '2026-06-30', reason: 'Filed' };
    ok(await shop.owner('setLock', { params: at(), body: lock }));
    const params = at({ stockJournalId: id });
    const reversal = { params, body: { reason: 'Found' } };
    const undone = ok(await shop.owner('reverseStockJournal', reversal));
    const { date } = undone.body as { date: string };
    expect(date > '2026-06-30').toBe(true);
    expect((await balances())['Loss of Stock']).toBe('0.00');
    expectRefused(await post(), 409, 'stock_period_locked', {
      entry_date: '2026-06-02',
      locked_to: '2026-06-30',
    });
  });
});
