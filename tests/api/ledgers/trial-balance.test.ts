import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { paiseOf, trade, trialBalanceOf } from './year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const shown = async (query: Record<string, string | number>) => {
  const { rows, profit_brought_forward, totals } = await trialBalanceOf(team, query);
  const lines = rows.map(({ name, debit, credit }) => `${name} ${debit} ${credit}`);
  return [...lines, profit_brought_forward, `${totals.debit} ${totals.credit}`];
};

const typeOf = async (name: string): Promise<number> => {
  const types = (await team.owner('listAccountTypes')).body as { id: number; name: string }[];
  return types.find((type) => type.name === name)?.id ?? 0;
};

describe('readTrialBalance', () => {
  it('readTrialBalance of the first year foots, with nothing brought forward', async () => {
    expect(await shown({ year: '25-26' })).toStrictEqual([
      'Capital Account 0.00 10000.00',
      'Cash 10000.00 0.00',
      'Rent 1000.00 0.00',
      'Sales – Goods 0.00 1000.00',
      '0.00',
      '11000.00 11000.00',
    ]);
  });

  it('a trial balance of the next year foots, the year before being one figure', async () => {
    expect(await shown({ year: '26-27', month: 6 })).toStrictEqual([
      'Capital Account 0.00 10000.00',
      'Cash 10070.00 0.00',
      'Rent 40.00 0.00',
      'Sales – Goods 0.00 110.00',
      '0.00',
      '10110.00 10110.00',
    ]);
  });

  it('brings a profit forward as a credit', async () => {
    const entry = [
      { account_id: team.account('Cash'), amount: '5.00' },
      { account_id: team.account('Sales – Goods'), amount: '-5.00' },
    ];
    const posted = await team.owner('postJournal', { body: { entry, date: '2026-03-31' } });
    const { profit_brought_forward, totals } = await trialBalanceOf(team, { year: '26-27' });
    expect(profit_brought_forward).toBe('-5.00');
    expect(totals.debit).toBe(totals.credit);
    const { journal } = posted.body as { journal: { id: number } };
    const params = { journalId: journal.id };
    await team.owner('reverseJournal', { params, body: { reason: 'Tried' } });
    expect((await trialBalanceOf(team, { year: '26-27' })).profit_brought_forward).toBe('0.00');
  });

  it('foots in every period of both years', async () => {
    const periods = [
      {},
      ...[1, 2, 3, 4].map((quarter) => ({ quarter })),
      ...Array.from({ length: 12 }, (_, at) => ({ month: at + 1 })),
    ];
    for (const year of ['24-25', '25-26', '26-27', '27-28']) {
      for (const period of periods) {
        const { totals } = await trialBalanceOf(team, { year, ...period });
        expect([year, period, totals.debit]).toStrictEqual([year, period, totals.credit]);
      }
    }
  });

  it('is empty before the first entry', async () => {
    expect(await shown({ year: '24-25' })).toStrictEqual(['0.00', '0.00 0.00']);
  });

  it('readTrialBalance of a book without journals is empty, and has counted nothing', async () => {
    const bookId = idOf(await team.owner('createBook', { body: { name: 'Empty' } }));
    const params = { bookId };
    const got = await team.owner('readTrialBalance', { params, query: { year: '26-27' } });
    expect(answerOf(got)).toStrictEqual([
      200,
      {
        period: { from: '2026-04-01', to: '2027-03-31', year: '26-27' },
        rows: [],
        groups: [],
        profit_brought_forward: '0.00',
        totals: { debit: '0.00', credit: '0.00' },
        counted_to: 0,
      },
    ]);
  });

  it('shows a part of each group, and still adds up all of it', async () => {
    type Reply = { rows: { name: string }[]; groups: { group: string | null; count: number }[] };
    const bodyOf = async (query: Record<string, string | number>) => {
      const asked = { params: { bookId: team.bookId }, query: { year: '26-27', ...query } };
      return (await team.owner('readTrialBalance', asked)).body as Reply;
    };
    for (const name of ['Tea', 'Sugar']) {
      const account = await team.owner('createAccount', {
        params: { bookId: team.bookId },
        body: { name, account_type_id: await typeOf('Indirect Expenses') },
      });
      const entry = [
        { account_id: idOf(account), amount: '5.00' },
        { account_id: team.account('Cash'), amount: '-5.00' },
      ];
      await team.owner('postJournal', { body: { entry, date: '2026-06-01' } });
    }
    const group = 'indirect-expenses';
    const first = await bodyOf({ each: 1 });
    const all = await bodyOf({ group });
    expect(first.groups).toStrictEqual(all.groups);
    const names = all.rows.map(({ name }) => name);
    expect(names).toStrictEqual(['Rent', 'Sugar', 'Tea']);
    expect(all.groups.find((one) => one.group === group)?.count).toBe(3);
    const inFirst = first.rows.map(({ name }) => name).filter((name) => names.includes(name));
    expect(inFirst).toStrictEqual(['Rent']);
    const rest = await bodyOf({ group, from: 1, each: 1 });
    expect(rest.rows.map(({ name }) => name)).toStrictEqual(['Sugar']);
  });

  it('says the last event that it has counted', async () => {
    const entry = [
      { account_id: team.account('Cash'), amount: 1 },
      { account_id: team.account('Bank Account'), amount: -1 },
    ];
    const posted = await team.owner('postJournal', { body: { entry, date: '2026-04-01' } });
    const { journal } = posted.body as { journal: { seq: number } };
    expect((await trialBalanceOf(team, { year: '26-27' })).counted_to).toBe(journal.seq);
  });

  it('foots to the paisa after any journals, and every balance is its ledger’s (F40)', async () => {
    const names = ['Cash', 'Bank Account', 'Sales – Goods', 'Rent', 'Salaries', 'Capital Account'];
    const journal = fc.record({
      accounts: fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
      paise: fc.integer({ min: 1, max: 10 ** 9 }),
      date: fc.constantFrom('2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01', '2026-06-30'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(journal, { minLength: 1, maxLength: 5 }), async (journals) => {
        for (const { accounts, paise, date } of journals) {
          const rupees = (paise / 100).toFixed(2);
          const entry = accounts.map((name, at) => ({
            account_id: team.account(name),
            amount: at === 0 ? rupees : `-${rupees}`,
          }));
          const got = await team.dataEntry('postJournal', { body: { entry, date } });
          expect(got.status).toBe(200);
        }
        const { rows, totals, profit_brought_forward } = await trialBalanceOf(team, {
          year: '26-27',
        });
        const nets = rows.map(({ debit, credit }) => paiseOf(debit) - paiseOf(credit));
        const sum = nets.reduce((total, net) => total + net, paiseOf(profit_brought_forward));
        expect([sum, totals.debit]).toStrictEqual([0, totals.credit]);
        for (const { account_id, debit, credit } of rows) {
          const params = { bookId: team.bookId, accountId: account_id };
          const query = { year: '26-27', limit: 1 };
          const ledger = await team.owner('readLedger', { params, query });
          const closing = paiseOf((ledger.body as { closing: string }).closing);
          expect(closing).toBe(paiseOf(debit) - paiseOf(credit));
        }
      }),
      { numRuns: 15 },
    );
  });
});
