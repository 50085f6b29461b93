import type {
  OpeningDocument,
  OpeningWritten,
  TrialBalance,
} from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let debtor = 0;
beforeAll(async () => {
  team = await openTeam();
  const got = await team.owner('createCustomer', { body: { name: 'Deccan Textiles' } });
  debtor = (got.body as { account_id: number }).account_id;
});
afterAll(() => team.close());

const bill = (amount: string, more: object = {}) => ({
  number: '26-27/079',
  date: '2026-08-24',
  due_date: '2026-10-23',
  amount,
  ...more,
});
const figures = (cash: string, bills: readonly object[], balance: string) => ({
  accounts: [
    { account_id: team.account('Cash'), balance: cash },
    { account_id: debtor, balance, bills },
  ],
});
const begins = { begins_on: '2026-10-01' };
const read = async () => (await team.auditor('readOpening')).body as OpeningDocument;
const balances = async (month: number): Promise<ReadonlyMap<string, string>> => {
  const query = { year: '26-27', month };
  const params = { bookId: team.bookId };
  const got = await team.owner('readTrialBalance', { params, query });
  const { rows } = got.body as TrialBalance;
  return new Map(rows.map(({ name, debit, credit }) => [name, `${debit} ${credit}`]));
};

describe('opening balances', () => {
  it('are nothing at first', async () => {
    expect(await read()).toStrictEqual({
      seq: 0,
      begins_on: null,
      opened_on: null,
      posted: null,
      draft: null,
      difference: '0.00',
      difference_account_id: null,
      stock_difference: '0.00',
      journals: [],
    });
    const got = await team.owner('postOpening', { body: figures('1.00', [], '0') });
    expectRefused(got, 422, 'opening_needs_first_day');
  });

  it('are saved as far as they are typed, and gone on with by anybody who may', async () => {
    const body = {
      ...begins,
      accounts: [{ account_id: debtor, balance: '0', bills: [{ amount: 0 }] }],
    };
    const { seq } = (await team.owner('saveOpeningDraft', { body })).body as OpeningWritten;
    const { draft, begins_on } = await read();
    expect(begins_on).toBe('2026-10-01');
    const empty = { id: null, number: '', date: null, due_date: null, amount: '0.00' };
    expect(draft?.accounts).toStrictEqual([
      { account_id: debtor, balance: '0.00', bills: [empty] },
    ]);
    await team.accountant('saveOpeningDraft', { body: { ...body, accounts: [], expected: seq } });
    const stale = await team.owner('saveOpeningDraft', { body: { ...body, expected: seq } });
    expect(stale.body).toMatchObject({ status: 409, code: 'changed_since' });
  });

  it('are refused to whoever only enters data or audits', async () => {
    const body = { ...begins, ...figures('1.00', [], '0') };
    const right = 'PostOpeningBalances';
    expectRefused(await team.dataEntry('postOpening', { body }), 403, 'role_may_not', {
      role: 'data entry',
      right,
    });
    expectRefused(await team.auditor('saveOpeningDraft', { body }), 403, 'role_may_not', {
      role: 'auditor',
      right,
    });
    expect((await team.stranger('readOpening', { query: { book_id: team.bookId } })).status).toBe(
      404,
    );
  });

  it('are posted with a difference, which stands under suspense until it is nil', async () => {
    const body = { ...begins, ...figures('500.00', [bill('100.00')], '120.00') };
    const headers = { 'Idempotency-Key': 'opening-of-sahyadri' };
    const got = await team.accountant('postOpening', { body, headers });
    expect(got.body).toMatchObject({ difference: '620.00' });
    const again = await team.accountant('postOpening', { body, headers });
    expect(again.body).toStrictEqual(got.body);
    const document = await read();
    expect(document).toMatchObject({ opened_on: '2026-09-30', draft: null, difference: '-620.00' });
    expect(document.posted?.accounts[1]?.bills).toMatchObject([{ number: '26-27/079' }]);
    expect(await balances(9)).toStrictEqual(
      new Map([
        ['Cash', '500.00 0.00'],
        ['Deccan Textiles', '120.00 0.00'],
        ['Opening Balance Difference', '0.00 620.00'],
      ]),
    );
    const early = { date: '2026-09-30', entry: [], narration: '' };
    const entry = [
      { account_id: team.account('Cash'), amount: '1.00' },
      { account_id: team.account('Capital Account'), amount: '-1.00' },
    ];
    const posting = await team.owner('postJournal', { body: { ...early, entry } });
    expect(posting.body).toMatchObject({ code: 'date_before_book_begins' });
    expectRefused(await team.owner('postOpening', { body }), 409, 'opening_already_posted');
  });

  it('keep the first year open, and the first day where it is, while they stand so', async () => {
    const params = { bookId: team.bookId };
    const body = { kind: 'hard', locked_to: '2026-10-31', reason: 'Closed' };
    expectRefused(await team.owner('setLock', { params, body }), 409, 'opening_difference_open', {
      difference: '620.00',
    });
    const moved = await team.owner('changeBookSettings', { params, body: { begins_on: null } });
    expectRefused(moved, 409, 'opening_balances_stand', { begins_on: '2026-10-01' });
  });

  it('are corrected as a whole: the journals anew, each bill the same', async () => {
    const { posted, seq, journals } = await read();
    const [{ id } = { id: null }] = posted?.accounts[1]?.bills ?? [];
    const capital = { account_id: team.account('Capital Account'), balance: '-600.00' };
    const changed = figures('500.00', [bill('90.00', { id })], '100.00');
    const body = { accounts: [...changed.accounts, capital], expected: seq };
    const got = await team.accountant('correctOpening', { body });
    expect(got.body).toMatchObject({ difference: '0.00' });
    const after = await read();
    expect(after.journals).not.toStrictEqual(journals);
    expect(after.posted?.accounts[1]?.bills).toMatchObject([{ id, amount: '90.00' }]);
    expect(await balances(9)).toStrictEqual(
      new Map([
        ['Capital Account', '0.00 600.00'],
        ['Cash', '500.00 0.00'],
        ['Deccan Textiles', '100.00 0.00'],
      ]),
    );
    const stale = await team.owner('correctOpening', { body });
    expect(stale.body).toMatchObject({ code: 'changed_since' });
    const foreign = { ...figures('1.00', [bill('90.00', { id: 4242 })], '100.00') };
    expectRefused(
      await team.owner('correctOpening', { body: foreign }),
      422,
      'opening_bill_unknown',
      {
        line: 2,
        bill: 1,
        bill_id: 4242,
        name: 'Deccan Textiles',
        number: '26-27/079',
      },
    );
  });

  it('have each bill once among the receivables, as it was corrected', async () => {
    const query = { as_on: '2026-10-31', account_id: debtor };
    const { rows, total } = (await team.owner('listOpenBills', { query })).body as {
      readonly rows: readonly object[];
      readonly total: string;
    };
    expect(rows).toMatchObject([
      { number: 'Opening balance', open: '10.00', amount: '10.00' },
      { number: '26-27/079', open: '90.00', amount: '90.00' },
    ]);
    expect(total).toBe('100.00');
  });

  it('name the field of a wrong shape', async () => {
    const odd = async (body: object, fields: readonly string[]) =>
      expectFields(await team.owner('correctOpening', { body }), fields);
    await odd({}, ['accounts']);
    await odd({ accounts: [{ account_id: 'x', balance: 'NaN' }] }, [
      'accounts.0.account_id',
      'accounts.0.balance',
    ]);
    await odd(
      { accounts: [{ account_id: 1, balance: 1, bills: [bill('1', { date: '31/03/2026' })] }] },
      ['accounts.0.bills.0.date'],
    );
    await odd({ accounts: [], stock: [{ product_id: 1, quantity: -1, value: 1 }] }, [
      'stock.0.quantity',
    ]);
    const many = Array.from({ length: 5001 }, () => ({ account_id: 1, balance: 1 }));
    await odd({ accounts: many }, ['accounts']);
  });
});
