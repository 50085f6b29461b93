// What a customer has to their credit is paid back, and never twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { billed, creditsOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newReceipt } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const refund = (customerId: number, body: object) =>
  house.owner('recordRefund', { params: { customerId }, body: { method: 'upi', ...body } });
const balanceOf = async (customerId: number) => {
  const { body } = await house.owner('readStatement', { params: { customerId } });
  return (body as { closing: string }).closing;
};

describe('a refund', () => {
  it('pays back what a credit note left over: the ledger is even, and nothing is left to use', async () => {
    const { id, customer_id: customerId } = await billed(house, 'punekar');
    done(await call('recordPayment', id, { method: 'cash' }));
    done(await call('issueCreditNote', id, { reason: '01' }));
    const [credit] = await creditsOf(house, customerId);
    if (credit === undefined) throw new Error('A paid invoice that is credited leaves a credit.');
    const before = await balanceOf(customerId);
    const source = { kind: credit.kind, id: credit.id };
    const paid = done(await refund(customerId, { credit: source, reason: 'Goods returned' }));
    expect(paid.body).toMatchObject({
      number: expect.stringMatching(/^RFV-\d{3}$/),
      amount: credit.open,
      tax: '0.00',
      credit: { ...source, number: credit.number },
      reversed: false,
    });
    expect(before).toBe(`-${credit.open}`);
    expect(await balanceOf(customerId)).toBe('0.00');
    expect(await creditsOf(house, customerId)).toStrictEqual([]);
    expectRefused(await refund(customerId, { credit: source }), 409, 'nothing_to_refund', {
      number: credit.number,
    });
    expect((await call('allocateCredit', id, { source })).status).toBeGreaterThanOrEqual(400);
  });

  it('that is asked for ten times at once is paid once', async () => {
    const { customerId = 0, receiptId } = await newReceipt(house);
    const credit = { kind: 'receipt', id: receiptId };
    const got = await Promise.all(
      Array.from({ length: 10 }, () => refund(customerId, { credit, amount: '80' })),
    );
    expect(got.map(({ status }) => status).toSorted((one, other) => one - other)).toStrictEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await balanceOf(customerId)).toBe('0.00');
  });

  it('that is taken back leaves the credit open again, on the day that is given', async () => {
    const { customerId = 0, receiptId } = await newReceipt(house);
    const paid = done(await refund(customerId, { credit: { kind: 'receipt', id: receiptId } }));
    const { id: refundId, number } = paid.body as { id: number; number: string };
    const params = { customerId, refundId };
    const reverse = () => house.owner('reverseRefund', { params, body: { reason: 'Wrong' } });
    expect((await reverse()).body).toMatchObject({ reversed: true, reason: 'Wrong' });
    expect(await creditsOf(house, customerId)).toMatchObject([{ open: '80.00' }]);
    expectRefused(await reverse(), 409, 'refund_already_reversed', { number });
    const { body } = await house.owner('listRefunds', { params: { customerId } });
    expect(body).toMatchObject([{ id: refundId, reversed: true }]);
  });

  it('is refused with an unknown, foreign or shapeless credit, and above what is open', async () => {
    const { customerId = 0, receiptId } = await newReceipt(house);
    const { customerId: other = 0 } = await newReceipt(house);
    const credit = { kind: 'receipt', id: receiptId };
    expectRefused(await refund(other, { credit }), 422, 'refund_credit_not_found');
    expectRefused(
      await refund(customerId, { credit, amount: '80.01' }),
      422,
      'refund_exceeds_credit',
      { amount: '80.01', open: '80.00' },
    );
    const wrong = [
      [{ kind: 'invoice', id: 1 }, 'credit.kind'],
      [{ kind: 'receipt' }, 'credit.id'],
      ['RV-001', 'credit'],
      [null, 'credit'],
      [[], 'credit'],
    ] as const;
    for (const [sent, field] of wrong) {
      expectFields(await refund(customerId, { credit: sent }), [field]);
    }
    expectFields(await refund(customerId, { credit, amount: '-1' }), ['amount']);
    expectFields(await refund(customerId, { credit, method: 'barter' }), ['method']);
    expect((await refund(999_999, { credit })).status).toBe(404);
  });
});
