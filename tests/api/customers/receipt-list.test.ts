// The receipts of a customer as a list, from which any of them can be taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { detailOf, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newCustomer, newInvoice } from '../trade/requests.ts';
import type { ReceiptCardReply } from '#tests/support/replies-on-wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const items = [
  {
    name: 'Yarn',
    hsn: '5205',
    uqc: 'KGS',
    quantity: 1,
    rate: '100',
    tax_rate: 0,
    treatment: 'nil',
  },
];

const receive = async (customerId: number, body: object) =>
  idOf(
    done(
      await house.owner('recordReceipt', {
        params: { customerId },
        body: { method: 'upi', ...body },
      }),
    ),
  );
const list = (customerId: number, query: Record<string, number> = {}) =>
  house.owner('listReceipts', { params: { customerId }, query });
const listed = async (customerId: number, query: Record<string, number> = {}) =>
  (done(await list(customerId, query)).body as readonly ReceiptCardReply[]).map(
    ({ id, received, open, reversed }) => ({ id, received, open, reversed }),
  );

describe('the receipts of a customer', () => {
  it('stand there the latest first, used up and taken back ones among them', async () => {
    const customerId = await newCustomer(house);
    const invoice = detailOf(await newInvoice(house, { customer_id: customerId, items }));
    const deductions = [{ kind: 'discount', amount: '10' }];
    const against = [{ kind: 'invoice', id: invoice.id, amount: '100' }];
    const used = await receive(customerId, { amount: '90', deductions, against });
    const free = await receive(customerId, { amount: '40' });
    const back = await receive(customerId, { amount: '7' });
    const params = { customerId, receiptId: back };
    done(await house.owner('reverseReceipt', { params, body: { reason: 'Bounced' } }));
    expect(await listed(customerId)).toEqual([
      { id: back, received: '7.00', open: '0.00', reversed: true },
      { id: free, received: '40.00', open: '40.00', reversed: false },
      { id: used, received: '90.00', open: '0.00', reversed: false },
    ]);
    const page = await listed(customerId, { before: back, limit: 1 });
    expect(page.map(({ id }) => id)).toEqual([free]);
  });

  it('are nobody’s where the book has no such customer', async () => {
    expect(answerOf(await list(999_999))).toEqual(NOT_THERE);
  });

  it('come at most 200 at once', async () => {
    const customerId = await newCustomer(house);
    expectFields(await list(customerId, { limit: 201 }), ['limit']);
  });
});
