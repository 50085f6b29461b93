// A house whose customers are billed and pay, and what its receivables are by the API.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { idOf } from '#tests/support/team.ts';
import { dayFrom, openHouse, overviewOf, paiseOf } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import type { ReceivablesBook, TradingBook } from './receivables-actions.ts';
import type { OpenBill, Receivables } from '#tests/support/replies-on-wire.ts';

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

/** With goods in stock, a supplier, and bills of both sides from before the books. */
export async function openTradingBook(): Promise<TradingBook> {
  const book = await openReceivablesBook();
  const { house, today, partyAccountIds } = book;
  const body = { name: 'Mill', account_type_id: await typeNamed(house, 'Sundry Creditors') };
  const supplierAccountId = idOf(done(await house.owner('createAccount', { body })));
  const named = async (call: 'createCategory' | 'createBrand', name: string) =>
    idOf(done(await house.owner(call, { body: { name } })));
  const product = {
    name: 'Oil',
    category_id: await named('createCategory', 'Oils'),
    brand_id: await named('createBrand', 'Mill'),
    hsn: '15121110',
    gst_rate: '5',
    price: '99.95',
  };
  const productId = idOf(done(await house.owner('createProduct', { body: product })));
  const due = { date: dayFrom(today, -300), due_date: dayFrom(today, -200) };
  const bill = (number: string, amount: string) => ({ number, amount, ...due });
  const accounts = [
    // A part of it without a bill, and money that came in ahead.
    {
      account_id: partyAccountIds[0],
      balance: '1500.50',
      bills: [bill('A-1', '1250.25'), bill('A-2', '300.00')],
    },
    { account_id: partyAccountIds[1], balance: '-75.00', bills: [] },
    { account_id: supplierAccountId, balance: '-900.00', bills: [bill('M/7', '-800.00')] },
    { account_id: house.account('Cash'), balance: '5000' },
  ];
  const stock = [{ product_id: productId, quantity: '40', value: '2000' }];
  const opening = { begins_on: dayFrom(today, -160), accounts, stock };
  done(await house.owner('postOpening', { body: opening }));
  return { ...book, productId, supplierAccountId };
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
