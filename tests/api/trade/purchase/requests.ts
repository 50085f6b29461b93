// For every endpoint of bills of suppliers a request that is right at any time: the supplier and
// the bill are made for it first.
import { idOf } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
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

export const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

let count = 0;

/** Only a registered book takes credit or pays tax under reverse charge: it is one meanwhile. */
export async function whileRegistered<Made>(team: Team, make: () => Promise<Made>): Promise<Made> {
  const params = { bookId: team.bookId };
  const got = done(await team.owner('readBillingSettings', { params }));
  const { gstin, registration } = got.body as { gstin: string | null; registration: string };
  if (registration === 'regular') return make();
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  const made = await make();
  const before = { gstin, registration, state_code: null, pan: null };
  done(await team.owner('changeBillingSettings', { params, body: before }));
  return made;
}

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

/** A posted bill with GST of which the goods have not come. */
const billThatWaits = (team: Team): Promise<number> =>
  whileRegistered(team, async () => {
    const bill = await newPurchaseBill(team);
    const mill = { name: `Registered mill ${count}`, gstn_id: '27AAAPL1234C1ZE' };
    const supplier_account_id = await accountUnder(team, 'Sundry Creditors', mill);
    const [paper] = bill['items'] as object[];
    const items = [{ ...paper, hsn: '4802', tax_rate: 18 }];
    const body = { ...bill, supplier_account_id, posted_on: '2026-04-02', items, post: true };
    return idOf(done(await team.owner('createPurchaseBill', { body })));
  });

export async function purchaseBillParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  if (name === 'movePurchaseBillCredit') return { billId: await billThatWaits(team) };
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
    case 'movePurchaseBillCredit':
      return { received_on: '2026-04-03' };
    case 'reversePurchaseBill':
    case 'discardPurchaseBill':
      return { reason: 'Entered twice' };
    default:
      return undefined;
  }
}
