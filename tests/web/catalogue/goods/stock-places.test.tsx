// Where goods lie and of which batch they are, in the reports.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import { stockBatchesView } from '#web/features/report/books/stock/by/stock-batches.ts';
import { stockPlacesView } from '#web/features/report/books/stock/by/stock-places.ts';
import { StockSummaryPage } from '#web/features/report/books/stock/StockSummaryPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import batches from '#tests/specimens/replies/readStockBatches.json' with { type: 'json' };
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import summary from '#tests/specimens/replies/readStockSummary.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const range = { from: calendarDate('2026-04-01'), to: calendarDate('2026-06-30') };
const place = {
  product_id: 2,
  product: 'Basmati',
  unit: 'kg',
  category: 'Food',
  opening: '10',
  in: '0',
  out: '4',
};
describe('stock by godown', () => {
  const rows = [
    { ...place, godown_id: null, godown: null, closing: '6' },
    { ...place, godown_id: 7, godown: 'Yard', closing: '-2' },
  ];
  const here = { from: range.from, to: range.to, rows };
  const path = '/journal/reports/stock-summary';

  test('tells each place with its products, and what is below nothing in one', () => {
    const view = stockPlacesView({
      places: readStockPlaces.reply.parse(here),
      range,
      search: '',
      hrefOf: () => '/x',
    });
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
  });

  test('stands beside stock by product under B, in a book that has godowns', async () => {
    serverAnswers([
      [readStockSummary, ok(summary)],
      [readStockPlaces, ok(here)],
      [readStockAges, ok({ as_on: '2026-06-30', days: [30], rows: [] })],
      [godownEndpoints.list, ok(godowns)],
    ]);
    await show(StockSummaryPage, { path });
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect.element(page.getByRole('radio', { name: 'By godown' })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock by godown' })).toBeVisible();
    await expect.element(page.getByText('Below zero here')).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock by age' })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock summary' })).toBeVisible();
  });

  test('is offered nowhere in a book without godowns', async () => {
    serverAnswers([
      [readStockSummary, ok(summary)],
      [godownEndpoints.list, ok([])],
    ]);
    await show(StockSummaryPage, { path });
    await expect.element(page.getByRole('heading', { name: 'Stock summary' })).toBeVisible();
    await expect.element(page.getByText(/at the end, after/)).toBeVisible();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    expect(page.getByRole('radio', { name: 'By godown' }).elements()).toEqual([]);
  });
});

describe('stock by batch', () => {
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
    const read = (shown: readonly object[]) =>
      readStockBatches.reply.parse({ as_on: '2026-06-30', rows: shown });
    const parts = { range, search: '', hrefOf: () => '/x' };
    const view = stockBatchesView({ ...parts, batches: read(rows) });
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
    const moved = { ...row, expires_on: null, opening: '5', in: '2', out: '3', quantity: '4' };
    const ofMoved = stockBatchesView({ ...parts, batches: read([moved]) });
    expect(ofMoved.lines[1]?.cells.slice(4, 8)).toStrictEqual([5000, 2000, 3000, 4000]);
  });

  test('is offered beside stock by product where the book names batches', async () => {
    serverAnswers([
      [readStockSummary, ok(summary)],
      [readStockBatches, ok(batches)],
      [godownEndpoints.list, ok([])],
    ]);
    await show(StockSummaryPage, { path: '/journal/reports/stock-summary' });
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect.element(page.getByRole('radio', { name: 'By batch' })).toBeVisible();
    expect(page.getByRole('radio', { name: 'By godown' }).elements()).toEqual([]);
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('heading', { name: 'Stock by batch' })).toBeVisible();
  });
});
