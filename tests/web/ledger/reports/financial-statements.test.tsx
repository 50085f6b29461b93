import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalanceSheet, readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import type {
  BalanceSheetReply,
  FinancialRow,
  ProfitAndLossReply,
} from '#api/contract/account/financial-statements.ts';
import { BalanceSheetPage } from '#web/features/report/statement/sheet/BalanceSheetPage.tsx';
import { ProfitAndLossPage } from '#web/features/report/statement/result/ProfitAndLossPage.tsx';
import {
  changeText,
  statementFigure,
} from '#web/features/report/statement/table/statement-figures.ts';
import {
  balanceSheetSheet,
  profitAndLossSheet,
} from '#web/features/report/statement/statement-sheet.ts';
import { daysOf } from '#web/shell/balances/use-days.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import '#web/ui/styles/base.css';
import { ok, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const row = (
  as: FinancialRow['as'],
  code: string,
  name: string,
  more: Partial<FinancialRow> = {},
): FinancialRow => ({
  code,
  as,
  name,
  sum_name: null,
  note: null,
  amounts: [],
  parts: [],
  ...more,
});

const part = (account_id: number | null, name: string, ...amounts: string[]) => ({
  account_id,
  name,
  amounts,
});

const result: ProfitAndLossReply = {
  form: 'proprietor',
  columns: [
    { of: 'period', from: '2025-04-01', to: '2026-03-31' },
    { of: 'last-year', from: '2024-04-01', to: '2025-03-31' },
  ],
  rows: [
    row('section', 'section-revenue', 'Revenue', {
      sum_name: 'Revenue from operations',
      amounts: ['81500.50', '72400.00'],
      parts: [
        part(7, 'Sales, goods', '81000.50', '72400.00'),
        part(8, 'Sales, services', '500.00', '0.00'),
      ],
    }),
    row('result', 'result-gross-profit', 'Gross profit', { amounts: ['81500.50', '72400.00'] }),
    row('section', 'section-indirect-expenses', 'Indirect expenses', {
      sum_name: 'Total indirect expenses',
      amounts: ['90000.50', '2400.00'],
      parts: [part(9, 'Rent', '90000.50', '2400.00')],
    }),
    row('result', 'result-net-profit', 'Net loss', { amounts: ['-8500.00', '70000.00'] }),
  ],
  result: ['-8500.00', '70000.00'],
  revenue: ['81500.50', '72400.00'],
  gross: ['81500.50', '72400.00'],
  lacks_closing_stock: true,
  ties: true,
  stock_by_register: false,
  counted_to: 1259,
};

const sheet: BalanceSheetReply = {
  form: 'proprietor',
  columns: [
    { of: 'day', to: '2026-03-31' },
    { of: 'compared', to: '2025-03-31' },
  ],
  rows: [
    row('side', 'funds', 'Owner’s funds and liabilities'),
    row('heading', 'funds-heading-owner-s-funds', 'Owner’s funds'),
    row('line', 'funds-capital', 'Capital, at the start of the year', {
      note: 1,
      amounts: ['500.00', '300.00'],
      parts: [part(1, 'Capital Account', '500.00', '300.00')],
    }),
    row('line', 'funds-drawings', 'Less: drawings', {
      note: 2,
      amounts: ['-100.00', '0.00'],
      parts: [part(2, 'Drawings', '-100.00', '0.00')],
    }),
    row('subtotal', 'funds-sum-owner-s-funds', 'Owner’s funds', { amounts: ['400.00', '300.00'] }),
    row('total', 'funds-total', 'Total', { amounts: ['400.00', '300.00'] }),
    row('side', 'assets', 'Assets'),
    row('heading', 'assets-heading-current-assets', 'Current assets'),
    row('line', 'assets-cash-in-hand', 'Cash in hand', {
      note: 3,
      amounts: ['400.00', '300.00'],
      parts: [part(3, 'Cash', '400.00', '300.00')],
    }),
    row('total', 'assets-total', 'Total', { amounts: ['400.00', '300.00'] }),
  ],
  result: ['0.00', '0.00'],
  ties: true,
  stock_by_register: false,
  counted_to: 12,
};

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const tableRow = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const widthOfPage = () => document.documentElement.scrollWidth;

async function openResult(
  answer: Answer = ok(result),
  at = '/journal/reports/profit-and-loss?year=25-26',
) {
  const asked: URLSearchParams[] = [];
  const noting = (query: URLSearchParams) => {
    asked.push(query);
    return typeof answer === 'function' ? answer(query) : answer;
  };
  serverAnswers([[readProfitAndLoss, noting]]);
  await show(ProfitAndLossPage, { path: '/journal/reports/profit-and-loss', at });
  return asked;
}

async function openSheet(
  answer: Answer = ok(sheet),
  at = '/journal/reports/balance-sheet?on=2026-03-31',
) {
  const asked: URLSearchParams[] = [];
  const noting = (query: URLSearchParams) => {
    asked.push(query);
    return typeof answer === 'function' ? answer(query) : answer;
  };
  serverAnswers([[readBalanceSheet, noting]]);
  await show(BalanceSheetPage, { path: '/journal/reports/balance-sheet', at });
  return asked;
}

describe('the profit and loss page', () => {
  test('is announced while it loads, and says why it could not', async () => {
    await openResult('waiting');
    await expect
      .element(page.getByLabelText('Loading the profit and loss account'))
      .toBeInTheDocument();
  });

  test('answers in a sentence, with a loss called a loss', async () => {
    await openResult();
    await expect
      .element(page.getByText(/^Net loss ₹8,500.00 on revenue of ₹81,500.50/))
      .toBeVisible();
    await expect.element(tableRow('Net loss −8,500.00 70,000.00')).toBeVisible();
    await expect.element(tableRow('Sales, goods 81,000.50 72,400.00 +11.9%')).toBeVisible();
    await expect
      .element(page.getByText('Closing stock is not entered. The profit is not final.'))
      .toBeVisible();
  });

  test('opens stock by the register into the stock summary of its days', async () => {
    const stock = part(null, 'Less: closing stock', '-4000.00', '0.00');
    const cost = row('section', 'section-cost-of-goods-sold', 'Cost of goods sold', {
      sum_name: 'Cost of goods sold',
      amounts: ['-4000.00', '0.00'],
      parts: [stock],
    });
    const rows = [cost, ...result.rows];
    await openResult(ok({ ...result, rows, stock_by_register: true, lacks_closing_stock: false }));
    for (const name of ['Less: closing stock', 'Stock summary']) {
      await expect
        .element(page.getByRole('link', { name }))
        .toHaveAttribute(
          'href',
          expect.stringMatching(/stock-summary\?.*from=2025-04-01&to=2026-03-31/),
        );
    }
  });

  test('asks for the days, the columns and what it stands beside as its address has them', async () => {
    const asked = await openResult();
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    expect(asked[0]?.get('from')).toBe('2025-04-01');
    expect(asked[0]?.get('to')).toBe('2026-03-31');
    expect(asked[0]?.get('compare')).toBe('last-year');
    await press('v');
    await expect.poll(() => asked.at(-1)?.get('columns')).toBe('months');
    await press('{Alt>}c{/Alt}');
    await expect.poll(() => asked.at(-1)?.get('compare')).toBe('previous');
  });

  test('closes and opens its sections by arrows, and Enter opens an account', async () => {
    await openResult();
    const revenue = page.getByRole('button', { name: 'Revenue' });
    await expect.element(revenue).toBeVisible();
    await press('j');
    await expect.element(revenue).toHaveFocus();
    await press('{ArrowLeft}');
    await expect.element(page.getByText('Sales, goods')).not.toBeInTheDocument();
    await expect.element(tableRow(/^Revenue from operations 81,500.50/)).toBeVisible();
    await press('{Home}{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Went to /account/7?year=25-26')).toBeVisible();
  });

  test('a phone shows one figure of each line and nothing wider than the page', async () => {
    await page.viewport(390, 844);
    await openResult();
    await expect.element(tableRow('Rent 90,000.50')).toBeVisible();
    expect(widthOfPage()).toBeLessThanOrEqual(390);
  });
});

