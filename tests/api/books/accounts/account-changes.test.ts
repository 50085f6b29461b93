// The list of accounts in pages and by difference: whoever applies what is sent has what the whole
// list shows, and is sent no more than what has changed.
import type { Account, AccountChanges } from '#tests/support/replies-on-wire.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '#api/commands/rebuild/rebuild.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { actionIn, anyAction } from '../../ledgers/balances/account-actions.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = Record<string, string | number>;

async function changes(query: Query = {}, bookId = team.bookId): Promise<AccountChanges> {
  const got = await team.auditor('listAccountChanges', { params: { bookId }, query });
  expect(got.status).toBe(200);
  return got.body as AccountChanges;
}

const listed = async (): Promise<Account[]> =>
  (await team.owner('listAccounts', { params: { bookId: team.bookId } })).body as Account[];

const byId = (accounts: Iterable<Account>) => [...accounts].toSorted((a, b) => a.id - b.id);

type Copy = { readonly accounts: Map<number, Account>; since: string | undefined };

/** Does what a client does that keeps the accounts. @returns how many were sent. */
async function update(copy: Copy, limit: number): Promise<number> {
  const since = copy.since === undefined ? {} : { since: copy.since };
  let sent = 0;
  let after: string | null = null;
  do {
    const page: AccountChanges = await changes({
      ...since,
      limit,
      ...(after !== null && { after }),
    });
    if (page.reset) copy.accounts.clear();
    for (const account of page.accounts) copy.accounts.set(account.id, account);
    for (const id of page.removed) copy.accounts.delete(id);
    sent += page.accounts.length;
    copy.since = page.position;
    after = page.next;
  } while (after !== null);
  return sent;
}

const newCopy = (): Copy => ({ accounts: new Map(), since: undefined });

const typeIdOf = async (name: string): Promise<number> => {
  const types = (await team.owner('listAccountTypes')).body as { id: number; name: string }[];
  return types.find((type) => type.name === name)?.id ?? 0;
};

const created = async (name: string): Promise<number> =>
  idOf(
    await team.owner('createAccount', {
      query: { book_id: team.bookId },
      body: { name, account_type_id: await typeIdOf('Indirect Expenses') },
    }),
  );

describe('listAccountChanges', () => {
  it('gives all accounts in pages, each of the size that is asked for', async () => {
    const copy = newCopy();
    const all = await listed();
    const first = await changes({ limit: 3 });
    expect([first.accounts.length, first.reset, first.removed]).toStrictEqual([3, true, []]);
    expect(await update(copy, 3)).toBe(all.length);
    expect(byId(copy.accounts.values())).toStrictEqual(byId(all));
  });

  it('sends nothing where nothing has changed', async () => {
    const { position } = await changes();
    expect(await changes({ since: position })).toStrictEqual({
      accounts: [],
      removed: [],
      reset: false,
      position,
      next: null,
    });
  });

  it('sends what was created, renamed, retyped, retired, removed or posted to, and no other', async () => {
    const [old, gone] = [await created('Diwali sweets'), await created('Mistake')];
    const { position: since } = await changes();
    const fresh = await created('Rangoli');
    const params = { accountId: old };
    await team.owner('changeAccount', { params, body: { name: 'Sweets' } });
    await team.owner('changeAccount', {
      params,
      body: { account_type_id: await typeIdOf('Direct Expenses') },
    });
    await team.owner('retireAccount', { params, body: {} });
    await team.owner('removeRecord', { params: { entity: 'account', id: gone } });
    const entry = [
      { account_id: team.account('Cash'), amount: '12.00' },
      { account_id: team.account('Rent'), amount: '-12.00' },
    ];
    await team.owner('postJournal', { body: { entry, date: '2026-04-01' } });
    const { accounts, removed, reset } = await changes({ since });
    const shown = new Map(accounts.map((one) => [one.id, one]));
    const concerned = [old, fresh, team.account('Cash'), team.account('Rent')];
    expect([...shown.keys()]).toStrictEqual(concerned.toSorted((a, b) => a - b));
    expect(shown.get(old)).toMatchObject({
      name: 'Sweets',
      account_type: 'Direct Expenses',
      retired: true,
    });
    expect(shown.get(team.account('Cash'))).toMatchObject({ balance: '12.00' });
    expect([removed, reset]).toStrictEqual([[gone], false]);
  });

  it('sends the accounts of a renamed type, one of the book or of all books', async () => {
    const own = idOf(await team.owner('addAccountType', { body: { name: 'Festivals' } }));
    const params = { accountId: await created('Holi') };
    await team.owner('changeAccount', { params, body: { account_type_id: own } });
    const { position: since } = await changes();
    const renamed = { params: { entity: 'account_type', id: own }, body: { name: 'Feasts' } };
    expect((await team.owner('changeRecord', renamed)).status).toBe(200);
    const { accounts, position } = await changes({ since });
    expect(accounts.map(({ name, account_type: type }) => [name, type])).toStrictEqual([
      ['Holi', 'Feasts'],
    ]);
    const typeId = await typeIdOf('Cash-in-Hand');
    await team.server.core.writer.submit({
      bookId: 0,
      actorId: 0,
      command: {
        type: 'ChangeAccountType',
        data: { typeId: typeId as AccountTypeId, name: 'Cash boxes' },
      },
    });
    const after = await changes({ since: position });
    const ofType = (await listed()).filter((account) => account.account_type_id === typeId);
    expect(ofType.length).toBeGreaterThan(0);
    expect(after.accounts).toStrictEqual(byId(ofType));
    expect(new Set(ofType.map((account) => account.account_type))).toStrictEqual(
      new Set(['Cash boxes']),
    );
  });

  it('brings a copy to what the whole list shows, after any actions', async () => {
    const accountIds = (await listed()).map(({ id }) => id);
    const types = (await team.owner('listAccountTypes')).body as { id: number }[];
    const typeIds = types.map(({ id }) => id);
    const book = { team, accountIds, typeIds, ownTypeIds: [], journals: [] };
    const copy = newCopy();
    await update(copy, 1000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAction, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 5 }),
        async (actions, limit) => {
          for (const action of actions) await actionIn(book, action);
          await update(copy, limit);
          expect(byId(copy.accounts.values())).toStrictEqual(byId(await listed()));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('misses nothing that changes between two pages', async () => {
    const since = (await changes()).position;
    const ids = [await created('One'), await created('Two'), await created('Three')];
    const first = await changes({ since, limit: 2 });
    const params = { accountId: ids[0] ?? 0 };
    await team.owner('changeAccount', { params, body: { name: 'One and a half' } });
    const second = await changes({ since, limit: 2, after: first.next ?? '' });
    expect(second.position).toBe(first.position);
    const later = await changes({ since: second.position });
    expect(later.accounts.map(({ name }) => name)).toStrictEqual(['One and a half']);
  });

  it('begins anew after a rebuild, also in the midst of pages', async () => {
    const { position: since, next } = await changes({ limit: 2 });
    await rebuild({
      pool: team.server.database.pool('lekha_writer', 3, 'maintenance'),
      keys: team.server.core.keys,
      bookId: team.bookId,
      projections: PROJECTIONS,
    });
    expect((await changes({ since })).reset).toBe(true);
    expect(await changes({ after: next ?? '', limit: 2 })).toMatchObject({ reset: true });
    const copy = newCopy();
    await update(copy, 4);
    expect(byId(copy.accounts.values())).toStrictEqual(byId(await listed()));
  });
});
