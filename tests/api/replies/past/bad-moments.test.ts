// Whatever a moment of the past is not is refused at the field that asked for it, and nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';

let team: Team;
let account: number;
beforeAll(async () => {
  team = await openTeam();
  account = team.account('Cash');
});
afterAll(() => team.close());

const NO_MOMENTS = [
  'a text',
  '-3',
  '0',
  '1.5',
  '1e3',
  '999999',
  '99999999999999999999',
  '1999-01-01',
  '2999-01-01',
  '2026-02-30',
  '0000-01-01',
  '2026-02-30T10:00:00Z',
  '0000-01-01T10:00:00Z',
  '2026-11-20T10:00:00',
  '2026-11-20T25:00:00Z',
  '2026-11-20T10:00:60Z',
  '2026-11-20T10:00:00+16:00',
  '2026-11-20T10:00:00-23:59',
  '1 or 1=1',
  '{"event":1}',
];

type Call = Parameters<Team['owner']>[0];
type Query = NonNullable<Ask['query']>;
const CALLS: readonly (readonly [field: string, name: Call, query: Query])[] = [
  ['at', 'readTrialBalance', {}],
  ['at', 'readBalances', {}],
  ['a', 'compareBooks', {}],
  ['b', 'compareBooks', { a: 1 }],
  ['a', 'compareItems', {}],
  ['b', 'compareItems', { a: 1 }],
  ['a', 'compareMasters', {}],
  ['b', 'compareMasters', { a: 1 }],
  ['a', 'compareStatement', { of: 'balance-sheet' }],
  ['b', 'compareStatement', { of: 'balance-sheet', a: 1 }],
  ['since', 'explainFigure', {}],
  ['until', 'explainFigure', {}],
  ['at', 'readAudit', {}],
];

describe('a moment that is none', () => {
  it.each(CALLS)('is refused at %s of %s', async (field, name, query) => {
    for (const text of NO_MOMENTS) {
      const asked = { params: { bookId: team.bookId }, query: { ...query, [field]: text } };
      expectFields(await team.owner(name, asked), [field]);
    }
  });

  it.each(['a', 'b'])('is refused at %s of a ledger', async (field) => {
    for (const text of NO_MOMENTS) {
      const query = { a: 1, account, [field]: text };
      const asked = { params: { bookId: team.bookId }, query };
      expectFields(await team.owner('compareLedger', asked), [field]);
    }
  });

  it('is refused as the moment that is given a name', async () => {
    for (const at of NO_MOMENTS) {
      const asked = { params: { bookId: team.bookId }, body: { name: 'Elsewhere', at } };
      expectFields(await team.owner('nameInstant', asked), ['at']);
    }
  });
});

const NO_DAYS = ['a text', '-3', '0', '2026-02-30', '2026-13-01', '0000-01-01', '2999-01-01'];

describe('a day that is none', () => {
  it.each([
    ['as_on', 'readTrialBalance', {}],
    ['as_on', 'compareBooks', { a: 1 }],
    ['as_on', 'explainFigure', {}],
    ['from', 'explainFigure', {}],
    ['from', 'listEvents', {}],
    ['to', 'listEvents', {}],
  ] as const)('is refused at %s of %s', async (field, name, query) => {
    const days = name === 'listEvents' ? NO_DAYS.slice(0, 5) : NO_DAYS;
    for (const day of days) {
      const asked = { params: { bookId: team.bookId }, query: { ...query, [field]: day } };
      expectFields(await team.owner(name, asked), [field]);
    }
  });
});

describe('a filter of the console', () => {
  it.each([
    ['by', ['abc', '-1', '0', '1.5', '99999999999999999999']],
    ['kind', ['Journal', 'a b', '-1', 'x'.repeat(50), "journal' or '1"]],
    ['account', ['cash', '-1', '0']],
    ['amount_from', ['many', '1e3', '1.234']],
    ['amount_to', ['many', '1e3', '1.234']],
    ['only', ['early', '1', 'LATE']],
    ['source', ['screen', '1', 'HAND']],
    ['from_event', ['0', '-1', 'first']],
    ['to_event', ['0', '-1', 'last']],
    ['before', ['0', '-1', 'now']],
    ['after', ['0', '-1', 'now']],
    ['limit', ['0', '-1', '201', 'all']],
    ['from', ['yesterday', '2026-02-30']],
    ['to', ['tomorrow', '2026-02-30']],
  ] as const)('%s is refused at its field where it is none', async (field, values) => {
    for (const value of values) {
      const asked = { params: { bookId: team.bookId }, query: { [field]: value } };
      expectFields(await team.owner('listEvents', asked), [field]);
    }
  });

  it('record says of which kind it is, and does not go with filters of entries', async () => {
    const ask = (query: Query) =>
      team.owner('listEvents', { params: { bookId: team.bookId }, query });
    expectFields(await ask({ record: '-1', kind: 'account' }), ['record']);
    expectFields(await ask({ record: 1 }), ['kind']);
    expectFields(await ask({ record: 1, kind: 'journal', only: 'late' }), ['record']);
    expectFields(await ask({ before: 5, after: 2 }), ['after']);
  });

  it('that nothing matches leaves no events, also beyond the book', async () => {
    for (const query of [
      { from_event: 999_999 },
      { from: '2999-01-01' },
      { to: '1999-01-01' },
      { by: 999_999 },
      { account: 999_999 },
      { kind: 'nothing' },
      { kind: 'journal', record: 999_999 },
    ]) {
      const got = await team.owner('listEvents', { params: { bookId: team.bookId }, query });
      expect(got.body).toMatchObject({ events: [], next: null });
    }
  });
});
