// For every endpoint of bills of suppliers a request that is right at any time: the supplier and
// the bill are made for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

export const isOfPurchaseBill = (name: string): boolean =>
  /PurchaseBill|LastPrices|TdsOfSupplier/.test(name);

const UNNAMED: readonly EndpointName[] = [
  'createPurchaseBill',
  'listPurchaseBills',
  'listLastPrices',
  'readTdsOfSupplier',
  'readPurchaseBillFigures',
];
const POSTED: readonly EndpointName[] = ['readPurchaseBill', 'reversePurchaseBill'];

let count = 0;

/** @returns the id of an account of the book's, under a type of this name. */
export async function accountUnder(
  team: Team,
  type: string,
  details: { readonly name: string; readonly gstn_id?: string },
): Promise<number> {
  const types = (await team.owner('listAccountTypes')).body as { id: number; name: string }[];
  const account_type_id = types.find(({ name }) => name === type)?.id;
  const got = await team.owner('createAccount', { body: { ...details, account_type_id } });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return idOf(got);
}

/** A bill of a supplier who is not registered, so that it is right in every book. */
export async function newPurchaseBill(team: Team): Promise<Record<string, unknown>> {
  count += 1;
  return {
    supplier_account_id: await accountUnder(team, 'Sundry Creditors', { name: `Mill ${count}` }),
    bill_number: `M/${count}`,
    bill_date: '2026-04-02',
    items: [
      {
        account_id: await accountUnder(team, 'Indirect Expenses', { name: `Paper ${count}` }),
        name: 'Paper',
        taxable: '250.00',
      },
    ],
  };
}

export async function purchaseBillParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  const body = { ...(await newPurchaseBill(team)), post: POSTED.includes(name) };
  const got = await team.owner('createPurchaseBill', { body });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return { billId: idOf(got) };
}

export async function purchaseBillBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createPurchaseBill':
    case 'changePurchaseBill':
      return newPurchaseBill(team);
    case 'postPurchaseBill':
      return {};
    case 'reversePurchaseBill':
    case 'discardPurchaseBill':
      return { reason: 'Entered twice' };
    default:
      return undefined;
  }
}
