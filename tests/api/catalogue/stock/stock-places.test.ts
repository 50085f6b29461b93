// Goods in the godowns of a book: moved from one to another, counted in each, and told by place.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  InvoiceDetail,
  PlacedRow,
  ProductStockRegister,
  StockJournal,
  StockMoves,
  StockPlaces,
  StockSummary,
} from '#tests/support/replies-on-wire.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { goodsCalls, linesOf } from './goods-calls.ts';

let shop: Shop;
let oil: number;
let yard: number;
beforeAll(async () => {
  shop = await openShop();
  oil = await shop.product('Oil', { stocked: true });
  yard = await shop.make('createGodown', { name: 'Yard' });
  ok(await post('2026-06-01', [line('in', '10', { value: '100' })]));
});
afterAll(() => shop.close());

const line = linesOf(() => oil);
const { post, ask } = goodsCalls(() => shop);
const JUNE = { from: '2026-06-02', to: '2026-06-30' };
const told = ({ godown, opening, in: came, out, closing }: PlacedRow) =>
  [godown, opening, came, out, closing].join(' ');
const places = async (query: object = JUNE) =>
  (await ask<StockPlaces>('readStockPlaces', { query: { ...query } })).rows.map(told);
const register = () =>
  ask<ProductStockRegister>('readStockRegister', { params: { productId: oil }, query: JUNE });

