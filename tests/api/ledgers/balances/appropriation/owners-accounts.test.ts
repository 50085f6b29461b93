// The capital and current accounts of a firm of two, from the ledgers and from its division of
// profit, and what they come to in the balance sheet.
import type {
  BalanceSheetReply,
  EventPage,
  OwnersAccountsReply,
} from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { readAppropriation } from '#api/contract/account/reports/appropriation.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import {
  expectParts,
  expectSummed,
  explainingAs,
  paiseOf,
} from '../../../books/log/explained/explaining.ts';
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
  asha = await partnerOf(team, 'Asha Rao', { share: 3, remuneration: '10' });
  vikram = await partnerOf(team, 'Vikram Shetty', { share: 2, interest_rate: 12 });
  await team.owner('setLegalForm', { params: params(), body: { legal_form: 'firm' } });
  await enter('2026-04-01', 'Cash', vikram.capital_account_id, '365.00');
  await enter('2026-04-20', 'Cash', 'Sales – Goods', '1000.00');
  await enter('2026-05-01', asha.capital_account_id, 'Cash', '25.00');
  await team.accountant('setPartnershipTerms', {
    params: params(),
    body: { from: '2025-04-01', partners: [asha, vikram] },
  });
});
afterAll(() => team.close());

const idIn = (account: number | string): number =>
  typeof account === 'number' ? account : team.account(account);
async function enter(
  date: string,
  debit: number | string,
  credit: number | string,
  amount: string,
): Promise<number> {
  const entry = [
    { account_id: idIn(debit), amount },
    { account_id: idIn(credit), amount: `-${amount}` },
  ];
  const got = await team.owner('postJournal', { body: { entry, date, narration: date } });
  return (got.body as { journal: { id: number } }).journal.id;
}

const read = async (query: Record<string, string> = { from: '2025-04-01', to: '2026-03-31' }) => {
  const got = await team.auditor('readOwnersAccounts', { params: params(), query });
  return got.body as OwnersAccountsReply;
};
const rowOf = ({ sections }: OwnersAccountsReply, accountId: number | null) =>
  sections.flatMap(({ rows }) => rows).find((row) => row.account_id === accountId);

/** Whose figures they are, as they are explained. */
const figuresOf = ({ sections, total }: OwnersAccountsReply) => [
  ...sections.flatMap(({ code, rows, sum }) => [
    ...rows.map(({ account_id: id, figures }) => [ownerOf(id), figures] as const),
    [code === 'undistributed' ? 'undivided' : code, sum] as const,
  ]),
  ['total', total] as const,
];
const ownerOf = (id: number | null) => (id === null ? 'undivided' : `account/${id}`);
const YEAR = { from: '2026-04-01', to: '2027-03-31' };

async function fundsOn(to: string): Promise<readonly (string | undefined)[]> {
  const got = await team.auditor('readBalanceSheet', { params: params(), query: { to } });
  const { rows } = got.body as BalanceSheetReply;
  const closing = (code: string) => rows.find((row) => row.code === code)?.amounts[0];
  return [
    'funds-partners-capital-accounts',
    'funds-partners-current-accounts',
    'funds-undistributed-profit',
  ].map(closing);
}

