// The register of input credit over HTTP: what returns take, what is deferred and why, what is in
// the cost, the accounts beside it, and the credit that is moved to another return.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder, done } from './requests.ts';

let team: Team;
let expense: number;
const bills = new Map<string, number>();

const line = (taxable: string, said: object = {}) => ({
  account_id: expense,
  name: 'Paper',
  hsn: '4802',
  tax_rate: 18,
  taxable,
  ...said,
});

async function post(number: string, posted_on: string, said: object): Promise<void> {
  const dated = { bill_number: number, bill_date: posted_on, posted_on, received_on: posted_on };
  const body = { ...dated, ...said, post: true };
  bills.set(number, idOf(done(await team.owner('createPurchaseBill', { body }))));
}

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Office paper' });
  const mill = { name: 'Sahyadri Mills', gstn_id: '27AAAPL1234C1ZE' };
  const supplier_account_id = await accountUnder(team, 'Sundry Creditors', mill);
  const of = { supplier_account_id };
  await post('S/1', '2026-07-08', { ...of, items: [line('1000')] });
  await post('S/2', '2026-07-20', { ...of, items: [line('2000')], received_on: null });
  const catering = { eligibility: 'blocked', clause: 'b-i' };
  await post('S/3', '2026-07-25', { ...of, items: [line('500'), line('100', catering)] });
  await post('S/4', '2026-07-30', { ...of, items: [line('300')], received_on: '2026-08-02' });
  const landlord = { name: 'Gulmohar Estates', registration: 'unregistered', state_code: '27' };
  const added = done(await team.owner('addSupplier', { body: landlord }));
  await post('R/7', '2026-07-31', {
    supplier_account_id: (added.body as { account_id: number }).account_id,
    reverse_charge: true,
    items: [line('10000', { name: 'Rent', hsn: '997212' })],
  });
  const note = {
    bill_id: bills.get('S/1'),
    posted_on: '2026-07-31',
    items: [{ bill_line: 1, taxable: '200' }],
    post: true,
  };
  done(await team.owner('createPurchaseDebitNote', { body: note }));
});
afterAll(() => team.close());

type Register = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly sources: readonly Readonly<Record<string, unknown>>[];
  readonly opening: object;
  readonly closing: object;
  readonly documents: object;
  readonly ties: boolean;
};

const params = () => ({ bookId: team.bookId });
async function register(from = '2026-07-01', to = '2026-07-31'): Promise<Register> {
  const got = done(await team.owner('readInputCredit', { params: params(), query: { from, to } }));
  return got.body as Register;
}
const told = ({ rows }: Register) =>
  rows.map((row) => [
    row['their_number'],
    row['standing'],
    row['return_to'],
    row['waits_for'] ?? row['clause'],
    row['cgst'],
  ]);
const move = (number: string, body: object) =>
  team.owner('movePurchaseBillCredit', { params: { billId: bills.get(number) ?? 0 }, body });

const JULY = '2026-07-31';
const AUGUST = '2026-08-31';

