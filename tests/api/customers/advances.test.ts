// An advance for a service: its GST is due at once, and goes back with each use of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import {
  balancesOf,
  billed,
  creditsOf,
  detailOf,
  onInvoice,
  openHouse,
  paiseOf,
} from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, lastOf } from '../trade/requests.ts';
import type { OpenItemsReply, ReceiptReply } from '#tests/support/replies-on-wire.ts';

let house: House;
let customerId: number;
beforeAll(async () => {
  house = await openHouse();
  customerId = house.customers.punekar;
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const advance = { supply: 'services', description: 'Design', tax_rate: 18, place_of_supply: '27' };
const receive = (body: object) =>
  house.owner('recordReceipt', {
    params: { customerId },
    body: { amount: '590', method: 'upi', advance, ...body },
  });
const balances = async () => {
  const all = await balancesOf(house);
  return ['Punekar Stores', 'Output CGST', 'Output SGST/UTGST'].map((name) => all.get(name) ?? 0);
};
/** The open items of the customer's ledger together, which are its balance. */
async function openPaise(): Promise<number> {
  const { body: sheet } = await house.owner('readCustomer', { params: { customerId } });
  const { account_id: accountId } = sheet as { account_id: number };
  const got = done(await house.owner('listOpenItems', { params: { accountId } }));
  const { items, balance } = got.body as OpenItemsReply;
  const sum = items.reduce((total, { open }) => total + paiseOf(open), 0);
  expect(sum).toBe(paiseOf(balance));
  return sum;
}

const DESIGN = { name: 'Design', hsn: '998391', quantity: 1, rate: '100', tax_rate: 18 };

describe('an advance of ₹590 for a service', () => {
  it('is ₹500 of the customer’s and ₹90 of tax; an invoice of ₹118 uses ₹100 and gives ₹18 back', async () => {
    const received = done(await receive({})).body as ReceiptReply;
    const { id: receiptId } = received;
    expect(received).toMatchObject({ amount: '500.00', received: '590.00' });
    expect(await balances()).toStrictEqual([-50_000, -4_500, -4_500]);
    const { id } = await billed(house, 'punekar', { items: [DESIGN] });
    const source = { kind: 'receipt', id: receiptId };
    const settled = done(await call('allocateCredit', id, { source }));
    expect(detailOf(settled)).toMatchObject({ status: 'paid', balance_due: '0.00' });
    expect(await creditsOf(house, customerId)).toMatchObject([{ open: '400.00' }]);
    // The invoice has charged its tax, and the part of the advance has given its own back.
    expect(await balances()).toStrictEqual([-40_000, -4_500, -4_500]);
    expect(await openPaise()).toBe(-40_000);

    const params = { invoiceId: id, allocationId: lastOf(settled, 'allocations') };
    done(await house.owner('reverseAllocation', { params, body: { reason: 'Another bill' } }));
    expect(await balances()).toStrictEqual([-38_200, -5_400, -5_400]);
    expect(await openPaise()).toBe(-38_200);
    expect(await creditsOf(house, customerId)).toMatchObject([{ open: '500.00' }]);

    done(await call('allocateCredit', id, { source }));
    const refund = { credit: source, method: 'upi' };
    const paid = done(await house.owner('recordRefund', { params: { customerId }, body: refund }));
    expect(paid.body).toMatchObject({ amount: '472.00', tax: '72.00' });
    // What is left is the tax of the invoice alone.
    expect(await balances()).toStrictEqual([0, -900, -900]);
    expect(await creditsOf(house, customerId)).toStrictEqual([]);
  });

  it('is used by ten invoices at once for no more than it is', async () => {
    const { id: receiptId } = done(await receive({})).body as { id: number };
    const bills = await Promise.all(
      Array.from({ length: 10 }, () => billed(house, 'punekar', { items: [DESIGN] })),
    );
    const source = { kind: 'receipt', id: receiptId };
    const got = await Promise.all(
      bills.map(({ id }) => call('allocateCredit', id, { source, amount: '118' })),
    );
    expect(got.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await creditsOf(house, customerId)).toStrictEqual([]);
  });

  it('is refused without a purpose, with a rate that is none, or in a place that is none', async () => {
    const sent = (changes: object) => receive({ advance: { ...advance, ...changes } });
    expectFields(await sent({ description: ' ' }), ['advance.description']);
    expectFields(await sent({ supply: 'rent' }), ['advance.supply']);
    expectFields(await sent({ tax_rate: 'high' }), ['advance.tax_rate']);
    expect((await sent({ tax_rate: 7 })).body).toMatchObject({ code: 'advance_rate_unknown' });
    expect((await sent({ hsn: 'abc' })).body).toMatchObject({ code: 'advance_hsn_invalid' });
    expect((await sent({ place_of_supply: '99' })).body).toMatchObject({
      code: 'advance_place_unknown',
    });
  });
});
