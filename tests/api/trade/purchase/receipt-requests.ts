// For every endpoint of goods received before their bill a request that is right at any time.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { accountUnder, done } from './requests.ts';

export const isOfGoodsReceipt = (name: string): boolean => name.includes('GoodsReceipt');

const UNNAMED: readonly EndpointName[] = [
  'createGoodsReceipt',
  'listGoodsReceipts',
  'readGoodsReceiptFigures',
];
const DRAFTS: readonly EndpointName[] = [
  'changeGoodsReceipt',
  'postGoodsReceipt',
  'discardGoodsReceipt',
];

let count = 0;

/** Ten of an item that no book has had before, from a supplier who is not registered. */
async function newGoodsReceipt(team: Team): Promise<Record<string, unknown>> {
  count += 1;
  const name = `Goods of note ${count}`;
  const named = async (call: 'createCategory' | 'createBrand') =>
    idOf(done(await team.owner(call, { body: { name } })));
  const product = {
    name,
    category_id: await named('createCategory'),
    brand_id: await named('createBrand'),
    hsn: '15121110',
    gst_rate: '5',
    price: '30',
    stocked: true,
  };
  const product_id = idOf(done(await team.owner('createProduct', { body: product })));
  return {
    supplier_account_id: await accountUnder(team, 'Sundry Creditors', { name: `Sender ${count}` }),
    received_on: '2026-04-02',
    items: [{ product_id, name, quantity: '10', rate: '25' }],
  };
}

export async function goodsReceiptParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  const body = { ...(await newGoodsReceipt(team)), post: !DRAFTS.includes(name) };
  return { receiptId: idOf(done(await team.owner('createGoodsReceipt', { body }))) };
}

export async function goodsReceiptBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createGoodsReceipt':
    case 'changeGoodsReceipt':
      return newGoodsReceipt(team);
    case 'postGoodsReceipt':
      return {};
    case 'discardGoodsReceipt':
    case 'reverseGoodsReceipt':
      return { reason: 'It went back' };
    default:
      return undefined;
  }
}
