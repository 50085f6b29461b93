// A house whose customers are billed and pay, and what its receivables are by the API.
import type { OpenBill, Receivables } from '#api/contract/customer/receivables.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { idOf } from '#tests/support/team.ts';
import { openHouse, overviewOf, paiseOf } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import type { ReceivablesBook } from './receivables-actions.ts';

/** @returns the id of the account type of this name. */
export async function typeNamed(house: House, wanted: string): Promise<number> {
  const types = (await house.owner('listAccountTypes')).body as { id: number; name: string }[];
  return types.find(({ name }) => name === wanted)?.id ?? 0;
}

export async function openReceivablesBook(): Promise<ReceivablesBook> {
  const house = await openHouse();
  const { today } = await overviewOf(house);
  const body = { name: 'Portal', account_type_id: await typeNamed(house, 'Sundry Debtors') };
  const portal = idOf(done(await house.owner('createAccount', { body })));
  const customerIds = Object.values(house.customers);
  const { rows } = await house.server.database.writer.query<{ id: number }>(
    'select account_id as id from customers where book_id = $1 and customer_id = any($2)',
    [house.bookId, customerIds],
  );
  return {
    house,
    today,
    customerIds,
    partyAccountIds: [...rows.map(({ id }) => id), portal],
    bills: [],
    receipts: [],
    payments: [],
    journalIds: [],
  };
}

export type BillList = {
  readonly rows: readonly OpenBill[];
  readonly count: number;
  readonly total: string;
};

type AgeingQuery = Readonly<Record<string, string | number>>;

export const receivablesOf = async (house: House, query: AgeingQuery = {}): Promise<Receivables> =>
  done(await house.owner('readReceivables', { query })).body as Receivables;

export const billsOf = async (house: House, query: AgeingQuery = {}): Promise<BillList> =>
  done(await house.owner('listOpenBills', { query })).body as BillList;

export const sumOf = (amounts: readonly string[]): string =>
  rupeesFromPaise(amounts.reduce((sum, amount) => sum + paiseOf(amount), 0));
