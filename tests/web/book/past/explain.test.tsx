// A figure as the events whose sum it is: what it is made of leads on, and what nobody posted
// stands beside them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import { explanationSheet } from '#web/features/book/history/compare/explain/explanation-sheet.ts';
import { HistoryPlaces } from '#web/features/book/history/HistoryPlaces.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import figure from '#tests/specimens/replies/explainFigure.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const ASKED = {
  account: null,
  figure: null,
  side: null,
  of: 'balance-sheet',
  line: 'assets-inventories',
  as: 'company',
  method: null,
  from: null,
  as_on: '2026-03-31',
  laid_out_on: null,
};
const TOTAL = {
  ...figure,
  account: null,
  of: 'balance-sheet',
  line: 'assets-total',
  name: 'Total',
  from: null,
  as_on: '2026-03-31',
  until: 90,
  amount: '500.00',
  value: null,
  not_posted: [{ name: 'Stock by the register, beyond what is posted', amount: '40.00' }],
  made_of: [
    { name: 'Inventories', amount: '340.00', asked: ASKED },
    { name: 'Stock by the register, beyond what is posted', amount: '200.00', asked: null },
  ],
  next: null,
};

const OF_SHEET = 'of=balance-sheet&line=assets-total&as=company&as_on=2026-03-31&until=90';

async function open(reply: object, line = OF_SHEET, account = '0'): Promise<string[]> {
  const asked: string[] = [];
  serverAnswers([
    [
      explainFigure,
      (query) => {
        asked.push(query.toString());
        return ok(reply);
      },
    ],
  ]);
  const at = `/book/1/history?explain=${account}&${line}`;
  await show(HistoryPlaces, { path: '/book/:bookId/history', at, scope: 1 });
  return asked;
}

