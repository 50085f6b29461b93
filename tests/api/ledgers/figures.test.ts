import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import type { Figures } from '#tests/support/replies-on-wire.ts';

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
describe('readFigures', () => {
  it('readFigures of a book without entries are zero, and balanced', async () => {
    expect(await read()).toMatchObject({
      revenue: { this_month: '0.00', last_month: '0.00' },
      cash_and_bank: { total: '0.00', cash: '0.00' },
      outstanding: { total: '0.00', bills: 0, overdue: '0.00', days_late: 0 },
      payable: { total: '0.00', bills: 0 },
      invoices_of_year: { count: 0, settled_percent: 0 },
      accounts: { open: 73 },
      journals: { count: 0, recorded_today: 0, latest_date: null },
      check: { balanced: true, counted_to: 0 },
      counts: { product: 0, category: 0, brand: 0, service: 0, account_type: 28 },
    });
  });

  it('an entry to an income account is income of its month, and no revenue', async () => {
    const today = todayInIndia();
    await sell('1000.00', today);
    await sell('250.50', `${today.slice(0, 8)}01`);
    const rent = { account_id: team.account('Rent'), amount: '90.00' };
    const cash = { account_id: team.account('Cash'), amount: '-90.00' };
    await team.owner('postJournal', { body: { entry: [rent, cash], date: today } });
    const said = await read();
    expect(said).toMatchObject({
      revenue: { this_month: '0.00', last_month: '0.00' },
      cash_and_bank: { total: '1160.50', bank: '0.00', bank_accounts: 0, cash: '1160.50' },
      journals: { count: 3, recorded_today: 3, latest_date: today },
      check: { balanced: true },
    });
    expect(said.months).toHaveLength(12);
    expect(said.months.at(-1)).toStrictEqual({
      month: `${today.slice(0, 8)}01`,
      income: '1250.50',
      expense: '90.00',
    });
  });

  it('a retired account is open no more', async () => {
    const params = { accountId: team.account('Electricity') };
    await team.owner('retireAccount', { params, body: {} });
    expect((await read()).accounts.open).toBe(72);
  });

  it.each(['2026-02-30', '0001-01-01', '9999-12-31'])('refuses the day %s', async (day) => {
    const asked = { params: { bookId: team.bookId }, query: { as_on: day } };
    const { status, body } = await team.auditor('readFigures', asked);
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'as_on' }] }]);
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
