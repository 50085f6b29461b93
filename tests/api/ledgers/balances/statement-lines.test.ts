// On which line of the statements a group or an account stands: every statement follows it, from
// its day on, and all columns of one statement alike.
import type {
  BalanceSheetReply,
  FinancialRow,
  LinesReply,
  ProfitAndLossReply,
} from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  const post = async (debit: string, credit: string, amount: string, date: string) => {
    const entry = [
      { account_id: team.account(debit), amount },
      { account_id: team.account(credit), amount: `-${amount}` },
    ];
    await team.owner('postJournal', { body: { entry, date, narration: 'For a statement' } });
  };
  await post('Bank Account', 'Capital Account', '5000.00', '2025-04-10');
  await post('Rent', 'Bank Account', '120.00', '2025-06-01');
  await post('Rent', 'Bank Account', '300.00', '2026-06-01');
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const read = async <Reply>(name: EndpointName, query: Query): Promise<Reply> =>
  (await team.auditor(name, { params: params(), query })).body as Reply;
const lines = (query: Query = {}) => read<LinesReply>('readStatementLines', query);
const set = (body: object) => team.owner('setStatementLine', { params: params(), body });
const accountOf = async (name: string, query: Query = {}) =>
  (await lines(query)).accounts.find((one) => one.name === name);
const lineOf = (rows: readonly FinancialRow[], name: string) =>
  rows.find(({ parts }) => parts.some((part) => part.name === name));

const COMPANY = { to: '2027-03-31', as: 'company', compare: 'last-year' } as const;

describe('the lines of the statements', () => {
  it('stand as by default at first, each account with by what it stands there', async () => {
    const { form, groups } = await lines({ to: '2026-06-30' });
    expect(form).toBe('proprietor');
    expect(groups).toHaveLength(28);
    expect(groups.find(({ group }) => group === 'sundry-debtors')).toMatchObject({
      line: 'receivables',
      chosen: null,
      next: null,
    });
    expect(await accountOf('Rent')).toMatchObject({ line: 'other-expenses', how: 'default' });
    expect(await accountOf('Salaries')).toMatchObject({ line: 'employee-benefits', how: 'name' });
  });

  it('are said of an account from a day on, in every column of the statements since', async () => {
    const body = { account_id: team.account('Rent'), from: '2026-04-01', line: 'finance-costs' };
    expect((await set(body)).body).toMatchObject({ group: null, line: 'finance-costs' });
    const { rows } = await read<ProfitAndLossReply>('readProfitAndLoss', COMPANY);
    expect(lineOf(rows, 'Rent')).toMatchObject({
      name: 'Finance costs',
      amounts: ['300.00', '120.00'],
    });
    const earlier = { ...COMPANY, to: '2026-03-31', compare: 'none' };
    const before = await read<ProfitAndLossReply>('readProfitAndLoss', earlier);
    expect(lineOf(before.rows, 'Rent')).toMatchObject({ name: 'Other expenses' });
    expect(await accountOf('Rent', { to: '2026-03-31' })).toMatchObject({
      line: 'other-expenses',
      chosen: null,
      next: { line: 'finance-costs', from: '2026-04-01' },
    });
    expect(await accountOf('Rent')).toMatchObject({
      how: 'account',
      chosen: { line: 'finance-costs', from: '2026-04-01', by: expect.any(String) },
    });
  });

  it('take the accounts of a group along, and both sides stay equal', async () => {
    await set({ group: 'bank-accounts', from: '2026-04-01', line: 'current-investments' });
    const { rows, ties } = await read<BalanceSheetReply>('readBalanceSheet', { to: '2026-12-31' });
    expect(lineOf(rows, 'Bank Account')?.name).toBe('Current investments');
    expect(ties).toBe(true);
    const of = (code: string) => rows.find((row) => row.code === code)?.amounts;
    expect(of('assets-total')).toStrictEqual(of('funds-total'));
    expect(await accountOf('Bank Account')).toMatchObject({ how: 'group', chosen: null });
    const flow = await read<{ ties: boolean }>('readCashFlow', { to: '2026-12-31' });
    expect(flow.ties).toBe(true);
    await set({ group: 'bank-accounts', from: '2026-04-01', line: null });
    expect(await accountOf('Bank Account')).toMatchObject({
      line: 'bank-balances',
      how: 'default',
    });
  });

  it('are told at a past moment as they were said then', async () => {
    const { seq } = await lines();
    await set({ group: 'deposits-asset', from: '2026-04-01', line: 'other-current-assets' });
    const deposits = async (query: Query) =>
      (await lines(query)).groups.find(({ group }) => group === 'deposits-asset')?.line;
    expect(await deposits({})).toBe('other-current-assets');
    expect(await deposits({ at: seq })).toBe('deposits');
  });

  it('stand in the history of the account and of the book', async () => {
    const history = await team.auditor('readHistory', {
      params: { kind: 'account', id: team.account('Rent') },
      query: { book_id: team.bookId },
    });
    expect(JSON.stringify(history.body)).toContain('Shown on Finance costs of the statements');
  });
});

describe('a line of the statements', () => {
  const from = '2026-04-01';
  it.each<[string, object, string]>([
    ['no line', { group: 'provisions', from, line: 'goodwill' }, 'line'],
    ['no group', { group: 'pickles', from, line: 'revenue' }, 'group'],
    ['neither group nor account', { from, line: 'revenue' }, 'account_id'],
    ['both', { group: 'provisions', account_id: 1, from, line: 'revenue' }, 'account_id'],
    ['a day that is none', { group: 'provisions', from: '2026-02-30', line: null }, 'from'],
  ])('%s is refused at its field', async (_what, body, field) => {
    expectFields(await set(body), [field]);
  });

  it.each<[string, object, number, string, string]>([
    [
      'of the other statement',
      { group: 'provisions', from, line: 'revenue' },
      422,
      'line',
      'does_not_fit',
    ],
    ['that it has already', { group: 'provisions', from, line: null }, 409, 'line', 'as_before'],
    [
      'of no account',
      { account_id: 999_999, from, line: null },
      422,
      'account_id',
      'account_unknown',
    ],
    [
      'of a far day',
      { group: 'provisions', from: '2099-04-01', line: null },
      422,
      'from',
      'day_out_of_range',
    ],
  ])('%s is refused by its name', async (_what, body, status, field, kind) => {
    const got = await set(body);
    expect(got.status).toBe(status);
    expect(got.body).toMatchObject({
      type: `urn:lekha:problem:statement_line_${kind}`,
      facts: { field },
    });
  });

  it('is not said by who may not change the book, and not there for strangers', async () => {
    const body = { group: 'provisions', from, line: 'other-current-liabilities' };
    expect((await team.auditor('setStatementLine', { params: params(), body })).status).toBe(403);
    const got = await team.stranger('readStatementLines', { params: params() });
    expect(answerOf(got)).toStrictEqual(NOT_THERE);
  });
});
