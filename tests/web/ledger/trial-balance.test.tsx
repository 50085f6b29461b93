import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { TrialBalancePage } from '#web/features/report/TrialBalancePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import recorded from '#tests/specimens/replies/readTrialBalance.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const open = (answer: Answer, at = '/journal/reports') => {
  serverAnswers([[readTrialBalance, answer]]);
  return show(TrialBalancePage, { path: '/journal/reports', at });
};

test('the trial balance is announced while it loads', async () => {
  await open('waiting');
  await expect.element(page.getByLabelText('Loading the trial balance')).toBeInTheDocument();
});

test('the trial balance stands by group, with a footing', async () => {
  await open(ok(recorded));
  await expect.element(page.getByText('Cash-in-Hand')).toBeVisible();
  await expect.element(page.getByText('Sales Accounts')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Total 550.00 550.00/ })).toBeVisible();
});

test('earlier years’ profit stands on the credit side', async () => {
  await open(ok({ ...recorded, profit_brought_forward: '-120.00' }));
  await expect
    .element(page.getByRole('row', { name: /Profit brought forward 120.00/ }))
    .toBeVisible();
});

test('a group of thousands shows the first, and the others in parts', async () => {
  const debtor = (id: number) => ({
    account_id: id,
    name: `Customer ${id}`,
    account_type: 'Sundry Debtors',
    group: 'sundry-debtors',
    debit: '1.00',
    credit: '0.00',
  });
  const head = { group: 'sundry-debtors', count: 4, debit: '4.00', credit: '0.00' };
  const balance = { ...recorded, groups: [head] };
  const rows = (query: URLSearchParams) => (query.has('group') ? [3, 4] : [1, 2]).map(debtor);
  await open((query) => ok({ ...balance, rows: rows(query) }));
  await expect.element(page.getByRole('row', { name: /Sundry Debtors 4.00/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show 2 of 2 more' }));
  await expect.element(page.getByText('Customer 4')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /more/ })).not.toBeInTheDocument();
});

test('a trial balance without figures says so', async () => {
  const none = { debit: '0.00', credit: '0.00' };
  await open(ok({ ...recorded, rows: [], totals: none }));
  await expect.element(page.getByText('No balances in this period')).toBeVisible();
});

test('a trial balance that could not be loaded says so', async () => {
  await open('silence');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load/);
});

test('the keys of a period work here too', async () => {
  await open(ok(recorded), '/journal/reports?year=25-26');
  const year = page.getByRole('combobox', { name: 'Financial year' });
  await userEvent.keyboard('[[');
  await expect.element(year).toHaveValue('24-25');
  await userEvent.keyboard('q');
  await expect.element(page.getByRole('combobox', { name: 'Quarter' })).toBeVisible();
});
