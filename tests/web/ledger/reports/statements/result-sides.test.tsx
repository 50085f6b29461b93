// The profit and loss account as two Ts: the trading account, and what its gross profit leaves.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ProfitAndLossPage } from '#web/features/report/statement/result/ProfitAndLossPage.tsx';
import { tradingSides } from '#web/features/report/statement/result/trading-sides.ts';
import { profitAndLossSheet } from '#web/features/report/statement/statement-sheet.ts';
import { daysOf } from '#web/shell/balances/use-days.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';
import { company, part, result, row, rowsRead } from './statement-replies.ts';

const trade = (gross: string, net: string) => [
  row('section', 'section-revenue', 'Revenue', {
    parts: [part(1, 'Sales', '420000.00'), part(2, 'Sales returns', '-10000.00')],
  }),
  row('section', 'section-cost-of-goods-sold', 'Cost of goods sold', {
    parts: [
      part(null, 'Opening stock', '50000.00'),
      part(3, 'Purchases', '300000.00'),
      part(4, 'Carriage inward', '20000.00'),
      part(null, 'Less: closing stock', '-80000.00'),
    ],
  }),
  row('result', 'result-gross-profit', 'Gross profit', { amounts: [gross] }),
  row('section', 'section-other-income', 'Other income', {
    parts: [part(5, 'Interest received', '5000.00')],
  }),
  row('section', 'section-indirect-expenses', 'Indirect expenses', {
    parts: [part(6, 'Rent', '60000.00'), part(7, 'Dormant', '0.00')],
  }),
  row('line', 'line-tax', 'Tax', { amounts: ['0.00'], parts: [] }),
  row('result', 'result-net-profit', 'Net profit', { amounts: [net] }),
];

const told = (side: readonly { readonly name: string; readonly paise: number }[]) =>
  side.map(({ name, paise }) => [name, paise / 100]);

describe('the trading and the profit and loss account in two sides', () => {
  test('has returns and closing stock on the side of sales, and a profit on that of costs', () => {
    const [trading, rest] = tradingSides(rowsRead(trade('120000.00', '65000.00')));
    expect(told(trading?.debit ?? [])).toEqual([
      ['Opening stock', 50_000],
      ['Purchases', 300_000],
      ['Carriage inward', 20_000],
      ['Gross profit, carried down', 120_000],
    ]);
    expect(told(trading?.credit ?? [])).toEqual([
      ['Sales', 420_000],
      ['Sales returns', -10_000],
      ['Closing stock', 80_000],
    ]);
    expect(told(rest?.debit ?? [])).toEqual([
      ['Rent', 60_000],
      ['Net profit', 65_000],
    ]);
    expect(told(rest?.credit ?? [])).toEqual([
      ['Gross profit, brought down', 120_000],
      ['Interest received', 5_000],
    ]);
  });

  test('has a loss on the other side, so that both sides come to the same', () => {
    const rows = trade('-30000.00', '-85000.00').map((one) =>
      one.code === 'section-revenue' ? { ...one, parts: [part(1, 'Sales', '260000.00')] } : one,
    );
    for (const { debit, credit, totalPaise } of tradingSides(rowsRead(rows))) {
      const sum = (side: typeof debit) => side.reduce((all, { paise }) => all + paise, 0);
      expect([sum(debit), sum(credit)]).toEqual([totalPaise, totalPaise]);
    }
    const [trading, rest] = tradingSides(rowsRead(rows));
    expect(trading?.credit.at(-1)?.name).toBe('Gross loss, carried down');
    expect(rest?.debit[0]?.name).toBe('Gross loss, brought down');
    expect(rest?.credit.at(-1)?.name).toBe('Net loss');
  });
});

describe('the page of the profit and loss account', () => {
  let stop: () => void;
  beforeEach(async () => {
    stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
    await page.viewport(1440, 900);
  });
  afterEach(() => stop());

  const work = (reply: unknown) => ({
    read: (async (endpoint: { path: string }) =>
      endpoint.path.endsWith('/opening')
        ? { difference: '0.00' }
        : readProfitAndLoss.reply.parse(reply)) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  });
  const ofTrader = { ...result, rows: trade('120000.00', '65000.00') };
  const ofCompany = {
    ...company,
    rows: [row('line', 'line-i-revenue', 'I. Revenue', { amounts: ['1.00', '0.00'] })],
  };
  const at = '/journal/reports/profit-and-loss?year=25-26';

  test('turns by L, also of a company, whose own form tells no gross profit', async () => {
    const asked: (string | null)[] = [];
    const answer = (query: URLSearchParams) => {
      asked.push(query.get('as'));
      return ok(query.get('as') === 'proprietor' ? ofTrader : ofCompany);
    };
    serverAnswers([[readProfitAndLoss, answer]]);
    await show(ProfitAndLossPage, { path: '/journal/reports/profit-and-loss', at });
    await expect.element(page.getByRole('row', { name: /^I\. Revenue/ })).toBeVisible();
    await userEvent.keyboard('L');
    const table = page.getByRole('table', { name: 'Profit and loss in two sides' });
    await expect.element(table).toBeVisible();
    await expect.element(table.getByText('Gross profit, carried down')).toBeVisible();
    expect(asked).toStrictEqual([null, 'proprietor']);
    const sales = table.getByRole('link', { name: 'Sales', exact: true });
    await expect.element(sales).toHaveAttribute('href', expect.stringContaining('/account/1'));
    await userEvent.keyboard('L');
    await expect.element(page.getByRole('row', { name: /^I\. Revenue/ })).toBeVisible();
  });

  test('says at the heads of its sides in which unit their amounts are', async () => {
    serverAnswers([[readProfitAndLoss, () => ok(ofTrader)]]);
    await show(ProfitAndLossPage, {
      path: '/journal/reports/profit-and-loss',
      at: `${at}&unit=thousands`,
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('L');
    const table = page.getByRole('table', { name: 'Profit and loss in two sides' });
    const heads = table.getByRole('columnheader', { name: '(₹ in thousands)' });
    await expect.element(heads.first()).toBeVisible();
    expect(heads.elements()).toHaveLength(2);
    await expect.element(table.getByRole('cell', { name: '420.00' })).toBeVisible();
  });

  test('is on paper as it is on the screen', async () => {
    const { title, columns, lines } = await profitAndLossSheet(work(ofTrader), 1, {
      days: daysOf(new URLSearchParams({ year: '25-26' }), calendarDate('2026-05-01')),
      columns: 'total',
      compare: 'last-year',
      shows: new Set(),
      sort: 'chart',
      hidesZero: true,
      form: null,
      isInTwoSides: true,
    });
    expect(title).toBe('Trading and Profit and Loss Account');
    expect(columns.map(({ head }) => head)).toEqual(['Debit', '(₹)', 'Credit', '(₹)']);
    expect(lines[1]?.cells).toEqual(['Opening stock', 5_000_000, 'Sales', 42_000_000]);
    expect(lines.filter(({ as }) => as === 'total').map(({ cells }) => cells[1])).toEqual([
      49_000_000, 12_500_000,
    ]);
  });
});