describe('goods in godowns', () => {
  it('move from one to another in one journal, at no value of their own', async () => {
    const before = await register();
    const lines = [line('out', '4'), line('in', '4', { godown_id: yard })];
    const made = ok(await post('2026-06-05', lines));
    const read = await ask<StockJournal>('readStockJournal', {
      params: { stockJournalId: idOf(made) },
    });
    expect(read.lines.map(({ godown_id: id, godown }) => [id, godown])).toStrictEqual([
      [null, null],
      [yard, 'Yard'],
    ]);
    expect(await places()).toStrictEqual([' 10 0 4 6', 'Yard 0 4 0 4']);
    expect((await register()).closing).toStrictEqual(before.closing);
  });

  it('are counted in each, and what is missing in one is no matter of the others', async () => {
    const count = [{ product_id: oil, direction: 'counted', quantity: '3', godown_id: yard }];
    const id = idOf(ok(await post('2026-06-10', count, 'count')));
    const { lines } = await ask<StockJournal>('readStockJournal', {
      params: { stockJournalId: id },
    });
    expect(lines).toMatchObject([{ quantity: '3', difference: '-1' }]);
    expect(await places()).toStrictEqual([' 10 0 4 6', 'Yard 0 4 1 3']);
    for (const method of ['fifo', 'moving-average', 'yearly-average']) {
      const { rows } = await ask<StockSummary>('readStockSummary', { query: { ...JUNE, method } });
      expect(rows).toMatchObject([
        { closing: { quantity: '9', value: '90.00' }, short: { quantity: '1', value: '10.00' } },
      ]);
    }
  });

  it('are told by their moves in one place, with what each left there', async () => {
    const moves = async (godown: number | 'main') => {
      const query = { ...JUNE, godown };
      const told = await ask<StockMoves>('readStockMoves', { params: { productId: oil }, query });
      const rows = told.moves.map((row) => [row.godown, row.in, row.out, row.balance].join(' '));
      return [told.opening, ...rows, told.closing, told.in_hand];
    };
    expect(await moves(yard)).toStrictEqual(['0', 'Yard 4  4', 'Yard  1 3', '3', '3']);
    expect(await moves('main')).toStrictEqual(['10', '  4 6', '6', '6']);
    const query = { godown: 'yard' };
    const asked = { params: { bookId: shop.bookId, productId: oil }, query };
    expectFields(await shop.auditor('readStockMoves', asked), ['godown']);
  });

  it('may be less than nothing in one, which is told', async () => {
    const made = ok(await post('2026-06-11', [line('out', '5', { godown_id: yard })]));
    expect(await places({ ...JUNE, product_ids: `${oil}` })).toStrictEqual([
      ' 10 0 4 6',
      'Yard 0 4 6 -2',
    ]);
    const params = { bookId: shop.bookId, stockJournalId: idOf(made) };
    ok(await shop.owner('reverseStockJournal', { params, body: { reason: 'Another godown' } }));
    expect(await places()).toStrictEqual([' 10 0 4 6', 'Yard 0 9 6 3']);
  });

  it('are lost where they lay', async () => {
    const body = {
      date: '2026-06-12',
      reason: 'destroyed',
      lines: [{ product_id: oil, quantity: '1', gst_rate: 0, godown_id: yard }],
      credit: '0',
    };
    ok(await shop.owner('postLostGoods', { params: { bookId: shop.bookId }, body }));
    expect(await places()).toStrictEqual([' 10 0 4 6', 'Yard 0 9 7 2']);
    expect(await places({ from: '2026-06-01', to: '2026-06-04' })).toStrictEqual([' 0 10 0 10']);
  });

  it('name a godown that is enabled, which stays once goods were in it', async () => {
    const disabled = await shop.make('createGodown', { name: 'Old shop' });
    ok(await shop.owner('disableMaster', { params: { kind: 'godown', id: disabled } }));
    const lines = [line('in', '1'), line('in', '1', { godown_id: disabled })];
    const facts = { line: 2, godown_id: disabled };
    expectRefused(await post('2026-06-13', lines), 422, 'stock_godown_unknown', facts);
    const odd = [line('in', '1', { godown_id: 'x' })];
    expectFields(await post('2026-06-13', odd), ['lines.0.godown_id']);
    const removed = await shop.owner('removeMaster', { params: { kind: 'godown', id: yard } });
    expectRefused(removed, 409, 'master_in_use', {
      of: 'godown',
      id: yard,
      name: 'Yard',
      uses: [{ what: 'lines of stock journals', count: 4 }],
    });
  });

  it('leave the godown that a line of an invoice names, and come back to it', async () => {
    const customer_id = await shop.make('createCustomer', { name: 'Meera Stores' });
    const item = { product_id: oil, name: 'Oil', hsn: '1507', uqc: 'LTR', quantity: 1, rate: '20' };
    const sell = (more: object) =>
      shop.owner('createInvoice', {
        body: {
          customer_id,
          issue_date: '2026-06-20',
          issue: true,
          items: [{ ...item, ...more }],
          book_id: shop.bookId,
        },
      });
    const sold = ok(await sell({ godown_id: yard })).body as InvoiceDetail;
    expect(sold.items).toMatchObject([{ godown_id: yard, batch: null, expires_on: null }]);
    expect(await places()).toStrictEqual([' 10 0 4 6', 'Yard 0 9 8 1']);
    const back = (line: object) =>
      shop.owner('issueCreditNote', {
        params: { invoiceId: sold.id },
        body: { reason: '01', date: '2026-06-21', lines: [line], book_id: shop.bookId },
      });
    const note = ok(await back({ line: 1, quantity: '0.5' })).body as InvoiceDetail;
    expect(note.credit_notes[0]?.lines).toMatchObject([{ godown_id: yard, batch: null }]);
    ok(await back({ line: 1, quantity: '0.5', godown_id: null }));
    expect(await places()).toStrictEqual([' 10 0.5 4 6.5', 'Yard 0 9.5 8 1.5']);
    const facts = { line: 1, godown_id: 999 };
    expectRefused(await sell({ godown_id: 999 }), 422, 'line_godown_unknown', facts);
    const service = { godown_id: yard, hsn: '9965' };
    expectRefused(await sell(service), 422, 'line_without_goods', { line: 1, of: 'godown' });
    const removed = await shop.owner('removeMaster', { params: { kind: 'godown', id: yard } });
    expect(removed.body).toMatchObject({
      facts: {
        uses: [
          { what: 'invoices', count: 1 },
          { what: 'credit notes', count: 1 },
          { what: 'lines of stock journals', count: 4 },
        ],
      },
    });
  });

  it('are asked for of days in their order', async () => {
    const query = { from: '2026-06-30', to: '2026-06-01' };
    const params = { bookId: shop.bookId };
    expectFields(await shop.auditor('readStockPlaces', { params, query }), ['to']);
  });
});