describe('the register of input credit', () => {
  it('says of each bill and note how its credit stands, and ties to the accounts', async () => {
    const july = await register();
    expect(told(july)).toEqual([
      ['S/1', 'taken', JULY, null, '90.00'],
      ['S/2', 'deferred', null, 'receipt', '180.00'],
      ['S/3', 'taken', JULY, null, '45.00'],
      ['S/3', 'blocked', null, 'b-i', '9.00'],
      ['S/4', 'deferred', AUGUST, 'a-return', '27.00'],
      ['R/7', 'deferred', null, 'self-invoice', '900.00'],
      [null, 'deferred', null, 'supplier-note', '-18.00'],
    ]);
    const heads = { cgst: '1224.00', sgst: '1224.00', igst: '0.00', cess: '0.00' };
    expect(july).toMatchObject({ documents: heads, closing: heads, ties: true });
    expect(july.opening).toMatchObject({ cgst: '0.00' });
    expect(july.sources).toEqual([
      { of: 'purchase-bill', ...heads, cgst: '1242.00', sgst: '1242.00' },
      { of: 'purchase-debit-note', ...heads, cgst: '-18.00', sgst: '-18.00' },
    ]);
  });

  it('shows what a later return takes then, and what still waits', async () => {
    const august = await register('2026-08-01', AUGUST);
    expect(told(august)).toEqual([
      ['S/2', 'deferred', null, 'receipt', '180.00'],
      ['S/4', 'taken', AUGUST, null, '27.00'],
      ['R/7', 'deferred', null, 'self-invoice', '900.00'],
      [null, 'deferred', null, 'supplier-note', '-18.00'],
    ]);
    expect(august).toMatchObject({ sources: [], opening: { cgst: '1224.00' }, ties: true });
  });

  it('follows the self-invoice of a bill under reverse charge once its credit is taken', async () => {
    const refused = await move('R/7', { credit_period: { kind: 'period', ...days('2026-08') } });
    expect(refused.body).toMatchObject({ code: 'credit_waits_for_reverse_charge' });
    const at = { params: { billId: bills.get('R/7') ?? 0 }, body: { date: '2026-08-05' } };
    done(await team.owner('issueSelfInvoice', at));
    const taken = done(await move('R/7', {})).body;
    expect(taken).toMatchObject({ credit_to: AUGUST, credit_period: { kind: 'period' } });
    expect(told(await register('2026-08-01', AUGUST))).toContainEqual([
      'R/7',
      'taken',
      AUGUST,
      null,
      '900.00',
    ]);
  });

  it('takes deferred credit once the goods came, and the bill says so ever after', async () => {
    const moved = done(await move('S/2', { received_on: '2026-08-10', reason: 'Came late' })).body;
    expect(moved).toMatchObject({ received_on: '2026-08-10', credit_to: AUGUST });
    const billId = bills.get('S/2') ?? 0;
    const again = done(await team.owner('readPurchaseBill', { params: { billId } })).body;
    expect(again).toMatchObject({
      received_on: '2026-08-10',
      credit_period: { kind: 'period', from: '2026-08-01', to: AUGUST },
    });
    const list = done(await team.owner('listPurchaseBills', { query: { search: 'S/2' } })).body;
    expect(list).toMatchObject([{ credit_to: AUGUST }]);
    // Once more, and to another return: the move before is where it starts.
    const later = { credit_period: { kind: 'period', ...days('2026-10') } };
    expect(done(await move('S/2', later)).body).toMatchObject({ credit_to: '2026-10-31' });
    expect(done(await move('S/2', {})).body).toMatchObject({ credit_to: AUGUST });
  });

  it('keeps what a filed return has taken, and lowers the return of the reversal', async () => {
    const filing = { return_kind: 'gstr-3b', period: '072026', filed_on: '2026-08-20', arn: ARN };
    done(await team.owner('markReturnFiled', { params: params(), body: filing }));
    const refused = await move('S/1', { credit_period: { kind: 'deferred' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'credit_taken_in_filed_return' } });
    const at = { params: { billId: bills.get('S/3') ?? 0 } };
    const reversal = { ...at, body: { reason: 'Entered twice', date: '2026-09-02' } };
    done(await team.owner('reversePurchaseBill', reversal));
    const july = told(await register());
    expect(july).toContainEqual(['S/3', 'taken', JULY, null, '45.00']);
    const september = await register('2026-09-01', '2026-09-30');
    expect(told(september)).toContainEqual(['S/3', 'taken', '2026-09-30', null, '-45.00']);
    expect(september).toMatchObject({ documents: { cgst: '-45.00' }, ties: true });
  });

  it('lists what was reversed of a bill and claimed again, and such credit is not moved', async () => {
    const period = days('2026-08');
    const part = (amount: string) => [{ bill_id: bills.get('S/4'), cgst: amount, sgst: amount }];
    const out = { rule: '37A', period, posted_on: '2026-08-25', bills: part('20') };
    done(await team.owner('createCreditReversal', { body: out }));
    const back = { rule: '37A', period, posted_on: '2026-08-28', bills: part('5') };
    done(await team.owner('createCreditReclaim', { body: back }));
    const august = await register('2026-08-01', AUGUST);
    expect(told(august)).toContainEqual(['S/4', 'reversed', AUGUST, null, '-20.00']);
    expect(told(august)).toContainEqual(['S/4', 'reclaimed', AUGUST, null, '5.00']);
    expect(august.ties).toBe(true);
    expect(august.sources.map(({ of, cgst }) => [of, cgst])).toEqual([
      ['credit-reversal', '-20.00'],
      ['credit-reclaim', '5.00'],
    ]);
    const refused = await move('S/4', { credit_period: { kind: 'deferred' } });
    expect(refused.body).toMatchObject({ code: 'bill_credit_is_reversed' });
  });

  it('names what was posted to the accounts by hand', async () => {
    const { sources, ties } = await register('2026-09-01', '2026-09-30');
    expect(ties).toBe(true);
    expect(sources.map(({ of }) => of)).toEqual(['purchase-bill']);
    const accounts = done(await team.owner('listAccounts', { query: { search: 'Input CGST' } }));
    const named = accounts.body as readonly { readonly id: number; readonly name: string }[];
    const input = named.find(({ name }) => name === 'Input CGST')?.id ?? 0;
    const entry = [
      { account_id: input, amount: '50' },
      { account_id: expense, amount: '-50' },
    ];
    const by = { date: '2026-09-15', narration: 'Credit of an old bill' };
    done(await team.owner('postJournal', { body: { ...by, entry } }));
    const after = await register('2026-09-01', '2026-09-30');
    expect(after.ties).toBe(true);
    expect(after.sources).toContainEqual({
      of: 'entry',
      cgst: '50.00',
      sgst: '0.00',
      igst: '0.00',
      cess: '0.00',
    });
  });
});

const ARN = 'AA270726123456K';
const days = (month: string) => ({
  from: `${month}-01`,
  to: month.endsWith('10') || month.endsWith('08') ? `${month}-31` : `${month}-30`,
});

describe('a register or a move that is wrong', () => {
  it('names the field', async () => {
    const query = { from: '2026-08-01', to: '2026-07-01' };
    expectFields(await team.owner('readInputCredit', { params: params(), query }), ['to']);
    expectFields(await move('S/1', { received_on: 'soon' }), ['received_on']);
    expectFields(await move('S/1', { credit_period: { kind: 'period', from: '2026-07-01' } }), [
      'credit_period',
    ]);
    const none = await team.owner('movePurchaseBillCredit', { params: { billId: 999 }, body: {} });
    expect(none.status).toBe(404);
  });
});
