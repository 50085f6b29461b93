// Credit that lapses over HTTP: what is to be watched of bills, credit of an unpaid one that is
// reversed and claimed again, what it leaves in the ledger, and what is held fast by it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let goods: number;
let mill: number;
let old: number;
let reversalId: number;
let reclaimId: number;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

const AUGUST = { from: '2026-08-01', to: '2026-08-31' };
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };

async function bill(number: string, day: string, said: object = {}): Promise<number> {
  const body = {
    supplier_account_id: mill,
    bill_number: number,
    bill_date: day,
    posted_on: day,
    received_on: day,
    items: [{ account_id: goods, name: 'Yarn', hsn: '5205', tax_rate: 18, taxable: '100000' }],
    post: true,
    ...said,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
}

async function pay(id: number, amount: string, day: string): Promise<void> {
  const against = [{ kind: 'purchase-bill', id, amount }];
  const money = { method: 'bank-transfer', paid_on: day, amount };
  const body = { supplier_account_id: mill, ...money, against };
  done(await team.owner('createSupplierPayment', { body }));
}

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  goods = await accountUnder(team, 'Purchase Accounts', { name: 'Yarn bought' });
  const micro = [{ class: 'micro', activity: 'manufacturing', from: '2020-04-01', to: null }];
  const said = { name: 'Girna Mills', gst_number: '29AAGCB7383J1Z4', registration: 'regular' };
  const supplier = done(await team.owner('addSupplier', { body: { ...said, msme: micro } }));
  mill = (supplier.body as { account_id: number }).account_id;
  old = await bill('GJ-3', '2026-01-12');
  await pay(old, '59000', '2026-02-20');
});
afterAll(() => team.close());

const refused = (got: Got, code: string, field: string | null): void => {
  expect(got.body).toMatchObject({ code, ...(field !== null && { facts: { field } }) });
};

type Row = { readonly bill_id: number; readonly [name: string]: unknown };
type Told = {
  readonly unpaid: readonly Row[];
  readonly untaken: readonly Row[];
  readonly enterprises: readonly Row[];
  readonly blocked: readonly Row[];
  readonly recoverable: object;
  readonly account: string;
  readonly other: string;
};
const watch = async (on: string): Promise<Told> =>
  done(await team.owner('readWatch', { query: { on } })).body as Told;

const reverse = (amount: unknown, said: object = {}) =>
  team.owner('createCreditReversal', {
    body: { period: AUGUST, bills: [{ bill_id: old, igst: amount }], ...said },
  });
const reclaim = (amount: unknown, said: object = {}) =>
  team.owner('createCreditReclaim', {
    body: {
      period: SEPTEMBER,
      posted_on: '2026-09-28',
      bills: [{ bill_id: old, igst: amount }],
      ...said,
    },
  });

const heads = (igst: string) => ({ cgst: '0.00', sgst: '0.00', igst, cess: '0.00' });

describe('what is to be watched', () => {
  it('is the credit of a bill that is not paid within 180 days', async () => {
    const [early] = (await watch('2026-07-11')).unpaid;
    expect(early).toMatchObject({
      bill_id: old,
      bill_number: 'GJ-3',
      supplier_name: 'Girna Mills',
      total: '118000.00',
      open: '59000.00',
      credit: heads('18000.00'),
      payable_by: '2026-07-11',
      days_left: 0,
      period: AUGUST,
      unpaid: heads('9000.00'),
      due: heads('0.00'),
      state: 'not-yet',
      last: null,
    });
    const [late] = (await watch('2026-07-12')).unpaid;
    expect(late).toMatchObject({ days_left: -1, due: heads('9000.00'), state: 'reverse' });
  });

  it('is credit that no return takes, with the last that can', async () => {
    const deferred = await bill('GJ-9', '2026-03-20', { credit_period: { kind: 'deferred' } });
    const told = await watch('2026-09-30');
    expect(told.untaken).toMatchObject([
      {
        bill_id: deferred,
        untaken: heads('18000.00'),
        last_filing_on: '2026-11-30',
        last_period: { from: '2026-10-01', to: '2026-10-31' },
        days_left: 61,
        state: 'open',
        in_cost: false,
      },
    ]);
    // What no return took is not reversed.
    expect(told.unpaid.map(({ bill_id }) => bill_id)).toStrictEqual([old]);
    done(
      await team.owner('reversePurchaseBill', {
        params: { billId: deferred },
        body: { reason: 'Another book' },
      }),
    );
  });

  it('is the days of a micro enterprise, and what section 17(5) blocks', async () => {
    const [first] = (await watch('2026-02-01')).enterprises;
    expect(first).toMatchObject({
      bill_id: old,
      size: 'micro',
      agreed_days: null,
      accepted_on: '2026-01-12',
      pay_by: '2026-01-27',
      days_left: -5,
      state: 'overdue',
    });
    const lunch = await bill('GJ-10', '2026-09-02', {
      items: [
        {
          account_id: goods,
          name: 'Lunch',
          hsn: '996331',
          tax_rate: 5,
          taxable: '1000',
          eligibility: 'blocked',
          clause: 'b-i',
        },
      ],
    });
    expect((await watch('2026-09-30')).blocked).toMatchObject([
      { bill_id: lunch, name: 'Lunch', clauses: ['b-i'], tax: '50.00' },
    ]);
  });

  it('is none of a bill under reverse charge', async () => {
    const rent = await bill('GJ-11', '2026-01-20', { reverse_charge: true });
    const told = await watch('2026-09-30');
    expect(told.unpaid.map(({ bill_id }) => bill_id)).not.toContain(rent);
    const bills = [{ bill_id: rent, igst: '1.00' }];
    refused(await reverse('0', { bills }), 'credit_exceeds_reversible', 'bills');
  });
});

