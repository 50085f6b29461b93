// Two moments of a book beside each other: every change is the sum of the events between.
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
  TrialBalance,
} from '#tests/support/replies-on-wire.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const compare = (query: Query) => team.auditor('compareBooks', { params: params(), query });
const explain = (query: Query) => team.auditor('explainFigure', { params: params(), query });
const compared = async (query: Query) => (await compare(query)).body as BookComparisonReply;
const explained = async (query: Query) => (await explain(query)).body as ExplainedFigure;
const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + paiseOf(one), 0);

const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;

const bodyOf = ({ debit, credit, amount, date }: Entry) => ({
  entry: [
    { account_id: team.account(debit), amount },
    { account_id: team.account(credit), amount: `-${amount}` },
  ],
  date,
  narration: 'Of the comparison',
});

type Entry = {
  readonly debit: string;
  readonly credit: string;
  readonly amount: string;
  readonly date: string;
};
const post = async (entry: Entry): Promise<number> => {
  const got = await team.owner('postJournal', { body: bodyOf(entry) });
  return (got.body as { journal: { id: number } }).journal.id;
};

const ACCOUNTS = ['Cash', 'Rent', 'Sales – Goods', 'Capital Account'] as const;
const DAYS = ['2025-05-10', '2026-03-31', '2026-04-01', '2026-10-31', '2026-11-10'] as const;
const entry = fc
  .record({
    pair: fc.shuffledSubarray([...ACCOUNTS], { minLength: 2, maxLength: 2 }),
    paise: fc.integer({ min: 1, max: 500_000 }),
    date: fc.constantFrom(...DAYS),
  })
  .map(({ pair: [debit = '', credit = ''], paise, date }) => {
    return { debit, credit, date, amount: (paise / 100).toFixed(2) };
  });
const act = fc.record({ entry, way: fc.constantFrom('post', 'post', 'correct', 'reverse') });

describe('a comparison', () => {
  it('is explained by the events between, whatever was posted', async () => {
    const first = await lastSeq();
    const history = fc.array(act, { minLength: 3, maxLength: 6 });
    const places = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...DAYS));
    await fc.assert(
      fc.asyncProperty(history, places, async (acts, [place, asOn]) => {
        for (const one of acts) {
          const journalId = await post(one.entry);
          const asked = { params: { journalId } };
          const body = { ...bodyOf({ ...one.entry, amount: '7.00' }), reason: 'Misread' };
          if (one.way === 'correct') await team.owner('correctJournal', { ...asked, body });
          if (one.way === 'reverse') {
            await team.owner('reverseJournal', { ...asked, body: { reason: 'Twice' } });
          }
        }
        const b = await lastSeq();
        const a = first + Math.floor(place * (b - first));
        await expectExplained({ a, b, as_on: asOn });
      }),
      { numRuns: 12 },
    );
  });

  it('names why each event changes what was known', async () => {
    const a = await lastSeq();
    await post({ debit: 'Rent', credit: 'Cash', amount: '12.00', date: '2026-10-31' });
    const wrong = await post({ debit: 'Rent', credit: 'Cash', amount: '5.00', date: '2026-10-30' });
    const body = bodyOf({ debit: 'Rent', credit: 'Cash', amount: '6.00', date: '2026-10-30' });
    await team.owner('correctJournal', {
      params: { journalId: wrong },
      body: { ...body, reason: 'Misread' },
    });
    const { causes, rows, unchanged } = await compared({ a, as_on: '2026-10-31' });
    expect(causes).toStrictEqual([
      { cause: 'corrected', count: 2 },
      { cause: 'late', count: 2 },
    ]);
    expect(rows.map(({ name, change, events }) => [name, change, events])).toStrictEqual([
      ['Cash', '-18.00', 4],
      ['Rent', '18.00', 4],
    ]);
    expect(unchanged).toBeGreaterThan(0);
  });

  it('shows an account that stands under another group since', async () => {
    const a = await lastSeq();
    const accountId = team.account('Rent');
    const types = await team.owner('listAccountTypes', { query: { book_id: team.bookId } });
    const assets = (types.body as readonly { id: number; group: string }[]).find(
      ({ group }) => group === 'loans-advances-asset',
    );
    const changed = await team.owner('changeAccount', {
      params: { accountId },
      body: { account_type_id: assets?.id },
    });
    expect(changed.status).toBe(200);
    const { rows } = await compared({ a, as_on: '2026-11-10' });
    const rent = rows.find(({ account_id: id }) => id === accountId);
    expect(rent).toMatchObject({ group: 'loans-advances-asset', moved: '0.00', events: 0 });
    expect(rent).toMatchObject({ group_before: 'indirect-expenses', group_event: a + 1 });
    expect(sum(rows.map(({ change }) => change))).toBe(0);
    expect(rent?.change).toBe(rent?.reclassified);
  });

  it.each<[string, Query, string]>([
    ['a text', { a: 'yesterday' }, 'a'],
    ['a negative event', { a: -1 }, 'a'],
    ['an event beyond the book', { a: 1, b: 999_999 }, 'b'],
    ['a day to come', { a: 1, b: '2999-01-01' }, 'b'],
    ['a day before the book', { a: '1999-01-01' }, 'a'],
    ['moments the wrong way round', { a: 5, b: 2 }, 'a'],
    ['no first moment', {}, 'a'],
    ['a day of entry that is none', { a: 1, as_on: '2026-02-30' }, 'as_on'],
    ['a day of entry beyond all calendars', { a: 1, as_on: '9999-12-31' }, 'as_on'],
    ['a moment of its page', { a: 1, at: 2 }, 'at'],
  ])('refuses %s at its field', async (_title, query, field) => {
    expectFields(await compare(query), [field]);
  });
});

