import type { BookBalances, DebitAndCredit } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { ledgerOf, paiseOf, trade } from '../year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const ask = (query: NonNullable<Ask['query']>) =>
  team.auditor('readBalances', { params: { bookId: team.bookId }, query });
const balancesOf = async (query: NonNullable<Ask['query']>) =>
  (await ask(query)).body as BookBalances;

const written = ({ debit, credit }: DebitAndCredit): string => `${debit} ${credit}`;
const shown = async (query: NonNullable<Ask['query']>) => {
  const { rows, totals } = await balancesOf(query);
  return [...rows, { name: 'Total', ...totals }].map(({ name, opening, movement, closing }) =>
    [name, written(opening), written(movement), written(closing)].join(' | '),
  );
};

describe('readBalances', () => {
  it('readBalances gives opening, movement and closing of a quarter', async () => {
    expect(await shown({ year: '26-27', quarter: 2 })).toStrictEqual([
      'Bank Account | 0.00 0.00 | 500.00 0.00 | 500.00 0.00',
      'Capital Account | 0.00 10000.00 | 0.00 0.00 | 0.00 10000.00',
      'Cash | 10070.00 0.00 | 70.00 500.00 | 9640.00 0.00',
      'Rent | 40.00 0.00 | 0.00 0.00 | 40.00 0.00',
      'Sales – Goods | 0.00 110.00 | 0.00 70.00 | 0.00 180.00',
      'Total | 10110.00 10110.00 | 570.00 570.00 | 10180.00 10180.00',
    ]);
  });

  it('a last day within a month leaves out what is dated later', async () => {
    const [cash] = await shown({ year: '26-27', to: '2026-10-30', search: 'cash' });
    expect(cash).toBe('Cash | 10000.00 0.00 | 181.00 540.00 | 9641.00 0.00');
    const whole = await shown({ year: '26-27', to: '2026-10-31', search: 'cash' });
    expect(whole[0]).toBe('Cash | 10000.00 0.00 | 183.00 540.00 | 9643.00 0.00');
  });

  it('every account is what its ledger says, and each column foots on any day', async () => {
    for (const quarter of [1, 2, 3, 4]) {
      const { rows, totals } = await balancesOf({ year: '26-27', quarter });
      for (const column of [totals.opening, totals.movement, totals.closing]) {
        expect(column.debit).toBe(column.credit);
      }
      for (const { name, opening, movement, closing, last_entry: last } of rows) {
        const ledger = await ledgerOf(team, name, { year: '26-27', quarter });
        const net = (sides: DebitAndCredit) => paiseOf(sides.debit) - paiseOf(sides.credit);
        expect([name, net(opening)]).toStrictEqual([name, paiseOf(ledger.opening)]);
        expect([name, net(closing)]).toStrictEqual([name, paiseOf(ledger.closing)]);
        expect(net(opening) + net(movement)).toBe(net(closing));
        const latest = ledger.lines.at(-1)?.date;
        if (latest !== undefined) expect(last).toBe(latest);
      }
    }
    for (const to of ['2026-04-01', '2026-07-15', '2026-10-30']) {
      const { totals } = await balancesOf({ year: '26-27', to });
      expect(totals.closing.debit).toBe(totals.closing.credit);
    }
  });

  it('a profit of earlier years stands on the credit side before and after', async () => {
    const body = {
      entry: [
        { account_id: team.account('Cash'), amount: '5.00' },
        { account_id: team.account('Sales – Goods'), amount: '-5.00' },
      ],
      date: '2026-03-31',
    };
    const posted = (await team.owner('postJournal', { body })).body as { journal: { id: number } };
    const { profit_brought_forward: brought, totals } = await balancesOf({ year: '26-27' });
    expect(brought).toBe('-5.00');
    expect(totals.opening).toStrictEqual({ debit: '10005.00', credit: '10005.00' });
    const params = { journalId: posted.journal.id };
    await team.owner('reverseJournal', { params, body: { reason: 'Tried' } });
  });

  it('accounts without balance and movement are counted, and shown when asked for', async () => {
    const book = { bookId: team.bookId };
    const types = (await team.owner('listAccountTypes')).body as { id: number }[];
    const body = { name: 'Old petty cash', account_type_id: types[0]?.id };
    const made = idOf(await team.owner('createAccount', { params: book, body }));
    const before = await balancesOf({ year: '26-27' });
    const open = await balancesOf({ year: '26-27', show: 'open' });
    expect(open.rows).toHaveLength(before.rows.length + before.hidden);
    expect(open.rows.find(({ name }) => name === 'Old petty cash')?.last_entry).toBeNull();
    await team.owner('retireAccount', { params: { accountId: made }, body: {} });
    const after = await balancesOf({ year: '26-27', show: 'open' });
    expect([after.hidden, after.retired]).toStrictEqual([before.hidden - 1, before.retired + 1]);
    expect(after.rows.some(({ name }) => name === 'Old petty cash')).toBe(false);
    const all = await balancesOf({ year: '26-27', show: 'all' });
    expect(all.rows.find(({ name }) => name === 'Old petty cash')?.retired).toBe(true);
  });

  it('a search finds by all its words, and its groups are sums of what it found', async () => {
    const { rows, groups } = await balancesOf({ year: '26-27', search: 'GOODS  sales' });
    expect(rows.map(({ name }) => name)).toStrictEqual(['Sales – Goods']);
    expect(groups.map(({ group, count, closing }) => [group, count, closing])).toStrictEqual([
      ['sales-accounts', 1, rows[0]?.closing],
    ]);
  });

  it('a group comes in parts, and is summed whole', async () => {
    const first = await balancesOf({ year: '26-27', show: 'open', each: 1 });
    const group = first.groups.find(({ count }) => count > 1);
    const rest = { year: '26-27', show: 'open', group: group?.group ?? '', from: 1 };
    const { rows, groups } = await balancesOf(rest);
    expect(rows).toHaveLength((group?.count ?? 0) - 1);
    expect(groups).toStrictEqual(first.groups);
  });

  it.each([
    ['a day before it', { year: '26-27', to: '2026-03-31' }],
    ['a day after it', { year: '26-27', month: 4, to: '2026-05-01' }],
    ['no day', { year: '26-27', to: '31 Oct' }],
  ])('a last day that is %s of the period is refused and named', async (_, query) => {
    expectFields(await ask(query), ['to']);
  });
});
