// Invoices, their lines and payments by the generic calls: read as the billing screens read them,
// written by the same rules, and what stays says what is done instead.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { billed, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';
import { allPages, everybodysCalls, idsOf, recordOf, recordsOf } from './calling.ts';
import type { Calls } from './calling.ts';

let house: House;
let people: ReturnType<typeof everybodysCalls>;
let owner: Calls;
beforeAll(async () => {
  house = await openHouse();
  people = everybodysCalls(house);
  ({ owner } = people);
});
afterAll(() => house.close());

const key = (value: string) => ({ 'Idempotency-Key': value });
const bill = (body: object = {}) => ({
  customer_id: house.customers.mills,
  items: [BALES, { ...BALES, name: 'Packing' }],
  ...body,
});
const LATEST = '?latest=2000-01-01';

describe('an invoice by the generic calls', () => {
  it('is a draft when it is created, the same one in every way of reading it', async () => {
    const { body } = await owner.create('invoice', bill(), key('an-invoice-once'));
    const made = body as { id: number; number: string };
    expect(made).toMatchObject({
      book_id: house.bookId,
      client_id: house.customers.mills,
      status: 'draft',
      total: '420.00',
      taxable: '400.00',
      balance_due: '0.00',
      journal_id: null,
    });
    const again = await owner.create('invoice', bill(), key('an-invoice-once'));
    expect(again.body).toStrictEqual(body);
    expect((await owner.read('invoice', made.id)).body).toStrictEqual(body);
    expect(recordsOf(await owner.list('invoice'))[0]).toStrictEqual(body);
    expect(recordsOf(await owner.list('invoice', LATEST))).toContainEqual(body);
    const found = await owner.where('invoice', { number: made.number, status: 'draft' });
    expect(recordsOf(found)).toStrictEqual([body]);
    const detail = await house.owner('readInvoice', { params: { invoiceId: made.id } });
    expect(detail.body).toMatchObject({ number: made.number, status: 'draft', total: '420.00' });
  });

  it('takes the customer by the name that it shows, and by one name only', async () => {
    const { customer_id: client, ...others } = bill();
    const made = recordOf(await owner.create('invoice', { ...others, client_id: client }));
    expect(made).toMatchObject({ client_id: client, total: '420.00' });
    const changed = { ...others, client_id: house.customers.ravi };
    expect((await owner.change('invoice', made.id, changed)).body).toMatchObject({
      client_id: house.customers.ravi,
    });
    expectFields(await owner.create('invoice', { ...bill(), client_id: client }), ['client_id']);
  });

  it('is written anew while it is a draft, and then no more', async () => {
    const { id, seq } = recordOf(await owner.create('invoice', bill()));
    const changed = await owner.change('invoice', id, bill({ items: [BALES], expected: seq }));
    expect(changed.body).toMatchObject({ id, total: '210.00' });
    expect(await owner.change('invoice', id, bill({ expected: seq }))).toMatchObject({
      status: 409,
      body: { code: 'changed_since' },
    });
    done(await onInvoice(house)('issueInvoice', id));
    expect(await owner.change('invoice', id, bill())).toMatchObject({
      status: 409,
      body: { code: 'invoice_is_issued' },
    });
    const removed = await owner.remove('invoice', id);
    expect(removed).toMatchObject({ status: 409, body: { code: 'document_stays' } });
    expect((removed.body as { detail: string }).detail).toContain(`/invoice/${id}/cancel`);
  });

  it('tells its status and what is due of today', async () => {
    const late = await billed(house, 'mills', {
      issue_date: '2026-01-05',
      due_date: '2026-02-05',
    });
    const { id } = await billed(house, 'mills');
    done(await onInvoice(house)('recordPayment', id, { method: 'cash', amount: '10' }));
    expect((await owner.read('invoice', late.id)).body).toMatchObject({ status: 'overdue' });
    expect((await owner.read('invoice', id)).body).toMatchObject({
      status: 'sent',
      balance_due: '200.00',
    });
    const overdue = await owner.where('invoice', { status: 'overdue' });
    expect(idsOf(overdue)).toStrictEqual([late.id]);
    const open = await owner.where('invoice', { balance_due: { gte: '1' } });
    expect(idsOf(open).slice(0, 2)).toStrictEqual([id, late.id]);
  });

  it('says what is wrong by the field', async () => {
    expectFields(await owner.create('invoice', {}), ['customer_id', 'items']);
    expectFields(await owner.create('invoice', bill({ total: '1.00' })), ['total']);
    expectFields(await owner.create('invoice', bill({ issue: true })), ['issue']);
    expect(await owner.create('invoice', bill({ customer_id: 999_999 }))).toMatchObject({
      status: 422,
      body: { code: 'invoice_customer_unknown' },
    });
  });
});