describe('the balance sheet page', () => {
  test('shows its lines beside another day, each with its note', async () => {
    const asked = await openSheet();
    await expect.element(tableRow('Less: drawings 2 −100.00 0.00 −100.00')).toBeVisible();
    expect(asked[0]?.get('to')).toBe('2026-03-31');
    expect(asked[0]?.get('compare_to')).toBe('2025-03-31');
    await expect.element(page.getByText('Assets equal funds and liabilities.')).toBeVisible();
  });

  test('opens a line into its accounts, and the address keeps it open', async () => {
    await openSheet(
      ok(sheet),
      '/journal/reports/balance-sheet?on=2026-03-31&turned=assets-cash-in-hand',
    );
    await expect.element(page.getByRole('link', { name: 'Cash' })).toBeVisible();
    await page.getByRole('button', { name: 'Less: drawings' }).click();
    await expect.element(page.getByRole('link', { name: 'Drawings' })).toBeVisible();
  });

  test('stands in two sides by L, and a line leads back to its accounts', async () => {
    await openSheet();
    await expect.element(tableRow(/^Less: drawings/)).toBeVisible();
    await press('l');
    await expect.element(tableRow('Total 400.00 Total 400.00')).toBeVisible();
    await page.getByRole('button', { name: 'Cash in hand' }).click();
    await expect.element(page.getByRole('link', { name: 'Cash' })).toBeVisible();
  });

  test('says where it differs', async () => {
    await openSheet(ok({ ...sheet, ties: false }));
    await expect
      .element(page.getByText('Differs from the trial balance of the day.'))
      .toBeVisible();
  });
});

