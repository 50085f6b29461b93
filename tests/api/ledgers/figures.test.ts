import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figures } from '#api/contract/book/figures.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const read = async () =>
  (await team.auditor('readFigures', { params: { bookId: team.bookId } })).body as Figures;
const sell = (amount: string, date: string) =>
  team.owner('postJournal', {
    body: {
      entry: [
        { account_id: team.account('Cash'), amount },
        { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
      ],
      date,
    },
  });
const todayInIndia = () => new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
/** The last day of the month before. */
const lastMonth = (today: string) => {
  const day = new Date(`${today.slice(0, 8)}01T00:00:00Z`);
  day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};

describe('readFigures', () => {
  it('readFigures of a book without entries are zero, and balanced', async () => {
    expect(await read()).toMatchObject({
      revenue: { this_month: '0.00', last_month: '0.00' },
      accounts: { open: 73 },
      journals: { count: 0, recorded_today: 0 },
      check: { balanced: true, counted_to: 0 },
      counts: { product: 0, category: 0, brand: 0, service: 0, account_type: 28 },
    });
  });

  it('count revenue in the month of its entry date, and entries on the day of recording', async () => {
    const today = todayInIndia();
    await sell('1000.00', today);
    await sell('250.50', `${today.slice(0, 8)}01`);
    await sell('400.00', lastMonth(today));
    const rent = { account_id: team.account('Rent'), amount: '90.00' };
    const cash = { account_id: team.account('Cash'), amount: '-90.00' };
    await team.owner('postJournal', { body: { entry: [rent, cash], date: today } });
    expect(await read()).toMatchObject({
      revenue: { this_month: '1250.50', last_month: '400.00' },
      journals: { count: 4, recorded_today: 4 },
      check: { balanced: true },
    });
  });

  it('a retired account is open no more', async () => {
    const params = { accountId: team.account('Electricity') };
    await team.owner('retireAccount', { params, body: {} });
    expect((await read()).accounts.open).toBe(72);
  });

  it('a sum that is not zero is told', async () => {
    const { pool } = team.server.core;
    const { rowCount } = await pool.query(
      `update ledger_balances set balance_paise = balance_paise + 1
        where book_id = $1 and account_id = $2`,
      [team.bookId, team.account('Cash')],
    );
    expect(rowCount).toBe(1);
    expect((await read()).check.balanced).toBe(false);
  });
});
