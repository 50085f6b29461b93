// The stock summary with its warnings, and the register of a product that its rows open.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockRegister, readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import batches from '#tests/specimens/replies/readStockBatches.json' with { type: 'json' };
import register from '#tests/specimens/replies/readStockRegister.json' with { type: 'json' };
import summary from '#tests/specimens/replies/readStockSummary.json' with { type: 'json' };
import { stockBatchesView } from '#web/features/report/books/stock/stock-batches.ts';
import { stockPlacesView } from '#web/features/report/books/stock/stock-places.ts';
import { stockRegisterView } from '#web/features/report/books/stock/stock-register.ts';
import { stockSummaryView } from '#web/features/report/books/stock/stock-summary.ts';
import { StockRegisterPage } from '#web/features/report/books/stock/StockRegisterPage.tsx';
import { StockSummaryPage } from '#web/features/report/books/stock/StockSummaryPage.tsx';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import '#web/ui/styles/base.css';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const range = { from: calendarDate('2026-04-01'), to: calendarDate('2026-06-30') };
const parsed = readStockSummary.reply.parse(summary);
const [first] = parsed.rows;
const rice = {
  ...(first ?? { product_id: 2, product: 'Basmati', unit: 'kg', category: 'Food' }),
  method: 'moving-average' as const,
  opening: { quantity: '100', value: '5000.00' },
  in: { quantity: '10', value: '500.00' },
  out: { quantity: '40', value: '2000.00' },
  closing: { quantity: '70', value: '3500.00' },
  rate: '50.00',
  true_up: '0.00',
  short: { quantity: '2', value: '100.00' },
  surplus: { quantity: '0', value: '0.00' },
  lost: { quantity: '3', value: '150.00' },
  is_negative: true,
  without_cost: '10',
};
const place = {
  product_id: 2,
  product: 'Basmati',
  unit: 'kg',
  category: 'Food',
  opening: '10',
  in: '0',
  out: '4',
};
const told = { ...parsed, rows: [rice], negative: 1, without_cost: 1 };

