// Random acts of a book: entries, some taken back, an account that comes under another group, and
// lines of the statements that the book sets.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Team } from '#tests/support/team.ts';

type Entry = {
  readonly debit: string;
  readonly credit: string;
  readonly amount: string;
  readonly date: string;
};

export async function post(team: Team, { debit, credit, amount, date }: Entry): Promise<number> {
  const entry = [
    { account_id: team.account(debit), amount },
    { account_id: team.account(credit), amount: `-${amount}` },
  ];
  const got = await team.owner('postJournal', { body: { entry, date, narration: 'An act' } });
  expect(got.status).toBe(200);
  return (got.body as { journal: { id: number } }).journal.id;
}

export async function reverse(team: Team, journalId: number): Promise<void> {
  const body = { reason: 'Twice' };
  const got = await team.owner('reverseJournal', { params: { journalId }, body });
  expect(got.status).toBe(200);
}

export async function moveToGroup(team: Team, account: string, group: string): Promise<void> {
  const types = await team.owner('listAccountTypes', { query: { book_id: team.bookId } });
  const type = (types.body as readonly { id: number; group: string }[]).find(
    (one) => one.group === group,
  );
  const asked = { params: { accountId: team.account(account) } };
  await team.owner('changeAccount', { ...asked, body: { account_type_id: type?.id } });
}

const MOVING = [
  'Bank Account',
  'Rent',
  'Sales – Goods',
  'Capital Account',
  'Cash',
  'Furniture & Fixtures',
  'Opening Stock / Stock-in-Hand',
] as const;
export const DAYS = ['2025-05-10', '2026-03-31', '2026-04-01', '2026-10-31', '2026-11-10'] as const;
export const GROUPS = [
  'indirect-expenses',
  'stock-in-hand',
  'sundry-creditors',
  'fixed-assets',
] as const;
const LINES = [
  ['fixed-assets', 'investments'],
  ['fixed-assets', null],
  ['indirect-expenses', 'finance-costs'],
  ['indirect-expenses', null],
] as const;
export const anyEntry: fc.Arbitrary<Entry> = fc
  .record({
    pair: fc.shuffledSubarray([...MOVING], { minLength: 2, maxLength: 2 }),
    paise: fc.integer({ min: 1, max: 500_000 }),
    date: fc.constantFrom(...DAYS),
  })
  .map(({ pair: [debit = '', credit = ''], paise, date }) => {
    return { debit, credit, date, amount: (paise / 100).toFixed(2) };
  });
export const anyAct = fc.oneof(
  { weight: 6, arbitrary: fc.record({ entry: anyEntry }) },
  { weight: 1, arbitrary: fc.record({ group: fc.constantFrom(...GROUPS) }) },
  { weight: 2, arbitrary: fc.record({ takeBack: anyEntry }) },
  { weight: 1, arbitrary: fc.record({ line: fc.constantFrom(...LINES) }) },
);

/** The first day of books that begin within a financial year. */
export const BEGINS_ON = '2026-10-15';

/** An entry as books could have it that begin on that day. */
export const sinceBegun = (entry: Entry): Entry =>
  entry.date < BEGINS_ON ? { ...entry, date: '2026-10-31' } : entry;

/** Has the books begin, with income of the months before. */
export async function begin(team: Team): Promise<void> {
  const balances = {
    Cash: '9000',
    'Furniture & Fixtures': '5000.50',
    'Opening Stock / Stock-in-Hand': '3000',
    'Sales – Goods': '-4000.25',
    Rent: '600',
    'Capital Account': '-13600.25',
  };
  const accounts = Object.entries(balances).map(([name, balance]) => ({
    account_id: team.account(name),
    balance,
  }));
  const body = { book_id: team.bookId, begins_on: BEGINS_ON, accounts };
  expect((await team.owner('postOpening', { body })).status).toBe(200);
}

type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

export async function perform(team: Team, one: Act): Promise<void> {
  if ('entry' in one) await post(team, one.entry);
  else if ('takeBack' in one) await reverse(team, await post(team, one.takeBack));
  else if ('group' in one) await moveToGroup(team, 'Rent', one.group);
  else {
    const [group, line] = one.line;
    const body = { group, from: '2026-04-01', line };
    await team.owner('setStatementLine', { params: { bookId: team.bookId }, body });
  }
}
