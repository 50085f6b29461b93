import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applySalesTemplate, listAccountChanges } from '#api/contract/account/account.ts';
import { AccountListPage } from '#web/features/account/list/AccountListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import template from '#tests/specimens/replies/applySalesTemplate.json' with { type: 'json' };
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

beforeEach(() =>
  store.set(preferencesAtom, { ...store.get(preferencesAtom), accountsBy: 'tiles' }),
);

const heading = (name: string) => page.getByRole('heading', { name });

describe('accounts', () => {
  const open = (at = '/account') => show(AccountListPage, { path: '/account', at });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  test('are announced while they load', async () => {
    serverAnswers([[listAccountChanges, 'waiting']]);
    await open();
    await expect.element(page.getByLabelText('Loading accounts')).toBeInTheDocument();
  });

  test('have two templates to begin from when there are none, and what the first would add', async () => {
    const calls = serverAnswers([
      [listAccountChanges, okAccounts([]), okAccounts(accounts)],
      [applySalesTemplate, ok(template)],
    ]);
    await open();
    await expect.element(heading('No Accounts')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Taxi Business' })).toBeVisible();
    const capital = page.getByText(/^Capital Account, Drawings/);
    // The pointer may lie where the test before left it.
    await userEvent.hover(heading('No Accounts'));
    await expect.poll(() => capital.elements().every((each) => !each.checkVisibility())).toBe(true);
    await userEvent.hover(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByText(/‘Basic Sales Purchase’ adds \d+ accounts/)).toBeVisible();
    await expect.element(capital.first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('GET /api/islogin/book/1/template/sales');
  });

  test('lead to their ledgers by tiles, and Add New carries what was searched for', async () => {
    serverAnswers([[listAccountChanges, okAccounts(accounts)]]);
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

  test('a template that is refused says why, and both can be chosen still', async () => {
    serverAnswers([
      [listAccountChanges, okAccounts([])],
      [applySalesTemplate, problem(403, 'not_allowed', 'Your role may not add accounts.')],
    ]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Basic Sales Purchase' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/may not add/);
    await expect.element(page.getByRole('button', { name: 'Taxi Business' })).toBeEnabled();
  });

  test('every word of a search must be in the name, in any order and case', async () => {
    serverAnswers([[listAccountChanges, okAccounts(accounts)]]);
    await open('/account?q=TDS%20GST');
    await expect.element(link('GST TDS/TCS Receivable')).toBeVisible();
    expect(link('TDS Payable').elements()).toEqual([]);
  });

  test('retired accounts stand aside until they are wanted or searched for', async () => {
    const retired = { ...accounts[0], id: 900, name: 'Old overdraft', retired: true };
    const others = accounts.filter((account) => !account.retired);
    serverAnswers([[listAccountChanges, okAccounts([...others, retired])]]);
    await open();
    await expect.element(link('Cash')).toBeVisible();
    expect(link('Old overdraft').elements()).toEqual([]);
    await userEvent.fill(page.getByLabelText('Search accounts'), 'old');
    await expect.element(link('Old overdraft')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search accounts'), '');
    await userEvent.click(page.getByLabelText('Show retired (1)'));
    await expect.element(page.getByText('Fixed Assets, retired')).toBeVisible();
  });

  test('have a footing as a list', async () => {
    serverAnswers([[listAccountChanges, okAccounts(accounts)]]);
    await open();
    await userEvent.click(page.getByRole('radio', { name: 'A to Z' }));
    await expect.element(page.getByRole('cell', { name: 'Total' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Tiles' }));
  });

  test('are drawn in part when there are thousands, and the footing counts them all', async () => {
    const many = Array.from({ length: 450 }, (_, at) => ({
      ...accounts[0],
      id: 1e3 + at,
      name: `Customer ${at}`,
      balance: '10.00',
    }));
    serverAnswers([[listAccountChanges, okAccounts(many)]]);
    await open();
    await expect.element(page.getByText('Showing 200 of 450 accounts')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'A to Z' }));
    await expect.element(page.getByRole('row', { name: /^Total 4,500.00/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more accounts' }));
    await expect.element(page.getByText('Showing 400 of 450 accounts')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Tiles' }));
  });

  test('are asked for again by the button after a failure', async () => {
    serverAnswers([[listAccountChanges, 'silence', okAccounts([])]]);
    await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the accounts/);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(heading('No Accounts')).toBeVisible();
  });

  test('the quick actions stand above', async () => {
    serverAnswers([[listAccountChanges, okAccounts(accounts)]]);
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

describe('the keys of the accounts', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  });
  afterEach(() => stop());

  const open = async () => {
    serverAnswers([[listAccountChanges, okAccounts(accounts)]]);
    await show(AccountListPage, { path: '/account' });
    await expect.element(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
  };
  const press = (keys: string) => userEvent.keyboard(keys);
  const went = async (to: string) => {
    await expect.element(page.getByText(`Went to ${to}`)).toBeVisible();
  };
  const cash = accounts.find(({ name }) => name === 'Cash')?.id;

  test('/ searches, and Enter opens what was found first', async () => {
    await open();
    await press('/');
    await expect.element(page.getByLabelText('Search accounts')).toHaveFocus();
    await press('cash{Enter}');
    await went(`/account/${cash}`);
  });

  test('arrows walk through the tiles in both directions', async () => {
    await open();
    await press('{ArrowRight}');
    await expect.element(page.getByRole('link', { name: 'Add New', exact: true })).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(page.getByRole('link', { name: accounts[0]?.name ?? '' })).toHaveFocus();
    await press('{ArrowLeft}{ArrowDown}{ArrowUp}');
    await expect.element(page.getByRole('link', { name: 'Add New', exact: true })).toHaveFocus();
  });

  test.each([
    ['e', `/journal/add/${accounts[0]?.id}/dr`],
    ['{Shift>}E{/Shift}', `/journal/add/${accounts[0]?.id}/cr`],
  ])('%s begins an entry with the account that has the focus', async (keys, to) => {
    await open();
    await press('{ArrowRight}{ArrowRight}');
    await press(keys);
    await went(to);
  });

  test('L shows the list, and E means its row', async () => {
    await open();
    store.set(preferencesAtom, { ...store.get(preferencesAtom), accountsBy: 'group' });
    await press('l');
    await expect.element(page.getByRole('cell', { name: 'Total' })).toBeVisible();
    await press('je');
    await went(`/journal/add/${accounts[0]?.id}/dr`);
  });

  test('Alt+C adds an account', async () => {
    await open();
    await press('{Alt>}c{/Alt}');
    await went('/account/add');
  });
});
