// Expenses over HTTP: slips of petty cash, bills that are paid in the act that posts them, both
// reversed, and the list of what was spent with its months.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let rent: number;
let tea: number;
let landlord: number;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};
const refused = ({ status, body }: Got, code: string, field?: string): void => {
  const fields = field === undefined ? {} : { facts: { field } };
  expect(body).toMatchObject({ code, ...fields });
  expect([409, 422]).toContain(status);
};

beforeAll(async () => {
  team = await openTeam();
  rent = await accountUnder(team, 'Indirect Expenses', { name: 'Rent of Shops' });
  tea = await accountUnder(team, 'Indirect Expenses', { name: 'Tea and Snacks' });
  landlord = await accountUnder(team, 'Sundry Creditors', { name: 'Meera Kulkarni' });
});
afterAll(() => team.close());

const LOCK = { kind: 'soft', locked_to: '2026-10-31', reason: 'Filed' };

let count = 0;
const rentBill = (said: object = {}) => {
  count += 1;
  return {
    supplier_account_id: landlord,
    bill_number: `R/${count}`,
    bill_date: '2026-11-02',
    posted_on: '2026-11-02',
    received_on: '2026-11-02',
    items: [{ account_id: rent, name: 'Rent of the shop', taxable: '25000' }],
    ...said,
  };
};
const payBill = (body: object, ask: object = {}) => team.owner('createPaidBill', { body, ...ask });
const spend = (said: object = {}, ask: object = {}) =>
  team.owner('createExpense', {
    body: {
      paid_to: 'Ganesh Tea Stall',
      paid_on: '2026-11-03',
      items: [{ account_id: tea, description: 'Tea', amount: '240' }],
      ...said,
    },
    ...ask,
  });
type Done = { bill_id: number; number: string; payments: { id: number; number: string }[] };

/** What Sundry Creditors owe by the ledger, and what their open items come to; in paise. */
async function standing(accountId: number): Promise<readonly [number, number]> {
  const got = done(await team.owner('listOpenItems', { params: { accountId } }));
  const { balance, items } = got.body as { balance: string; items: readonly { open: string }[] };
  const paise = (text: string) => Math.round(Number(text) * 100);
  return [paise(balance), items.reduce((sum, { open }) => sum + paise(open), 0)];
}
const balanceOf = async (accountId: number): Promise<number> => {
  const params = { bookId: team.bookId, accountId };
  const got = done(await team.owner('readLedger', { params }));
  return Math.round(Number((got.body as { closing: string }).closing) * 100);
};
const listed = async (query: object) =>
  done(await team.owner('listExpenses', { query: { ...query } })).body as readonly object[];

describe('a bill that is paid at once', () => {
  it('is posted and paid in one act, and leaves nothing open', async () => {
    const key = { headers: { 'Idempotency-Key': 'rent-of-november' } };
    const body = rentBill({ reference: 'UTR 5521' });
    const paid = done(await payBill(body, key));
    const { bill_id: billId, payments } = paid.body as Done;
    expect(paid.body).toMatchObject({ number: 'PB-001', payments: [{ number: 'SP-001' }] });
    expect(await standing(landlord)).toStrictEqual([0, 0]);
    const bill = await team.owner('readPurchaseBill', { params: { billId } });
    expect(done(bill).body).toMatchObject({ payment: 'paid', outstanding: '0.00' });
    const payment = await team.owner('readSupplierPayment', {
      params: { paymentId: payments[0]?.id ?? 0 },
    });
    expect(done(payment).body).toMatchObject({
      paid_on: '2026-11-02',
      method: 'bank-transfer',
      reference: 'UTR 5521',
      settles: [{ kind: 'purchase-bill', id: billId, amount: '25000.00' }],
    });
    expect(done(await payBill(body, key)).body).toStrictEqual(paid.body);
    refused(await payBill({ ...body, reference: 'other' }, key), 'idempotency_key_reused');
    refused(await payBill(body), 'bill_entered_already', 'bill_number');
  });

  it('is paid what TDS leaves of it', async () => {
    const params = { bookId: team.bookId };
    const deduct = { from: '2026-04-01', tan: 'PNES12345B' };
    done(await team.owner('setTaxDeduction', { params, body: deduct }));
    const supplier = await accountUnder(team, 'Sundry Creditors', { name: 'Rao & Co' });
    const body = rentBill({
      supplier_account_id: supplier,
      items: [{ account_id: rent, name: 'Audit', taxable: '60000' }],
      tds: { nature: '1027', amount: '6000.00', reason: 'By hand' },
    });
    const { payments } = done(await payBill(body)).body as Done;
    expect(payments).toMatchObject([{ amount: '54000.00' }]);
    expect(await standing(supplier)).toStrictEqual([0, 0]);
  });

  it('is neither posted nor paid where one of both is refused', async () => {
    const before = await listed({});
    refused(await payBill(rentBill({ money_account_id: rent })), 'supplier_payment_account_unfit');
    refused(await payBill(rentBill({ paid_on: '2099-01-01' })), 'supplier_payment_of_the_future');
    const nothing = rentBill({ bill_number: null });
    refused(await payBill(nothing), 'bill_number_missing', 'bill_number');
    expect(await listed({})).toStrictEqual(before);
    expect(await standing(landlord)).toStrictEqual([0, 0]);
  });

  it('tells of cash above 10,000 to one person before it is posted and after', async () => {
    const body = rentBill({ method: 'cash' });
    const before = done(await payBill(body, { query: { preview: 'true' } }));
    expect(JSON.stringify(before.body)).toContain('s. 36(4)');
    expect(await listed({ search: body.bill_number })).toStrictEqual([]);
    const paid = done(await payBill(body));
    expect(JSON.stringify((paid.body as { warnings?: object }).warnings)).toContain('s. 36(4)');
  });

  it('is reversed with its payment in one act', async () => {
    const { bill_id: billId } = done(await payBill(rentBill())).body as Done;
    const ask = { params: { billId }, body: { reason: 'Entered twice' } };
    refused(await team.owner('reversePurchaseBill', ask), 'document_is_settled');
    const back = done(await team.owner('reversePaidBill', ask));
    expect(back.body).toMatchObject({ id: billId, status: 'reversed', outstanding: '0.00' });
    expect(await standing(landlord)).toStrictEqual([0, 0]);
    refused(await team.owner('reversePaidBill', ask), 'document_is_reversed');
  });

  it('stays where its payment settles another bill too', async () => {
    const one = idOf(
      done(await team.owner('createPurchaseBill', { body: { ...rentBill(), post: true } })),
    );
    const other = idOf(
      done(await team.owner('createPurchaseBill', { body: { ...rentBill(), post: true } })),
    );
    const against = [one, other].map((id) => ({ kind: 'purchase-bill', id, amount: '25000' }));
    const body = { supplier_account_id: landlord, method: 'upi', amount: '50000', against };
    done(await team.owner('createSupplierPayment', { body }));
    const ask = { params: { billId: one }, body: { reason: 'Entered twice' } };
    refused(await team.owner('reversePaidBill', ask), 'document_is_settled');
    expect(await standing(landlord)).toStrictEqual([0, 0]);
  });
});

