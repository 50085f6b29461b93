// The sums of a trial balance and of a group summary, and the figures of ratios, each with the
// events whose sum it is, as the book was known at any of its events.
import type { BookBalances, EventPage, RatiosReply } from '#tests/support/replies-on-wire.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { trade } from '../../../ledgers/year-of-trade.ts';
import { expectParts, expectSummed, explainingAs, paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';

let team: Team;
let explain: Explaining;
let last: number;
type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });

const DAYS = ['2025-05-10', '2026-03-31', '2026-04-01', '2026-10-31', '2026-11-10'] as const;

async function post(debit: string, credit: string, date: string): Promise<number> {
  const entry = [
    { account_id: team.account(debit), amount: '125.50' },
    { account_id: team.account(credit), amount: '-125.50' },
  ];
  const got = await team.owner('postJournal', { body: { entry, date, narration: 'Explained' } });
  return (got.body as { journal: { id: number } }).journal.id;
}

beforeAll(async () => {
  team = await openTeam();
  explain = explainingAs(team.auditor, team.bookId);
  await trade(team);
  await post('Rent', 'Cash', '2025-05-10');
  for (const day of DAYS) {
    const journalId = await post('Cash', 'Sales – Goods', day);
    const body = { reason: 'Twice' };
    await team.owner('reverseJournal', { params: { journalId }, body });
  }
  last = ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;
});
afterAll(() => team.close());

const sumOf = async (query: Query): Promise<number> =>
  expectSummed(await explain({ of: 'trial-balance', ...query }));

describe('a sum of the trial balance', () => {
  it('is the sum of its events at any event, group by group and in all', async () => {
    const place = fc.record({
      until: fc.integer({ min: 1, max: last }),
      to: fc.constantFrom(...DAYS),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ until, to }) => {
        const query = { to, year: to < '2026-04-01' ? '25-26' : '26-27', at: until };
        const got = await team.auditor('readBalances', { params: params(), query });
        const { groups, totals, profit_brought_forward: brought } = got.body as BookBalances;
        const known = { until, as_on: to };
        for (const { group, closing } of groups) {
          const net = paiseOf(closing.debit) - paiseOf(closing.credit);
          expect(await sumOf({ ...known, line: `own-${group ?? 'none'}` }), `${group}`).toBe(net);
        }
        expect(await sumOf({ ...known, line: 'debits' })).toBe(paiseOf(totals.closing.debit));
        expect(await sumOf({ ...known, line: 'credits' })).toBe(paiseOf(totals.closing.credit));
        expect(await sumOf({ ...known, line: 'brought' })).toBe(paiseOf(brought));
        expect(await sumOf({ ...known, line: 'all' })).toBe(0);
        expect(await sumOf({ ...known, line: 'accounts' })).toBe(0 - paiseOf(brought));
      }),
      { numRuns: 8 },
    );
  });

  it('tells each cell of a group and of the total: before the period, within it and after it', async () => {
    const asked = fc.record({
      period: fc.constantFrom(
        { year: '26-27' },
        { year: '26-27', month: 10 },
        { year: '25-26', month: 5 },
        { year: '26-27', quarter: 3 },
      ),
      until: fc.integer({ min: Math.ceil(last / 2), max: last }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ period, until }) => {
        const got = await team.auditor('readBalances', {
          params: params(),
          query: { ...period, at: until },
        });
        const { groups, totals, period: days } = got.body as BookBalances;
        const within = { from: days.from, as_on: days.to, until };
        const cells = [
          ...groups.map(({ group, ...of }) => [`own-${group ?? 'none'}`, '/', of] as const),
          ['', '', totals] as const,
        ];
        for (const [line, slash, { opening, movement, closing }] of cells) {
          for (const side of ['debit', 'credit'] as const) {
            const on = `${line}${slash}${side}s`;
            expect(await sumOf({ ...within, line: `opening/${on}` }), on).toBe(
              paiseOf(opening[side]),
            );
            expect(await sumOf({ as_on: days.to, until, line: on }), on).toBe(
              paiseOf(closing[side]),
            );
            const moved = { ...within, line: line || 'accounts', side: `all-${side}s` };
            const sign = side === 'debit' ? 1 : -1;
            expect(await sumOf(moved), on).toBe(sign * paiseOf(movement[side]) + 0);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('leads to its accounts, those of the groups within it too', async () => {
    const opening = { line: 'opening/debits', from: '2026-04-01' };
    await expectParts(explain, await explain({ of: 'trial-balance', ...opening }));
    const figure = await explain({ of: 'trial-balance', line: 'within-current-assets' });
    expect(figure.made_of.map(({ name }) => name)).toContain('Cash');
    await expectParts(explain, figure);
  });

  it('is not there of a group that there is not, and refuses what does not belong to it', async () => {
    const ask = (query: Query) =>
      team.auditor('explainFigure', { params: params(), query: { of: 'trial-balance', ...query } });
    for (const line of ['own-gold', 'own-bank-accounts/both', 'opening/', 'opening/own-gold']) {
      expect(answerOf(await ask({ line })), line).toStrictEqual(NOT_THERE);
    }
    expectFields(await ask({ line: 'opening/debits', side: 'all-debits' }), ['side']);
    expectFields(await ask({ line: 'all', as: 'firm' }), ['as']);
    expectFields(await ask({ line: 'all', laid_out_on: '2026-03-31' }), ['laid_out_on']);
    expectFields(await ask({ line: 'all', side: 'debit' }), ['side']);
  });
});

describe('a ratio', () => {
  it('is made of two figures, which lead down to sums of events', async () => {
    const query = { from: '2026-04-01', to: '2027-03-31' };
    const got = await team.auditor('readRatios', { params: params(), query });
    const asked = { of: 'ratios', from: query.from, as_on: query.to };
    for (const { code, now } of (got.body as RatiosReply).rows) {
      const ratio = await explain({ ...asked, line: code });
      expect(ratio).toMatchObject({ count: 0, value: expect.any(String) });
      const amounts = ratio.made_of.map(({ amount }) => amount);
      expect(amounts).toStrictEqual([now.numerator, now.denominator]);
      for (const [at, side] of ['above', 'below'].entries()) {
        const figure = await explain({ ...asked, line: `${code}/${side}` });
        if (figure.value === null) expect(expectSummed(figure)).toBe(paiseOf(amounts[at] ?? ''));
        else expect(figure.made_of).toHaveLength(2);
        await expectParts(explain, figure);
      }
    }
  });

  it('is not there of another name', async () => {
    for (const line of ['quick', 'current/beside', 'figure/gold']) {
      const query = { of: 'ratios', line };
      const answer = await team.auditor('explainFigure', { params: params(), query });
      expect(answerOf(answer)).toStrictEqual(NOT_THERE);
    }
  });
});
