// What two people do at the same moment: each is decided after the other, never beside it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, billed, cardsOf, detailOf, onInvoice, openHouse } from './house.ts';
import type { House } from './house.ts';
import { BALES, done, newDraft, newReceipt } from './requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const times = <Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('at the same moment', () => {
  it('two payments of the whole amount: one wins, the other is refused (F64)', async () => {
    const { id } = await billed(house, 'mills');
    const answers = await Promise.all([
      call('recordPayment', id, { method: 'cash' }, house.owner),
      call('recordPayment', id, { method: 'upi' }, house.accountant),
    ]);
    expect(statusesOf(answers)).toStrictEqual([200, 409]);
    const exact = await billed(house, 'mills');
    const named = await times(2, () =>
      call('recordPayment', exact.id, { method: 'cash', amount: exact.total }),
    );
    expect(statusesOf(named)).toStrictEqual([200, 409]);
    const read = await house.owner('readInvoice', { params: { invoiceId: exact.id } });
    expect(detailOf(read).payments).toHaveLength(1);
  });

  it('ten payments of a third: three are taken, and never more than is due', async () => {
    const { id } = await billed(house, 'mills');
    const answers = await times(10, () =>
      call('recordPayment', id, { method: 'cash', amount: '70' }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await balancesOf(house)).get('Karnataka Agro Mills') ?? 0).toBe(0);
  });

  it('twenty invoices take twenty consecutive numbers', async () => {
    const answers = await times(20, (at) =>
      house.owner('createInvoice', {
        body: { customer_id: house.customers.delhi, items: [BALES], issue: at % 2 === 0 },
      }),
    );
    expect(statusesOf(answers)).toStrictEqual(Array.from({ length: 20 }, () => 200));
    const numbers = answers
      .map((got) => Number(detailOf(got).number.slice(4)))
      .toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toStrictEqual(Array.from({ length: 20 }, (_, at) => first + at));
  });

  it('right ones and refused ones: the refused take no number', async () => {
    const before = cardsOf(await house.owner('listInvoices', { query: { limit: 1 } }))[0];
    const answers = await times(12, (at) =>
      house.owner('createInvoice', {
        body: {
          customer_id: at % 3 === 0 ? 999_999 : house.customers.ravi,
          items: [at % 3 === 1 ? { ...BALES, tax_rate: 17 } : BALES],
          issue: true,
        },
      }),
    );
    expect(statusesOf(answers)).toStrictEqual([...Array(4).fill(200), ...Array(8).fill(422)]);
    const [after] = cardsOf(await house.owner('listInvoices', { query: { limit: 1 } }));
    expect(Number(after?.number.slice(4))).toBe(Number(before?.number.slice(4)) + 4);
  });

  it('one draft issued and cancelled: whichever is first, the books agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = idOf(await newDraft(house, { customer_id: house.customers.punekar }));
      await Promise.all([
        call('issueInvoice', id),
        call('cancelInvoice', id, { reason: 'Withdrawn' }),
        call('issueInvoice', id),
      ]);
      const { status, journal_id: journal } = detailOf(
        await house.owner('readInvoice', { params: { invoiceId: id } }),
      );
      expect(status).toBe('cancelled');
      if (journal !== null) {
        const read = await house.owner('readJournal', { params: { journalId: journal } });
        expect((read.body as { reversed_by: unknown }).reversed_by).not.toBeNull();
      }
    }
    expect((await balancesOf(house)).get('Punekar Stores') ?? 0).toBe(0);
  });

  it('one receipt allocated to five invoices: no more goes than was received', async () => {
    const { receiptId } = await newReceipt(house, house.customers.zone);
    const bills: { readonly id: number }[] = [];
    for (let at = 0; at < 5; at += 1) bills.push(await billed(house, 'zone'));
    const source = { kind: 'receipt', id: receiptId };
    const answers = await times(5, (at) =>
      call('allocateCredit', bills[at]?.id ?? 0, { source, amount: '30' }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const params = { customerId: house.customers.zone };
    expect((await house.owner('listCredits', { params })).body).toMatchObject([{ open: '20.00' }]);
  });

  it('a credit note and a payment of the whole: what both give is never lost', async () => {
    const { id, customer_id: customerId } = await billed(house, 'abroad');
    const both = await Promise.all([
      call('issueCreditNote', id, { reason: '01' }),
      call('recordPayment', id, { method: 'cash' }),
    ]);
    const given = both.filter(({ status }) => status === 200).length;
    const credits = (await house.owner('listCredits', { params: { customerId } })).body;
    expect((credits as unknown[]).length).toBe(given - 1);
  });

  it('the last customer’s removal and an invoice for it: only one of both succeeds', async () => {
    const made = done(await house.owner('createCustomer', { body: { name: 'Here and gone' } }));
    const params = { customerId: idOf(made) };
    const [bill, removal] = await Promise.all([
      house.owner('createInvoice', { body: { customer_id: params.customerId, items: [BALES] } }),
      house.owner('removeCustomer', { params }),
    ]);
    expect([bill.status === 200, removal.status === 200].filter(Boolean)).toHaveLength(1);
  });

  it('the removal of a supplier and an order to it: only one of both succeeds', async () => {
    const suppliers = await times(8, (at) =>
      house.owner('addSupplier', { body: { name: `Here and gone ${at}` } }),
    );
    // So many at once are decided together.
    const answers = await Promise.all(
      suppliers.map(async (made) => {
        const { id, account_id: accountId } = made.body as { id: number; account_id: number };
        return Promise.all([
          house.owner('createPurchaseOrder', { body: { supplier_account_id: accountId } }),
          house.owner('removeSupplier', { params: { supplierId: id } }),
        ]);
      }),
    );
    for (const pair of answers) {
      expect(pair.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('the same wish under one key, ten times, gives one invoice and one journal', async () => {
    const headers = { 'Idempotency-Key': 'ten-times-at-once' };
    const body = { customer_id: house.customers.mills, items: [BALES], issue: true };
    const answers = await times(10, () => house.owner('createInvoice', { body, headers }));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const other = await house.owner('createInvoice', { body: { ...body, issue: false }, headers });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });
});
