// The trial balance and the group summary beside other periods.
import type { BalanceColumnsReply } from '#tests/support/replies-on-wire.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalanceColumns } from '#api/contract/account/balance-columns.ts';
import { readBalances } from '#api/contract/account/balances.ts';
import { groupedBalances } from '#web/features/report/columns/balances/compared-rows.ts';
import { comparedSheet } from '#web/features/report/columns/balances/compared-sheet.ts';
import { GroupsPage } from '#web/features/report/books/groups/GroupsPage.tsx';
import { TrialBalancePage } from '#web/features/report/trial-balance/TrialBalancePage.tsx';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';
import { recordedBalances } from '../../balances.ts';

const account = (account_id: number, name: string, group: string | null, ...closing: string[]) => ({
  account_id,
  name,
  group,
  closing,
  movement: closing,
});

const reply: BalanceColumnsReply = {
  columns: [
    { of: 'period', from: '2026-04-01', to: '2027-03-31' },
    { of: 'last-year', from: '2025-04-01', to: '2026-03-31' },
  ],
  rows: [
    account(1, 'Capital Account', 'capital-account', '-1000.00', '-1000.00'),
    account(2, 'Cash', 'cash-in-hand', '1500.00', '1200.00'),
    account(3, 'Sales', 'sales-accounts', '-300.00', '-200.00'),
  ],
  profit_brought_forward: ['-200.00', '0.00'],
  counted_to: 9,
};

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const GroupSummary = () => <GroupsPage report="group-summary" />;
const tableRow = (name: string | RegExp) => page.getByRole('row', { name });

test('the trial balance foots in every column, and each figure opens the days of its own', async () => {
  const asked: string[] = [];
  const answer = (query: URLSearchParams) => {
    asked.push(query.get('compare') ?? '');
    return ok(reply);
  };
  serverAnswers([
    [readBalances, ok(recordedBalances)],
    [readBalanceColumns, answer],
  ]);
  const path = '/journal/reports/trial-balance';
  await show(TrialBalancePage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByRole('table')).toBeVisible();
  await userEvent.keyboard('{Alt>}c{/Alt}{Enter}');
  await expect.element(tableRow('Cash 1,500.00 1,200.00')).toBeVisible();
  await expect.element(tableRow('Profit brought forward −200.00 0.00')).toBeVisible();
  await expect.element(tableRow('Total 0.00 0.00')).toBeVisible();
  expect(asked).toStrictEqual(['last-year']);
  await page.getByRole('link', { name: '1,200.00', exact: true }).click();
  await expect.element(page.getByText('Went to /account/2?year=25-26')).toBeVisible();
});

test('a search finds accounts in the columns too, those without a balance among them', async () => {
  const asked: (string | null)[] = [];
  serverAnswers([
    [readBalances, ok(recordedBalances)],
    [
      readBalanceColumns,
      (query: URLSearchParams) => {
        asked.push(query.get('zero'));
        return ok(reply);
      },
    ],
  ]);
  const path = '/journal/reports/trial-balance';
  await show(TrialBalancePage, { path, at: `${path}?year=26-27&compare=last-year` });
  await expect.element(tableRow('Cash 1,500.00 1,200.00')).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('ACCOUNT cap');
  await expect.element(tableRow('Total of accounts found: 1 −1,000.00 −1,000.00')).toBeVisible();
  await expect.element(tableRow('Cash 1,500.00 1,200.00')).not.toBeInTheDocument();
  await expect.poll(() => asked).toStrictEqual([null, 'shown']);
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('nobody');
  await expect.element(tableRow('Total of accounts found: 0 0.00 0.00')).toBeVisible();
});

test('the summary of a group stands beside other years, of its own accounts', async () => {
  serverAnswers([
    [readBalances, ok(recordedBalances)],
    [readBalanceColumns, ok(reply)],
  ]);
  const path = '/journal/reports/group-summary';
  const at = `${path}?year=26-27&group=cash-in-hand&compare=last-year&show=change,percent`;
  await show(GroupSummary, { path, at });
  await expect.element(tableRow('Cash 1,500.00 1,200.00 300.00 +25.0%')).toBeVisible();
  await expect.element(tableRow('Total 1,500.00 1,200.00 300.00 +25.0%')).toBeVisible();
  await expect.element(page.getByText('Sales')).not.toBeInTheDocument();
});

test('what an account without a group holds has a heading of its own', () => {
  const [first, ...rest] = reply.rows;
  const rows = first === undefined ? rest : [{ ...first, group: null }, ...rest];
  expect(
    groupedBalances(readBalanceColumns.reply.parse({ ...reply, rows }), () => true).map(
      ({ name }) => name,
    ),
  ).toStrictEqual([
    'Cash-in-Hand',
    'Sales Accounts',
    'Without a group',
    'Profit brought forward',
    'Total',
  ]);
});

test('paper and files have the columns of the screen', async () => {
  const work = {
    read: (async (endpoint: { path: string }) =>
      endpoint.path.endsWith('/opening')
        ? { difference: '0.00' }
        : readBalanceColumns.reply.parse(reply)) as never,
    onProgress: () => undefined,
    linesMax: 1000,
  };
  const days = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
  const layout = {
    columns: 'total',
    compared: ['last-year'],
    shows: new Set(['change', 'share'] as const),
    sort: 'name',
  } as const;
  const asked = { bookId: 1, days, layout, hidesZero: true, isShown: () => true };
  const { columns, lines } = await comparedSheet(work, 'Trial balance', asked);
  expect(columns.map(({ head }) => head)).toStrictEqual([
    'Particulars',
    'FY 26-27 (₹)',
    'Share',
    'FY 25-26 (₹)',
    'Share',
    'Change (₹)',
  ]);
  expect(lines.map(({ cells }) => cells)).toContainEqual([
    'Cash',
    150_000,
    100,
    120_000,
    100,
    30_000,
  ]);
  expect(lines.at(-1)?.cells[0]).toBe('Total');
});