async function expectExplained(query: Query & { readonly as_on: string }): Promise<void> {
  const { rows, a, b } = await compared(query);
  expect([a.debit, b.debit]).toStrictEqual([a.credit, b.credit]);
  expect(sum(rows.map(({ change }) => change))).toBe(0);
  for (const row of rows) {
    expect(paiseOf(row.change)).toBe(paiseOf(row.b) - paiseOf(row.a));
    expect(row.moved).toBe(row.change);
    const account = row.account_id === null ? {} : { account: row.account_id };
    const asked = { ...account, since: query['a'] ?? 1, until: query['b'] ?? 1 };
    const figure = await explained({ ...asked, as_on: query.as_on, limit: 200 });
    expect(figure.amount).toBe(row.change);
    expect(figure.count).toBe(row.events);
    expect(sum(figure.causes.map(({ amount }) => amount))).toBe(paiseOf(row.change));
    expect(sum(figure.events.map(({ amount }) => amount))).toBe(paiseOf(row.change));
  }
}

describe('a figure', () => {
  it('is the sum of its events, which are those of the trial balance', async () => {
    const query = { year: '26-27' };
    const got = await team.auditor('readTrialBalance', { params: params(), query });
    const { rows } = got.body as TrialBalance;
    for (const { account_id: account, debit, credit } of rows) {
      const { amount } = await explained({ account, as_on: '2027-03-31' });
      expect(paiseOf(amount)).toBe(paiseOf(debit) - paiseOf(credit));
    }
  });

  it('has its events in pages', async () => {
    const account = team.account('Cash');
    const whole = await explained({ account, as_on: '2026-11-10', limit: 200 });
    const seqs: number[] = [];
    for (let before: number | null = 999_999; before !== null;) {
      const page = await explained({ account, as_on: '2026-11-10', limit: 3, before });
      seqs.push(...page.events.map(({ seq }) => seq));
      before = page.next;
    }
    expect(seqs).toStrictEqual(whole.events.map(({ seq }) => seq));
    expect(seqs).toHaveLength(whole.count);
  });

  it('is not there of an account of nobody, or for strangers', async () => {
    expect(answerOf(await explain({ account: 999_999 }))).toStrictEqual(NOT_THERE);
    const asked = { params: params(), query: { a: 1 } };
    expect(answerOf(await team.stranger('compareBooks', asked))).toStrictEqual(NOT_THERE);
  });

  it('is refused of a moment that is none, at its field', async () => {
    expectFields(await explain({ until: 'then' }), ['until']);
    expectFields(await explain({ since: 0 }), ['since']);
    expectFields(await explain({ from: '2026-04-02', as_on: '2026-04-01' }), ['from']);
  });
});
