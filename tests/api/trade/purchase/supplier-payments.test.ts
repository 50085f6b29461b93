// Payments to suppliers over HTTP: what they settle, what is open after, a run that pays all or
// none, its transfers as a file, and what is reversed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let expense: number;
let mill: number;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};
const refused = ({ status, body }: Got, ...expected: readonly [number, string]): void => {
  const [wanted, code] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code });
};

beforeAll(async () => {
  team = await openTeam();
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Stationery' });
  mill = await accountUnder(team, 'Sundry Creditors', { name: 'Sahyadri Mill' });
});
afterAll(() => team.close());

let count = 0;
const billOf = async (supplier: number, taxable: string, dated = '2026-11-10'): Promise<number> => {
  const body = {
    supplier_account_id: supplier,
    bill_number: `SM/${(count += 1)}`,
    bill_date: dated,
    posted_on: dated,
    received_on: dated,
    items: [{ account_id: expense, name: 'Paper', taxable }],
    post: true,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
};
const newSupplier = async (name: string, more: object = {}): Promise<number> => {
  const got = done(await team.owner('addSupplier', { body: { name, ...more } }));
  return (got.body as { account_id: number }).account_id;
};
const pay = (body: object, ask: object = {}) =>
  team.owner('createSupplierPayment', { body: { method: 'bank-transfer', ...body }, ...ask });
const bill = (id: number, amount: string) => ({ kind: 'purchase-bill', id, amount });

/** What the mill is owed by the ledger, and what its open items come to; in rupees. */
const standing = async (accountId = mill): Promise<readonly [string, number]> => {
  const got = done(await team.owner('listOpenItems', { params: { accountId } }));
  const { balance, items } = got.body as {
    balance: string;
    items: readonly { readonly open: string }[];
  };
  const paise = items.reduce((sum, { open }) => sum + Math.round(Number(open) * 100), 0);
  return [balance, paise / 100];
};

describe('a payment to a supplier', () => {
  it('settles the oldest bills, less a discount; its advance is set against a later bill', async () => {
    const first = await billOf(mill, '100');
    await billOf(mill, '200', '2026-11-12');
    const deductions = [{ kind: 'discount', amount: '20' }];
    const paid = done(await pay({ supplier_account_id: mill, amount: '330', deductions }));
    expect(paid.body).toMatchObject({
      number: 'SP-001',
      total: '350.00',
      outstanding: '50.00',
      settles: [{ id: first, amount: '100.00' }, { amount: '200.00' }],
    });
    expect(await standing()).toStrictEqual(['50.00', 50]);
    const later = await billOf(mill, '80', '2026-11-13');
    const settling = {
      account_id: mill,
      item: { kind: 'purchase-bill', id: later },
      by: { kind: 'supplier-payment', id: idOf(paid) },
    };
    const settled = done(await team.owner('settleItem', { body: settling }));
    expect(settled.body).toMatchObject({ amount: '50.00' });
    expect(await standing()).toStrictEqual(['-30.00', -30]);
    const params = { paymentId: idOf(paid) };
    const back = { params, body: { reason: 'Paid twice' } };
    refused(await team.owner('reverseSupplierPayment', back), 409, 'document_is_settled');
    const billed = { params: { billId: first }, body: { reason: 'Entered twice' } };
    refused(await team.owner('reversePurchaseBill', billed), 409, 'document_is_settled');
    const { id: settlementId } = settled.body as { id: number };
    const undo = { params: { settlementId }, body: { reason: 'Another bill' } };
    done(await team.owner('reverseSettlement', undo));
    done(await team.owner('reverseSupplierPayment', back));
    expect(await standing()).toStrictEqual(['-380.00', -380]);
    refused(await team.owner('reverseSupplierPayment', back), 409, 'document_is_reversed');
  });

  it('is answered again by the same key, and warns of cash above 10,000 to one person', async () => {
    const supplier = await newSupplier('Cash Traders');
    const body = { supplier_account_id: supplier, method: 'cash', amount: '10001', against: [] };
    const key = { headers: { 'Idempotency-Key': 'pay-cash-traders' } };
    const paid = done(await pay(body, key));
    expect(JSON.stringify((paid.body as { warnings?: unknown }).warnings)).toContain('s. 36(4)');
    expect(done(await pay(body, key)).body).toStrictEqual(paid.body);
    const listed = done(await team.owner('listSupplierPayments', { query: { supplier } }));
    expect(listed.body).toHaveLength(1);
    const figures = await team.owner('readSupplierPaymentFigures', { query: { supplier } });
    expect(done(figures).body).toMatchObject({ count: 1, outstanding: '10001.00' });
    const one = await team.owner('readSupplierPayment', { params: { paymentId: idOf(paid) } });
    expect(done(one).body).toMatchObject({ supplier_name: 'Cash Traders', method: 'cash' });
  });

  it('is refused beyond its bill, and out of an account that holds no money', async () => {
    const id = await billOf(mill, '10');
    const one = { supplier_account_id: mill, amount: '10' };
    refused(await pay({ ...one, against: [bill(id, '10.01')] }), 422, 'open_item_exceeded');
    refused(await pay({ ...one, account_id: expense }), 422, 'supplier_payment_account_unfit');
  });

  it('is printed as an advice', async () => {
    const supplier = await newSupplier('Printed & Co');
    const paid = done(await pay({ supplier_account_id: supplier, amount: '5', against: [] }));
    const params = { paymentId: idOf(paid) };
    const advice = await team.owner('readPaymentAdvicePdf', { params });
    expect(advice.status).toBe(200);
    expect(String(advice.body)).toContain('%PDF');
  });
});

describe('a line of a journal that a payment settles', () => {
  it('is named by its line, and keeps its journal until the payment is reversed', async () => {
    const supplier = await newSupplier('Deshpande Stationers');
    const entry = [
      { account_id: expense, amount: 1000 },
      { account_id: supplier, amount: -1000 },
    ];
    const posted = done(
      await team.owner('postJournal', { body: { entry, date: '2026-11-12', narration: 'Paper' } }),
    );
    const { id } = (posted.body as { journal: { id: number } }).journal;
    const line = { kind: 'journal', id, amount: '1000' };
    const asked = { supplier_account_id: supplier, amount: '1000' };
    // Without a line, and with one that no journal has, nothing is found.
    refused(await pay({ ...asked, against: [line] }), 422, 'supplier_payment_item_unknown');
    expect((await pay({ ...asked, against: [{ ...line, line: 40_000 }] })).status).toBe(400);
    const paid = done(await pay({ ...asked, against: [{ ...line, line: 2 }] }));
    expect(await standing(supplier)).toStrictEqual(['0.00', 0]);
    const back = { params: { journalId: id }, body: { reason: 'Typed twice' } };
    refused(await team.owner('reverseJournal', back), 409, 'journal_is_settled');
    const reversal = { params: { paymentId: idOf(paid) }, body: { reason: 'Not paid' } };
    done(await team.owner('reverseSupplierPayment', reversal));
    done(await team.owner('reverseJournal', back));
    expect(await standing(supplier)).toStrictEqual(['0.00', 0]);
  });
});

describe('a payment run', () => {
  const bank = {
    bank_account_name: 'Deccan Electricals',
    bank_account_number: '00411234567',
    bank_ifsc: 'HDFC0000412',
  };

  it('pays all or none, and its transfers are a file', async () => {
    const small = await newSupplier('Deccan Electricals', bank);
    const large = await newSupplier('Vidarbha Ginning');
    const [one, other] = [await billOf(small, '500'), await billOf(large, '250000')];
    const payments = [
      { supplier_account_id: small, amount: '500', against: [bill(one, '500')] },
      { supplier_account_id: large, amount: '250000', against: [bill(other, '250000.01')] },
    ];
    const over = await team.owner('payInRun', { body: { payments } });
    refused(over, 422, 'open_item_exceeded');
    expect(over.body).toMatchObject({ facts: { payment: 2, supplier: 'Vidarbha Ginning' } });
    expect((over.body as { detail: string }).detail).toMatch(/^Vidarbha Ginning: /);
    expect(await standing(small)).toStrictEqual(['-500.00', -500]);
    const right = {
      supplier_account_id: large,
      amount: '250000',
      against: [bill(other, '250000')],
    };
    const body = { payments: [payments[0], right] };
    const ask = { body, headers: { 'Idempotency-Key': 'run-of-november' } };
    const paid = done(await team.owner('payInRun', ask));
    expect(paid.body).toMatchObject({ total: '250500.00', payments: [{}, {}] });
    expect(done(await team.owner('payInRun', ask)).body).toStrictEqual(paid.body);
    expect(await standing(small)).toStrictEqual(['0.00', 0]);
    const { run_id: runId } = paid.body as { run_id: number };
    const file = await team.owner('readBankFile', { params: { runId } });
    const lines = String(file.body).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Deccan Electricals,00411234567,HDFC0000412,500.00,NEFT,');
    expect(lines[2]).toContain('250000.00,RTGS,');
    const none = await team.owner('readBankFile', { params: { runId: 9999 } });
    expect(none.status).toBe(404);
  });

  it('is told what is due: past a limit of the MSMED Act first, traders without one', async () => {
    const since = { from: null, to: null };
    const micro = await newSupplier('Micro Works', {
      msme: [{ class: 'micro', activity: 'manufacturing', ...since }],
    });
    const trader = await newSupplier('Small Trader', {
      msme: [{ class: 'small', activity: 'trading', ...since }],
    });
    await billOf(trader, '70', '2026-04-01');
    await billOf(micro, '60', '2026-04-10');
    const due = done(await team.owner('listDueBills')).body as {
      rows: readonly { supplier_name: string; enterprise: object | null }[];
    };
    expect(due.rows[0]).toMatchObject({
      supplier_name: 'Micro Works',
      enterprise: { class: 'micro', pay_by: '2026-04-25' },
    });
    expect(due.rows.find((row) => row.supplier_name === 'Small Trader')).toMatchObject({
      enterprise: { pay_by: null, days_left: null },
    });
    const early = await team.owner('listDueBills', { query: { by: '2026-04-05' } });
    expect((done(early).body as typeof due).rows.map((row) => row.supplier_name)).toStrictEqual([
      'Small Trader',
    ]);
  });
});
