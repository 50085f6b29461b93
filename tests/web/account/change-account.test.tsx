import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeAccount,
  listAccountChanges,
  listAccountTypes,
  retireAccount,
} from '#api/contract/account/account.ts';
import { companyEndpoints } from '#api/contract/catalogue/names.ts';
import { changeRecord, removeRecord } from '#api/contract/entity/entity.ts';
import { ChangeAccountPage } from '#web/features/account/change/ChangeAccountPage.tsx';
import { accountPickers } from '#web/features/catalogue/picker/account-pickers.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import changed from '#tests/specimens/replies/changeAccount.json' with { type: 'json' };
import removed from '#tests/specimens/replies/removeRecord.json' with { type: 'json' };
import retired from '#tests/specimens/replies/retireAccount.json' with { type: 'json' };
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const cash = accounts.find(({ name }) => name === 'Cash') ?? accounts[0];
const id = cash?.id ?? 0;
const Page = () => <ChangeAccountPage pickers={accountPickers} />;
type AnswersByCall = {
  types?: readonly object[];
  list?: Answer;
  change?: Answer;
  retire?: Answer;
  remove?: Answer;
};

async function open(
  { list = okAccounts(accounts), types: typesShown = types, ...rest }: AnswersByCall = {},
  of = id,
) {
  const { change, retire, remove } = rest;
  const calls = serverAnswers([
    [listAccountChanges, list],
    [listAccountTypes, ok(typesShown)],
    [changeRecord, ok(types[0] ?? {})],
    [companyEndpoints.list, ok([])],
    [changeAccount, change ?? ok(changed)],
    [retireAccount, retire ?? ok(retired)],
    [removeRecord, remove ?? ok(removed)],
  ]);
  await show(Page, {
    path: '/account/:accountId/change',
    at: `/account/${of}/change`,
  });
  return () => calls.filter(({ path }) => !path.startsWith('GET'));
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const yes = (name: string) =>
  userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }));

describe('changing an account', () => {
  test('is announced while the account loads', async () => {
    await open({ list: 'waiting' });
    await expect.element(page.getByLabelText('Loading the account')).toBeInTheDocument();
  });

  test('offers to try again when the account could not be loaded', async () => {
    await open({ list: 'silence' });
    await expect.element(page.getByText('Could not load the account. Try again')).toBeVisible();
  });

  test('says that there is no such account in this book', async () => {
    await open({}, 987_654);
    await expect.element(page.getByRole('heading', { name: 'No such account' })).toBeVisible();
  });

  test('an account whose type has moved is moved after it, when the person says so', async () => {
    const elsewhere = types.map((type) =>
      type.id === cash?.account_type_id ? { ...type, group: 'bank-accounts' } : type,
    );
    const writes = await open({ types: elsewhere });
    await userEvent.click(page.getByRole('checkbox', { name: /^Move this account from/ }));
    await userEvent.click(button(/^Save account/));
    await expect.poll(writes).toHaveLength(1);
    expect(writes()[0]?.body).toMatchObject({ moves_to_group: true });
  });

  test('keeps its type where its days are reported, and says why at the field', async () => {
    const detail = 'Cash has an entry of 31 Mar 2026, a day that is locked or filed.';
    const facts = { facts: { field: 'account_type_id' } };
    await open({ change: problem(409, 'account_type_of_reported_days', detail, facts) });
    await userEvent.fill(field('Name'), 'Till');
    await userEvent.click(button(/^Save account/));
    await expect
      .element(page.getByRole('combobox', { name: 'Account type' }))
      .toHaveAccessibleDescription(/locked or filed/);
  });

  test('a type of the book that has no group gets one on the way', async () => {
    const own = types.map((type) =>
      type.id === cash?.account_type_id
        ? { ...type, name: 'Feasts', group: null, reserved: false, shared: false }
        : type,
    );
    const writes = await open({ types: own });
    await userEvent.click(button('Choose its group'));
    await userEvent.click(button('Save group'));
    await expect.element(page.getByText('Choose the group of this type')).toBeVisible();
    await userEvent.selectOptions(field('Group'), 'Indirect Expenses');
    await userEvent.click(button('Save group'));
    await expect.poll(writes).toHaveLength(1);
    expect(writes()[0]).toMatchObject({
      path: `PUT /api/account_type/${cash?.account_type_id}`,
      body: { group: 'indirect-expenses' },
    });
  });

  test('only what differs is sent, with what the form had seen', async () => {
    const writes = await open();
    await expect.element(field('Account type')).toHaveValue('Cash-in-Hand');
    await userEvent.fill(field('Name'), 'Cash in hand');
    await userEvent.click(button(/^Save account/));
    await expect.element(page.getByText(`Went to /account/${id}`)).toBeVisible();
    expect(writes()).toMatchObject([
      {
        path: `PUT /api/islogin/account/${id}`,
        body: { name: 'Cash in hand', expected: cash?.seq, book_id: 1 },
      },
    ]);
  });

  test('when somebody else was quicker, it says who and keeps what was typed', async () => {
    const detail = 'Deepak Rao changed this account since you opened it.';
    await open({ change: problem(409, 'changed_since', detail) });
    await userEvent.fill(field('Name'), 'Cash box');
    await userEvent.click(button(/^Save account/));
    await expect.element(page.getByText(/^Deepak Rao changed this account/)).toBeVisible();
    await expect.element(button('Keep mine')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Cash box');
  });
});

describe('the end of an account', () => {
  test('retiring asks first, then leads to its ledger', async () => {
    const writes = await open();
    await userEvent.click(button('Retire account'));
    await expect.element(page.getByRole('alertdialog', { name: 'Retire ‘Cash’?' })).toBeVisible();
    expect(writes()).toEqual([]);
    await yes('Retire account');
    await expect.element(page.getByText(`Went to /account/${id}`)).toBeVisible();
    expect(writes().map(({ path }) => path)).toEqual([`POST /api/islogin/account/${id}/retire`]);
  });

  test('a balance is in the way, and the server says how much', async () => {
    const detail = 'The account has a balance of 550.00 Dr; only an empty one can be retired.';
    await open({ retire: problem(409, 'account_has_balance', detail) });
    await userEvent.click(button('Retire account'));
    await yes('Retire account');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([]);
  });

  test('removing names what uses it', async () => {
    const detail = 'Cash is used by 2 entries and stays. Retire it instead.';
    await open({ remove: problem(409, 'account_in_use', detail) });
    await userEvent.click(button('Remove account'));
    await yes('Remove account');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
  });

  test('what nothing uses goes, and the list is shown', async () => {
    const writes = await open();
    await userEvent.click(button('Remove account'));
    await yes('Remove account');
    await expect.element(page.getByText('Went to /account')).toBeVisible();
    expect(writes().map(({ path }) => path)).toEqual([`DELETE /api/account/${id}`]);
  });

  test('a retired account is not changed any more', async () => {
    await open({ list: okAccounts([{ ...cash, retired: true }]) });
    await expect.element(page.getByText(/^This account is retired/)).toBeVisible();
    expect(field('Name').elements()).toEqual([]);
    expect(button('Retire account').elements()).toEqual([]);
    await expect.element(button('Remove account')).toBeVisible();
  });
});
