// For every endpoint of orders to suppliers a request that is right at any time.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { accountUnder, done } from './requests.ts';

export const isOfPurchaseOrder = (name: string): boolean => name.includes('PurchaseOrder');

const UNNAMED: readonly EndpointName[] = [
  'createPurchaseOrder',
  'listPurchaseOrders',
  'readPurchaseOrderFigures',
];
const DRAFTS: readonly EndpointName[] = ['changePurchaseOrder', 'issuePurchaseOrder'];

let count = 0;

/** Ten reams of a supplier who is not registered, so that it is right in every book. */
export async function newPurchaseOrder(team: Team): Promise<Record<string, unknown>> {
  count += 1;
  const name = `Paper of order ${count}`;
  return {
    supplier_account_id: await accountUnder(team, 'Sundry Creditors', { name: `Shop ${count}` }),
    ordered_on: '2026-04-02',
    items: [
      {
        account_id: await accountUnder(team, 'Indirect Expenses', { name }),
        name: 'Paper',
        quantity: '10',
        rate: '25',
      },
    ],
  };
}

export async function purchaseOrderParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  const body = { ...(await newPurchaseOrder(team)), issue: !DRAFTS.includes(name) };
  return { orderId: idOf(done(await team.owner('createPurchaseOrder', { body }))) };
}

export async function purchaseOrderBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createPurchaseOrder':
    case 'changePurchaseOrder':
      return newPurchaseOrder(team);
    case 'issuePurchaseOrder':
      return {};
    case 'closePurchaseOrder':
    case 'cancelPurchaseOrder':
      return { reason: 'The rest will not come' };
    default:
      return undefined;
  }
}
