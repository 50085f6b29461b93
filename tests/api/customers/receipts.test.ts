// Receipts that settle bills: money and deductions in one act, over several invoices at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectFields, expectRefused, NOT_THERE, answerOf } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, detailOf, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newCustomer, newInvoice } from '../trade/requests.ts';
import type {
  CustomerItemReply,
  InvoiceDetail,
  ReceiptReply,
} from '#tests/support/replies-on-wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Goods of so much: nil rated, so that the examples keep their round figures. */
const goods = (rupees: string) => [
  {
    name: 'Cotton bale',
    hsn: '5201',
    uqc: 'BAL',
    quantity: 1,
    rate: rupees,
    tax_rate: 0,
    treatment: 'nil',
  },
];

const billFor = async (customerId: number, rupees: string, body: object = {}) =>
  detailOf(await newInvoice(house, { customer_id: customerId, items: goods(rupees), ...body }));

const receive = (customerId: number, body: object, headers: Record<string, string> = {}) =>
  house.owner('recordReceipt', {
    params: { customerId },
    body: { method: 'bank-transfer', ...body },
    headers,
  });

const receiptOf = ({ body }: Got): ReceiptReply => body as ReceiptReply;
const invoiceNow = async (invoiceId: number): Promise<InvoiceDetail> =>
  detailOf(done(await house.owner('readInvoice', { params: { invoiceId } })));
const openItems = async (customerId: number): Promise<readonly CustomerItemReply[]> =>
  done(await house.owner('listCustomerItems', { params: { customerId } }))
    .body as readonly CustomerItemReply[];
const inShort = (items: readonly CustomerItemReply[]) =>
  items.map(({ kind, number, open }) => `${kind} ${number} ${open}`);

const allOf = (invoice: InvoiceDetail, amount: string) => [
  { kind: 'invoice', id: invoice.id, amount },
];

