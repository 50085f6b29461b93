// Batches of goods: what is there of each by its expiry, and what is said of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BatchRow,
  InvoiceDetail,
  PresaleDetail,
  StockBatches,
  StockJournal,
  StockMoves,
} from '#tests/support/replies-on-wire.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { goodsCalls, linesOf } from './goods-calls.ts';

let shop: Shop;
let milk: number;
beforeAll(async () => {
  shop = await openShop();
  milk = await shop.product('Milk powder', { stocked: true });
  await shop.product('Sugar', { stocked: true });
});
afterAll(() => shop.close());

const line = linesOf(() => milk);
const { post, ask } = goodsCalls(() => shop);
const told = ({ batch, expires_on: day, is_expired: is, quantity }: BatchRow) =>
  [batch, day, is ? 'expired' : 'good', quantity].join(' ');
const batches = async (asOn: string) =>
  (await ask<StockBatches>('readStockBatches', { query: { as_on: asOn } })).rows.map(told);

describe('batches of goods', () => {
  it('are there as they came in, the earliest expiry first', async () => {
    expect(await batches('2026-06-30')).toStrictEqual([]);
    const late = { batch: ' N-2 ', manufactured_on: '2026-05-01', expires_on: '2026-10-31' };
    const lines = [
      line('in', '8', { ...late, value: '800' }),
      line('in', '5', { batch: 'N-1', expires_on: '2026-07-31', value: '500' }),
    ];
    const made = ok(await post('2026-06-01', lines));
    const params = { stockJournalId: idOf(made) };
    const read = await ask<StockJournal>('readStockJournal', { params });
    expect(read.lines).toMatchObject([
      { batch: 'N-2', manufactured_on: '2026-05-01', expires_on: '2026-10-31' },
      { batch: 'N-1', manufactured_on: null, expires_on: '2026-07-31' },
    ]);
    expect(await batches('2026-06-30')).toStrictEqual([
      'N-1 2026-07-31 good 5',
      'N-2 2026-10-31 good 8',
    ]);
  });

  it('go out by earliest expiry where nobody names one, else by name', async () => {
    ok(await post('2026-06-02', [line('out', '2'), line('out', '1', { batch: 'N-2' })]));
    expect(await batches('2026-06-30')).toStrictEqual([
      'N-1 2026-07-31 good 3',
      'N-2 2026-10-31 good 7',
    ]);
  });

  it('are told with what came in and went out since a day', async () => {
    const day = { from: '2026-06-02', as_on: '2026-06-02' };
    expect((await ask<StockBatches>('readStockBatches', { query: day })).rows).toMatchObject([
      { batch: 'N-1', opening: '5', in: '0', out: '2', quantity: '3' },
      { batch: 'N-2', opening: '8', in: '0', out: '1', quantity: '7' },
    ]);
    const asked = { params: { bookId: shop.bookId }, query: { ...day, from: '2026-06-03' } };
    expectFields(await shop.auditor('readStockBatches', asked), ['as_on']);
  });

  it('stay in stock once they have expired, until they are written off', async () => {
    ok(await post('2026-08-01', [line('out', '1')]));
    expect(await batches('2026-08-01')).toStrictEqual([
      'N-1 2026-07-31 expired 3',
      'N-2 2026-10-31 good 6',
    ]);
    const body = {
      date: '2026-08-02',
      reason: 'written-off',
      lines: [{ product_id: milk, quantity: '3', gst_rate: 0, batch: 'N-1' }],
      credit: '0',
    };
    ok(await shop.owner('postLostGoods', { params: { bookId: shop.bookId }, body }));
    expect(await batches('2026-08-02')).toStrictEqual(['N-2 2026-10-31 good 6']);
  });

  it('are counted together: what is missing is taken by earliest expiry', async () => {
    ok(await post('2026-08-03', [line('counted', '4')], 'count'));
    expect(await batches('2026-08-03')).toStrictEqual(['N-2 2026-10-31 good 4']);
  });

  it('are counted one by one, against what the books had of each', async () => {
    const lines = [
      line('counted', '3.5', { batch: 'N-2' }),
      line('counted', '1', { batch: ' N-1 ' }),
    ];
    const made = ok(await post('2026-08-04', lines, 'count'));
    const params = { stockJournalId: idOf(made) };
    const told = await ask<StockJournal>('readStockJournal', { params });
    expect(told.lines).toMatchObject([
      { batch: 'N-2', quantity: '3.5', difference: '-0.5' },
      { batch: 'N-1', quantity: '1', difference: '1' },
    ]);
    const counted = ['N-1 2026-07-31 expired 1', 'N-2 2026-10-31 good 3.5'];
    expect(await batches('2026-08-04')).toStrictEqual(counted);
    const moves = await ask<StockMoves>('readStockMoves', { params: { productId: milk } });
    expect(moves).toMatchObject({ in_hand: '4.5' });
    // It found what it found: what comes later with an earlier day moves on top of it.
    const late = ok(await post('2026-08-03', [line('in', '2', { batch: 'N-2', value: '200' })]));
    expect(await batches('2026-08-04')).toStrictEqual([
      'N-1 2026-07-31 expired 1',
      'N-2 2026-10-31 good 5.5',
    ]);
    const reason = { reason: 'Counted the wrong shelf' };
    for (const id of [idOf(late), idOf(made)]) {
      const at = { params: { bookId: shop.bookId, stockJournalId: id }, body: reason };
      ok(await shop.owner('reverseStockJournal', at));
    }
    expect(await batches('2026-08-04')).toStrictEqual(['N-2 2026-10-31 good 4']);
  });

  it('are counted beside what lies unnamed, and found where the books have them at nil', async () => {
    ok(await post('2026-08-04', [line('in', '5', { value: '50' })]));
    const lines = [line('counted', '3', { unnamed: true }), line('counted', '1', { batch: 'N-1' })];
    const made = ok(await post('2026-08-04', lines, 'count'));
    const params = { stockJournalId: idOf(made) };
    const read = await ask<StockJournal>('readStockJournal', { params });
    expect(read.lines).toMatchObject([
      { batch: null, unnamed: true, difference: '-2' },
      { batch: 'N-1', unnamed: false, difference: '1' },
    ]);
    expect(await batches('2026-08-04')).toStrictEqual([
      'N-1 2026-07-31 expired 1',
      'N-2 2026-10-31 good 4',
      '  good 3',
    ]);
    const reason = { reason: 'Counted the wrong shelf' };
    const at = { params: { bookId: shop.bookId, ...params }, body: reason };
    ok(await shop.owner('reverseStockJournal', at));
    ok(await post('2026-08-04', [line('out', '5')]));
    const query = { as_on: '2026-08-04', nil: 'shown' };
    const every = await ask<StockBatches>('readStockBatches', { query });
    expect(every.rows.map(told)).toContain('N-1 2026-07-31 expired 0');
    expectFields(await post('2026-08-04', [line('in', '1', { unnamed: true })]), [
      'lines.0.unnamed',
    ]);
  });

  it('go out by the line of a document that names one, and come back into it', async () => {
    ok(await post('2026-08-04', [line('in', '2', { batch: 'N-4', value: '200' })]));
    const customer_id = await shop.make('createCustomer', { name: 'Meera Stores' });
    const item = { product_id: milk, name: 'Milk powder', hsn: '0402', uqc: 'KGS', rate: '20' };
    const on = { customer_id, issue_date: '2026-08-05', book_id: shop.bookId, issue: true };
    const written = (batch: string) => ({ ...on, items: [{ ...item, quantity: 1, batch }] });
    const sell = (batch: string) => shop.owner('createInvoice', { body: written(batch) });
    ok(await sell('N-4'));
    const sold = ok(await sell('N-2')).body as InvoiceDetail;
    expect(sold.items).toMatchObject([{ batch: 'N-2', expires_on: '2026-10-31' }]);
    const lent = { ...written('N-2'), challan_reason: 'approval', kind: 'challan' };
    const challan = ok(await shop.owner('createPresale', { body: lent })).body as PresaleDetail;
    expect(challan.items).toMatchObject([{ batch: 'N-2', expires_on: '2026-10-31' }]);
    expect(await batches('2026-08-05')).toStrictEqual(['N-2 2026-10-31 good 2', 'N-4  good 1']);
    const body = { reason: '01', date: '2026-08-06', book_id: shop.bookId };
    ok(await shop.owner('issueCreditNote', { params: { invoiceId: sold.id }, body }));
    expect(await batches('2026-08-06')).toStrictEqual(['N-2 2026-10-31 good 3', 'N-4  good 1']);
    const facts = { line: 1, batch: 'N-9' };
    expectRefused(await sell('N-9'), 422, 'line_batch_unknown', facts);
  });

  it('refuse what cannot be said of them', async () => {
    const params = { line: 1 };
    const of = (more: object, direction = 'in') => post('2026-08-04', [line(direction, '1', more)]);
    expectRefused(
      await of({ expires_on: '2026-12-31' }),
      422,
      'stock_batch_without_number',
      params,
    );
    expectRefused(
      await of({ batch: 'N-3', expires_on: '2026-12-31' }, 'out'),
      422,
      'stock_batch_dates_not_taken',
      params,
    );
    const early = { batch: 'N-3', manufactured_on: '2026-12-31', expires_on: '2026-12-30' };
    expectRefused(await of(early), 422, 'stock_batch_expires_before_made', {
      ...params,
      manufactured_on: '2026-12-31',
    });
    const count = (...lines: readonly object[]) => post('2026-08-04', lines, 'count');
    const ofBatch = (batch: string) => line('counted', '1', { batch });
    const name = 'Milk powder';
    const unknown = { line: 1, name, batch: 'N-9' };
    expectRefused(await count(ofBatch('N-9')), 422, 'stock_batch_unknown', unknown);
    for (const first of [ofBatch('N-2'), line('counted', '1')]) {
      const both = await count(first, ofBatch('N-2'));
      expectRefused(both, 422, 'stock_counted_twice', { line: 2, name });
    }
    expectFields(await of({ batch: '  ' }), ['lines.0.batch']);
    expectFields(await of({ batch: 'N-3', expires_on: '2026-13-01' }), ['lines.0.expires_on']);
  });
});
