// A shop that posts what moves its stock: runs up to a day with their journals, refused and undone;
// its statements are those of the register.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BalanceSheetReply,
  OpeningDocument,
  ProfitAndLossReply,
  StockRunProposal,
  StockSummary,
  YearEndReply,
} from '#tests/support/replies-on-wire.ts';
import { createStockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import type { StockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { createBooksCore } from '#api/server/app.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { entering, riceOf } from './goods-calls.ts';
import { lineOf, partsOf } from './stock-run-requests.ts';

const SETTINGS = { installation: 0, masterKey: MASTER_KEY };
let shop: Shop;
let rice: number;
const FROM = '2026-04-01';
const JUNE = '2026-06-30';
const MID_YEAR = '2026-09-30';

const params = () => ({ bookId: shop.bookId });
const ask = async <Body>(name: EndpointName, query: NonNullable<Ask['query']>): Promise<Body> =>
  ok(await shop.auditor(name, { params: params(), query })).body as Body;
const proposal = (through: string, query: NonNullable<Ask['query']> = {}) =>
  ask<StockRunProposal>('readStockRun', { through, ...query });
const resultIn = (to: string, query: NonNullable<Ask['query']> = {}) =>
  ask<ProfitAndLossReply>('readProfitAndLoss', { from: FROM, to, ...query });
const sheetOn = (to: string) => ask<BalanceSheetReply>('readBalanceSheet', { to });

const say = (accounting: string, method = 'fifo') =>
  shop.owner('setStockAccounting', { params: params(), body: { from: FROM, accounting, method } });
const run = (body: object) => shop.owner('postStockRun', { params: params(), body });
const post = async (through: string) => {
  const { to_post, gross } = await proposal(through);
  return ok(await run({ through, to_post, gross })).body as { number: number; journals: number[] };
};
const undo = (runId: number) =>
  shop.owner('undoStockRun', { params: { ...params(), runId }, body: { reason: 'A slip' } });
const move = (direction: 'in' | 'out', quantity: string, date: string, value?: string) =>
  shop.owner('postStockJournal', {
    params: params(),
    body: { date, lines: [{ product_id: rice, direction, quantity, ...(value && { value }) }] },
  });
const enter = entering(() => shop);
async function differences() {
  const query = { book_id: shop.bookId };
  const opening = await ask<OpeningDocument>('readOpening', query);
  const { points } = await ask<YearEndReply>('readYearEnd', { year: '26-27' });
  const point = points.find(({ code }) => code === 'opening-difference');
  return [opening.difference, opening.stock_difference, point?.state, point?.amount];
}

beforeAll(async () => {
  shop = await openShop();
  rice = await riceOf(shop, FROM);
  await enter('2026-04-01', 'Cash', 'Capital Account', '10000.00');
  await enter('2026-05-02', 'Purchases – Goods', 'Cash', '2400.00');
  await enter('2026-06-01', 'Cash', 'Sales – Goods', '7500.00');
  ok(await move('in', '40', '2026-05-02', '2400'));
  ok(await move('out', '60', '2026-06-01'));
});
afterAll(() => shop.close());

describe('a book that posts what moves its stock', () => {
  it('posts nothing of it before it says so, and never by the yearly average', async () => {
    expect(await proposal(JUNE)).toMatchObject({ from: null, lines: [] });
    expect((await run({ through: JUNE, to_post: '0', gross: '0' })).body).toMatchObject({
      status: 409,
      code: 'stock_run_of_periodic_year',
    });
    expect((await say('perpetual', 'yearly-average')).body).toMatchObject({
      status: 422,
      code: 'perpetual_by_yearly_average',
      facts: { field: 'method' },
    });
    ok(await say('perpetual'));
    const body = { product_id: rice, from: FROM, method: 'yearly-average' };
    const own = await shop.owner('setStockMethod', { params: params(), body });
    expect(own.body).toMatchObject({ status: 422, code: 'perpetual_by_yearly_average' });
  });

  it('shows what a run would post, and its statements have it as parts already', async () => {
    const { posted } = await ask<StockSummary>('readStockSummary', { from: FROM, to: JUNE });
    expect(posted).toMatchObject({ ledger: '0.00', difference: '4400.00' });
    const { lines, ...found } = await proposal(JUNE);
    expect(lines.map(lineOf)).toStrictEqual([
      ['opening', '2026-04-01', '5000.00', 'difference -5000.00'],
      ['stock-journal', '2026-05-02', '2400.00', 'received -2400.00'],
      ['stock-journal', '2026-06-01', '-3000.00', 'used 3000.00'],
    ]);
    expect(found).toMatchObject({ from: FROM, to_post: '4400.00', gross: '10400.00' });
    expect(found).toMatchObject({ register: '4400.00', ledger: '0.00', runs: [] });
    const sheet = await sheetOn(JUNE);
    expect(sheet).toMatchObject({ posts_stock: true, stock_by_register: false, ties: true });
    expect(partsOf(sheet, 'assets-inventories')).toStrictEqual({
      'Stock moved and not posted yet': ['4400.00'],
    });
  });

  it('has opening stock that nobody posted among the differences in opening balances', async () => {
    expect(await differences()).toStrictEqual(['0.00', '-5000.00', 'to-do', '-5000.00']);
  });

  it('has what it is decided by remembered by its own server alone, up to a size', async () => {
    const { core } = shop.server;
    const readBy = (memory: StockMemory) =>
      snapshot(core.db, (tables) => memory.read(tables, shop.bookId, calendarDate(JUNE)));
    const own = await readBy(core.registeredStock);
    expect(await readBy(core.registeredStock)).toBe(own);
    const other = createBooksCore(core.pool, SETTINGS).registeredStock;
    expect(await readBy(other)).toStrictEqual(own);
    expect(await readBy(other)).not.toBe(own);
    const small = createStockMemory({ sizeMax: 10 });
    const first = await readBy(small);
    expect(await readBy(small)).not.toBe(first);
  });

  it('posts a journal for each day, which nobody reverses alone', async () => {
    const before = await resultIn(JUNE);
    const seen = await proposal(JUNE);
    const other = await run({ through: JUNE, to_post: '4400.01', gross: seen.gross });
    expect(other.body).toMatchObject({ status: 409, code: 'stock_run_differs' });
    const { number, journals } = await post(JUNE);
    expect([number, journals.length]).toStrictEqual([1, 3]);
    const reversed = await shop.owner('reverseJournal', {
      params: { journalId: journals[0] ?? 0 },
      body: { reason: 'Alone' },
    });
    expect(reversed.body).toMatchObject({ code: 'journal_belongs_to_document' });
    const after = await resultIn(JUNE);
    expect(after.result).toStrictEqual(before.result);
    expect(partsOf(after, 'section-cost-of-goods-sold')).toStrictEqual(
      partsOf(before, 'section-cost-of-goods-sold'),
    );
    expect(Object.values(partsOf(await sheetOn(JUNE), 'assets-inventories'))).toStrictEqual([
      ['4400.00'],
    ]);
    expect(await proposal(JUNE)).toMatchObject({ lines: [], ledger: '4400.00', to_post: '0.00' });
    expect(await differences()).toStrictEqual(['-5000.00', '0.00', 'to-do', '-5000.00']);
  });

  it('posts twice nothing, nor up to an earlier day', async () => {
    const again = await run({ through: JUNE, to_post: '0', gross: '0' });
    expect(again.body).toMatchObject({ status: 409, code: 'nothing_to_post_of_stock' });
    const earlier = await run({ through: '2026-05-31', to_post: '0', gross: '0' });
    expect(earlier.body).toMatchObject({ code: 'later_stock_run_stands' });
  });

  it('posts on the first open day what re-prices a locked one, and names the moves', async () => {
    ok(await move('in', '20', '2026-05-01', '2000'));
    const lock = { kind: 'soft', locked_to: JUNE, reason: 'Filed' };
    ok(await shop.owner('setLock', { params: params(), body: lock }));
    const locked = await resultIn(JUNE);
    const { lines } = await proposal(MID_YEAR);
    expect(lines.map(lineOf)).toStrictEqual([
      ['stock-journal', '2026-05-01 on 2026-07-01', '2000.00', 'received -2000.00'],
    ]);
    const { journals } = await post(MID_YEAR);
    expect(journals).toHaveLength(1);
    const read = await shop.owner('readJournal', { params: { journalId: journals[0] ?? 0 } });
    expect(read.body).toMatchObject({
      narration: expect.stringContaining('late or re-priced: stock journal 3 of 1 May 2026'),
    });
    expect((await resultIn(JUNE)).result).toStrictEqual(locked.result);
    const sheet = await sheetOn(MID_YEAR);
    expect(Object.values(partsOf(sheet, 'assets-inventories'))).toStrictEqual([['6400.00']]);
  });

  it('takes back a run as one, and not while a day of it is locked', async () => {
    expect((await undo(1)).body).toMatchObject({ status: 409, code: 'stock_run_period_locked' });
    const { event } = await ask<{ event: number }>('readMoment', {});
    ok(await undo(2));
    expect((await undo(2)).body).toMatchObject({ code: 'stock_run_undone' });
    expect((await proposal(MID_YEAR)).lines).toHaveLength(1);
    const then = await proposal(MID_YEAR, { at: event });
    expect(then).toMatchObject({ lines: [], runs: [{ number: 2, undone: null }, { number: 1 }] });
    expect((await undo(3)).status).toBe(404);
  });

  it('is a point of the checklist of the year’s end', async () => {
    const pointOf = async () => {
      const { points } = await ask<YearEndReply>('readYearEnd', { year: '26-27' });
      return points.find(({ code }) => code === 'stock-posting');
    };
    expect(await pointOf()).toMatchObject({ state: 'to-do', count: 1, amount: '2000.00' });
    const { through } = await ask<StockRunProposal>('readStockRun', {});
    await post(through);
    expect(await pointOf()).toMatchObject({ state: 'fine', count: 0 });
  });
});
