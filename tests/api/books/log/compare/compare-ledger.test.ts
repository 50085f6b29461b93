// The ledger of an account at two moments: opening and months add up to the closing balance, and
// each change is the sum of the events between.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import type {
  BookComparisonReply,
  EventPage,
  ExplainedFigure,
  LedgerComparisonReply,
} from '#tests/support/replies-on-wire.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const compareLedger = (query: Query) => team.auditor('compareLedger', { params: params(), query });
const ledgerOf = async (query: Query) => (await compareLedger(query)).body as LedgerComparisonReply;
const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;

const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + paiseOf(one), 0);

const post = (debitId: number, creditId: number, amount: string, date: string) => {
  const entry = [
    { account_id: debitId, amount },
    { account_id: creditId, amount: `-${amount}` },
  ];
  return team.owner('postJournal', { body: { entry, date, narration: 'Of the comparison' } });
};
const invest = (amount: string, date: string) =>
  post(team.account('Cash'), team.account('Capital Account'), amount, date);

const DAYS = ['2025-05-10', '2026-03-31', '2026-04-01', '2026-10-31', '2026-11-10'] as const;
const entry = fc.record({
  pair: fc.shuffledSubarray(['Cash', 'Rent', 'Sales – Goods', 'Capital Account'], {
    minLength: 2,
    maxLength: 2,
  }),
  paise: fc.integer({ min: 1, max: 500_000 }),
  date: fc.constantFrom(...DAYS),
  isReversed: fc.boolean(),
});

describe('the ledger of an account at two moments', () => {
  it('is explained by the events between, whatever was posted', async () => {
    const first = await lastSeq();
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const history = fc.array(entry, { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(history, place, fc.constantFrom(...DAYS), async (acts, at, asOn) => {
        for (const { pair, paise, date, isReversed } of acts) {
          const [debit = '', credit = ''] = pair;
          const amount = (paise / 100).toFixed(2);
          const posted = await post(team.account(debit), team.account(credit), amount, date);
          const journalId = (posted.body as { journal: { id: number } }).journal.id;
          const asked = { params: { journalId }, body: { reason: 'Twice' } };
          if (isReversed) await team.owner('reverseJournal', asked);
        }
        const b = await lastSeq();
        const a = first + Math.floor(at * (b - first));
        await expectEachExplained({ a, b, as_on: asOn });
      }),
      { numRuns: 8 },
    );
  });

  it('shows the months that changed, and counts those that did not', async () => {
    const account = team.account('Capital Account');
    await invest('9.00', '2026-04-20');
    const a = await lastSeq();
    await invest('3.00', '2026-02-10');
    await invest('4.00', '2026-06-30');
    const { rows, unchanged, from } = await ledgerOf({ a, account, as_on: '2026-06-30' });
    expect(from).toBe('2026-04-01');
    expect(rows.map(({ figure, to, change, events }) => [figure, to, change, events])).toEqual([
      ['opening', '2026-03-31', '-3.00', 1],
      ['month', '2026-06-30', '-4.00', 1],
      ['closing', '2026-06-30', '-7.00', 2],
    ]);
    expect(unchanged).toBe(1);
  });

  it('has nothing to show where nothing was posted between', async () => {
    const asked = { a: await lastSeq(), account: team.account('Cash') };
    expect((await ledgerOf(asked)).rows).toEqual([]);
  });

  it('tells an opening balance that is gone since the account is an expense', async () => {
    const named = { account_type_id: await typeOf('loans-advances-asset'), name: 'Deposit' };
    const made = await team.owner('createAccount', {
      query: { book_id: team.bookId },
      body: named,
    });
    const account = (made.body as { id: number }).id;
    await post(account, team.account('Cash'), '50.00', '2026-03-30');
    const a = await lastSeq();
    const body = { account_type_id: await typeOf('indirect-expenses') };
    await team.owner('changeAccount', { params: { accountId: account }, body });
    const { rows } = await ledgerOf({ a, account, as_on: '2026-06-30' });
    expect(rows.map(({ figure, a: then, b, reclassified }) => [figure, then, b, reclassified]))
      // By month nothing moved.
      .toEqual([
        ['opening', '50.00', '0.00', '-50.00'],
        ['closing', '50.00', '0.00', '-50.00'],
      ]);
  });

  it.each<[string, Query, string]>([
    ['a text', { a: 'yesterday' }, 'a'],
    ['moments the wrong way round', { a: 5, b: 2 }, 'a'],
    ['an account that is a text', { a: 1, account: 'Cash' }, 'account'],
    ['a day of entry that is none', { a: 1, as_on: '2026-02-30' }, 'as_on'],
  ])('is refused of %s at its field', async (_title, query, field) => {
    expectFields(await compareLedger({ account: team.account('Cash'), ...query }), [field]);
  });

  it('is not there of an account of nobody, or for strangers', async () => {
    expect(answerOf(await compareLedger({ a: 1, account: 999_999 }))).toStrictEqual(NOT_THERE);
    const asked = { params: params(), query: { a: 1, account: team.account('Cash') } };
    expect(answerOf(await team.stranger('compareLedger', asked))).toStrictEqual(NOT_THERE);
  });
});

/** Of every account that changed: its closing balance is that of the trial balance. */
async function expectEachExplained(query: Moments): Promise<void> {
  const compared = await team.auditor('compareBooks', { params: params(), query });
  for (const { account_id: account, a, b, change } of (compared.body as BookComparisonReply).rows) {
    if (account === null) continue;
    const { rows } = await ledgerOf({ ...query, account });
    const closing = rows.at(-1);
    expect(closing).toMatchObject({ figure: 'closing', a, b, change, reclassified: '0.00' });
    expect(sum(rows.slice(0, -1).map((row) => row.change))).toBe(paiseOf(change));
    for (const row of rows) await expectRowExplained(query, account, row);
  }
}

type Moments = { readonly a: number; readonly b: number; readonly as_on: string };

async function expectRowExplained(
  { a, b }: Moments,
  account: number,
  row: LedgerComparisonReply['rows'][number],
): Promise<void> {
  expect(paiseOf(row.change)).toBe(paiseOf(row.b) - paiseOf(row.a));
  const first = row.figure === 'month' && row.from !== null ? { from: row.from } : {};
  const query = { account, since: a, until: b, ...first, as_on: row.to, limit: 200 };
  const explained = await team.auditor('explainFigure', { params: params(), query });
  const { amount, count, events } = explained.body as ExplainedFigure;
  expect([amount, count]).toStrictEqual([row.moved, row.events]);
  expect(sum(events.map((event) => event.amount))).toBe(paiseOf(row.moved));
}

const typeOf = async (group: string): Promise<number> => {
  const types = await team.owner('listAccountTypes', { query: { book_id: team.bookId } });
  const all = types.body as readonly { id: number; group: string }[];
  return all.find((one) => one.group === group)?.id ?? 0;
};