describe('the page that explains a figure', () => {
  test('asks for the line of its page, and tells what stands beside the events', async () => {
    const asked = await open(TOTAL);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Total' })).toBeVisible();
    expect(asked[0]).toContain('of=balance-sheet&line=assets-total&until=90&as_on=2026-03-31');
    await expect
      .element(page.getByText(/^Balance sheet: 540\.00, as on 31 Mar 2026/))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /beyond what is posted, not posted 40\.00/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: 'The sum is the figure 540.00' }))
      .toBeVisible();
  });

  test('says of a figure that the books do not have why there is none', async () => {
    serverAnswers([[explainFigure, { status: 404, body: 'Not Found' }]]);
    const at = '/book/1/history?explain=0&of=stock&line=closing/value/product/99';
    await show(HistoryPlaces, { path: '/book/:bookId/history', at, scope: 1 });
    await expect.element(page.getByText(/^The books have no such figure/)).toBeVisible();
  });

  test('takes no word for an account', async () => {
    const asked = await open(TOTAL, '', 'cash');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('leads by keys from a sum to its lines, as known at the same event', async () => {
    await open(TOTAL);
    const part = page.getByRole('link', { name: 'Inventories' });
    await expect.element(part).toBeVisible();
    const line = 'of=balance-sheet&line=assets-inventories&as=company';
    await expect
      .element(part)
      .toHaveAttribute('href', `/book/1/history?explain=0&${line}&as_on=2026-03-31&until=90`);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(part).toHaveFocus();
  });

  test('is left by Escape for what led to it', async () => {
    const parts = { made_of: [], not_posted: [] };
    serverAnswers([
      [
        explainFigure,
        (query) =>
          ok(query.get('line') === 'assets-total' ? TOTAL : { ...TOTAL, ...parts, name: 'Part' }),
      ],
    ]);
    const at = `/book/1/history?explain=0&${OF_SHEET}`;
    await show(HistoryPlaces, { path: '/book/:bookId/history', at, scope: 1 });
    await page.getByRole('link', { name: 'Inventories' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Part' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Total' })).toBeVisible();
  });

  test('has a quantity in its own words, and asks for stock by the method of its page', async () => {
    const [event] = figure.events;
    const moved = { ...event, amount: '-12.5' };
    const made = { made_of: [], not_posted: [], events: [moved], count: 1, amount: '-12.5' };
    const causes = [{ cause: 'new', count: 1, amount: '-12.5' }];
    const stock = { of: 'stock', line: 'out/quantity/product/4', measure: 'quantity' };
    const line = 'of=stock&line=out/quantity/product/4&method=fifo';
    const asked = await open({ ...TOTAL, ...made, ...stock, causes }, line);
    expect(asked[0]).toContain('method=fifo');
    await expect.element(page.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
    await expect.element(page.getByText(/^Stock summary: −?-?12\.5,/)).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: 'The sum is the figure −12.5' }))
      .toBeVisible();
  });

  test('asks for the sum of a list as the list is narrowed', async () => {
    const list = { of: 'journals', line: 'amount', name: 'Journals listed' };
    const asked = await open(
      { ...TOTAL, ...list },
      'of=journals&line=amount&filter=voucher_type%3Dsales%26search%3Drent',
    );
    expect(new URLSearchParams(asked[0]).get('filter')).toBe('voucher_type=sales&search=rent');
    await expect.element(page.getByText(/^Journal entries: 540\.00/)).toBeVisible();
  });

  test('asks for the age of one customer alone', async () => {
    const asked = await open(TOTAL, 'of=receivables&line=late/1..30', '7');
    expect(asked[0]).toContain('account=7');
  });

  test('has the sign of the figure: of sales each bill counts up, and a return down', async () => {
    const [event] = figure.events;
    const events = [
      { ...event, seq: 8, amount: '-54000.00' },
      { ...event, seq: 9, amount: '4000.00' },
    ];
    const sales = { id: 7, name: 'Sales – Goods' };
    const made = { made_of: [], not_posted: [], events, count: 2, amount: '-50000.00' };
    await open(
      { ...TOTAL, ...made, account: sales, of: null, line: null, name: sales.name },
      '',
      '7',
    );
    await expect.element(page.getByRole('columnheader', { name: 'Credit (₹)' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /event 8 .* 54,000\.00/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /event 9 .*−4,000\.00/ })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: 'The sum is the figure 50,000.00' }))
      .toBeVisible();
  });

  test('leads back to the page that the figure is on, never to the replay', async () => {
    await open(TOTAL);
    await expect
      .element(page.getByRole('link', { name: 'Balance sheet' }))
      .toHaveAttribute('href', '/journal/reports/balance-sheet?book=1');
    await expect.element(page.getByRole('link', { name: 'Replay' })).not.toBeInTheDocument();
  });

  test('says of a ratio that it is no sum, and shows no events', async () => {
    const made = { made_of: TOTAL.made_of.slice(0, 1), not_posted: [], events: [], count: 0 };
    await open({ ...TOTAL, ...made, of: 'ratios', name: 'Current ratio', value: '6.1 times' });
    await expect
      .element(page.getByText(/^Ratios: 6\.1 times.*It is no sum of events$/))
      .toBeVisible();
    await expect.element(page.getByText('The sum is the figure')).not.toBeInTheDocument();
  });
});

test('the sheet of a figure has what it is made of, its events and what is not posted', async () => {
  serverAnswers([[explainFigure, ok(TOTAL)]]);
  const work: SheetWork = {
    read: readingUntil(new AbortController().signal),
    onProgress: () => undefined,
    linesMax: 100,
  };
  const asked = { accountId: null, since: null, until: '90', asOn: '2026-03-31' };
  const sheet = await explanationSheet(work, 1, asked);
  const told = sheet.lines.map(({ as, cells }) => [as, cells[5] ?? '', cells.at(-1)]);
  expect(told.slice(0, 4)).toStrictEqual([
    ['group', 'Made of', null],
    ['line', 'Inventories', 34_000],
    ['line', 'Stock by the register, beyond what is posted', 20_000],
    ['group', 'Events', null],
  ]);
  expect(told.slice(-2)).toStrictEqual([
    ['line', 'Stock by the register, beyond what is posted, not posted', 4000],
    ['total', 'The sum is the figure', 54_000],
  ]);
});
