// What a statement stands beside, and in which order its accounts stand.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readListChoices } from '#api/contract/book/caller/list-choices.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import {
  statementAmount,
  figureIn,
  figureText,
  percentChanged,
} from '#web/features/report/columns/figures.ts';
import { ProfitAndLossPage } from '#web/features/report/statement/result/ProfitAndLossPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import type { Answer } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';
import { result } from './statement-replies.ts';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const tableRow = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);

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

describe('the columns of a profit and loss account', () => {
  test('asks for the days, the columns and what it stands beside as its address has them', async () => {
    const asked = await openResult();
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    expect(asked[0]?.get('from')).toBe('2025-04-01');
    expect(asked[0]?.get('to')).toBe('2026-03-31');
    expect(asked[0]?.get('compare')).toBe('last-year');
    await press('v');
    await expect.poll(() => asked.at(-1)?.get('columns')).toBe('months');
  });

  test('Alt+C and Enter add a column as in Tally, and Compare takes it away', async () => {
    const asked = await openResult();
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    await press('{Alt>}c{/Alt}');
    const column = page.getByRole('combobox', { name: 'Column' });
    await expect.element(column).toHaveFocus();
    await press('{Enter}');
    await expect.poll(() => asked.at(-1)?.get('compare')).toBe('last-year,previous');
    await page.getByRole('button', { name: 'Compare 2 columns' }).click();
    await page.getByRole('checkbox', { name: 'Last year' }).click();
    await expect.poll(() => asked.at(-1)?.get('compare')).toBe('previous');
  });

  test('any days stand beside it, and what cannot be read keeps what was typed', async () => {
    const asked = await openResult();
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    await page.getByRole('button', { name: 'Compare Last year' }).click();
    await page.getByRole('button', { name: /^Add column/ }).click();
    await page.getByRole('combobox', { name: 'Column' }).selectOptions('Any days');
    await page.getByLabelText('Last day').fill('1 mar 2024');
    await page.getByRole('dialog').getByRole('button', { name: 'Add column' }).click();
    await expect.element(page.getByText('Must be the first day or a later one.')).toBeVisible();
    await page.getByLabelText('First day').fill('1 jan 2024');
    await page.getByRole('dialog').getByRole('button', { name: 'Add column' }).click();
    await expect.poll(() => asked.at(-1)?.get('compare')).toBe('last-year,2024-01-01..2024-03-01');
  });

  test('says in words what is chosen, and has one row of five controls', async () => {
    await openResult(
      ok(result),
      '/journal/reports/profit-and-loss?year=25-26&columns=months&sort=name&zero=shown',
    );
    await expect
      .element(page.getByText(/ · by month · in order of names · zero rows shown$/))
      .toBeVisible();
    const shown = document.querySelectorAll(
      '.report-controls > button, .report-controls > span > button',
    );
    expect([...shown].map(({ textContent }) => textContent)).toStrictEqual([
      'PeriodFY 25-26F2',
      'CompareLast year',
      'Print Ctrl P',
      'Export',
      'View',
    ]);
    const tops = [...shown].map((one) => Math.round(one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('tells change in rupees and share where they are asked for', async () => {
    await openResult(
      ok(result),
      '/journal/reports/profit-and-loss?year=25-26&show=change,percent,share',
    );
    await expect
      .element(tableRow('Sales, goods 81,000.50 99.4% 72,400.00 100.0% 8,600.50 +11.9%'))
      .toBeVisible();
  });

  test('accounts stand by figure, by name or as in the chart, and zero rows are asked for by Z', async () => {
    const [revenue, ...rest] = result.rows;
    const rows = revenue && [{ ...revenue, parts: revenue.parts.toReversed() }, ...rest];
    const asked = await openResult(
      ok({ ...result, rows }),
      '/journal/reports/profit-and-loss?year=25-26&sort=figure',
    );
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    const first = () => document.querySelector('tr[data-id] a[data-row]')?.textContent;
    expect(first()).toBe('Sales, goods');
    await press('ss');
    await expect.poll(first).toBe('Sales, services');
    expect(asked.at(-1)?.get('zero')).toBe(null);
    await press('z');
    await expect.poll(() => asked.at(-1)?.get('zero')).toBe('shown');
  });

  test('an address that says nothing shows the columns that the person had last', async () => {
    const last = 'compare=none&columns=quarters';
    const kept: unknown[] = [];
    serverAnswers([
      [readListChoices, ok({ 'profit-and-loss': { hidden: [], views: [], as: 'rows', last } })],
      [
        readProfitAndLoss,
        (query: URLSearchParams) => {
          kept.push(query.get('columns'));
          return ok(result);
        },
      ],
    ]);
    await show(ProfitAndLossPage, {
      path: '/journal/reports/profit-and-loss',
      at: '/journal/reports/profit-and-loss?year=25-26',
    });
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    expect(kept).toStrictEqual(['quarters']);
  });

  test('the arrows go from figure to figure, and Enter opens the days of its column', async () => {
    await openResult();
    await expect.element(tableRow(/^Net loss/)).toBeVisible();
    await press('jj');
    await press('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('link', { name: '72,400.00' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByText('Went to /account/7?year=24-25')).toBeVisible();
  });
});

describe('the figures of a statement', () => {
  test.each([
    [11200, 10000, '+12.0%'],
    [9600, 10000, '−4.0%'],
    [10000, 10000, '0.0%'],
    [10000, 0, ''],
    [-500, 10000, ''],
    [10000000, 100, ''],
  ])('a change to %s from %s is told as ‘%s’', (now, before, text) => {
    const column = {
      key: '',
      head: '',
      over: null,
      kind: 'percent',
      at: 1,
      now: 0,
      isAnswer: false,
    } as const;
    const line = { amountsPaise: [now, before], whole: [] };
    expect(figureText(column, line, { whole: false })).toBe(text);
  });

  test('a change of 999 % is told, and one above it is not', () => {
    expect(percentChanged(10_99, 1_00)).toBeCloseTo(999);
    expect(percentChanged(11_00, 1_00)).toBe(null);
  });

  test('a share is of the whole of its own column', () => {
    const line = { amountsPaise: [25_00, 30_00], whole: [100_00, 0] };
    expect(figureIn({ kind: 'share', at: 0, now: 0 }, line)).toBe(25);
    expect(figureIn({ kind: 'share', at: 1, now: 1 }, line)).toBe(null);
  });

  test('whole rupees are rounded to the nearest, also below nil', () => {
    expect(statementAmount(-110_534_050, { whole: true })).toBe('−11,05,341');
    expect(statementAmount(0, { whole: true })).toBe('');
  });
});
