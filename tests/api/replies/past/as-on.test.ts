// What the books say of a day: what is dated later is left out, as known now or at a moment before.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { presentOnlyReason, undatedReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { askingAs, openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';

let team: Team;
let other: TestServer;
/** The last event before the entry that came late. */
let before: number;
let supplier: number;
beforeAll(async () => {
  team = await openTeam();
  other = await openServer({ database: team.server.database });
  supplier = await supplierNamed('Nagpur Mills');
  await post('100', '2026-10-10');
  await post('40', '2026-10-25');
  await post('7', '2026-11-05');
  before = ((await team.owner('readLogHead', { params: params() })).body as { seq: number }).seq;
  await post('1000', '2026-10-12');
});
afterAll(async () => {
  other.core.changes.stop();
  await team.close();
});

const params = () => ({ bookId: team.bookId });

async function supplierNamed(name: string): Promise<number> {
  const { body: types } = await team.owner('listAccountTypes');
  const type = (types as { id: number; name: string }[]).find(
    (one) => one.name === 'Sundry Creditors',
  );
  const { body } = await team.owner('createAccount', { body: { name, account_type_id: type?.id } });
  return (body as { id: number }).id;
}

/** @returns the id of the journal. */
async function posted(date: string, entry: readonly object[]): Promise<number> {
  const { body } = await team.owner('postJournal', { body: { book_id: team.bookId, entry, date } });
  return (body as { journal: { id: number } }).journal.id;
}

/** Goods for cash, from the supplier, on a day. */
async function post(amount: string, date: string): Promise<void> {
  const entry = [
    { account_id: team.account('Cash'), amount },
    { account_id: supplier, amount: `-${amount}` },
  ];
  await posted(date, entry);
}

const READS = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, access }]) =>
    (method === 'GET' || method === 'WHERE') && access !== 'public' && access !== 'admin',
);
const takesDay = ([, endpoint]: [EndpointName, Endpoint]) => undatedReason(endpoint) === null;
const DATED = READS.filter(takesDay).map(([name]) => name);
/** Those that compare two moments have names of their own for them. */
const READ_AT = DATED.filter((name) => presentOnlyReason(endpoints[name]) === null);
const UNDATED = READS.filter((one) => !takesDay(one)).map(([name]) => name);

/** The ages of bills are told of any day. */
const ANY_DAY = new Set<EndpointName>(['readReceivables', 'listOpenBills', 'exportReceivables']);

/** An address of the call in this book. */
function asked(name: EndpointName, query: Record<string, string | number>): Ask {
  const { path } = endpoints[name];
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, id = '']) => [id, idFor(id)]);
  const book = path.includes(':bookId') ? {} : { book_id: team.bookId };
  return {
    params: Object.fromEntries(ids) as Record<string, string>,
    query: { ...book, ...query },
  };
}

function idFor(param: string): string | number {
  if (param === 'bookId') return team.bookId;
  if (param === 'accountId') return supplier;
  return param === 'entity' || param === 'kind' ? 'journal' : 1;
}

const bodyOf = async (name: EndpointName, query: Record<string, string | number>) => {
  const got = await team.owner(name, asked(name, query));
  expect({ name, status: got.status, body: got.body }).toMatchObject({ name, status: 200 });
  return got.body as never;
};

