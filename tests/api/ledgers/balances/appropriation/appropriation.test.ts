// A firm of two divides its profit: proposed line by line, posted once, and taken back with its
// journal.
import type { BalanceSheetReply, YearEndReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { readAppropriation } from '#api/contract/account/reports/appropriation.ts';
import { expectFields } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { partnerOf } from './requests.ts';
import { trade } from '../../year-of-trade.ts';

type AppropriationReply = z.input<typeof readAppropriation.reply>;

let team: Team;
let asha: Awaited<ReturnType<typeof partnerOf>>;
let vikram: Awaited<ReturnType<typeof partnerOf>>;
const params = () => ({ bookId: team.bookId });

beforeAll(async () => {
  team = await openTeam();
  await trade(team);
  asha = await partnerOf(team, 'Asha Rao', { share: 3, interest_rate: 12, remuneration: '10' });
  vikram = await partnerOf(team, 'Vikram Shetty', { share: 2, interest_rate: 12 });
  const entry = [
    { account_id: team.account('Cash'), amount: '365.00' },
    { account_id: vikram.capital_account_id, amount: '-365.00' },
  ];
  await team.owner('postJournal', { body: { entry, date: '2026-02-20', narration: 'Brought in' } });
  await team.owner('postJournal', {
    body: {
      entry: [
        { account_id: team.account('Cash'), amount: '100.00' },
        { account_id: team.account('Sales – Goods'), amount: '-100.00' },
      ],
      date: '2025-12-01',
      narration: 'Sale',
    },
  });
});
afterAll(() => team.close());

const read = async (query: Readonly<Record<string, string | number>> = { year: '25-26' }) =>
  (await team.auditor('readAppropriation', { params: params(), query })).body as AppropriationReply;
const setTerms = (partners: readonly object[], from = '2025-04-01') =>
  team.accountant('setPartnershipTerms', { params: params(), body: { from, partners } });
const post = (profit: string, year = '25-26') =>
  team.accountant('postAppropriation', { params: params(), body: { year, profit } });

const refusalOf = ({ status, body }: Got) => [status, (body as { code: string }).code];

async function undistributed(): Promise<string | undefined> {
  const query = { to: '2026-03-31' };
  const got = await team.auditor('readBalanceSheet', { params: params(), query });
  const { rows } = got.body as BalanceSheetReply;
  return rows.find(({ name }) => /^(Undistributed profit|Loss not yet)/.test(name))?.amounts[0];
}

async function pointOfYearEnd(year = '25-26') {
  const got = await team.auditor('readYearEnd', { params: params(), query: { year } });
  const { points } = got.body as YearEndReply;
  return points.find(({ code }) => code === 'appropriation');
}

describe('dividing the profit of a firm', () => {
  it('setPartnershipTerms and postAppropriation are refused by name until a firm has terms', async () => {
    expect(refusalOf(await post('100.00'))).toStrictEqual([409, 'appropriation_of_firms_alone']);
    await team.owner('setLegalForm', { params: params(), body: { legal_form: 'firm' } });
    expect(refusalOf(await post('100.00'))).toStrictEqual([409, 'partnership_terms_missing']);
    expect((await read()).refusal).toMatch(/^No terms of the partnership/);
    const cash = { ...asha, current_account_id: team.account('Cash') };
    expect(refusalOf(await setTerms([vikram, cash]))).toStrictEqual([422, 'partner_account_unfit']);
    expectFields(await setTerms([]), ['partners']);
    expectFields(await setTerms([{ ...asha, share: -1 }]), ['partners.0.share']);
    expect((await setTerms([asha, vikram])).status).toBe(200);
  });

  it('readAppropriation proposes interest by days, remuneration and the rest by shares', async () => {
    const { profit, lines, refusal, terms } = await read();
    expect([profit, refusal, terms.length]).toStrictEqual(['100.00', null, 1]);
    // 40 days from 20 February at 12 paise a day; ₹85.20 is left, of which 2 parts are 34.08.
    expect(
      lines.map(({ name, interest, remuneration, share, total }) => [
        name,
        interest,
        remuneration,
        share,
        total,
      ]),
    ).toStrictEqual([
      ['Asha Rao', '0.00', '10.00', '51.12', '61.12'],
      ['Vikram Shetty', '4.80', '0.00', '34.08', '38.88'],
    ]);
    expect(await undistributed()).toBe('100.00');
    expect(await pointOfYearEnd()).toMatchObject({ state: 'to-do', amount: '100.00' });
  });

  it('postAppropriation leaves nothing undistributed, posts once, and is known at a moment', async () => {
    expect(refusalOf(await post('99.00'))).toStrictEqual([409, 'appropriation_differs']);
    const posted = await post('100.00');
    expect(posted.body).toMatchObject({ number: 1, journals: [expect.any(Number)] });
    expect(await undistributed()).toBe('0.00');
    expect(await pointOfYearEnd()).toMatchObject({ state: 'fine', amount: '0.00' });
    expect(refusalOf(await post('0.00'))).toStrictEqual([409, 'profit_already_appropriated']);
    expect(refusalOf(await setTerms([asha]))).toStrictEqual([409, 'terms_of_appropriated_year']);
    const { lines, runs } = await read();
    expect([lines, runs[0]?.profit, runs[0]?.undone]).toStrictEqual([[], '100.00', null]);
    const listed = await team.auditor('listJournals', {
      query: { book_id: team.bookId, limit: 1 },
    });
    const [latest] = listed.body as { id: number; number: number }[];
    expect([runs[0]?.journals, runs[0]?.journal_numbers]).toStrictEqual([
      [latest?.id],
      [latest?.number],
    ]);
    const { seq } = posted.body as { seq: number };
    expect((await read({ year: '25-26', at: seq - 1 })).lines).toHaveLength(2);
  });

  it('is taken back when its journal is reversed, and may be posted anew', async () => {
    const [run] = (await read()).runs;
    await team.accountant('reverseJournal', {
      params: { journalId: run?.journals[0] ?? 0 },
      query: { book_id: team.bookId },
      body: { reason: 'A wrong share' },
    });
    expect(await undistributed()).toBe('100.00');
    const taken = (await read()).runs[0]?.undone;
    expect(taken).toMatchObject({ reason: expect.stringContaining('A wrong share') });
    expect((await setTerms([{ ...asha, share: 1 }, vikram])).status).toBe(200);
    expect((await post('100.00')).body).toMatchObject({ number: 2 });
    expect(await undistributed()).toBe('0.00');
  });

  it('readYearEnd judges each year by itself', async () => {
    const entry = [
      { account_id: team.account('Cash'), amount: '7.00' },
      { account_id: team.account('Sales – Goods'), amount: '-7.00' },
    ];
    const body = { entry, date: '2025-03-05', narration: 'Found late' };
    await team.owner('postJournal', { body });
    expect(await pointOfYearEnd('25-26')).toMatchObject({ state: 'fine', amount: '0.00' });
    expect(await pointOfYearEnd('24-25')).toMatchObject({ state: 'to-do', amount: '7.00' });
  });

  it('postAppropriation is refused in a year that has not ended, and in a locked one', async () => {
    expect(refusalOf(await post('0.00', '98-99'))).toStrictEqual([
      422,
      'appropriation_in_the_future',
    ]);
    const body = { kind: 'soft', locked_to: '2025-03-31', reason: 'Filed' };
    await team.owner('setLock', { params: params(), body });
    expect(refusalOf(await post('0.00', '24-25'))).toStrictEqual([
      409,
      'appropriation_period_locked',
    ]);
  });

  it('stays in its locked year where its journal is reversed in the open one', async () => {
    const body = { kind: 'soft', locked_to: '2026-03-31', reason: 'Filed' };
    await team.owner('setLock', { params: params(), body });
    const [standing] = (await read()).runs;
    const reversed = await team.accountant('reverseJournal', {
      params: { journalId: standing?.journals[0] ?? 0 },
      query: { book_id: team.bookId },
      body: { reason: 'A late bill' },
    });
    expect(reversed.status).toBe(200);
    const [run] = (await read()).runs;
    expect([run?.number, run?.undone]).toStrictEqual([2, null]);
    expect(Date.parse(run?.reversed_later ?? '')).toBeGreaterThan(Date.parse('2026-03-31'));
    expect(await pointOfYearEnd()).toMatchObject({ state: 'fine', amount: '0.00' });
    await team.owner('setLock', { params: params(), body: { ...body, locked_to: null } });
    expect(refusalOf(await post('0.00'))).toStrictEqual([409, 'profit_already_appropriated']);
    expect(refusalOf(await setTerms([asha]))).toStrictEqual([409, 'terms_of_appropriated_year']);
  });
});
