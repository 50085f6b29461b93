// The cash flow statement on the screen and on paper, from the reply that the server gave.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readCashFlow } from '#api/contract/account/financial-statements.ts';
import recorded from '#tests/specimens/replies/readCashFlow.json' with { type: 'json' };
import { CashFlowPage } from '#web/features/report/statement/cash/CashFlowPage.tsx';
import { cashFlowSheet } from '#web/features/report/statement/statement-sheet.ts';
import { daysOf } from '#web/shell/balances/use-days.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

const path = '/journal/reports/cash-flow';
let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const line = recorded.rows.findLast(({ as }) => as === 'line');

test('the cash flow opens down to its accounts, and comes to the closing cash', async () => {
  serverAnswers([[readCashFlow, ok(recorded)]]);
  await show(CashFlowPage, { path, at: `${path}?year=26-27` });
  await expect
    .element(page.getByText('Opening cash and the net change are the closing cash.'))
    .toBeVisible();
  const name = 'Cash and cash equivalents at the end';
  await page.getByRole('button', { name }).click();
  const [part] = line?.parts ?? [];
  await expect.element(page.getByRole('link', { name: part?.name ?? '' }).last()).toBeVisible();
});

test('what is not classified is said on the page and on paper', async () => {
  const reply = { ...recorded, unclassified: recorded.unclassified.map(() => '5.00') };
  serverAnswers([[readCashFlow, ok(reply)]]);
  await show(CashFlowPage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByText(/listed on line D/)).toBeVisible();
  const work = {
    read: (async () => readCashFlow.reply.parse(reply)) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  };
  const days = daysOf(new URLSearchParams('year=26-27'), calendarDate('2027-04-02'));
  const asked = {
    days,
    columns: 'total',
    compare: 'last-year',
    form: null,
    shows: new Set<never>(),
    sort: 'chart',
    hidesZero: true,
  } as const;
  const sheet = await cashFlowSheet(work, 1, asked);
  expect(sheet.title).toBe('Cash Flow Statement');
  expect(sheet.remarks).toContain('Some accounts are not classified: line D.');
  expect(sheet.lines.at(0)?.cells[0]).toBe(recorded.rows[0]?.name);
});

test('another comparison is a key away, and the page is no wider than a phone', async () => {
  const asked: (string | null)[] = [];
  serverAnswers([
    [
      readCashFlow,
      (query) => {
        asked.push(query.get('compare'));
        return ok(recorded);
      },
    ],
  ]);
  await show(CashFlowPage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByText(/Every account is classified/)).toBeVisible();
  await userEvent.keyboard('{Alt>}c{/Alt}');
  await userEvent.keyboard('p{Enter}');
  await expect.poll(() => asked.at(-1)).toBe('last-year,previous');
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('cash of twelve months is drawn once it is opened, with a table behind it', async () => {
  const asked: (string | null)[] = [];
  const [own] = recorded.columns;
  const part = { of: 'part', from: '2026-03-01', to: '2026-03-31' };
  const each = (amounts: readonly string[]) => [...amounts.slice(0, 1), '90.00'];
  const { rows, opening, net_change: net, closing, unclassified } = recorded;
  const months = {
    ...recorded,
    columns: [own, part],
    rows: rows.map((row) => ({ ...row, amounts: row.amounts.slice(0, 1), parts: [] })),
    opening: each(opening),
    net_change: each(net),
    closing: each(closing),
    unclassified: each(unclassified),
  };
  const answer = (query: URLSearchParams) => {
    if (query.get('columns') !== 'months') return ok(recorded);
    asked.push(query.get('from'));
    return ok(months);
  };
  serverAnswers([[readCashFlow, answer]]);
  await show(CashFlowPage, { path, at: `${path}?year=25-26` });
  await expect.element(page.getByText(/Every account is classified/)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByText('Cash of twelve months as a picture').click();
  const picture = page.getByRole('img', { name: 'Cash by month, April 2025 to March 2026' });
  await expect.element(picture).toBeVisible();
  expect(asked).toEqual(['2025-04-01']);
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect
    .element(page.getByRole('row', { name: 'March 2026 90.00 90.00', exact: true }))
    .toBeVisible();
});
