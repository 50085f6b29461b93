import type { MonthEnds } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { paiseOf, trade, trialBalanceOf } from './year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const ask = (query: Record<string, string>) =>
  team.auditor('readMonthEnds', { params: { bookId: team.bookId }, query });
const read = async (query: Record<string, string>) => (await ask(query)).body as MonthEnds;
const lineOf = (name: string, { accounts }: MonthEnds) =>
  accounts.find(({ account_id: id }) => id === team.account(name))?.balances.map(Number);

describe('readMonthEnds', () => {
  it('readMonthEnds begins income and expenses at zero in April, and carries the rest on', async () => {
    const ends = await read({ to: '2026-06-15' });
    expect([ends.months[0], ends.months.at(-1)]).toStrictEqual(['2025-07-31', '2026-06-30']);
    const still = Array<number>(7).fill(9000);
    expect(lineOf('Cash', ends)).toStrictEqual([...still, 9700, 10000, 10010, 10010, 10070]);
    const none = Array<number>(7).fill(0);
    expect(lineOf('Sales – Goods', ends)).toStrictEqual(none.concat([-700, -1000, -50, -50, -110]));
    expect(lineOf('Capital Account', ends)).toBe(undefined);
  });

  it.each(['2025-04-01', '2026-01-31', '2026-12-31'])(
    'every balance of the twelve months to %s is that of the trial balance',
    async (to) => {
      const { months, accounts } = await read({ to });
      for (const [at, end] of months.entries()) {
        const year = Number(end.slice(2, 4)) - (Number(end.slice(5, 7)) < 4 ? 1 : 0);
        const query = { year: `${year}-${year + 1}`, month: Number(end.slice(5, 7)) };
        const { rows } = await trialBalanceOf(team, query);
        const closings = new Map(
          rows.map((row) => [row.account_id, paiseOf(row.debit) - paiseOf(row.credit)]),
        );
        for (const { account_id: id, balances } of accounts) {
          expect([end, id, paiseOf(balances[at] ?? '')]).toStrictEqual([
            end,
            id,
            closings.get(id) ?? 0,
          ]);
        }
      }
    },
  );

  it('tells of the accounts that were asked for alone', async () => {
    const only = String(team.account('Rent'));
    const { accounts } = await read({ to: '2026-06-15', account_id: `${only},999999` });
    expect(accounts.map(({ account_id: id }) => String(id))).toStrictEqual([only]);
  });

  it.each([
    ['account_id', '0'],
    ['account_id', '3,,4'],
    ['account_id', Array<number>(201).fill(3).join()],
    ['account_id', '9999999999999999'],
    ['to', '2026-02-30'],
    ['to', '0001-01-01'],
    ['to', '9999-12-31'],
  ])('refuses the %s %s, and names it', async (field, value) => {
    const { status, body } = await ask({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