describe('the stock summary', () => {
  test('ends in the total of its products, with what makes it provisional', () => {
    const view = stockSummaryView({ summary: told, range, search: '', hrefOf: () => '/x' });
    const sums = view.lines.at(-1)?.cells.filter((cell) => cell !== null);
    expect(sums).toStrictEqual(['Total', 500_000, 50_000, 200_000, 350_000]);
    expect(view.remarks).toHaveLength(3);
    const [line] = view.lines.filter(({ as }) => as === 'line');
    expect(line).toMatchObject({
      below: expect.stringMatching(
        /missing at the count \(₹100\.00\).*lost or given away \(₹150\.00\)/,
      ),
    });
    const none = stockSummaryView({ summary: told, range, search: 'zz', hrefOf: () => '/x' });
    expect(none.lines).toStrictEqual([]);
  });

  test('leads to the register of a product, and V takes the next method', async () => {
    serverAnswers([[readStockSummary, ok(told)]]);
    await show(StockSummaryPage, {
      path: '/journal/reports/stock-summary',
      at: '/journal/reports/stock-summary?year=26-27',
    });
    const link = page.getByRole('link', { name: rice.product, exact: true });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`product=${rice.product_id}$`)));
    await expect.element(page.getByText(/^1 product went out before coming in/)).toBeVisible();
    await expect.element(page.getByText(/Valued by Moving average/)).toBeVisible();
    await userEvent.keyboard('vv');
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('method=moving-average'));
  });

  test('says when there is nothing, and when it cannot be read', async () => {
    const nothing = { ...parsed, rows: [], negative: 0, without_cost: 0 };
    serverAnswers([[readStockSummary, ok(nothing)]]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await expect.element(page.getByText('No entries in this period.')).toBeVisible();
  });

  test('can be asked for again when it failed', async () => {
    serverAnswers([[readStockSummary, problem(500, 'internal', 'Try again later.')]]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('stock by godown', () => {
  const rows = [
    { ...place, godown_id: null, godown: null, closing: '6' },
    { ...place, godown_id: 7, godown: 'Yard', closing: '-2' },
  ];
  const here = { from: range.from, to: range.to, rows };
  const path = '/journal/reports/stock-summary';

  test('tells each place with its products, and what is below nothing in one', () => {
    const view = stockPlacesView({ places: here, range, search: '', hrefOf: () => '/x' });
    expect(view.lines.map(({ as, cells }) => [as, cells[0], cells.at(-1)])).toStrictEqual([
      ['group', 'Main location', null],
      ['line', 'Basmati', 6000],
      ['group', 'Yard', null],
      ['line', 'Basmati', -2000],
    ]);
    expect(view.lines.at(-1)).toMatchObject({ below: 'Below zero here' });
    expect(view.remarks).toContain(
      '1 product is below zero in a godown: more went out of it than came in.',
    );
    const none = stockPlacesView({ places: here, range, search: 'zz', hrefOf: () => '/x' });
    expect(none.lines).toStrictEqual([]);
  });

  test('stands beside stock by product under B, in a book that has godowns', async () => {
    serverAnswers([
      [readStockSummary, ok(told)],
      [readStockPlaces, ok(here)],
      [godownEndpoints.list, ok(godowns)],
    ]);
    await show(StockSummaryPage, { path });
    await expect.element(page.getByRole('radio', { name: 'By godown' })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock by godown' })).toBeVisible();
    await expect.element(page.getByText('Below zero here')).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock summary' })).toBeVisible();
  });

  test('is offered nowhere in a book without godowns', async () => {
    serverAnswers([
      [readStockSummary, ok(told)],
      [godownEndpoints.list, ok([])],
    ]);
    await show(StockSummaryPage, { path });
    await expect.element(page.getByText(/1 product went out before coming in/)).toBeVisible();
    expect(page.getByRole('radio', { name: 'By godown' }).elements()).toEqual([]);
  });
});

describe('stock by batch', () => {
  const told = readStockBatches.reply.parse(batches);
  const row = {
    product_id: 2,
    product: 'Basmati',
    unit: 'kg',
    godown_id: null,
    godown: null,
    batch: 'B1',
    manufactured_on: null,
    is_expired: false,
    quantity: '4',
  };
  const rows = [
    { ...row, expires_on: '2026-06-20', is_expired: true },
    { ...row, batch: 'B2', expires_on: '2026-07-30' },
    { ...row, batch: 'B3', expires_on: '2026-07-31' },
    { ...row, batch: null, expires_on: null },
  ];

  test('tells what has expired and what expires soon before the rest', () => {
    const here = { as_on: '2026-06-30', rows };
    const view = stockBatchesView({ batches: here, search: '', hrefOf: () => '/x' });
    const groups = view.lines.filter(({ as }) => as === 'group').map(({ cells }) => cells[0]);
    expect(groups).toStrictEqual([
      'Expired',
      'Within 30 days',
      'Within 90 days',
      'Without a day of expiry',
    ]);
    expect(view.remarks).toContain(
      '1 batch has expired and must not be sold: write it off as goods lost.',
    );
    expect(view.columns.map(({ head }) => head)).not.toContain('Godown');
  });

  test('is offered beside stock by product where the book names batches', async () => {
    serverAnswers([
      [readStockSummary, ok(parsed)],
      [readStockBatches, ok(told)],
      [godownEndpoints.list, ok([])],
    ]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await expect.element(page.getByRole('radio', { name: 'By batch' })).toBeVisible();
    expect(page.getByRole('radio', { name: 'By godown' }).elements()).toEqual([]);
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock by batch' })).toBeVisible();
  });
});

describe('the stock register', () => {
  const one = readStockRegister.reply.parse(register);

  test('has the moves between opening and closing', async () => {
    const view = stockRegisterView({ register: one, range, hrefOf: () => null });
    expect(view.lines.length).toBeGreaterThanOrEqual(one.moves.length + 2);
    serverAnswers([[readStockRegister, ok(one)]]);
    const path = '/journal/reports/stock-register';
    await show(StockRegisterPage, { path, at: `${path}?product=${one.product_id}` });
    await expect.element(page.getByText('Closing stock')).toBeVisible();
  });

  test('asks for a product where none is named', async () => {
    await show(StockRegisterPage, { path: '/journal/reports/stock-register' });
    await expect.element(page.getByText('Open a product in the stock summary.')).toBeVisible();
  });
});
