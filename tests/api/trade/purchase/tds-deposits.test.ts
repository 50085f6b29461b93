// Deposits of TDS over HTTP: the quarter that is deducted and deposited, what is open, the ledger
// beside it, and what is held fast once it is deposited.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let fees: number;
let advocate: number;
const bills: number[] = [];

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

/** Professional fees, 10 % above 50,000.00 a year: 16 July, 14 August and 2 September. */
const BILLS = [
  ['P709', '2026-07-16', '55000'],
  ['P807', '2026-08-14', '28000'],
  ['P901', '2026-09-02', '10000'],
] as const;

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  done(await team.owner('setTaxDeduction', { params, body: { from: '2026-04-01', tan: null } }));
  fees = await accountUnder(team, 'Indirect Expenses', { name: 'Fees of advocates' });
  const body = { name: 'Adv. Chitnis', pan: 'ZZXPC1364A' };
  const supplier = done(await team.owner('addSupplier', { body }));
  advocate = (supplier.body as { account_id: number }).account_id;
  for (const [number, day, taxable] of BILLS) {
    const bill = {
      supplier_account_id: advocate,
      bill_number: number,
      bill_date: day,
      posted_on: day,
      received_on: day,
      items: [{ account_id: fees, name: 'Advice', taxable }],
      tds: { nature: '1027' },
      post: true,
    };
    bills.push(idOf(done(await team.owner('createPurchaseBill', { body: bill }))));
  }
});
afterAll(() => team.close());

const deposit = (body: object) => team.owner('createTdsDeposit', { body });
const refused = (got: Got, code: string, field: string | null): void => {
  expect(got.body).toMatchObject({ code, ...(field !== null && { facts: { field } }) });
};
const quarter = async () => {
  const { body } = done(await team.owner('readTds', { query: { on: '2026-09-30' } }));
  return body as {
    deductions: readonly { bill_id: number; deposit_number: string | null; open: string }[];
    open: readonly object[];
    deposits: readonly object[];
    payable: string;
    undeposited: string;
    other: string;
  };
};

describe('the TDS of a quarter', () => {
  it('is told bill by bill, with its days and what is not deposited', async () => {
    const told = await quarter();
    expect(told).toMatchObject({
      from: '2026-07-01',
      to: '2026-09-30',
      form: '140',
      due_on: '2026-10-31',
      payable: '9300.00',
      undeposited: '9300.00',
      other: '0.00',
      deposits: [],
    });
    expect(told.deductions).toMatchObject([
      {
        bill_number: 'P709',
        supplier_name: 'Adv. Chitnis',
        pan: 'ZZXPC1364A',
        code: '1027',
        deducted_on: '2026-07-16',
        due_on: '2026-08-07',
        tax_rate: '10',
        base: '55000.00',
        amount: '5500.00',
        open: '5500.00',
        deposit_number: null,
      },
      { bill_number: 'P807', amount: '2800.00', due_on: '2026-09-07' },
      { bill_number: 'P901', amount: '1000.00', due_on: '2026-10-07' },
    ]);
    expect(told.open).toHaveLength(3);
  });

  it('is deposited by a challan, in part too, with interest and what no bill says', async () => {
    const [july, august] = bills;
    const first = await deposit({
      deposited_on: '2026-08-07',
      bsr_code: '0510308',
      challan_serial: '02817',
      deductions: [{ bill_id: july, amount: '5500.00' }],
      beyond: [{ code: '1024', month: '2026-06-12', amount: '1900.00' }],
    });
    expect(done(first).body).toMatchObject({
      number: 'TD-001',
      status: 'posted',
      tax: '7400.00',
      total: '7400.00',
      beyond: [{ code: '1024', month: '2026-06-01', amount: '1900.00' }],
    });
    const second = await deposit({
      deposited_on: '2026-09-08',
      interest: '84.00',
      deductions: [{ bill_id: august, amount: '2000.00' }],
    });
    expect(done(second).body).toMatchObject({ number: 'TD-002', total: '2084.00' });
    const told = await quarter();
    expect(told.deductions.map(({ open, deposit_number }) => [open, deposit_number])).toStrictEqual(
      [
        ['0.00', 'TD-001'],
        ['800.00', 'TD-002'],
        ['1000.00', null],
      ],
    );
    expect(told.open).toHaveLength(2);
    expect(told.deposits).toHaveLength(2);
    // What the deposit is of beyond bills waits for the opening of the account.
    expect(told).toMatchObject({ payable: '-100.00', undeposited: '1800.00', other: '-1900.00' });
  });

  it('holds a bill fast once it is deposited, until the deposit is reversed', async () => {
    const params = { billId: bills[0] ?? 0 };
    const reversal = { params, body: { reason: 'Entered twice' } };
    refused(await team.owner('reversePurchaseBill', reversal), 'bill_tds_is_deposited', null);
    const [first] = (await quarter()).deposits as readonly { id: number }[];
    const back = await team.owner('reverseTdsDeposit', {
      params: { depositId: first?.id ?? 0 },
      body: { reason: 'Another TAN' },
    });
    expect(done(back).body).toMatchObject({ status: 'reversed', number: 'TD-001' });
    done(await team.owner('reversePurchaseBill', reversal));
    const told = await quarter();
    expect(told.deductions.map(({ bill_id }) => bill_id)).toStrictEqual(bills.slice(1));
    // At the end of September the bill and its deposit stood: what was reversed later counts then.
    expect(told).toMatchObject({ payable: '-100.00', undeposited: '1800.00', other: '-1900.00' });
  });

  it('is refused where it is more than is open, unknown, or of no money at all', async () => {
    const [, august] = bills;
    const of = (amount: unknown, said: object = {}) =>
      deposit({ deductions: [{ bill_id: august, amount }], ...said });
    refused(await of('800.01'), 'tds_deposit_exceeds_deduction', 'deductions');
    refused(await deposit({}), 'tds_deposit_is_nothing', 'deductions');
    refused(
      await of('1.00', { deposited_on: '2026-08-01' }),
      'tds_deposit_before_deduction',
      'deposited_on',
    );
    const unknown = await deposit({ deductions: [{ bill_id: 999_999, amount: '1.00' }] });
    refused(unknown, 'tds_deposit_deduction_unknown', 'deductions');
    refused(await of('1.00', { account_id: fees }), 'tds_deposit_account_unfit', 'account_id');
    expectFields(await of('0'), ['deductions.0.amount']);
    expectFields(await of('1.00', { bsr_code: '51030', challan_serial: 'A1' }), [
      'bsr_code',
      'challan_serial',
    ]);
    refused(
      await deposit({ beyond: [{ code: '10', month: '2026-05-01', amount: '5' }] }),
      'tds_deposit_code_unknown',
      'beyond',
    );
    const far = await team.owner('readTds', { query: { on: '9999-12-31' } });
    expect(far.status).toBe(400);
    const strange = await deposit({ beyond: [{ code: '', month: '2026-13-01', amount: '-5' }] });
    expect(strange.status).toBe(400);
    expect((await team.owner('readTds', { query: { on: 'soon' } })).status).toBe(400);
    const missing = await team.owner('readTdsDeposit', { params: { depositId: 999_999 } });
    expect(missing.status).toBe(404);
  });
});