describe('a slip', () => {
  it('takes cash, is answered again by its key, read, and reversed', async () => {
    const key = { headers: { 'Idempotency-Key': 'tea-of-the-third' } };
    const cash = await spend({ slip_number: '214' }, key);
    const { body } = done(cash);
    expect(body).toMatchObject({ number: 'EX-001', total: '240.00', paid_to: 'Ganesh Tea Stall' });
    expect(done(await spend({ slip_number: '214' }, key)).body).toStrictEqual(body);
    const params = { expenseId: idOf(cash) };
    const { warnings: _warned, ...detail } = body as { warnings?: object };
    expect(done(await team.owner('readExpense', { params })).body).toStrictEqual(detail);
    const spent = await balanceOf(tea);
    const back = { params, body: { reason: 'Of another shop' } };
    expect(done(await team.owner('reverseExpense', back)).body).toMatchObject({
      status: 'reversed',
    });
    expect(await balanceOf(tea)).toBe(spent - 240_00);
    refused(await team.owner('reverseExpense', back), 'document_is_reversed');
    const missing = await team.owner('readExpense', { params: { expenseId: 999_999 } });
    expect(missing.status).toBe(404);
  });

  it('warns of what one name got in cash on one day, over all of its slips', async () => {
    const of = (amount: string) => ({ items: [{ account_id: tea, description: 'A cab', amount }] });
    const cab = { paid_to: 'Pune Cabs', paid_on: '2026-11-06' };
    const first = done(await spend({ ...cab, ...of('6000') }));
    expect(JSON.stringify(first.body)).not.toContain('cash_above_limit');
    const second = { ...cab, ...of('4000.01'), paid_to: 'pune cabs' };
    const before = done(await spend(second, { query: { preview: 'true' } }));
    const { warnings } = before.body as { warnings: readonly object[] };
    const facts = { amount: '10000.01', party: 'pune cabs' };
    expect(warnings).toMatchObject([{ code: 'cash_below_nil' }, { facts }]);
    expect(JSON.stringify(done(await spend(second)).body)).toContain('s. 36(4)');
    const bank = { ...second, method: 'upi' };
    expect(JSON.stringify(done(await spend(bank)).body)).not.toContain('s. 36(4)');
    const others = [of('6000'), of('6000')].flatMap(({ items }) => items);
    const one = await spend({ paid_to: null, paid_on: '2026-11-07', items: others });
    expect(JSON.stringify(done(one).body)).toContain('12000.00');
  });

  it('is refused on an account of a party, out of one that holds no money, or ahead', async () => {
    const of = (account_id: number, amount = '5') => ({
      items: [{ account_id, description: '', amount }],
    });
    refused(await spend(of(landlord)), 'expense_account_unfit', 'account_id');
    refused(await spend(of(999_999)), 'expense_account_unknown', 'account_id');
    refused(
      await spend({ money_account_id: rent }),
      'expense_money_account_unfit',
      'money_account_id',
    );
    refused(await spend({ paid_on: '2099-01-01' }), 'expense_of_the_future', 'paid_on');
    refused(await spend({ items: [] }), 'expense_has_no_lines', 'items');
    const locked = { params: { bookId: team.bookId }, body: LOCK };
    done(await team.owner('setLock', locked));
    refused(await spend({ paid_on: '2026-10-31' }), 'period_locked');
    const rentInLock = { bill_date: '2026-10-30', posted_on: '2026-10-30' };
    refused(await payBill(rentBill(rentInLock)), 'period_locked');
  });
});