describe('a day that the books are asked of', () => {
  it.each(DATED)('is refused by %s at its field when it is none', async (name) => {
    const far = ANY_DAY.has(name) ? [] : ['1899-12-31', '2999-01-01'];
    for (const as_on of ['yesterday', '2026-02-31', '2026-13-01', '', ...far]) {
      const { status, body } = await team.owner(name, asked(name, { as_on }));
      expect({ as_on, status }).toStrictEqual({ as_on, status: 400 });
      const { errors } = body as { errors: { field: string }[] };
      // Some name what else they lack too.
      expect(errors.map(({ field }) => field)).toContain('as_on');
    }
  });

  it.each(UNDATED)('is refused by %s, which says why it has none', async (name) => {
    expectFields(await team.owner(name, asked(name, { as_on: '2026-10-31' })), ['as_on']);
  });

  it('is refused to who writes', async () => {
    const body = { name: 'Renamed' };
    const query = { as_on: '2026-10-31' };
    expectFields(await team.owner('renameBook', { params: params(), query, body }), ['as_on']);
  });

  it('leaves out the entries that are dated later', async () => {
    const as_on = '2026-10-20';
    expect(await bodyOf('listJournals', { as_on })).toHaveLength(2);
    expect(await bodyOf('listJournals', { as_on, to: '2026-10-11' })).toHaveLength(1);
    expect(await bodyOf('listJournals', { as_on: '2026-10-11', to: '2026-12-31' })).toHaveLength(1);
    expect(await bodyOf('listJournalDetails', { as_on })).toHaveLength(4);
    expect(await bodyOf('readJournalFigures', { as_on })).toMatchObject({
      count: 2,
      amount: '1100.00',
    });
  });

  it('closes the ledger, the trial balance and the balances of its month', async () => {
    const as_on = '2026-10-20';
    const period = { to: as_on };
    expect(await bodyOf('readLedger', { as_on })).toMatchObject({
      period,
      totals: { debit: '0.00', credit: '1100.00' },
      closing: '-1100.00',
    });
    const sides = { totals: { debit: '1100.00', credit: '1100.00' }, period };
    expect(await bodyOf('readTrialBalance', { as_on })).toMatchObject(sides);
    expect(await bodyOf('readBalances', { as_on })).toMatchObject({
      period,
      totals: { closing: { debit: '1100.00', credit: '1100.00' } },
    });
  });

  it('is of the financial year that it is in, and refused before the period', async () => {
    expect(await bodyOf('readTrialBalance', { as_on: '2025-06-30' })).toMatchObject({
      period: { from: '2025-04-01', to: '2025-06-30', year: '25-26' },
      rows: [],
    });
    for (const name of ['readLedger', 'readTrialBalance', 'readBalances'] as const) {
      const query = { as_on: '2026-03-31', year: '26-27' };
      const refused = await team.owner(name, asked(name, query));
      expectFields(refused, ['as_on']);
      expect(refused.body).toMatchObject({ detail: 'as_on: The period begins after this day.' });
    }
  });

  it('leaves out of what is open what is dated later', async () => {
    const shown = async (as_on: string) => {
      const { items, balance } = (await bodyOf('listOpenItems', { as_on })) as {
        items: { open: string }[];
        balance: string;
      };
      return [...items.map(({ open }) => open), balance];
    };
    expect(await shown('2026-10-31')).toStrictEqual(['-100.00', '-1000.00', '-40.00', '-1140.00']);
    expect(await shown('2026-10-11')).toStrictEqual(['-100.00', '-100.00']);
    expect(await shown('2025-01-01')).toStrictEqual(['0.00']);
  });

  it('leaves open what was settled later', async () => {
    const cash = team.account('Cash');
    const mills = await supplierNamed('Wardha Mills');
    const bill = { kind: 'new', amount: '500', name: 'B-7' };
    const made = await posted('2026-11-08', [
      { account_id: mills, amount: '-500', references: [bill] },
      { account_id: cash, amount: '500' },
    ]);
    const item = { kind: 'journal', id: made, line: 1 };
    await posted('2026-11-10', [
      { account_id: mills, amount: '200', references: [{ kind: 'against', amount: '200', item }] },
      { account_id: cash, amount: '-200' },
    ]);
    const open = async (as_on: string) => {
      const query = { as_on, book_id: team.bookId };
      const got = await team.owner('listOpenItems', { params: { accountId: mills }, query });
      return (got.body as { items: { open: string }[] }).items.map((one) => one.open);
    };
    expect(await open('2026-11-07')).toStrictEqual([]);
    expect(await open('2026-11-09')).toStrictEqual(['-500.00']);
    expect(await open('2026-11-10')).toStrictEqual(['-300.00']);
  });
});

describe('a day together with a moment', () => {
  it.each(READ_AT)('is refused by %s where the moment is none', async (name) => {
    const moments = [
      'yesterday',
      '',
      '-1',
      '0',
      '999999',
      '9'.repeat(20),
      '1999-01-01',
      '2999-01-01',
    ];
    for (const at of moments) {
      const { status, body } = await team.owner(name, asked(name, { at, as_on: '2026-10-31' }));
      expect({ at, status }).toStrictEqual({ at, status: 400 });
      const { errors } = body as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toContain('at');
    }
  });

  const as_on = '2026-10-31';

  it('is what was known then about that day', async () => {
    const at = before;
    expect(await bodyOf('readTrialBalance', { as_on })).toMatchObject({
      totals: { debit: '1140.00' },
    });
    expect(await bodyOf('readTrialBalance', { as_on, at })).toMatchObject({
      totals: { debit: '140.00' },
    });
    expect(await bodyOf('listJournals', { as_on, at })).toHaveLength(2);
    expect(await bodyOf('readLedger', { as_on, at })).toMatchObject({ closing: '-140.00' });
    expect(await bodyOf('listOpenItems', { as_on, at })).toMatchObject({ balance: '-140.00' });
    expect(await bodyOf('readFigures', { as_on, at })).toMatchObject({ as_on });
  });

  it('is answered alike by another server', async () => {
    const asking = askingAs(other, team.cookieOf(meera.profile.email));
    for (const name of [
      'readTrialBalance',
      'readLedger',
      'listJournals',
      'listOpenItems',
    ] as const) {
      for (const at of [before, before + 1]) {
        const there = await asking(name, asked(name, { as_on, at }));
        expect(there.body).toStrictEqual(await bodyOf(name, { as_on, at }));
      }
    }
  });
});
