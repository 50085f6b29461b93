import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { historyItem } from '#api/contract/book/history.ts';
import type { StockJournal, StockMoves, StockRow } from '#tests/support/replies-on-wire.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';

let shop: Shop;
let rice: number;
let oil: number;
let cartage: number;
beforeAll(async () => {
  shop = await openShop();
  const opening = { opening_quantity: '250.5', opening_value: '1', opening_date: '2026-04-01' };
  rice = await shop.product('Basmati', { unit_id: shop.unit, hsn: '10063020', ...opening });
  oil = await shop.product('Oil', { stocked: true });
  cartage = await shop.product('Cartage', { stocked: false, hsn: '996511' });
});
afterAll(() => shop.close());

const params = (more: object = {}) => ({ bookId: shop.bookId, ...more });
const line = (product_id: number, direction: 'in' | 'out', quantity: string) => ({
  product_id,
  direction,
  quantity,
});
const post = (body: object, asking = shop.owner) =>
  asking('postStockJournal', { params: params(), body });
const ask = async <Body>(name: EndpointName, asked: Ask = {}): Promise<Body> =>
  ok(await shop.auditor(name, { ...asked, params: params(asked.params) })).body as Body;

describe('stock journals', () => {
  it('are posted, shown and reversed, each by whoever may', async () => {
    const body = {
      date: '2026-11-20',
      narration: ' From the mill ',
      lines: [line(rice, 'in', '40'), line(oil, 'out', '1.5')],
    };
    const { dataEntry } = shop;
    const made = ok(await post(body, dataEntry));
    expect(made.body).toMatchObject({ number: 1, date: '2026-11-20' });
    const at = { stockJournalId: idOf(made) };
    const reverse = { params: params(at), body: { reason: 'Counted twice' } };
    expectRefused(await dataEntry('reverseStockJournal', reverse), 403, 'role_may_not', {
      role: 'data entry',
      right: 'ReverseStockJournal',
    });
    expectRefused(await post(body, shop.auditor), 403, 'role_may_not', {
      role: 'auditor',
      right: 'PostStockJournal',
    });
    const shown = await ask<StockJournal>('readStockJournal', { params: at });
    expect(shown).toMatchObject({
      number: 1,
      narration: 'From the mill',
      reversed: null,
      lines: [
        { product: 'Basmati', unit: 'kg', direction: 'in', quantity: '40' },
        { product: 'Oil', unit: null, direction: 'out', quantity: '1.5' },
      ],
    });
    ok(await shop.accountant('reverseStockJournal', reverse));
    const after = await ask<StockJournal>('readStockJournal', { params: at });
    expect(after.reversed).toMatchObject({ date: '2026-11-20', reason: 'Counted twice' });
    const asked = { params: { kind: 'stock_journal', id: at.stockJournalId } };
    const told = ok(await shop.owner('readHistory', asked)).body as readonly z.input<
      typeof historyItem
    >[];
    expect(told.map(({ what }) => what)).toStrictEqual([
      'Reversed stock journal 1: Counted twice',
      'Posted stock journal 1, 2 lines',
    ]);
    const again = await shop.owner('reverseStockJournal', reverse);
    expectRefused(again, 409, 'stock_journal_already_reversed', { number: 1 });
  });

  it('are listed the latest day first, and found by words, number and product', async () => {
    ok(await post({ date: '2026-05-02', narration: 'Samples', lines: [line(oil, 'out', '2')] }));
    const list = (query: object = {}) =>
      ask<StockJournal[]>('listStockJournals', { query: { ...query } });
    expect((await list()).map(({ number }) => number)).toStrictEqual([1, 2]);
    expect((await list({ search: 'sampl' })).map(({ number }) => number)).toStrictEqual([2]);
    expect((await list({ search: '1' })).map(({ number }) => number)).toStrictEqual([1]);
    expect((await list({ product_id: rice })).map(({ number }) => number)).toStrictEqual([1]);
    expect(await list({ search: '%' })).toStrictEqual([]);
    const query = { search: 'samples' };
    const figures = await ask('readStockJournalFigures', { query });
    expect(figures).toStrictEqual({ count: 1, of: 2 });
  });

  it('are refused with the field that is wrong', async () => {
    const wrong = async (lines: object[], field: string) =>
      expectFields(await post({ lines }), [field]);
    await wrong([line(rice, 'in', '1'), line(rice, 'in', '0.0001')], 'lines.1.quantity');
    await wrong([{ ...line(rice, 'in', '1'), direction: 'sideways' }], 'lines.0.direction');
    await wrong([line(-1, 'in', '1')], 'lines.0.product_id');
    expectFields(await post({ lines: [], date: '2026-02-30' }), ['date']);
    expectRefused(await post({ lines: [] }), 422, 'stock_journal_is_empty');
    expectRefused(await post({ lines: [line(999, 'in', '1')] }), 422, 'stock_product_unknown', {
      line: 1,
      product_id: 999,
    });
    const service = [line(oil, 'in', '1'), line(cartage, 'out', '1')];
    expectRefused(await post({ lines: service }), 422, 'stock_product_not_stocked', {
      line: 2,
      name: 'Cartage',
    });
    expect((await post({ lines: service.slice(0, 1), date: '2199-01-01' })).status).toBe(422);
  });

  it('are not there for strangers, nor under an id that nothing has', async () => {
    const unknown = { params: params({ stockJournalId: 999 }) };
    expect(answerOf(await shop.owner('readStockJournal', unknown))).toStrictEqual(NOT_THERE);
    expect((await shop.stranger('readStockJournal', unknown)).status).toBe(404);
    const reverse = { ...unknown, body: { reason: 'Twice' } };
    expect((await shop.owner('reverseStockJournal', reverse)).status).toBe(404);
    expectFields(await shop.owner('reverseStockJournal', { ...unknown, body: { reason: ' ' } }), [
      'reason',
    ]);
  });
});

