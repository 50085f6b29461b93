import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTER_CHARTS } from '#core/account/index.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { answerOf, expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Applied = { added: number; accounts: readonly { id: number; name: string }[] };

const emptyBook = async (): Promise<number> =>
  idOf(await team.owner('createBook', { body: { name: 'Empty' } }));
const apply = async (name: EndpointName, bookId: number): Promise<Applied> =>
  (await team.owner(name, { params: { bookId } })).body as Applied;

describe.each([
  ['applySalesTemplate', 'sales'],
  ['applyCabesTemplate', 'cabes'],
] as const)('%s', (endpoint, chart) => {
  it('opens every account of its chart, and a second time none', async () => {
    const bookId = await emptyBook();
    const first = await apply(endpoint, bookId);
    const names = STARTER_CHARTS[chart].map(({ name }) => name);
    expect(first.added).toBe(names.length);
    expect(first.accounts.map(({ name }) => name).toSorted()).toStrictEqual(names.toSorted());
    const second = await apply(endpoint, bookId);
    expect(second).toStrictEqual({ added: 0, accounts: first.accounts });
    expect((await team.owner('listAccounts', { params: { bookId } })).body).toStrictEqual(
      first.accounts,
    );
  });

  it('is the same by POST', async () => {
    const cookie = team.cookieOf('meera@sahyadri.example');
    const path = `/api/islogin/book/${await emptyBook()}/template/${chart}`;
    const got = await team.server.call(path, { method: 'POST', cookie });
    expect(got.body).toMatchObject({ added: STARTER_CHARTS[chart].length });
  });

  it('leaves an account of one’s own that bears a name of the chart', async () => {
    const bookId = await emptyBook();
    const body = { name: 'cash', account_type_id: 1, book_id: bookId };
    const own = idOf(await team.owner('createAccount', { body }));
    const { added, accounts } = await apply(endpoint, bookId);
    expect(added).toBe(STARTER_CHARTS[chart].length - 1);
    expect(accounts.filter(({ name }) => /^cash$/i.test(name))).toMatchObject([{ id: own }]);
  });

  it('is not applied for another site (G10)', async () => {
    const bookId = await emptyBook();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'Sec-Fetch-Site': site };
      const got = await team.owner(endpoint, { params: { bookId }, headers });
      expect([got.status, got.body]).toMatchObject([403, { code: 'cross_site' }]);
    }
    expect((await team.owner('listAccounts', { params: { bookId } })).body).toStrictEqual([]);
  });
});

describe('both charts', () => {
  it('share what they have in common', async () => {
    const bookId = await emptyBook();
    await apply('applySalesTemplate', bookId);
    const { accounts } = await apply('applyCabesTemplate', bookId);
    const names = [...STARTER_CHARTS.sales, ...STARTER_CHARTS.cabes].map(({ name }) => name);
    expect(accounts.length).toBe(new Set(names).size);
  });
});

describe('listAccounts', () => {
  it('lists the accounts by name, none in a new book', async () => {
    expect(
      answerOf(await team.owner('listAccounts', { params: { bookId: await emptyBook() } })),
    ).toStrictEqual([200, []]);
    const got = await team.owner('listAccounts', { params: { bookId: team.bookId } });
    const names = (got.body as readonly { name: string }[]).map(({ name }) => name.toLowerCase());
    expect(names.length).toBe(STARTER_CHARTS.sales.length);
    expect(names[0]).toBe('accumulated depreciation');
  });

  it('shows the balance of each account', async () => {
    const entry = [
      { account_id: team.account('Cash'), amount: '1250.75' },
      { account_id: team.account('Sales – Goods'), amount: '-1250.75' },
    ];
    await team.owner('postJournal', { body: { entry } });
    const got = await team.owner('listAccounts', { params: { bookId: team.bookId } });
    const balances = new Map(
      (got.body as readonly { name: string; balance: string }[]).map((one) => [
        one.name,
        one.balance,
      ]),
    );
    expect(balances.get('Cash')).toBe('1250.75');
    expect(balances.get('Sales – Goods')).toBe('-1250.75');
    expect(balances.get('Rent')).toBe('0.00');
  });
});

describe('listAccountTypes', () => {
  it('lists the 28 groups of the installation and the book’s own, by name', async () => {
    const own = await team.owner('addAccountType', { body: { name: 'Aadhat' } });
    const types = (await team.owner('listAccountTypes')).body as readonly {
      name: string;
      shared: boolean;
    }[];
    expect(types.filter(({ shared }) => shared).length).toBe(TALLY_GROUPS.length);
    expect(types[0]).toStrictEqual(own.body);
    const hers = (await team.stranger('listAccountTypes')).body as readonly unknown[];
    expect(hers.length).toBe(TALLY_GROUPS.length);
  });

  it('takes the book from the query, and refuses other words there', async () => {
    const query = { book_id: team.bookId };
    expect((await team.owner('listAccountTypes', { query })).status).toBe(200);
    expectFields(await team.owner('listAccountTypes', { query: { book: 1 } }), ['book']);
    expectFields(await team.owner('listAccountTypes', { query: { book_id: 'one' } }), ['book_id']);
  });
});

describe('addAccountType', () => {
  const add = (body: unknown) => team.owner('addAccountType', { body });

  it('adds a type under a group, or under none', async () => {
    const grouped = await add({ name: ' Committee ', group: 'loans-advances-asset' });
    expect(answerOf(grouped)).toStrictEqual([
      200,
      {
        id: idOf(grouped),
        name: 'Committee',
        group: 'loans-advances-asset',
        nature: 'asset',
        reserved: false,
        shared: false,
        updated_at: expect.stringMatching(/Z$/),
        seq: expect.any(Number),
      },
    ]);
    expect((await add({ name: 'Bishi' })).body).toMatchObject({ group: null, nature: null });
  });

  it('gives accounts of the type its group and nature', async () => {
    const type = await add({ name: 'Kirana', group: 'direct-expenses' });
    const body = { name: 'Kirana purchases', account_type_id: idOf(type) };
    const account = await team.owner('createAccount', { body });
    expect(account.body).toMatchObject({
      account_type: 'Kirana',
      group: 'direct-expenses',
      nature: 'expense',
    });
  });

  it('refuses a name that the book’s types have, but not one of the installation’s', async () => {
    const first = await add({ name: 'Dhandha' });
    const facts = { name: 'DHANDHA', taken_by: idOf(first) };
    expectRefused(await add({ name: 'DHANDHA' }), 409, 'account_type_name_taken', facts);
    expect((await add({ name: 'Sundry Debtors' })).status).toBe(200);
  });

  it.each([
    ['no name', {}, ['name']],
    ['a name of spaces', { name: '  ' }, ['name']],
    ['a group that is none', { name: 'A', group: 'Sundry Debtors' }, ['group']],
    ['a group of another kind', { name: 'A', group: 3 }, ['group']],
    ['a flag that is not its own', { name: 'A', reserved: true }, ['reserved']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await add(body), fields);
  });
});
