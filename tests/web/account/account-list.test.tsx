import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applySalesTemplate, listAccounts } from '#api/contract/account.ts';
import { AccountListPage } from '#web/features/account/AccountListPage.tsx';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import template from '#tests/specimens/replies/applySalesTemplate.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const heading = (name: string) => page.getByRole('heading', { name });

describe('accounts', () => {
  const open = () => show(AccountListPage, { path: '/account' });

  test('loading', async () => {
    serverAnswers([[listAccounts, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading accounts')).toBeInTheDocument();
  });

  test('empty: two templates to begin from, and what the first would add', async () => {
    const calls = serverAnswers([
      [listAccounts, ok([]), ok(accounts)],
      [applySalesTemplate, ok(template)],
    ]);
    await open();
    await expect.element(heading('No Accounts')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Taxi Business' })).toBeVisible();
    await userEvent.hover(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByText(/Basic Sales Purchase has \d+ accounts/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('GET /api/islogin/book/1/template/sales');
  });

  test('full: a tile leads to the ledger, and Add New carries what was searched for', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    const cash = accounts.find(({ name }) => name === 'Cash');
    await expect
      .element(page.getByRole('link', { name: 'Cash', exact: true }))
      .toHaveAttribute('href', `/account/${cash?.id}`);
    await userEvent.fill(page.getByLabelText('Search accounts'), 'courier');
    await expect.element(page.getByText('No account named ‘courier’')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Add New.*courier/ }))
      .toHaveAttribute('href', '/account/add/courier');
  });

  test('as a list it has a footing', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    await userEvent.click(page.getByRole('radio', { name: 'List' }));
    await expect.element(page.getByRole('cell', { name: 'Total' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Tiles' }));
  });

  test('failed: the button asks again', async () => {
    serverAnswers([[listAccounts, 'silence', ok([])]]);
    await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the accounts/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(heading('No Accounts')).toBeVisible();
  });

  test('the quick actions stand above', async () => {
    serverAnswers([[listAccounts, ok(accounts)]]);
    await open();
    for (const [name, href] of [
      ['Add New Entry', '/add/journal'],
      ['Accounts', '/account'],
      ['New Accounts', '/account/add'],
      ['Add Assets', '/asset/add'],
      ['Add Stocks', '/stock/add'],
    ] as const) {
      await expect
        .element(page.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', href);
    }
  });
});
