// Closing and opening stock of the statements from the register: they come to the stock summary of
// the same days, also as the book was known at an earlier moment.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BalanceSheetReply,
  CashFlowReply,
  ProfitAndLossReply,
  RatiosReply,
  StatementComparisonReply,
  StockSummary,
  YearEndReply,
} from '#tests/support/replies-on-wire.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { ok, openShop } from '../shop.ts';
import type { Shop } from '../shop.ts';
import { entering, riceOf } from './goods-calls.ts';
import { partsOf } from './stock-run-requests.ts';

let shop: Shop;
let rice: number;
const FROM = '2026-04-01';
const MID_YEAR = '2026-09-30';

const params = () => ({ bookId: shop.bookId });
const ask = async <Body>(name: EndpointName, query: NonNullable<Ask['query']>): Promise<Body> =>
  ok(await shop.auditor(name, { params: params(), query })).body as Body;
const resultIn = (query: NonNullable<Ask['query']>) =>
  ask<ProfitAndLossReply>('readProfitAndLoss', { from: FROM, ...query });
const sheetOn = (query: NonNullable<Ask['query']>) =>
  ask<BalanceSheetReply>('readBalanceSheet', query);
const move = (direction: 'in' | 'out', quantity: string, date: string) =>
  shop.owner('postStockJournal', {
    params: params(),
    body: { date, lines: [{ product_id: rice, direction, quantity }] },
  });
const post = entering(() => shop);
const costsOf = (reply: ProfitAndLossReply) => partsOf(reply, 'section-cost-of-goods-sold');
const say = (accounting: 'register' | 'entered') =>
  shop.owner('setStockAccounting', {
    params: params(),
    body: { from: FROM, accounting, method: 'fifo' },
  });

beforeAll(async () => {
  shop = await openShop();
  rice = await riceOf(shop, FROM);
  await post('2026-04-01', 'Cash', 'Capital Account', '10000.00');
  await post('2026-05-02', 'Purchases – Goods', 'Cash', '2000.00');
  await post('2026-06-01', 'Cash', 'Sales – Goods', '3500.00');
  ok(await move('in', '40', '2026-05-02'));
  ok(await move('out', '60', '2026-06-01'));
  ok(await say('register'));
});
afterAll(() => shop.close());