describe('a reversal of credit', () => {
  it('is refused where it is more than is to be reversed, too early, or unknown', async () => {
    refused(await reverse('9000.01'), 'credit_exceeds_reversible', 'bills');
    refused(await reverse('0'), 'credit_move_is_nothing', 'bills');
    const june = { from: '2026-06-01', to: '2026-06-30' };
    refused(await reverse('1', { period: june }), 'credit_days_are_not_over', 'period');
    const weeks = { from: '2026-08-01', to: '2026-08-14' };
    refused(await reverse('1', { period: weeks }), 'credit_return_unknown', 'period');
    refused(
      await reverse('1', { posted_on: '2026-07-31' }),
      'credit_return_not_begun',
      'posted_on',
    );
    refused(await reverse('1', { rule: '17-5' }), 'credit_clause_unfit', 'clause');
    refused(
      await reverse('1', { cost_account_id: goods }),
      'credit_cost_account_unfit',
      'cost_account_id',
    );
    const unknown = { bills: [{ bill_id: 999_999, igst: '1' }] };
    refused(await reverse('1', unknown), 'credit_bill_unknown', 'bills');
    expectFields(await reverse('-1'), ['bills.0.igst']);
    expect((await reverse('1', { period: { from: 'x', to: '' } })).status).toBe(400);
    expect((await reverse('1', { rule: '38' })).status).toBe(400);
    expect((await team.owner('readWatch', { query: { on: 'soon' } })).status).toBe(400);
    const missing = { params: { reversalId: 999_999 } };
    expect((await team.owner('readCreditReversal', missing)).status).toBe(404);
  });

  it('goes to what may be claimed again, and holds the bill fast', async () => {
    const got = done(await reverse('9000.00'));
    reversalId = idOf(got);
    expect(got.body).toMatchObject({
      number: 'CR-001',
      status: 'posted',
      rule: '37',
      period: AUGUST,
      posted_on: '2026-08-31',
      total: '9000.00',
      bills: [{ bill_id: old, bill_number: 'GJ-3', heads: heads('9000.00'), unpaid: '59000.00' }],
    });
    const told = await watch('2026-09-01');
    expect(told.unpaid[0]).toMatchObject({ state: 'reversed', due: heads('0.00') });
    expect(told).toMatchObject({
      recoverable: heads('9000.00'),
      account: '9000.00',
      other: '0.00',
    });
    refused(await reverse('0.01'), 'credit_exceeds_reversible', 'bills');
    const params = { billId: old };
    const body = { reason: 'Entered twice' };
    refused(
      await team.owner('reversePurchaseBill', { params, body }),
      'bill_credit_is_reversed',
      null,
    );
  });

  it('is claimed again as the bill is paid, and no more', async () => {
    refused(await reclaim('0.01'), 'credit_exceeds_reclaimable', 'bills');
    await pay(old, '29500', '2026-09-10');
    await pay(old, '29500', '2026-09-28');
    const early = { posted_on: '2026-09-10' };
    refused(await reclaim('4500.01', early), 'credit_exceeds_reclaimable', 'bills');
    const [row] = (await watch('2026-09-28')).unpaid;
    expect(row).toMatchObject({
      state: 'reclaim',
      due: heads('9000.00'),
      open_period: SEPTEMBER,
    });
    const got = done(await reclaim('9000.00'));
    reclaimId = idOf(got);
    expect(got.body).toMatchObject({ number: 'CC-001', total: '9000.00', period: SEPTEMBER });
    const read = done(await team.owner('readCreditReclaim', { params: { reclaimId } }));
    expect(read.body).toMatchObject({ number: 'CC-001', bills: [{ unpaid: '0.00' }] });
    const told = await watch('2026-09-30');
    expect(told.unpaid[0]).toMatchObject({
      state: 'reclaimed',
      last: { kind: 'credit-reclaim', to: '2026-09-30' },
    });
    expect(told).toMatchObject({ recoverable: heads('0.00'), account: '0.00', other: '0.00' });
    refused(await reclaim('0.01'), 'credit_exceeds_reclaimable', 'bills');
  });

  it('stays as it is once its return is filed', async () => {
    const params = { bookId: team.bookId };
    const filed = { return_kind: 'gstr-3b', period: '082026', filed_on: '2026-09-25' };
    const body = { ...filed, arn: 'AA270826000001A' };
    done(await team.owner('markReturnFiled', { params, body }));
    refused(await reverse('1'), 'credit_return_is_filed', 'period');
    const reversal = { params: { reversalId }, body: { reason: 'Paid' } };
    refused(
      await team.owner('reverseCreditReversal', reversal),
      'credit_return_is_filed',
      'period',
    );
    const back = { params: { reclaimId }, body: { reason: 'It bounced', date: '2026-09-29' } };
    const got = done(await team.owner('reverseCreditReclaim', back));
    expect(got.body).toMatchObject({ status: 'reversed', number: 'CC-001' });
    const [row] = (await watch('2026-09-30')).unpaid;
    expect(row).toMatchObject({ state: 'reclaim', due: heads('9000.00') });
  });
});
