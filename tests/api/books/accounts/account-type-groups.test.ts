// A type of the book that has no group, as earlier versions let people make: it gets one, and its
// accounts are moved one by one, after which the statements count them where they belong.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const put = (id: number, body: object) =>
  team.owner('changeRecord', {
    params: { entity: 'account_type', id },
    body: { ...body, book_id: team.bookId },
  });

const broughtForward = async (): Promise<unknown> => {
  const got = await team.owner('readTrialBalance', {
    params: { bookId: team.bookId },
    query: { year: '26-27' },
  });
  return (got.body as { profit_brought_forward: string }).profit_brought_forward;
};

it('a type gets a group, and its accounts are closed with the year once moved', async () => {
  const type = idOf(
    await team.owner('addAccountType', { body: { name: 'Feasts', book_id: team.bookId } }),
  );
  const made = { name: 'Diwali', account_type_id: type, book_id: team.bookId };
  const account = idOf(await team.owner('createAccount', { body: made }));
  const entry = [
    { account_id: account, amount: '700.00' },
    { account_id: team.account('Cash'), amount: '-700.00' },
  ];
  await team.owner('postJournal', { body: { entry, date: '2026-03-15' } });
  expect(await broughtForward()).toBe('0.00');

  expect((await put(type, { group: 'no-such-group' })).body).toMatchObject({
    errors: [{ field: 'group', message: 'Choose one of the 28 groups.' }],
  });
  const grouped = await put(type, { group: 'indirect-expenses' });
  expect(grouped.body).toMatchObject({ group: 'indirect-expenses', nature: 'expense' });
  expect(await broughtForward()).toBe('0.00');

  const moved = await team.owner('changeAccount', {
    params: { accountId: account },
    body: { account_type_id: type, book_id: team.bookId },
  });
  expect(moved.body).toMatchObject({ group: 'indirect-expenses', nature: 'expense' });
  expect(await broughtForward()).toBe('700.00');
  const again = idOf(await team.owner('createAccount', { body: { ...made, name: 'Holi' } }));
  const accounts = (await team.owner('listAccounts', { params: { bookId: team.bookId } })).body;
  expect(accounts).toContainEqual(
    expect.objectContaining({ id: again, group: 'indirect-expenses' }),
  );
});

it('a group is refused to one of the 28, which stands where it does', async () => {
  const types = (await team.owner('listAccountTypes')).body as { id: number; group: string }[];
  const cash = types.find(({ group }) => group === 'cash-in-hand')?.id ?? 0;
  expect((await put(cash, { group: 'bank-accounts' })).status).toBe(403);
});