describe('the statements of a book whose stock comes from the register', () => {
  it('tell opening stock, purchases and closing stock of the stock summary of their days', async () => {
    const reply = await resultIn({ to: MID_YEAR, columns: 'quarters' });
    expect(costsOf(reply)).toStrictEqual({
      'Purchases – Goods': ['2000.00', '2000.00', '0.00'],
      'Opening stock': ['5000.00', '5000.00', '4000.00'],
      'Less: closing stock': ['-4000.00', '-4000.00', '-4000.00'],
    });
    expect(reply).toMatchObject({
      gross: ['500.00', '500.00', '0.00'],
      ties: true,
      stock_by_register: true,
      lacks_closing_stock: false,
    });
    const { totals } = await ask<StockSummary>('readStockSummary', { from: FROM, to: MID_YEAR });
    expect(totals).toMatchObject({ opening: '5000.00', closing: '4000.00' });
  });

  it('balance, and tie to the trial balance without what nobody posted', async () => {
    const sheet = await sheetOn({ to: MID_YEAR, compare_to: '2026-03-31' });
    expect(sheet).toMatchObject({
      ties: true,
      stock_by_register: true,
      result: ['500.00', '0.00'],
    });
    expect(partsOf(sheet, 'assets-inventories')).toStrictEqual({
      'Stock by the register, beyond what is posted': ['4000.00', '5000.00'],
    });
    const totals = sheet.rows.filter(({ as }) => as === 'total').map(({ amounts }) => amounts);
    expect(totals[0]).toStrictEqual(totals[1]);
    const cash = await ask<CashFlowReply>('readCashFlow', { from: FROM, to: MID_YEAR });
    expect(cash).toMatchObject({ ties: true, closing: ['11500.00'] });
    const { rows } = await ask<RatiosReply>('readRatios', { from: FROM, to: MID_YEAR });
    // Cost of goods sold 3,000 on stock of 4,500 on the average of both ends.
    expect(rows.find(({ code }) => code === 'inventory-turnover')?.now.denominator).toBe('4500.00');
  });

  it('count nothing twice when closing stock is entered too', async () => {
    const before = await resultIn({ to: MID_YEAR });
    await post(MID_YEAR, 'Opening Stock / Stock-in-Hand', 'Cash', '700.00');
    const after = await resultIn({ to: MID_YEAR });
    // What was paid for it is spent, and the stock is what the register says.
    expect(after.result).toStrictEqual(['-200.00']);
    expect(before.result).toStrictEqual(['500.00']);
    expect(partsOf(await sheetOn({ to: MID_YEAR }), 'assets-inventories')).toStrictEqual({
      'Opening Stock / Stock-in-Hand': ['700.00'],
      'Stock by the register, beyond what is posted': ['3300.00'],
    });
  });

  it('are told at an earlier moment as the register was known then', async () => {
    const { event } = await ask<{ event: number }>('readMoment', {});
    const before = await resultIn({ to: MID_YEAR });
    ok(await move('out', '10', '2026-06-15'));
    expect((await resultIn({ to: MID_YEAR })).result).toStrictEqual(['-700.00']);
    expect(await resultIn({ to: MID_YEAR, at: event })).toStrictEqual(before);
    const early = await resultIn({ to: MID_YEAR, as_on: '2026-05-31' });
    expect(costsOf(early)['Less: closing stock']).toStrictEqual(['-7000.00']);
  });

  it('tell at two moments what the register says beyond the ledger apart from entries', async () => {
    const { event: a } = await ask<{ event: number }>('readMoment', {});
    ok(await move('out', '10', '2026-07-15'));
    await post('2026-09-15', 'Opening Stock / Stock-in-Hand', 'Cash', '100.00');
    const query = { of: 'balance-sheet', a, as_on: MID_YEAR } as const;
    const { rows } = await ask<StatementComparisonReply>('compareStatement', query);
    const stock = rows.find(({ code }) => code === 'assets-inventories');
    const of = (name: string) => stock?.parts.find((part) => part.name.startsWith(name));
    // The entry moves the ledger; what the register says beyond it has none.
    expect(of('Opening Stock')).toMatchObject({ change: '100.00', moved: '100.00' });
    expect(of('Stock by the register')).toMatchObject({
      account_id: null,
      moved: '0.00',
      change: '-600.00',
      reclassified: '-600.00',
      figure: null,
    });
    expect(stock?.change).toBe('-500.00');
  });

  it('are not final where goods were bought and none came into the register', async () => {
    const august = { from: '2026-08-01', to: '2026-08-31' };
    const ofYear = async (query: NonNullable<Ask['query']> = {}) => {
      const { points } = await ask<YearEndReply>('readYearEnd', { year: '26-27', ...query });
      return points.find(({ code }) => code === 'closing-stock');
    };
    expect(await resultIn(august)).toMatchObject({ lacks_closing_stock: false });
    await post('2026-08-02', 'Purchases – Goods', 'Cash', '900.00');
    expect(await resultIn(august)).toMatchObject({ lacks_closing_stock: true });
    expect(await ofYear()).toMatchObject({ state: 'fine', count: null });
    const { event } = await ask<{ event: number }>('readMoment', {});
    const jaggery = await shop.product('Jaggery', { stocked: true });
    const lines = [{ product_id: jaggery, direction: 'in', quantity: '2.125' }];
    const body = { date: '2026-08-03', lines };
    ok(await shop.owner('postStockJournal', { params: params(), body }));
    expect(await resultIn(august)).toMatchObject({ lacks_closing_stock: false });
    // It came in and nobody said at what cost, so it is worth nothing.
    expect(await ofYear()).toMatchObject({ state: 'to-do', count: 1 });
    expect(await ofYear({ at: event })).toMatchObject({ state: 'fine' });
  });

  it('take what is entered again once the book says so', async () => {
    ok(await say('entered'));
    const reply = await resultIn({ to: '2026-08-31' });
    expect(costsOf(reply)).toStrictEqual({ 'Purchases – Goods': ['2900.00'] });
    const said = { stock_by_register: false, lacks_closing_stock: true };
    expect(reply).toMatchObject(said);
    expect(await sheetOn({ to: '2026-08-31' })).toMatchObject(said);
  });
});