describe('readOwnersAccounts', () => {
  it('tells what each partner brought in and drew, and comes to the balance sheet', async () => {
    const found = await read(YEAR);
    expect(rowOf(found, vikram.capital_account_id)).toMatchObject({
      partner: 'Vikram Shetty',
      share: { parts: 2, of: 5 },
      figures: { opening: '0.00', introduced: '365.00', drawings: '0.00', closing: '365.00' },
    });
    expect(rowOf(found, asha.capital_account_id)).toMatchObject({
      partner: 'Asha Rao',
      figures: { introduced: '0.00', drawings: '-25.00', closing: '-25.00' },
    });
    expect(found.ties).toBe(true);
    const [capital, current] = await fundsOn(YEAR.to);
    const sumOf = (code: string) =>
      found.sections.find((section) => section.code === code)?.sum.closing;
    expect([sumOf('capital'), sumOf('current')]).toStrictEqual([capital, current]);
  });

  it('a division gives each partner interest, remuneration and share, until it is undone', async () => {
    const query = { year: '25-26' };
    const asked = await team.auditor('readAppropriation', { params: params(), query });
    const { profit, lines } = asked.body as AppropriationReply;
    const body = { year: '25-26', profit };
    const posted = await team.accountant('postAppropriation', { params: params(), body });
    expect(posted.status).toBe(200);
    const after = await read();
    for (const line of lines) {
      const { interest, remuneration, share } = line;
      expect(rowOf(after, line.current_account_id)?.figures).toMatchObject({
        interest,
        remuneration,
        share,
      });
    }
    expect(after.ties).toBe(true);
    expect(rowOf(after, null)).toBeUndefined();
    const { runs } = (await team.auditor('readAppropriation', { params: params(), query }))
      .body as AppropriationReply;
    await team.owner('reverseJournal', {
      params: { journalId: runs[0]?.journals[0] ?? 0 },
      body: { reason: 'Late bills' },
    });
    const undone = await read();
    expect(undone.ties).toBe(true);
    expect(rowOf(undone, asha.current_account_id)).toBeUndefined();
    expect(rowOf(undone, null)?.figures.closing).toBe((await fundsOn('2026-03-31'))[2]);
  });

  it('an entry that is taken back counts for nothing', async () => {
    const journalId = await enter('2026-06-01', 'Cash', vikram.capital_account_id, '70.00');
    await team.owner('reverseJournal', { params: { journalId }, body: { reason: 'Twice' } });
    const figures = rowOf(await read(YEAR), vikram.capital_account_id)?.figures;
    expect(figures).toMatchObject({ introduced: '365.00', drawings: '0.00', closing: '365.00' });
  });

  it('has each figure as the sum of its events, at any event and in any form', async () => {
    const explain = explainingAs(team.auditor, team.bookId);
    const events = await team.auditor('listEvents', { params: params() });
    const last = (events.body as EventPage).last_seq;
    const earlier = { from: '2025-04-01', to: '2026-03-31' };
    for (const [until, as, days] of [
      [last - 3, 'firm', earlier],
      [last, 'firm', YEAR],
      [last - 6, 'proprietor', YEAR],
      [last, 'company', YEAR],
    ] as const) {
      const told = await read({ ...days, as, at: String(until) });
      const asked = { of: 'owners-accounts', as, from: days.from, as_on: days.to, until };
      for (const [whose, figures] of figuresOf(told)) {
        for (const [field, amount] of Object.entries(figures)) {
          if (amount === '0.00' && field !== 'interest') continue;
          const figure = await explain({ ...asked, line: `${field}/${whose}` });
          expect(expectSummed(figure), `${field}/${whose} ${until}`).toBe(paiseOf(amount));
          if (field === 'closing') await expectParts(explain, figure);
        }
      }
    }
  });

  it('explains no other figure', async () => {
    for (const line of ['closing', 'gold/total', 'closing/account/0', 'closing/reserves']) {
      const query = { of: 'owners-accounts', line };
      const got = await team.auditor('explainFigure', { params: params(), query });
      expect(answerOf(got), line).toStrictEqual(NOT_THERE);
    }
  });

  it('may be asked for as of a proprietor, whose profit is in the capital', async () => {
    const { sections, total } = await read({ ...YEAR, as: 'proprietor' });
    expect(sections.map(({ code }) => code)).toStrictEqual(['capital']);
    expect(total.closing).not.toBe('0.00');
  });

  it.each([[{ from: '2026-05-02', to: '2026-05-01' }, 'to']] as const)(
    '%j is refused',
    async (query, field) => {
      const got = await team.auditor('readOwnersAccounts', { params: params(), query });
      expectFields(got, [field]);
    },
  );
});
