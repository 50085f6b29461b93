// A receipt that is taken back, as a cheque that bounced: its bills are open again in the same act.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, detailOf, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newCustomer, newInvoice } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const bale = {
  name: 'Cotton bale',
  hsn: '5201',
  uqc: 'BAL',
  quantity: 1,
  rate: '118000',
  tax_rate: 0,
};

const billOf = async (customerId: number) =>
  detailOf(
    await newInvoice(house, {
      customer_id: customerId,
      items: [bale],
      issue_date: '2025-05-02',
      due_date: '2025-06-01',
    }),
  );

const openOf = async (customerId: number): Promise<readonly string[]> => {
  const { body } = done(await house.owner('listCustomerItems', { params: { customerId } }));
  return (body as readonly { kind: string; open: string }[]).map(
    ({ kind, open }) => `${kind} ${open}`,
  );
};

const takeBack = (
  customerId: number,
  receiptId: number,
  date: string | null = '2025-05-16',
  more: object = {},
) =>
  house.owner('reverseReceipt', {
    params: { customerId, receiptId },
    body: { reason: 'The cheque bounced', ...(date !== null && { date }), ...more },
  });

/** A cheque of 1,08,000 and TDS of 10,000, which bounces. */
const cheque = {
  amount: '108000',
  method: 'cheque',
  date: '2025-05-10',
  deductions: [{ kind: 'tds', amount: '10000' }],
  oldest_first: true,
};

describe('a cheque that bounced', () => {
  it('leaves its invoices open, and the books as they were before it', async () => {
    const customerId = await newCustomer(house);
    const { id: invoiceId } = await billOf(customerId);
    const before = await balancesOf(house);
    const receipt = done(
      await house.owner('recordReceipt', { params: { customerId }, body: cheque }),
    );
    expect(await openOf(customerId)).toStrictEqual([]);
    const back = done(await takeBack(customerId, idOf(receipt)));
    expect(back.body).toMatchObject({ reversed: true, open: '0.00', settles: [] });
    expect(await openOf(customerId)).toStrictEqual(['invoice 118000.00']);
    const invoice = await house.owner('readInvoice', { params: { invoiceId } });
    expect(invoice.body).toMatchObject({
      balance_due: '118000.00',
      allocations: [{ reversed: true, reason: 'The cheque bounced' }],
    });
    const after = await balancesOf(house);
    for (const [name, paise] of after)
      expect([name, paise]).toStrictEqual([name, before.get(name) ?? 0]);
    const twice = await takeBack(customerId, idOf(receipt));
    expectRefused(twice, 409, 'receipt_already_reversed', { number: expect.any(String) });
  });

  it('settles nothing of a journal any more either', async () => {
    const customerId = await newCustomer(house);
    const read = done(await house.owner('readCustomer', { params: { customerId } }));
    const { account_id: accountId } = read.body as { account_id: number };
    const entry = [
      { account_id: accountId, amount: 70 },
      { account_id: house.account('Cash'), amount: -70 },
    ];
    const params = { bookId: house.bookId };
    const fare = { narration: 'Fare', entry, date: '2025-05-01' };
    done(await house.owner('postJournal', { params, body: fare }));
    const body = { amount: '70', method: 'cheque', date: '2025-05-10', oldest_first: true };
    const receipt = done(await house.owner('recordReceipt', { params: { customerId }, body }));
    expect(await openOf(customerId)).toStrictEqual([]);
    done(await takeBack(customerId, idOf(receipt)));
    expect(await openOf(customerId)).toStrictEqual(['journal 70.00']);
  });

  it('is not taken back before it came, nor while a part of it is refunded', async () => {
    const customerId = await newCustomer(house);
    await billOf(customerId);
    const receipt = done(
      await house.owner('recordReceipt', {
        params: { customerId },
        body: { ...cheque, amount: '118000' },
      }),
    );
    const receiptId = idOf(receipt);
    const early = await takeBack(customerId, receiptId, '2025-05-09');
    expectRefused(early, 422, 'reversed_before_original', {
      entry_date: '2025-05-09',
      original: '2025-05-10',
    });
    expect(await openOf(customerId)).toStrictEqual(['receipt -10000.00']);
    const credit = { kind: 'receipt', id: receiptId };
    const refund = { credit, amount: '4000', method: 'cash', date: '2025-05-12' };
    done(await house.owner('recordRefund', { params: { customerId }, body: refund }));
    const refunded = await takeBack(customerId, receiptId);
    expectRefused(refunded, 409, 'receipt_is_allocated', {
      number: expect.any(String),
      allocated: '4000.00',
    });
    expect(await openOf(customerId)).toStrictEqual(['receipt -6000.00']);
  });

  it('takes the bank charge out of the account that had the money, in the same act', async () => {
    const customerId = await newCustomer(house);
    const before = await balancesOf(house);
    const after = async () => {
      const now = await balancesOf(house);
      const of = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
      return [of('Bank Charges'), of('Bank Account')];
    };
    // Today: what the bank charged in another year is profit of that year.
    const body = { amount: '5000', method: 'cheque' };
    const receipt = done(await house.owner('recordReceipt', { params: { customerId }, body }));
    const back = (amount: string, more = {}) =>
      takeBack(customerId, idOf(receipt), null, { bank_charge: { amount, ...more } });
    expectRefused(await back('0'), 422, 'bank_charge_is_nothing', {});
    const cash = { account_id: house.account('Cash') };
    expectRefused(await back('590', cash), 422, 'bank_charge_account_unsuitable', cash);
    expect(await after()).toStrictEqual([0, 5_000_00]);
    done(await back('590'));
    expect(await after()).toStrictEqual([590_00, -590_00]);
    const { id: invoiceId } = await billOf(customerId);
    const cheque = { method: 'cheque', date: '2025-05-10' };
    const paid = done(await house.owner('recordPayment', { params: { invoiceId }, body: cheque }))
      .body as { payments: readonly { id: number }[] };
    const paymentId = paid.payments[0]?.id ?? 0;
    const reason = 'The cheque bounced';
    const charged = { reason, bank_charge: { amount: '118' } };
    done(await house.owner('reversePayment', { params: { invoiceId, paymentId }, body: charged }));
    expect(await after()).toStrictEqual([708_00, -708_00]);
  });

  it('leaves books that verify, and rebuild equal', async () => {
    const { bookId } = house;
    const { writer: pool } = house.server.database;
    const { keys } = house.server.core;
    const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    expect(rebuilt).toStrictEqual([]);
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  });
});