describe('a line of an invoice by the generic calls', () => {
  it('is found by its invoice, by its id and among the changes, and comes in pages', async () => {
    const { id } = await billed(house, 'mills', { items: [BALES, { ...BALES, name: 'Packing' }] });
    const found = await owner.where('invoice_item', { invoice_id: id });
    const lines = recordsOf(found);
    const names = lines.map((line) => String(line['name'])).toSorted();
    expect(names).toStrictEqual(['Cotton bale', 'Packing']);
    for (const line of lines) {
      expect(line).toMatchObject({ invoice_id: id, quantity: '2', rate: '100', taxable: '200.00' });
      expect((await owner.read('invoice_item', line.id)).body).toStrictEqual(line);
    }
    const all = await allPages(owner, 'invoice_item?limit=2');
    expect(new Set(all.map((line) => line.id)).size).toBe(all.length);
    expect(all.length).toBe(recordsOf(await owner.list('invoice_item')).length);
    const detail = await house.owner('readInvoice', { params: { invoiceId: id } });
    const { items } = detail.body as { items: readonly { id: number }[] };
    expect(new Set(idsOf(found))).toStrictEqual(new Set(items.map((one) => one.id)));
  });

  it('is written with its invoice alone', async () => {
    const { id } = await billed(house, 'mills');
    const [line] = recordsOf(await owner.where('invoice_item', { invoice_id: id }));
    const lineId = line?.id ?? 0;
    expect(await owner.create('invoice_item', BALES)).toMatchObject({
      status: 405,
      body: { code: 'part_of_an_invoice' },
    });
    for (const got of [
      await owner.change('invoice_item', lineId, { quantity: 1 }),
      await owner.remove('invoice_item', lineId),
    ]) {
      expect(got).toMatchObject({ status: 409, body: { code: 'document_stays' } });
      expect((got.body as { detail: string }).detail).toContain(`/invoice/${id}`);
    }
  });
});

describe('a payment by the generic calls', () => {
  it('is recorded by the rules of payments, once under one key', async () => {
    const { id } = await billed(house, 'mills');
    const body = { invoice_id: id, amount: '100', method: 'upi', reference: 'UTR 1' };
    const made = await owner.create('payment', body, key('a-payment-once'));
    expect(made.body).toMatchObject({
      invoice_id: id,
      client_id: house.customers.mills,
      amount: '100.00',
      method: 'upi',
      reversed: false,
    });
    expect((await owner.create('payment', body, key('a-payment-once'))).body).toStrictEqual(
      made.body,
    );
    const { id: paymentId } = recordOf(made);
    expect((await owner.read('payment', paymentId)).body).toStrictEqual(made.body);
    expect(recordsOf(await owner.where('payment', { invoice_id: id }))).toStrictEqual([made.body]);
    expect(recordsOf(await owner.list('payment', LATEST))).toContainEqual(made.body);
    expect(await owner.create('payment', { ...body, amount: '110.01' })).toMatchObject({
      status: 422,
      body: { code: 'payment_exceeds_balance_due' },
    });
    expect((await owner.create('payment', { ...body, invoice_id: 999_999 })).status).toBe(404);
    expectFields(await owner.create('payment', { ...body, amount: 'NaN' }), ['amount']);
    expectFields(await owner.create('payment', { ...body, on_account: true }), ['on_account']);
  });

  it('is neither edited nor deleted, but taken back with a reason', async () => {
    const { id } = await billed(house, 'mills');
    const body = { invoice_id: id, method: 'cash' };
    const { id: paymentId } = recordOf(await owner.create('payment', body));
    for (const got of [
      await owner.change('payment', paymentId, { amount: '1' }),
      await owner.remove('payment', paymentId),
    ]) {
      expect(got).toMatchObject({ status: 409, body: { code: 'document_stays' } });
      expect((got.body as { detail: string }).detail).toMatch(/reverse\.$/);
    }
    const params = { invoiceId: id, paymentId };
    done(await house.owner('reversePayment', { params, body: { reason: 'Bounced' } }));
    expect((await owner.read('payment', paymentId)).body).toMatchObject({
      reversed: true,
      reason: 'Bounced',
    });
  });
});