describe('the list of expenses', () => {
  it('has slips and bills by account, supplier and month, with what they come to', async () => {
    const clerk = await accountUnder(team, 'Sundry Creditors', { name: 'Patil Couriers' });
    const post = await accountUnder(team, 'Indirect Expenses', { name: 'Parcels Sent' });
    const items = [{ account_id: post, name: 'Parcels', taxable: '300' }];
    const dated = { bill_date: '2026-11-01', posted_on: '2026-11-01', received_on: '2026-11-01' };
    done(await payBill(rentBill({ supplier_account_id: clerk, items, ...dated })));
    const slip = { items: [{ account_id: post, description: 'A parcel', amount: '50' }] };
    done(await spend({ ...slip, paid_to: 'Post office', paid_on: '2026-11-04' }));
    const mistake = done(await spend({ ...slip, paid_on: '2026-11-05' }));
    const back = { params: { expenseId: idOf(mistake) }, body: { reason: 'Twice' } };
    done(await team.owner('reverseExpense', back));
    expect(await listed({ account: post })).toMatchObject([
      { kind: 'expense', status: 'reversed', amount: '50.00' },
      { kind: 'expense', paid_to: 'Post office', description: 'A parcel', amount: '50.00' },
      { kind: 'purchase-bill', paid_to: 'Patil Couriers', account_name: 'Parcels Sent' },
    ]);
    expect(await listed({ supplier: clerk })).toHaveLength(1);
    expect(await listed({ search: 'post off' })).toHaveLength(1);
    expect(await listed({ account: post, filter: 'slip', order: 'amount' })).toHaveLength(2);
    const figures = await team.owner('readExpenseFigures', { query: { account: post } });
    expect(done(figures).body).toMatchObject({
      count: 3,
      total: '350.00',
      months: [{ month: '2026-11-01', count: 3, total: '350.00' }],
    });
  });
});

describe('over random histories of expenses', () => {
  const paise = fc.integer({ min: 1, max: 2_000_000 });
  const act = fc.oneof(
    fc.record({ of: fc.constant('bill' as const), paise }),
    fc.record({ of: fc.constant('paid' as const), paise }),
    fc.record({ of: fc.constant('slip' as const), paise }),
    fc.record({ of: fc.constant('back' as const), which: fc.nat(20) }),
  );

  it('creditors are what is open, and an account is what the list comes to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        count += 1;
        const supplier = await accountUnder(team, 'Sundry Creditors', { name: `S ${count}` });
        const account = await accountUnder(team, 'Indirect Expenses', { name: `E ${count}` });
        const made: { readonly call: 'reversePaidBill' | 'reverseExpense'; readonly id: number }[] =
          [];
        for (const one of acts) {
          if (one.of === 'back') {
            const [taken] = made.splice(one.which % Math.max(made.length, 1), 1);
            if (taken === undefined) continue;
            const { call, id } = taken;
            const params = call === 'reverseExpense' ? { expenseId: id } : { billId: id };
            done(await team.owner(call, { params, body: { reason: 'Not so' } }));
            continue;
          }
          const amount = (one.paise / 100).toFixed(2);
          const items = [{ account_id: account, name: 'Rent', taxable: amount }];
          const body = rentBill({ supplier_account_id: supplier, items });
          if (one.of === 'slip') {
            const said = { items: [{ account_id: account, description: 'Rent', amount }] };
            made.push({ call: 'reverseExpense', id: idOf(done(await spend(said))) });
          } else if (one.of === 'paid') {
            const { bill_id: id } = done(await payBill(body)).body as Done;
            made.push({ call: 'reversePaidBill', id });
          } else {
            const bill = { body: { ...body, post: true } };
            const id = idOf(done(await team.owner('createPurchaseBill', bill)));
            made.push({ call: 'reversePaidBill', id });
          }
        }
        const [ledger, open] = await standing(supplier);
        expect(ledger).toBe(open);
        const figures = await team.owner('readExpenseFigures', { query: { account } });
        const { total } = done(figures).body as { total: string };
        expect(Math.round(Number(total) * 100)).toBe(await balanceOf(account));
        const trial = done(await team.owner('readBalances', { params: { bookId: team.bookId } }))
          .body as { totals: { closing_debit: string; closing_credit: string } };
        expect(trial.totals.closing_debit).toBe(trial.totals.closing_credit);
      }),
      { numRuns: 6 },
    );
  });
});
