// A ledger of any days: what stood before them, what moved on them, and what came of it.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { ledgerOf, paiseOf, trade, TRADE } from './year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

/** Signed paise of cash in the trade, by date. */
const CASH = TRADE.flatMap(([date, debit, credit, rupees]) => {
  if (debit !== 'Cash' && credit !== 'Cash') return [];
  return [{ date, paise: debit === 'Cash' ? paiseOf(rupees) : -paiseOf(rupees) }];
});
const cashUpTo = (isIn: (date: string) => boolean) =>
  CASH.filter(({ date }) => isIn(date)).reduce((sum, { paise }) => sum + paise, 0);

const day = fc
  .integer({ min: 0, max: 640 })
  .map((days) => new Date(Date.UTC(2025, 2, 1 + days)).toISOString().slice(0, 10));

describe('readLedger of any days', () => {
  it('opens with all that came before and closes with all up to the last day', async () => {
    await fc.assert(
      fc.asyncProperty(day, day, async (one, other) => {
        const [from = one, to = other] = [one, other].toSorted();
        const { opening, closing, lines, period } = await ledgerOf(team, 'Cash', { from, to });
        expect(period).toMatchObject({ from, to });
        expect(paiseOf(opening)).toBe(cashUpTo((date) => date < from));
        expect(paiseOf(closing)).toBe(cashUpTo((date) => date <= to));
        expect(lines.every(({ date }) => date >= from && date <= to)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('begins on 1 April of its last day, and income begins there at zero', async () => {
    const { period, opening } = await ledgerOf(team, 'Sales – Goods', { to: '2026-06-30' });
    expect([period.from, opening]).toStrictEqual(['2026-04-01', '0.00']);
    const june = await ledgerOf(team, 'Sales – Goods', { from: '2026-04-02', to: '2026-06-30' });
    expect([june.opening, june.closing]).toStrictEqual(['-50.00', '-110.00']);
  });

  it('says of each line what voucher it is of', async () => {
    const { lines } = await ledgerOf(team, 'Cash', { from: '2026-04-01', to: '2026-04-01' });
    expect(lines).toMatchObject([
      { voucher_type: 'journal', document: null },
      { voucher_type: 'journal', document: null },
    ]);
  });

  it.each([
    [{ year: '26-27', from: '2026-04-01' }, 'Cash', 'year'],
    [{ from: '2026-04-02', to: '2026-04-01' }, 'Cash', 'to'],
    [{ from: '2025-04-02', to: '2026-04-01' }, 'Rent', 'from'],
    [{ from: '2026-02-30' }, 'Cash', 'from'],
    [{ to: '9999-01-01' }, 'Cash', 'to'],
  ])('refuses %j for %s and names the field', async (query, account, field) => {
    const params = { bookId: team.bookId, accountId: team.account(account) };
    expectFields(await team.auditor('readLedger', { params, query }), [field]);
  });
});
