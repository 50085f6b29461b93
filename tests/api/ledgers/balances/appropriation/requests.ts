// Requests to the calls on dividing a firm's profit that are right at any time: each of a year of
// its own, in which something was earned.
import { appropriationEndpoints } from '#api/contract/account/reports/appropriation.ts';
import { financialYearLabel } from '#core/kernel/financial-year.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

type Call = keyof typeof appropriationEndpoints;

export const isOfAppropriation = (name: EndpointName): name is Call & EndpointName =>
  name in appropriationEndpoints;

let count = 0;

/** @returns a partner with one account for capital and shares. */
export async function partnerOf(team: Team, name: string, more: object = {}) {
  const made = await team.owner('createAccount', {
    query: { book_id: team.bookId },
    body: { name: `${name} ${(count += 1)}`, account_type_id: await capitalType(team) },
  });
  const id = idOf(made);
  const terms = { share: 1, interest_rate: 0, remuneration: '0', ...more };
  return { name, capital_account_id: id, current_account_id: id, ...terms };
}

async function capitalType(team: Team): Promise<number> {
  const { body } = await team.owner('listAccounts', { params: { bookId: team.bookId } });
  const accounts = body as { name: string; account_type_id: number }[];
  return accounts.find(({ name }) => name === 'Capital Account')?.account_type_id ?? 0;
}

export async function appropriationRequest(team: Team, name: Call) {
  const params = { bookId: team.bookId };
  const plain = { params, query: {} };
  if (name === 'readAppropriation') return plain;
  const partners = [await partnerOf(team, 'Asha Rao')];
  if (name === 'setPartnershipTerms') {
    return { ...plain, body: { from: `20${90 + (count % 9)}-04-01`, partners } };
  }
  const begins = 2000 + (count % 20);
  await team.owner('setLegalForm', { params, body: { legal_form: 'firm' } });
  await team.owner('setPartnershipTerms', {
    params,
    body: { from: `${begins}-04-01`, partners },
  });
  const amount = '70.00';
  const entry = [
    { account_id: team.account('Cash'), amount },
    { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
  ];
  await team.owner('postJournal', { body: { entry, date: `${begins}-05-01`, narration: 'Sale' } });
  const year = financialYearLabel(begins);
  const read = await team.owner('readAppropriation', { params, query: { year } });
  const { profit } = read.body as { profit: string };
  return { ...plain, body: { year, profit } };
}
