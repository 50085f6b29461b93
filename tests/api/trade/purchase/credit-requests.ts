// For every endpoint of credit that is reversed or claimed again a request that is right at any
// time: a bill with credit, of which the supplier filed nothing, is posted for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { accountUnder, done, whileRegistered } from './requests.ts';

export const isOfCreditMove = (name: string): boolean =>
  /CreditReversal|CreditReclaim|^readCommonCredit$|^readWatch$/.test(name);

let count = 0;
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

/** A GSTIN is of one supplier of a book. */
const wholesalers = new WeakMap<Team, number>();

async function wholesalerOf(team: Team): Promise<number> {
  const known = wholesalers.get(team);
  if (known !== undefined) return known;
  const said = { name: 'Wholesaler', registration: 'regular', gst_number: '29AAGCB7383J1Z4' };
  const { body } = done(await team.owner('addSupplier', { body: said }));
  const { account_id: accountId } = body as { account_id: number };
  wholesalers.set(team, accountId);
  return accountId;
}

/** @returns a reversal of the credit of a bill, as the call says it. */
const newReversal = (team: Team) =>
  whileRegistered(team, async () => {
    count += 1;
    const goods = await accountUnder(team, 'Indirect Expenses', { name: `Claimed paper ${count}` });
    const bill = await team.owner('createPurchaseBill', {
      body: {
        supplier_account_id: await wholesalerOf(team),
        bill_number: `W/${count}`,
        bill_date: '2026-04-02',
        posted_on: '2026-04-02',
        received_on: '2026-04-02',
        items: [{ account_id: goods, name: 'Paper', hsn: '4802', tax_rate: 18, taxable: '100' }],
        post: true,
      },
    });
    const bills = [{ bill_id: idOf(done(bill)), igst: '18.00' }];
    return { rule: '37A', period: APRIL, posted_on: '2026-04-03', bills };
  });

async function newReclaim(team: Team) {
  const body = await newReversal(team);
  done(await team.owner('createCreditReversal', { body }));
  return body;
}

export async function creditMoveParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (name === 'readCreditReversal' || name === 'reverseCreditReversal') {
    const body = await newReversal(team);
    return { reversalId: idOf(done(await team.owner('createCreditReversal', { body }))) };
  }
  if (name === 'readCreditReclaim' || name === 'reverseCreditReclaim') {
    const body = await newReclaim(team);
    return { reclaimId: idOf(done(await team.owner('createCreditReclaim', { body }))) };
  }
  return {};
}

export async function creditMoveBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  if (name === 'createCreditReversal') return newReversal(team);
  if (name === 'createCreditReclaim') return newReclaim(team);
  return name.startsWith('reverse') ? { reason: 'Of another bill' } : undefined;
}
