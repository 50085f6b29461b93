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

  it('closes income and expenses with each year, and begins the next at zero', async () => {
    const days = { from: '2026-03-01', to: '2026-06-30' };
    const sales = await ledgerOf(team, 'Sales – Goods', days);
    expect([sales.opening, sales.closing]).toStrictEqual(['-700.00', '-110.00']);
    expect(sales.year_ends).toStrictEqual([{ date: '2026-03-31', amount: '1000.00' }]);
    expect(sales.lines.map(({ balance }) => balance)).toStrictEqual([
      '-1000.00',
      '-50.00',
      '-110.00',
    ]);
    expect(sales.totals).toMatchObject({ debit: '1000.00', credit: '1110.00' });
    const [first] = (await ledgerOf(team, 'Sales – Goods', { ...days, limit: 1 })).lines;
    expect(first?.balance).toBe('-1000.00');
    const { next } = await ledgerOf(team, 'Sales – Goods', { ...days, limit: 1 });
    const after = await ledgerOf(team, 'Sales – Goods', { ...days, after: next ?? '' });
    expect(after.lines.map(({ balance }) => balance)).toStrictEqual(['-50.00', '-110.00']);
    expect((await ledgerOf(team, 'Cash', days)).year_ends).toStrictEqual([]);
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
    [{ from: '2026-02-30' }, 'Cash', 'from'],
    [{ to: '9999-01-01' }, 'Cash', 'to'],
  ])('refuses %j for %s and names the field', async (query, account, field) => {
    const params = { bookId: team.bookId, accountId: team.account(account) };
    expectFields(await team.auditor('readLedger', { params, query }), [field]);
  });
});