describe('stock in hand', () => {
  const rows = (query: Record<string, string | number> = {}) =>
    ask<StockRow[]>('listStock', { query });

  it('is the opening, what came in and what went out, of goods that are kept in stock', async () => {
    expect(await rows()).toStrictEqual([
      {
        product_id: rice,
        product: 'Basmati',
        unit: 'kg',
        opening: '250.5',
        counts_from: '2026-04-01',
        in: '40',
        out: '40',
        in_hand: '250.5',
      },
      {
        product_id: oil,
        product: 'Oil',
        unit: null,
        opening: '0',
        counts_from: null,
        in: '1.5',
        out: '3.5',
        in_hand: '-2',
      },
    ]);
    const figures = await ask('readStockFigures', { query: { only: 'negative' } });
    expect(figures).toStrictEqual({ count: 1, of: 2, negative: 1 });
  });

  it('is sorted and narrowed over the whole list', async () => {
    const names = async (query: Record<string, string>) =>
      (await rows(query)).map(({ product }) => product);
    expect(await names({ order: 'in_hand' })).toStrictEqual(['Oil', 'Basmati']);
    expect(await names({ order: '-name' })).toStrictEqual(['Oil', 'Basmati']);
    expect(await names({ only: 'negative' })).toStrictEqual(['Oil']);
    expect(await names({ search: 'BAS' })).toStrictEqual(['Basmati']);
    expect(await names({ offset: '1' })).toStrictEqual(['Oil']);
    const bad = await shop.owner('listStock', { params: params(), query: { order: 'price' } });
    expectFields(bad, ['order']);
  });

  it('is told of the products that are named alone', async () => {
    const [named] = await rows({ product_ids: `${oil},${cartage},999` });
    expect(named).toMatchObject({ product: 'Oil', in_hand: '-2' });
    expect(await rows({ product_ids: String(cartage) })).toStrictEqual([]);
    for (const ids of ['', '0', '1,', '1;2', Array.from({ length: 201 }, () => '1').join(',')]) {
      const query = { product_ids: ids };
      expectFields(await shop.owner('listStock', { params: params(), query }), ['product_ids']);
    }
  });

  it('counts what is dated before the opening in the opening', async () => {
    ok(await post({ date: '2026-03-20', lines: [line(rice, 'out', '7')] }));
    const [first] = await rows({ search: 'basmati' });
    expect(first).toMatchObject({ in: '40', out: '40', in_hand: '250.5' });
  });

  it('begins with the opening balances of the book where they name the product', async () => {
    const stock = [
      { product_id: rice, godown: null, batch: null, quantity: '100', value: '900' },
      { product_id: rice, godown: 'Rear', batch: null, quantity: '20.25', value: '100' },
    ];
    const body = { begins_on: '2026-03-01', accounts: [], stock };
    ok(await shop.owner('postOpening', { body }));
    const [first] = await rows({ search: 'basmati' });
    expect(first).toMatchObject({
      opening: '120.25',
      counts_from: '2026-03-01',
      out: '47',
      in_hand: '113.25',
    });
  });

  it('is told by its moves, with the balance after each', async () => {
    const asked = { params: { productId: rice }, query: { from: '2026-04-01', to: '2026-11-30' } };
    const told = await ask<StockMoves>('readStockMoves', asked);
    expect(told).toMatchObject({
      product: 'Basmati',
      start: { quantity: '120.25', counts_from: '2026-03-01', source: 'document' },
      opening: '113.25',
      in: '40',
      out: '40',
      closing: '113.25',
      in_hand: '113.25',
      is_whole: true,
    });
    expect(
      told.moves.map((move) => [move.document, move.in, move.out, move.balance]),
    ).toStrictEqual([
      ['stock-journal', '40', null, '153.25'],
      ['stock-journal-reversed', null, '40', '113.25'],
    ]);
    const before = { params: { productId: rice }, query: { from: '2026-01-01', to: '2026-03-31' } };
    expect(await ask<StockMoves>('readStockMoves', before)).toMatchObject({
      opening: '0',
      out: '7',
      closing: '113.25',
    });
    const early = { params: { productId: rice }, query: { from: '2026-01-01', to: '2026-02-28' } };
    expect(await ask<StockMoves>('readStockMoves', early)).toMatchObject({ closing: '0' });
  });

  it('is not told of a product that is not there, nor of days that end before they begin', async () => {
    const unknown = await shop.owner('readStockMoves', { params: params({ productId: 999 }) });
    expect(answerOf(unknown)).toStrictEqual(NOT_THERE);
    const turned = { from: '2026-04-02', to: '2026-04-01' };
    const at = { params: params({ productId: rice }), query: turned };
    expectFields(await shop.owner('readStockMoves', at), ['to']);
  });

  it('keeps a product whose stock was moved from being removed', async () => {
    const got = await shop.owner('removeMaster', { params: { kind: 'product', id: oil } });
    expect(got.status).toBe(409);
    expect(JSON.stringify(got.body)).toContain('stock journals');
  });
});
