// Interest and remuneration of partners that were posted by hand in the year are not charged again.
import type { ProfitAndLossReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { readAppropriation } from '#api/contract/account/reports/appropriation.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { partnerOf } from './requests.ts';

type AppropriationReply = z.input<typeof readAppropriation.reply>;

let team: Team;
let asha: Awaited<ReturnType<typeof partnerOf>>;
let vikram: Awaited<ReturnType<typeof partnerOf>>;
const params = () => ({ bookId: team.bookId });
const YEAR = { from: '2025-04-01', to: '2026-03-31' };

beforeAll(async () => {
  team = await openTeam();
  asha = await partnerOf(team, 'Asha Rao', { remuneration: '24' });
  vikram = await partnerOf(team, 'Vikram Shetty', { remuneration: '12' });
  await team.owner('setLegalForm', { params: params(), body: { legal_form: 'firm' } });
  const body = { from: YEAR.from, partners: [asha, vikram] };
  await team.owner('setPartnershipTerms', { params: params(), body });
  await post(team.account('Cash'), team.account('Sales – Goods'), '100.00');
});
afterAll(() => team.close());

async function post(debitId: number, creditId: number, amount: string) {
  const entry = [
    { account_id: debitId, amount },
    { account_id: creditId, amount: `-${amount}` },
  ];
  const body = { entry, date: '2025-09-30', narration: 'Slip' };
  const posted = await team.owner('postJournal', { body });
  return idOf({ ...posted, body: (posted.body as { journal: object }).journal });
}

const reverse = (journalId: number) =>
  team.owner('reverseJournal', {
    params: { journalId },
    query: { book_id: team.bookId },
    body: { reason: 'A slip' },
  });

async function expenseAccount(name: string): Promise<number> {
  const { body } = await team.owner('listAccounts', { params: params() });
  const accounts = body as { name: string; account_type_id: number }[];
  const type = accounts.find((account) => account.name === 'Rent')?.account_type_id ?? 0;
  const made = await team.owner('createAccount', {
    query: { book_id: team.bookId },
    body: { name, account_type_id: type },
  });
  return idOf(made);
}

const read = async () =>
  (await team.auditor('readAppropriation', { params: params(), query: { year: '25-26' } }))
    .body as AppropriationReply;
const divide = (profit: string) =>
  team.accountant('postAppropriation', { params: params(), body: { year: '25-26', profit } });
const remunerationOf = ({ lines }: Pick<AppropriationReply, 'lines'>) =>
  lines.map(({ remuneration, share, by_hand: byHand }) => [remuneration, share, byHand]);

async function inTheStatement(): Promise<string | undefined> {
  const got = await team.auditor('readProfitAndLoss', { params: params(), query: YEAR });
  const { rows } = got.body as ProfitAndLossReply;
  return rows.find(({ name }) => name === 'Partners’ remuneration')?.amounts[0];
}

it('a salary that a partner was credited with is left out of the division', async () => {
  await post(await expenseAccount('Partners’ salary'), asha.current_account_id, '10.00');
  const proposed = await read();
  expect([proposed.profit, proposed.refusal]).toStrictEqual(['90.00', null]);
  expect(proposed.by_hand).toStrictEqual({
    interest: '0.00',
    remuneration: '10.00',
    beyond_terms: '0.00',
  });
  expect(remunerationOf(proposed)).toStrictEqual([
    ['14.00', '32.00', '10.00'],
    ['12.00', '32.00', '0.00'],
  ]);
});

it('the year is charged what the terms give, and the division is no posting by hand', async () => {
  const { journals } = (await divide('90.00')).body as { journals: number[] };
  expect(await inTheStatement()).toBe('36.00');
  const standing = await read();
  expect([standing.profit, standing.by_hand.remuneration]).toStrictEqual(['0.00', '10.00']);
  const late = await post(await expenseAccount('Pay of partners'), asha.current_account_id, '1.00');
  const setOff = [{ name: 'Asha Rao', by_hand: '10.00' }];
  expect((await read()).set_off).toStrictEqual(setOff);
  await reverse(late);
  await reverse(journals[0] ?? 0);
  expect((await read()).set_off).toStrictEqual([]);
  expect(remunerationOf(await read())).toStrictEqual([
    ['14.00', '32.00', '10.00'],
    ['12.00', '32.00', '0.00'],
  ]);
});

it('an account that the book has put on the line counts, and stops the division', async () => {
  const pay = await expenseAccount('Pay of managers');
  const posted = await post(pay, team.account('Cash'), '5.00');
  expect((await read()).refusal).toBeNull();
  const line = { account_id: pay, from: YEAR.from, line: 'partners-remuneration' };
  await team.owner('setStatementLine', { params: params(), body: line });
  const { lines, refusal } = await read();
  expect([lines, refusal]).toStrictEqual([[], expect.stringMatching(/^₹15\.00 of partners’ rem/)]);
  const refused = await divide('85.00');
  expect([refused.status, (refused.body as { code: string }).code]).toStrictEqual([
    409,
    'partners_pay_unclear',
  ]);
  await reverse(posted);
  expect((await read()).refusal).toBeNull();
});

it('a profit of bought goods without a closing stock is not final', async () => {
  expect((await read()).lacks_closing_stock).toBe(false);
  await post(team.account('Purchases – Goods'), team.account('Cash'), '1.00');
  expect((await read()).lacks_closing_stock).toBe(true);
});
