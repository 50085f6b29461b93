// Money for an invoice: whole, in parts, too much of it, taken back; and money on account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, billed, creditsOf, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, lastOf, newDraft } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const pay = (invoiceId: number, body: object = {}) =>
  call('recordPayment', invoiceId, { method: 'cash', ...body });

describe('a payment', () => {
  it('is of the whole balance due unless an amount is given, and makes the invoice paid', async () => {
    const before = await balancesOf(house);
    const { id } = await billed(house, 'mills');
    const body = { method: 'upi', reference: 'UTR 4711', date: '2026-11-20' };
    const got = await call('recordPayment', id, body, house.dataEntry);
    expect(got.body).toMatchObject({
      status: 'paid',
      part_paid: false,
      balance_due: '0.00',
      paid_date: '2026-11-20',
      payments: [
        {
          amount: '210.00',
          method: 'upi',
          reference: 'UTR 4711',
          account_id: house.account('UPI / Wallet'),
          recorded_by: { name: 'Deepak Rao' },
          reversed: false,
        },
      ],
    });
    const after = await balancesOf(house);
    expect((after.get('UPI / Wallet') ?? 0) - (before.get('UPI / Wallet') ?? 0)).toBe(21_000);
    expect(after.get('Karnataka Agro Mills') ?? 0).toBe(before.get('Karnataka Agro Mills') ?? 0);
    expectRefused(await pay(id), 409, 'nothing_is_due', { number: detailOf(got).number });
  });

  it('a payment of a part leaves the rest due', async () => {
    const { id } = await billed(house, 'mills');
    const got = await pay(id, { amount: '60.10' });
    expect(got.body).toMatchObject({ status: 'sent', part_paid: true, balance_due: '149.90' });
    expect((await pay(id, { amount: 149.9 })).body).toMatchObject({ status: 'paid' });
  });

  it('a payment of a draft issues it first', async () => {
    const draft = await newDraft(house, { customer_id: house.customers.punekar });
    const got = await pay(idOf(draft));
    expect(got.body).toMatchObject({ status: 'paid', number: detailOf(draft).number });
    expect(detailOf(got).journal_id).not.toBeNull();
  });

  it('is refused with both figures above the balance due, unless it goes on account', async () => {
    const { id, customer_id: customerId } = await billed(house, 'delhi');
    expectRefused(await pay(id, { amount: '210.01' }), 422, 'payment_exceeds_balance_due', {
      amount: '210.01',
      due: '210.00',
    });
    const got = await pay(id, { amount: '300', on_account: true });
    expect(got.body).toMatchObject({ status: 'paid', payments: [{ amount: '210.00' }] });
    expect(await creditsOf(house, customerId)).toMatchObject([{ kind: 'receipt', open: '90.00' }]);
  });

  it('goes to the account that is named, if it takes money', async () => {
    const { id } = await billed(house, 'mills');
    for (const accountId of [house.account('Sales – Goods'), 999_999]) {
      const refused = await pay(id, { account_id: accountId });
      expectRefused(refused, 422, 'money_account_unknown');
    }
    const till = { name: 'Second till', account_type_id: 0 };
    const types = (await house.owner('listAccountTypes')).body as readonly {
      id: number;
      name: string;
    }[];
    till.account_type_id = types.find(({ name }) => name === 'Cash-in-Hand')?.id ?? 0;
    const accountId = idOf(done(await house.owner('createAccount', { body: till })));
    const got = await pay(id, { account_id: accountId });
    expect(got.body).toMatchObject({ payments: [{ account_id: accountId }] });
  });

  it('is taken back on the day that is named, and today otherwise', async () => {
    const { id, customer_id: customerId } = await billed(house, 'delhi');
    const paidOn = '2026-11-01';
    const params = {
      invoiceId: id,
      paymentId: lastOf(await pay(id, { date: paidOn }), 'payments'),
    };
    const takeBack = (date?: string) =>
      house.owner('reversePayment', { params, body: { reason: 'Bounced', date } });
    expectRefused(await takeBack('2026-10-31'), 422, 'reversed_before_original', {
      entry_date: '2026-10-31',
      original: paidOn,
    });
    const future = await takeBack('2099-01-01');
    expect(future.body).toMatchObject({ code: 'reversed_in_the_future', facts: { field: 'date' } });
    expectFields(await takeBack('2026-02-30'), ['date']);
    done(await takeBack('2026-11-02'));
    const { body } = await house.owner('readStatement', { params: { customerId } });
    expect(JSON.stringify(body)).toContain('2026-11-02');
  });

  it('is taken back with a reason, and the invoice is due again', async () => {
    const before = await balancesOf(house);
    const { id, number } = await billed(house, 'ravi');
    const paid = await pay(id);
    const params = { invoiceId: id, paymentId: lastOf(paid, 'payments') };
    const reverse = () =>
      house.owner('reversePayment', { params, body: { reason: 'The cheque bounced' } });
    const got = await reverse();
    expect(got.body).toMatchObject({
      status: 'sent',
      balance_due: '210.00',
      paid_date: null,
      payments: [{ reversed: true, reason: 'The cheque bounced' }],
    });
    const after = await balancesOf(house);
    expect(after.get('Cash') ?? 0).toBe(before.get('Cash') ?? 0);
    expect(after.get('Ravi Kulkarni')).toBe(21_000);
    expectRefused(await reverse(), 409, 'payment_already_reversed', {
      payment_id: params.paymentId,
    });
    const gone = await call('cancelInvoice', id, { reason: 'He never came' });
    expect(gone.body).toMatchObject({ status: 'cancelled', number });
  });

  it('a payment of another invoice is not there, and of a draft there is none', async () => {
    const { id } = await billed(house, 'ravi');
    const paid = await pay(id);
    const other = await billed(house, 'ravi');
    const body = { reason: 'Slip' };
    const paymentId = lastOf(paid, 'payments');
    const params = { invoiceId: other.id, paymentId };
    expect(answerOf(await house.owner('reversePayment', { params, body }))).toStrictEqual(
      NOT_THERE,
    );
    const draft = idOf(await newDraft(house));
    const ofDraft = { params: { invoiceId: draft, paymentId }, body };
    expect((await house.owner('reversePayment', ofDraft)).body).toMatchObject({
      code: 'invoice_is_a_draft',
    });
  });

  it.each<[object, readonly string[]]>([
    [{ amount: 'NaN' }, ['amount']],
    [{ amount: '1e400' }, ['amount']],
    [{ amount: -5 }, ['amount']],
    [{ amount: '1.005' }, ['amount']],
    [{ amount: ['5'] }, ['amount']],
    [{ method: 'barter' }, ['method']],
    [{ method: undefined }, ['method']],
    [{ date: '31/03/2025' }, ['date']],
    [{ reference: 'x'.repeat(101) }, ['reference']],
    [{ reference: 'a\u0000b' }, ['reference']],
  ])('%j is malformed (F62)', async (body, fields) => {
    const { id } = await billed(house, 'mills');
    expectFields(await pay(id, body), fields);
  });

  it('a payment of nothing, of the future, or in a locked month is refused', async () => {
    const { id } = await billed(house, 'mills');
    expectRefused(await pay(id, { amount: 0 }), 422, 'payment_is_nothing');
    const future = await pay(id, { date: '2099-01-01' });
    expectRefused(future, 422, 'paid_in_the_future', {
      paid_on: '2099-01-01',
      today: expect.any(String),
    });
    const lock = { kind: 'soft', locked_to: '2026-04-30', reason: 'Filed' };
    done(await house.owner('setLock', { params: { bookId: house.bookId }, body: lock }));
    const locked = await pay(id, { date: '2026-04-30' });
    expect(locked).toMatchObject({ status: 409, body: { code: 'period_locked' } });
    const read = await house.owner('readInvoice', { params: { invoiceId: id } });
    expect(read.body).toMatchObject({ balance_due: '210.00', payments: [] });
  });
});
