import type { YearEndPoint, YearEndReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { trade } from '../year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const read = (query: NonNullable<Ask['query']>) =>
  team.auditor('readYearEnd', { params: { bookId: team.bookId }, query });

async function pointsOf(year: string, query: NonNullable<Ask['query']> = {}) {
  const { body } = await read({ year, ...query });
  const { points } = body as YearEndReply;
  return Object.fromEntries(points.map((point) => [point.code, point])) as Record<
    YearEndPoint['code'],
    YearEndPoint
  >;
}

async function post(date: string, debit: string, credit: string, amount: string) {
  const entry = [
    { account_id: team.account(debit), amount },
    { account_id: team.account(credit), amount: `-${amount}` },
  ];
  const posted = await team.owner('postJournal', { body: { entry, date, narration: 'Slip' } });
  return idOf({ ...posted, body: (posted.body as { journal: object }).journal });
}

describe('readYearEnd', () => {
  it('readYearEnd tells every point of a year, in the order in which they are settled', async () => {
    const { year, from, to, has_ended, points } = (await read({ year: '25-26' }))
      .body as YearEndReply;
    expect([year, from, to, has_ended]).toStrictEqual(['25-26', '2025-04-01', '2026-03-31', true]);
    expect(points.map(({ code, state }) => `${code} ${state}`)).toStrictEqual([
      'drafts fine',
      'opening-difference not-used',
      'suspense fine',
      'negative-cash fine',
      'unmatched not-used',
      'unchecked not-used',
      'stock-counted not-used',
      'negative-stock not-used',
      'closing-stock not-used',
      'goods-received not-used',
      'stock-posting not-used',
      'depreciation not-used',
      'appropriation not-used',
      'numbers not-used',
      'trial-balance fine',
      'lock to-do',
    ]);
    expect(points.at(-2)).toMatchObject({ amount: '11000.00' });
  });

  it('readYearEnd follows what is posted and locked, and a moment before knows nothing of it', async () => {
    const { countedTo } = await headOf();
    await post('2025-05-01', 'Rent', 'Petty Cash', '75.00');
    await post('2025-05-03', 'Petty Cash', 'Cash', '100.00');
    const body = { kind: 'soft', locked_to: '2026-03-31', reason: 'Filed' };
    await team.owner('setLock', { params: { bookId: team.bookId }, body });
    const after = await pointsOf('25-26');
    expect(after['negative-cash']).toStrictEqual({
      code: 'negative-cash',
      state: 'to-do',
      count: 1,
      amount: '-75.00',
      on: '2025-05-01',
      account_id: team.account('Petty Cash'),
    });
    expect(after.lock).toMatchObject({ state: 'fine', on: '2026-03-31' });
    const before = await pointsOf('25-26', { at: countedTo });
    expect([before['negative-cash'].state, before.lock.state]).toStrictEqual(['fine', 'to-do']);
  });

  it('readYearEnd counts the entries without a mark once an entry of the book has one', async () => {
    const id = await post('2026-05-01', 'Rent', 'Cash', '5.00');
    await team.owner('checkJournals', {
      query: { book_id: team.bookId },
      body: { journal_ids: [id], note: '' },
    });
    expect((await pointsOf('26-27')).unchecked).toMatchObject({ state: 'to-do', count: 7 });
  });

  it('readYearEnd carries cash over from the year before', async () => {
    const cash = (await pointsOf('26-27'))['negative-cash'];
    expect(cash).toMatchObject({ state: 'fine', count: 0 });
  });

  it('readYearEnd refuses what is no financial year', async () => {
    expectFields(await read({ year: '26-28' }), ['year']);
  });
});

async function headOf() {
  const { body } = await read({ year: '25-26' });
  return { countedTo: (body as YearEndReply).counted_to };
}