describe('a receipt of 1,08,000 and 10,000 of TDS', () => {
  it('pays an invoice of 1,18,000', async () => {
    const customerId = await newCustomer(house);
    const invoice = await billFor(customerId, '118000');
    const before = await balancesOf(house);
    const got = done(
      await receive(customerId, {
        amount: '108000',
        reference: 'UTR 9',
        deductions: [{ kind: 'tds', amount: '10000', section: '194C' }],
        against: allOf(invoice, '118000'),
      }),
    );
    const receipt = receiptOf(got);
    const tds = { kind: 'tds', amount: '10000.00', section: '194C', note: null, account_id: null };
    const settled = { kind: 'invoice', id: invoice.id, line: null, number: invoice.number };
    expect(receipt).toMatchObject({
      amount: '118000.00',
      received: '108000.00',
      deductions: [tds],
      settles: [{ ...settled, amount: '118000.00' }],
      open: '0.00',
      number: expect.stringMatching(/^RV-\d{3}$/),
    });
    expect(await invoiceNow(invoice.id)).toMatchObject({ status: 'paid', balance_due: '0.00' });
    const balances = await balancesOf(house);
    const moved = (name: string) => (balances.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(moved('TDS Receivable')).toBe(10_000_00);
    expect(await openItems(customerId)).toStrictEqual([]);
    const read = await house.owner('readReceipt', {
      params: { customerId, receiptId: receipt.id },
    });
    expect(answerOf(read)).toStrictEqual([200, receipt]);
  });
});

describe('five invoices', () => {
  it('are settled oldest first, and what is left is on account', async () => {
    const customerId = await newCustomer(house);
    const days = ['05', '03', '04', '01', '02'];
    const bills: InvoiceDetail[] = [];
    for (const day of days) {
      const dates = { issue_date: `2025-05-${day}`, due_date: `2025-06-${day}` };
      bills.push(await billFor(customerId, '100', dates));
    }
    const inOrder = [bills[3], bills[4], bills[1], bills[2], bills[0]].map((one) => one?.number);
    const part = receiptOf(done(await receive(customerId, { amount: 250, oldest_first: true })));
    expect(part.settles.map(({ number, amount }) => [number, amount])).toStrictEqual([
      [inOrder[0], '100.00'],
      [inOrder[1], '100.00'],
      [inOrder[2], '50.00'],
    ]);
    const rest = receiptOf(done(await receive(customerId, { amount: 300, oldest_first: true })));
    expect(rest).toMatchObject({ open: '50.00' });
    expect(rest.settles.map(({ number }) => number)).toStrictEqual(inOrder.slice(2));
    expect(inShort(await openItems(customerId))).toStrictEqual([`receipt ${rest.number} -50.00`]);
  });
});

/** @returns the line that a hand-posted journal makes on a customer's account. */
async function lineFor(customerId: number, amount: number): Promise<CustomerItemReply> {
  const accountId = await ledgerOf(customerId);
  const entry = [
    { account_id: accountId, amount },
    { account_id: house.account('Cash'), amount: -amount },
  ];
  const params = { bookId: house.bookId };
  done(await house.owner('postJournal', { params, body: { narration: 'Fare', entry } }));
  const items = await openItems(customerId);
  const [line] = items.filter(({ kind, open }) => kind === 'journal' && Number(open) === amount);
  if (line === undefined) throw new Error('A line of a journal is an open item.');
  return line;
}

async function ledgerOf(customerId: number): Promise<number> {
  const { body } = done(await house.owner('readCustomer', { params: { customerId } }));
  return (body as { account_id: number }).account_id;
}

const nameOf = ({ kind, id, line }: Pick<CustomerItemReply, 'kind' | 'id' | 'line'>) =>
  line === null ? { kind, id } : { kind, id, line };

describe('a line of a journal on a customer’s account', () => {
  it('is an open item that a receipt settles', async () => {
    const customerId = await newCustomer(house);
    const fare = await lineFor(customerId, 70);
    expect(fare).toMatchObject({ kind: 'journal', line: 1, open: '70.00', journal_id: fare.id });
    const against = [{ ...nameOf(fare), amount: '60' }];
    const receipt = receiptOf(done(await receive(customerId, { amount: '75', against })));
    expect(receipt).toMatchObject({ open: '15.00', settles: [{ line: 1, amount: '60.00' }] });
    const params = { customerId, receiptId: receipt.id };
    expect((await house.owner('readReceipt', { params })).body).toStrictEqual(receipt);
    expect((await openItems(customerId)).map(({ open }) => open)).toStrictEqual([
      '10.00',
      '-15.00',
    ]);
    const { id: invoiceId } = await billFor(customerId, '500');
    const source = { kind: 'receipt', id: receipt.id };
    const again = await house.owner('allocateCredit', {
      params: { invoiceId },
      body: { source, amount: '15.01' },
    });
    expectRefused(again, 422, 'allocation_exceeds_credit', { amount: '15.01', open: '15.00' });
  });

  it('is settled by one of the other side, and open again once that is taken back', async () => {
    const customerId = await newCustomer(house);
    const [fare, paid] = [await lineFor(customerId, 70), await lineFor(customerId, -50)];
    const body = { account_id: await ledgerOf(customerId), item: nameOf(fare), by: nameOf(paid) };
    const settled = done(await house.owner('settleItem', { body }));
    expect(settled.body).toMatchObject({
      customer_id: customerId,
      item: { ...nameOf(fare), number: fare.number },
      by: nameOf(paid),
      amount: '50.00',
      reversed: false,
    });
    expect((await openItems(customerId)).map(({ open }) => open)).toStrictEqual(['20.00']);
    expectRefused(await house.owner('settleItem', { body }), 409, 'item_is_settled', {
      number: paid.number,
    });
    const params = { settlementId: idOf(settled) };
    const back = { params, body: { reason: 'Of another bill' } };
    expect((await house.owner('reverseSettlement', back)).body).toMatchObject({ reversed: true });
    expect(await openItems(customerId)).toHaveLength(2);
    const twice = await house.owner('reverseSettlement', back);
    expectRefused(twice, 409, 'settlement_already_reversed', { settlement_id: idOf(settled) });
  });

  it('is settled by nobody else’s, and not by an invoice', async () => {
    const [one, other] = [await newCustomer(house), await newCustomer(house)];
    const item = nameOf(await lineFor(one, 70));
    const foreign = nameOf(await lineFor(other, -70));
    const account_id = await ledgerOf(one);
    const settle = (body: object) => house.owner('settleItem', { body: { account_id, ...body } });
    expectRefused(await settle({ item, by: foreign }), 422, 'item_not_found');
    expectRefused(await settle({ item, by: item }), 422, 'items_of_one_side');
    const invoice = { kind: 'invoice', id: (await billFor(one, '5')).id };
    expectRefused(await settle({ item: invoice, by: item }), 422, 'invoice_is_settled_there');
    expectFields(await settle({ item: { kind: 'debt', id: 1 }, by: item }), ['item.kind']);
    const stranger = { body: { account_id, item, by: foreign, book_id: house.bookId } };
    expect(answerOf(await house.stranger('settleItem', stranger))).toStrictEqual(NOT_THERE);
  });
});

describe('the same money', () => {
  it('settles once, however many ask at the same time', async () => {
    const customerId = await newCustomer(house);
    const invoice = await billFor(customerId, '500');
    const asks = Array.from({ length: 10 }, () =>
      receive(customerId, { amount: '500', against: allOf(invoice, '500') }),
    );
    const answers = await Promise.all(asks);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toStrictEqual(
      [200, ...Array.from({ length: 9 }, () => 422)],
    );
    for (const got of answers.filter(({ status }) => status === 422)) {
      expect(got.body).toMatchObject({ code: 'open_item_exceeded' });
    }
  });

  it('is recorded once under one key', async () => {
    const customerId = await newCustomer(house);
    const invoice = await billFor(customerId, '90');
    const key = { 'Idempotency-Key': 'receipt-of-ninety' };
    const body = { amount: '90', against: allOf(invoice, '90') };
    const first = done(await receive(customerId, body, key));
    done(await receive(customerId, { amount: '1' }));
    expect((await receive(customerId, body, key)).body).toStrictEqual(first.body);
    const other = await receive(customerId, { ...body, amount: '91' }, key);
    expectRefused(other, 422, 'idempotency_key_reused');
  });
});

describe('a receipt', () => {
  it.each<[object, readonly string[]]>([
    [{ deductions: 'tds' }, ['deductions']],
    [{ deductions: [{ kind: 'bribe', amount: 1 }] }, ['deductions.0.kind']],
    [{ deductions: [{ kind: 'tds', amount: '1.234' }] }, ['deductions.0.amount']],
    [
      { deductions: [{ kind: 'tds', amount: 1, section: 'x'.repeat(21) }] },
      ['deductions.0.section'],
    ],
    [{ against: [{ kind: 'receipt', id: 1, amount: 1 }] }, ['against.0.kind']],
    [{ against: [{ kind: 'invoice', id: -1, amount: 1 }] }, ['against.0.id']],
    [{ against: [{ kind: 'invoice', id: 1, amount: -1 }] }, ['against.0.amount']],
    [{ against: [], oldest_first: true }, ['oldest_first']],
  ])('is refused in a wrong shape: %j', async (body, fields) => {
    const customerId = house.customers.ravi;
    expectFields(await receive(customerId, { amount: '5', ...body }), fields);
  });

  it('is refused without money, and with deductions that are none', async () => {
    const customerId = house.customers.ravi;
    const bank = house.account('Cash');
    const refused = async (body: object, code: string, facts: object) =>
      expectRefused(await receive(customerId, { amount: '5', ...body }), 422, code, { ...facts });
    const tds = { kind: 'tds', amount: '10' };
    await refused({ amount: 0 }, 'receipt_is_nothing', {});
    const line = 1;
    await refused({ deductions: [{ ...tds, amount: 0 }] }, 'deduction_is_nothing', { line });
    await refused({ deductions: [{ ...tds, amount: '-1' }] }, 'deduction_is_nothing', { line });
    const odd = { kind: 'round-off', amount: '50.01' };
    const figures = { line, amount: '50.01', amount_max: '50.00' };
    await refused({ deductions: [odd] }, 'round_off_too_large', figures);
    await refused({ deductions: [{ ...odd, amount: '-6' }] }, 'receipt_is_nothing', {});
    const other = { kind: 'other', amount: '1' };
    await refused({ deductions: [other] }, 'deduction_account_missing', { line });
    const ravi = done(await house.owner('readCustomer', { params: { customerId } }));
    const { account_id: party } = ravi.body as { account_id: number };
    for (const accountId of [bank, party, 999_999]) {
      const deductions = [{ ...other, account_id: accountId }];
      const unsuitable = { line, account_id: accountId };
      await refused({ deductions }, 'deduction_account_unsuitable', unsuitable);
    }
  });

  it('settles only what is open, of this customer, and once', async () => {
    const customerId = await newCustomer(house);
    const invoice = await billFor(customerId, '100');
    const foreign = await billFor(await newCustomer(house), '100');
    const draft = detailOf(
      done(
        await house.owner('createInvoice', {
          body: { customer_id: customerId, items: goods('5') },
        }),
      ),
    );
    const of = (id: number, amount = '1', more = {}) => ({ kind: 'invoice', id, amount, ...more });
    const refused = async (against: readonly object[], code: string, facts: object, status = 422) =>
      expectRefused(await receive(customerId, { amount: '500', against }), status, code, {
        ...facts,
      });
    await refused([of(invoice.id), of(foreign.id)], 'open_item_unknown', { line: 2 });
    await refused([of(999_999)], 'open_item_unknown', { line: 1 });
    await refused([{ kind: 'opening-bill', id: invoice.id, amount: 1 }], 'open_item_unknown', {
      line: 1,
    });
    await refused([of(invoice.id, '0')], 'settled_amount_is_nothing', { line: 1 });
    const twice = [of(invoice.id, '60'), of(invoice.id, '60', { line: 7 })];
    await refused(twice, 'open_item_named_twice', { line: 2 });
    const over = { line: 1, number: invoice.number, amount: '100.01', open: '100.00' };
    await refused([of(invoice.id, '100.01')], 'open_item_exceeded', over);
    await refused([of(draft.id)], 'bill_is_a_draft', { number: draft.number }, 409);
    const more = await receive(customerId, { amount: '99', against: [of(invoice.id, '100')] });
    expectRefused(more, 422, 'receipt_exceeded', { settled: '100.00', amount: '99.00' });
    done(
      await house.owner('cancelInvoice', {
        params: { invoiceId: invoice.id },
        body: { reason: 'Typed twice' },
      }),
    );
    await refused([of(invoice.id)], 'bill_is_cancelled', { number: invoice.number }, 409);
  });

  it('is not there for another customer, or for none', async () => {
    const customerId = await newCustomer(house);
    const { id: receiptId } = receiptOf(done(await receive(customerId, { amount: '5' })));
    const params = { customerId: house.customers.ravi, receiptId };
    expect(answerOf(await house.owner('readReceipt', { params }))).toStrictEqual(NOT_THERE);
    const nobody = { params: { customerId: 999_999 } };
    expect(answerOf(await house.owner('listCustomerItems', nobody))).toStrictEqual(NOT_THERE);
  });
});

describe('the books after it all', () => {
  it('verify, and rebuild equal', async () => {
    const { bookId } = house;
    const { writer: pool } = house.server.database;
    const { keys } = house.server.core;
    const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    expect(rebuilt).toStrictEqual([]);
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  });
});