describe('the figures of a statement', () => {
  test.each([
    ['112.00', '100.00', '+12.0%'],
    ['96.00', '100.00', '−4.0%'],
    ['100.00', '100.00', '0.0%'],
    ['100.00', '0.00', ''],
    ['-5.00', '100.00', ''],
    ['100000.00', '1.00', ''],
  ])('a change to %s from %s is told as ‘%s’', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });

  test('whole rupees are rounded to the nearest, also below nil', () => {
    expect(statementFigure('-1105340.50', { whole: true })).toBe('−11,05,341');
    expect(statementFigure('0.00', { whole: true })).toBe('');
  });
});

describe('the sheets of the statements', () => {
  const days = daysOf(new URLSearchParams('on=2026-03-31'), calendarDate('2026-11-20'));
  const work = (reply: unknown) => ({
    read: (async (endpoint: { path: string }) =>
      endpoint.path.endsWith('/opening') ? { difference: '0.00' } : reply) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  });
  const asked = {
    days,
    columns: 'total',
    compare: 'last-year',
    form: null,
    comparedDay: null,
  } as const;

  test('a profit and loss account lists its accounts between heading and sum', async () => {
    const { title, lines } = await profitAndLossSheet(work(result), 1, asked);
    expect(title).toBe('Profit and Loss Account');
    expect(lines.map(({ as, cells }) => [as, ...cells]).slice(0, 4)).toStrictEqual([
      ['group', 'Revenue', null, null],
      ['line', 'Sales, goods', 8_100_050, 7_240_000],
      ['line', 'Sales, services', 50_000, null],
      ['subtotal', 'Revenue from operations', 8_150_050, 7_240_000],
    ]);
  });

  test('a balance sheet ends in its notes, each with the accounts of its line', async () => {
    const { lines } = await balanceSheetSheet(work(sheet), 1, asked);
    const names = lines.map(({ cells }) => cells[0]);
    expect(names.slice(names.indexOf('Notes'))).toStrictEqual([
      'Notes',
      'Capital, at the start of the year',
      'Capital Account',
      '',
      'Less: drawings',
      'Drawings',
      '',
      'Cash in hand',
      'Cash',
      '',
    ]);
  });
});
