import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readBalances } from '#api/contract/account/balances.ts';
import { readMonthEnds } from '#api/contract/account/month-ends.ts';
import { AccountListPage } from '#web/features/account/list/AccountListPage.tsx';
import { ORDER_ON_LISTS, ORDER_ON_REPORTS } from '#web/shell/balances/group-order.ts';
import { nestedGroups } from '#web/shell/balances/group-tree.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import { recordedBalances as recorded } from '../ledger/balances.ts';
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { pointSpreads } from '../support/decimals.ts';
import { show } from '../support/show.tsx';

let stop: () => void;
let lines: Answer;
beforeEach(async () => {
  lines = 'waiting';
  const changed = { accountsBy: 'group', hidesZero: true } as const;
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...changed });
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1280, 900);
});
afterEach(() => stop());

const open = async (...answers: readonly Answer[]) => {
  serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    [readBalances, ...answers],
    [readMonthEnds, lines],
  ]);
  await show(AccountListPage, { path: '/account' });
};
const row = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);

describe('the accounts by group', () => {
  test('have sums at every level, the side in its own cell, and the last entry', async () => {
    await open(ok(recorded));
    await expect.element(row('Current Assets 2 105.00 114.50 9,99,99,999.50 Dr')).toBeVisible();
    await expect
      .element(row('HDFC Bank current 100.00 99.50 9,99,99,999.50 Dr 20 Nov'))
      .toBeVisible();
    await expect.element(row('Cash 5.00 15.00 0.00 08 Oct')).toBeVisible();
  });

  test('have their points under each other, with a side and without, on a phone too', async () => {
    await open(ok(recorded));
    await expect.element(row(/^Cash 5.00/)).toBeVisible();
    expect(
      Math.max(...(await pointSpreads(page.getByRole('table').element()))),
    ).toBeLessThanOrEqual(1);
    await page.viewport(390, 844);
    await expect.element(row('Cash 0.00')).toBeVisible();
    const table = page.getByRole('table').element();
    const rows = [...table.querySelectorAll('tfoot')];
    for (const foot of rows) foot.remove();
    expect(Math.max(...(await pointSpreads(table)))).toBeLessThanOrEqual(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('show how each moved in twelve months, in one question, and nothing of a flat line', async () => {
    const months = Array.from(
      { length: 12 },
      (_, at) => `2026-${String(at + 1).padStart(2, '0')}-28`,
    );
    const balances = months.map((_, at) => `${at * 10}.00`);
    const questions: (string | null)[] = [];
    lines = (query) => {
      questions.push(query.get('account_id'));
      return ok({ months, accounts: [{ account_id: 2, balances }] });
    };
    await open(ok(recorded));
    await expect
      .element(row(/^Cash/).getByRole('img', { name: /^Cash, month-end balances, 12 months to/ }))
      .toBeVisible();
    expect(row(/^HDFC/).getByRole('img').elements()).toEqual([]);
    expect(questions).toHaveLength(1);
    expect(questions[0]?.split(',')).toHaveLength(recorded.rows.length);
  });

  test('stand in one place each: a parent of one group alone is left out', () => {
    const names = nestedGroups(readBalances.reply.parse(recorded)).map(({ name, groups }) => [
      name,
      groups.length,
    ]);
    expect(names).toStrictEqual([
      ['Current Assets', 2],
      ['Duties & Taxes', 0],
    ]);
  });

  test('know every group of the trade in both orders', () => {
    const codes = TALLY_GROUPS.map(({ code }) => code).toSorted();
    expect(ORDER_ON_REPORTS.toSorted()).toStrictEqual(codes);
    expect(ORDER_ON_LISTS.toSorted()).toStrictEqual(codes);
  });

  test('close with Shift and an arrow, open level by level, and E begins an entry', async () => {
    await open(ok(recorded));
    await expect.element(row(/^Cash 5.00/)).toBeVisible();
    const cash = page.getByRole('link', { name: 'Cash', exact: true });
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(cash.elements()).toEqual([]);
    await press('2');
    await expect.element(page.getByRole('button', { name: 'Cash-in-Hand' })).toBeVisible();
    expect(cash.elements()).toEqual([]);
    await press('{Shift>}{ArrowRight}{/Shift}');
    cash.element().focus();
    await press('e');
    await expect.element(page.getByText('Went to /journal/add/2/dr')).toBeVisible();
  });

  test('are all shown of a book in which nothing has moved', async () => {
    const none = { ...recorded, rows: [], groups: [] };
    await open((query) => ok(query.get('show') === 'open' ? recorded : none));
    await expect.element(row(/^Cash 5.00/)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Hide zero' }))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('that could not be loaded are asked for again', async () => {
    await open('silence', ok(recorded));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the accounts/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(row(/^Cash 5.00/)).toBeVisible();
  });
});
