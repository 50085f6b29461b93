// The stock summary with its warnings, and the register of a product that its rows open.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import { readStockRegister, readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import register from '#tests/specimens/replies/readStockRegister.json' with { type: 'json' };
import summary from '#tests/specimens/replies/readStockSummary.json' with { type: 'json' };
import { oldestInWords, stockAgesView } from '#web/features/report/books/stock/by/stock-ages.ts';
import { stockRegisterView } from '#web/features/report/books/stock/stock-register.ts';
import {
  postedStockText,
  stockSummaryView,
} from '#web/features/report/books/stock/stock-summary.ts';
import { StockRegisterPage } from '#web/features/report/books/stock/StockRegisterPage.tsx';
import { StockSummaryPage } from '#web/features/report/books/stock/StockSummaryPage.tsx';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { nameOfColumn } from '#core/report/index.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const range = { from: calendarDate('2026-04-01'), to: calendarDate('2026-06-30') };
const [first] = summary.rows;
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
const told = { ...summary, rows: [rice], negative: 1, without_cost: 1 };
const read = readStockSummary.reply.parse(told);

describe('the stock summary', () => {
  test('says month by month how stock turned, once that is opened', async () => {
    const totals = { ...summary.totals, opening: '100.00', out: '150.00', closing: '200.00' };
    serverAnswers([[readStockSummary, ok({ ...summary, totals })]]);
    const path = '/journal/reports/stock-summary';
    await show(StockSummaryPage, { path, at: `${path}?year=25-26` });
    await page.getByText('How stock turned in twelve months, as a picture').click();
    const name = 'Stock turning by month, April 2025 to March 2026';
    await expect.element(page.getByRole('img', { name })).toBeVisible();
    await page.getByRole('button', { name: 'View as table' }).click();
    await expect
      .element(page.getByRole('row', { name: 'March 2026 150.00 200.00 1.00' }))
      .toBeVisible();
  });

  test('ends in the total of its products, with what makes it provisional', () => {
    const view = stockSummaryView({ summary: read, range, search: '', hrefOf: () => '/x' });
    const sums = view.lines.at(-1)?.cells.filter((cell) => cell !== null);
    expect(sums).toStrictEqual(['Total', 500_000, 50_000, 200_000, 350_000]);
    expect(view.remarks).toHaveLength(3);
    const [line] = view.lines.filter(({ as }) => as === 'line');
    expect(line).toMatchObject({
      below: expect.stringMatching(
        /missing at the count \(₹100\.00\).*lost or given away \(₹150\.00\)/,
      ),
    });
    const none = stockSummaryView({ summary: read, range, search: 'zz', hrefOf: () => '/x' });
    expect(none.lines).toStrictEqual([]);
  });

  test('what is posted is held against the register, account by account', () => {
    const account = { accountId: 9, name: 'Stock-in-Hand', ledgerPaise: 9000 };
    const one = { accounts: [account], ledgerPaise: 9000, differencePaise: 1000 };
    expect(postedStockText(one)).toBe('Stock-in-Hand ₹90.00 posted: the register has ₹10.00 more.');
    const other = { accountId: 10, name: 'Stock at Pune', ledgerPaise: -500 };
    const two = { accounts: [account, other], ledgerPaise: 8500, differencePaise: 0 };
    expect(postedStockText(two)).toMatch(
      /^Posted on Stock-in-Hand ₹85\.00 \(.*as the register has\.$/,
    );
    const view = stockSummaryView({
      summary: { ...read, posted: one },
      range,
      search: '',
      hrefOf: () => '/x',
    });
    expect(view.remarks).toContain(postedStockText(one));
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
    const nothing = { ...summary, rows: [], negative: 0, without_cost: 0 };
    serverAnswers([[readStockSummary, ok(nothing)]]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await expect.element(page.getByText('No product was in stock in this period.')).toBeVisible();
  });

  test('can be asked for again when it failed', async () => {
    serverAnswers([[readStockSummary, problem(500, 'internal', 'Try again later.')]]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the stock register', () => {
  const one = readStockRegister.reply.parse(register);

  test('has the moves between opening and closing', async () => {
    const view = stockRegisterView({ register: one, range, hrefOf: () => null });
    expect(view.lines.length).toBeGreaterThanOrEqual(one.moves.length + 2);
    serverAnswers([[readStockRegister, ok(register)]]);
    const path = '/journal/reports/stock-register';
    await show(StockRegisterPage, { path, at: `${path}?product=${register.product_id}` });
    await expect.element(page.getByText('Closing stock')).toBeVisible();
  });

  test('says that a moment knew no such product, and does not offer to try again', async () => {
    serverAnswers([[readStockRegister, { status: 404, body: 'Not Found' }]]);
    const path = '/journal/reports/stock-register';
    await show(StockRegisterPage, { path, at: `${path}?product=7&at=3` });
    await expect.element(page.getByText(/^The book has no such product here/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('asks for a product where none is named', async () => {
    await show(StockRegisterPage, { path: '/journal/reports/stock-register' });
    await expect.element(page.getByText('Open a product in the stock summary.')).toBeVisible();
  });
});

const aged = readStockAges.reply.parse({
  as_on: '2026-06-30',
  days: [30],
  rows: [
    {
      product_id: 2,
      product: 'Basmati',
      unit: 'kg',
      category: 'Food',
      ages: [
        { quantity: '4', value: '40.00' },
        { quantity: '3', value: '30.00' },
      ],
      quantity: '7',
      value: '70.00',
    },
  ],
});

test('stock by age has what each age is worth, and no sum of different goods', () => {
  const { columns, lines } = stockAgesView({ ages: aged, search: '', hrefOf: () => '/x' });
  expect(oldestInWords(aged)).toStrictEqual({ name: 'over 30 days', paise: 3000 });
  expect(columns.map(nameOfColumn)).toStrictEqual([
    'Product',
    'Unit',
    '0 to 30 days: quantity',
    '0 to 30 days: value (₹)',
    'Over 30 days: quantity',
    'Over 30 days: value (₹)',
    'All: quantity',
    'All: value (₹)',
  ]);
  expect(lines.map(({ cells }) => cells)).toStrictEqual([
    ['Food', null, null, 4000, null, 3000, null, 7000],
    ['Basmati', 'kg', 4000, 4000, 3000, 3000, 7000, 7000],
    ['Total', null, null, 4000, null, 3000, null, 7000],
  ]);
});
