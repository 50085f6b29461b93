import type { CashFlowReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { trade } from '../year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const ask = (query: NonNullable<Ask['query']>) =>
  team.auditor('readCashFlow', { params: { bookId: team.bookId }, query });
const flowOf = async (query: NonNullable<Ask['query']>) => (await ask(query)).body as CashFlowReply;
const linesOf = ({ rows }: CashFlowReply) =>
  rows.filter(({ amounts }) => amounts.length > 0).map(({ name, amounts }) => [name, ...amounts]);

describe('readCashFlow', () => {
  it('readCashFlow goes from the profit to the cash, of a year and the year before', async () => {
    const reply = await flowOf({ to: '2027-03-31', compare: 'last-year' });
    expect(linesOf(reply)).toStrictEqual([
      ['Profit before tax', '143.00', '0.00'],
      ['Operating profit before working capital changes', '143.00', '0.00'],
      ['Cash generated from operations', '143.00', '0.00'],
      ['A. Net cash from operating activities', '143.00', '0.00'],
      ['B. Net cash from investing activities', '0.00', '0.00'],
      ['Capital brought in', '0.00', '10000.00'],
      ['C. Net cash from financing activities', '0.00', '10000.00'],
      ['Net increase in cash and cash equivalents', '143.00', '10000.00'],
      ['Cash and cash equivalents at the beginning', '10000.00', '0.00'],
      ['Cash and cash equivalents at the end', '10143.00', '10000.00'],
    ]);
    expect(reply).toMatchObject({
      ties: true,
      opening: ['10000.00', '0.00'],
      net_change: ['143.00', '10000.00'],
      closing: ['10143.00', '10000.00'],
      unclassified: ['0.00', '0.00'],
    });
  });

  it('its quarters add up to the year', async () => {
    const { net_change: moved, ties } = await flowOf({ to: '2027-03-31', columns: 'quarters' });
    expect(moved).toStrictEqual(['143.00', '70.00', '70.00', '3.00', '0.00']);
    expect(ties).toBe(true);
  });

  it('what was entered by mistake and taken back was neither brought in nor drawn', async () => {
    const entry = [
      { account_id: team.account('Cash'), amount: '500.00' },
      { account_id: team.account('Capital Account'), amount: '-500.00' },
    ];
    const date = '2026-05-05';
    const posted = await team.owner('postJournal', { body: { entry, date, narration: 'Twice' } });
    const { id } = (posted.body as { readonly journal: { readonly id: number } }).journal;
    await team.owner('reverseJournal', { params: { journalId: id }, body: { reason: 'Twice' } });
    const reply = await flowOf({ to: '2027-03-31' });
    expect(linesOf(reply).map(([name]) => name)).not.toContain('Capital brought in');
    expect(reply).toMatchObject({ ties: true, net_change: ['143.00'] });
  });

  it.each([
    [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
    [{ compare: 'budget' }, 'compare'],
  ] as const)('a cash flow of %j is refused', async (query, field) => {
    expectFields(await ask(query), [field]);
  });
});