describe.each(['invoice', 'invoice_item', 'payment'])('%s', (kind) => {
  it('the kind in a stranger’s book, or in nobody’s, is not there', async () => {
    const [first] = recordsOf(await owner.list(kind));
    const id = first?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    const { stranger } = people;
    for (const got of [
      await stranger.read(kind, id),
      await stranger.change(kind, id, kind === 'invoice' ? bill() : {}),
      await stranger.remove(kind, id),
      await stranger.list(kind, `?book_id=${house.bookId}`),
      await owner.read(kind, 999_999_999),
      await owner.remove(kind, 999_999_999),
    ]) {
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
    expect(recordsOf(await stranger.where(kind, { id }))).toStrictEqual([]);
    expect(recordsOf(await stranger.list(kind))).toStrictEqual([]);
  });

  it('is an auditor’s to read and not to write', async () => {
    expect((await people.auditor.list(kind)).status).toBe(200);
    if (kind === 'invoice_item') return;
    const { id } = await billed(house, 'mills');
    const body = kind === 'invoice' ? bill() : { invoice_id: id, method: 'cash' };
    expect(await people.auditor.create(kind, body)).toMatchObject({
      status: 403,
      body: { code: 'role_may_not' },
    });
  });
});

describe('the ways to pay', () => {
  const account = async (method: string) =>
    recordsOf(await owner.list('payment_method')).find((one) => one['method'] === method)?.[
      'account_id'
    ];

  it('are five, each with the account of the book that takes its money once there is one', async () => {
    const names = recordsOf(await owner.list('payment_method')).map(({ name }) => name);
    expect(new Set(names)).toStrictEqual(new Set(['Cash', 'UPI', 'NEFT/RTGS', 'Cheque', 'Card']));
    expect(await account('card')).toBeNull();
    const { id } = await billed(house, 'mills');
    const paid = done(await onInvoice(house)('recordPayment', id, { method: 'cheque' }));
    const { payments } = paid.body as { payments: readonly { account_id: number }[] };
    expect(await account('card')).toBe(payments[0]?.account_id);
  });

  it('are read by their ids, and by what they are called', async () => {
    const upi = recordOf(await owner.read('payment_method', 2));
    expect(upi).toMatchObject({ method: 'upi', name: 'UPI', book_id: house.bookId });
    const found = await owner.where('payment_method', { method: 'upi' });
    expect(recordsOf(found)).toStrictEqual([upi]);
  });

  it('are found by their account in a book that has set other things too', async () => {
    const params = { bookId: house.bookId };
    done(await house.owner('changeBillingSettings', { params, body: { terms: 'Net 30' } }));
    const { id } = await billed(house, 'mills');
    done(await onInvoice(house)('recordPayment', id, { method: 'cheque' }));
    const cheque = recordOf(await owner.read('payment_method', 4));
    const accountId = await account('cheque');
    expect(accountId).toBeGreaterThan(0);
    const found = await owner.where('payment_method', { account_id: accountId });
    expect(recordsOf(found)).toContainEqual(cheque);
  });
});
