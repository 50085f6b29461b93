// Money on account: what it settles, and how it is taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { billed, creditsOf, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, lastOf, newReceipt } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const pay = (invoiceId: number, body: object = {}) =>
  call('recordPayment', invoiceId, { method: 'cash', ...body });

describe('the number of a receipt', () => {
  it('is consecutive, whether the money is of one invoice, on account, or both', async () => {
    const one = await billed(house, 'mills');
    const other = await billed(house, 'mills');
    const numberOf = (got: ReturnType<typeof done>) => detailOf(got).payments[0]?.number;
    const first = numberOf(done(await pay(one.id)));
    expect(first).toMatch(/^RV-\d{3}$/);
    const next = (by: number) => `RV-${`${Number(first?.slice(3)) + by}`.padStart(3, '0')}`;
    const above = done(await pay(other.id, { amount: '250', on_account: true }));
    expect(numberOf(above)).toBe(next(1));
    const credits = await creditsOf(house, one.customer_id);
    expect(credits.map(({ number, open }) => [number, open])).toStrictEqual([[next(1), '40.00']]);
    const params = { customerId: one.customer_id };
    const body = { amount: '5', method: 'cash' };
    const third = await house.owner('recordReceipt', { params, body });
    expect(third.body).toMatchObject({ number: next(2) });
  });
});

describe('a receipt on account', () => {
  it('stands to the customer’s credit until it settles an invoice', async () => {
    const { id, customer_id: customerId } = await billed(house, 'zone');
    const { receiptId = 0 } = await newReceipt(house, customerId);
    const source = { kind: 'receipt', id: receiptId };
    const got = await call('allocateCredit', id, { source });
    expect(got.body).toMatchObject({
      allocations: [{ amount: '80.00', source: { number: expect.stringMatching(/^RV-\d{3}$/) } }],
    });
    expect(await creditsOf(house, customerId)).toStrictEqual([]);
    const params = { customerId, receiptId };
    const reverse = () =>
      house.owner('reverseReceipt', { params, body: { reason: 'Of another customer' } });
    const allocationId = lastOf(got, 'allocations');
    const back = await house.owner('reverseAllocation', {
      params: { invoiceId: id, allocationId },
      body: { reason: 'Another invoice' },
    });
    expect(back.body).toMatchObject({ allocations: [{ reversed: true }], part_paid: false });
    const twice = await house.owner('reverseAllocation', {
      params: { invoiceId: id, allocationId },
      body: { reason: 'Twice' },
    });
    expectRefused(twice, 409, 'allocation_already_reversed', { allocation_id: allocationId });
    expect((await reverse()).body).toMatchObject({ reversed: true, open: '0.00' });
    expect((await reverse()).body).toMatchObject({ code: 'receipt_already_reversed' });
    expect((await call('allocateCredit', id, { source })).status).toBe(422);
  });

  it('settles no more than is open, no more than is due, and nobody else’s invoice', async () => {
    const { id, customer_id: customerId } = await billed(house, 'zone');
    const { receiptId } = await newReceipt(house, customerId);
    const source = { kind: 'receipt', id: receiptId };
    const over = await call('allocateCredit', id, { source, amount: '80.01' });
    expectRefused(over, 422, 'allocation_exceeds_credit', { amount: '80.01', open: '80.00' });
    expectRefused(
      await call('allocateCredit', id, { source, amount: 0 }),
      422,
      'payment_is_nothing',
    );
    done(await pay(id, { amount: '150', on_account: true }));
    const due = await call('allocateCredit', id, { source, amount: '80' });
    expect(due).toMatchObject({ status: 422, body: { code: 'payment_exceeds_balance_due' } });
    const other = await billed(house, 'ravi');
    expectRefused(await call('allocateCredit', other.id, { source }), 422, 'credit_not_found');
  });

  it.each<[object, number, string | readonly string[]]>([
    [{ amount: 0 }, 422, 'receipt_is_nothing'],
    [{ date: '2099-01-01' }, 422, 'receipt_in_the_future'],
    [{ account_id: 999_999 }, 422, 'receipt_account_unknown'],
    [{ amount: 'NaN' }, 400, ['amount']],
    [{ method: 'barter' }, 400, ['method']],
    [{ date: '2025-02-29' }, 400, ['date']],
  ])('%j is refused', async (body, status, why) => {
    const params = { customerId: house.customers.ravi };
    const wanted = { amount: '5', method: 'cash', ...body };
    const got = await house.owner('recordReceipt', { params, body: wanted });
    if (typeof why === 'string') expectRefused(got, status, why, expect.any(Object));
    else expectFields(got, why);
  });
});
