import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { dayAfter, oneYearAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { answerOf, expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let today: CalendarDate;
let [cash, bank, sales] = [0, 0, 0];
beforeAll(async () => {
  team = await openTeam();
  today = await readTodayInIndia(team.server.core.db);
  [cash, bank, sales] = [
    team.account('Cash'),
    team.account('Bank Account'),
    team.account('Sales – Goods'),
  ];
});
afterAll(() => team.close());

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

type Line = { account_id: unknown; amount: unknown };
const line = (account_id: unknown, amount: unknown): Line => ({ account_id, amount });
const pair = (amount = '100.00') => [line(cash, amount), line(sales, `-${amount}`)];
const post = (body: unknown) => team.dataEntry('postJournal', { body });
const postEntry = (entry: unknown, more: object = {}) => post({ entry, ...more });

describe('postJournal', () => {
  it('answers with the journal and its lines', async () => {
    const got = await post({
      entry: [line(cash, '60.25'), line(bank, 39.75), line(String(sales), '-100')],
      narration: 'Counter sale',
      date: '2026-04-01',
      voucher_type: 'receipt',
    });
    const { journal } = got.body as { journal: { id: number; number: number; seq: number } };
    const { id, number, seq } = journal;
    const times = { created_at: INSTANT, updated_at: INSTANT };
    const nth = (at: number) => ({ id: id * 512 + at, journal_id: id, ...times });
    expect(answerOf(got)).toStrictEqual([
      200,
      {
        journal: {
          id,
          number,
          seq,
          ...times,
          book_id: team.bookId,
          date: '2026-04-01',
          voucher_type: 'receipt',
          amount: '100.00',
          narration: 'Counter sale',
          reverses: null,
          reversed_by: null,
          corrects: null,
          corrected_by: null,
        },
        entry: [
          { ...nth(1), account_id: cash, amount: '60.25' },
          { ...nth(2), account_id: bank, amount: '39.75' },
          { ...nth(3), account_id: sales, amount: '-100.00' },
        ],
      },
    ]);
  });

  it('a journal as in the specification is dated today in India, without narration', async () => {
    const got = await postEntry(pair());
    expect(got.body).toMatchObject({
      journal: { date: today, voucher_type: 'journal', narration: '' },
    });
  });

  it('numbers the journals of a book without gaps, refused ones aside', async () => {
    const numberOf = async () =>
      ((await postEntry(pair())).body as { journal: { number: number } }).journal.number;
    const first = await numberOf();
    await postEntry([line(cash, 1), line(sales, -2)]);
    expect(await numberOf()).toBe(first + 1);
  });

  it('takes one debit and fifty credits, many to many, and 500 lines (F08)', async () => {
    const credits = (count: number) => Array.from({ length: count }, () => line(sales, '-1.00'));
    expect((await postEntry([line(cash, '50.00'), ...credits(50)])).status).toBe(200);
    const debits = [line(cash, '20.00'), line(bank, '30.00')];
    expect((await postEntry([...debits, ...credits(50)])).status).toBe(200);
    expect((await postEntry([line(cash, '499.00'), ...credits(499)])).status).toBe(200);
    const tooMany = await postEntry([line(cash, '500.00'), ...credits(500)]);
    expectFields(tooMany, ['entry']);
  });

  it('takes the same account on both sides: a contra within one ledger is legal (F06)', async () => {
    expect((await postEntry([line(cash, 100), line(cash, -100)])).status).toBe(200);
  });
});

describe('a journal is refused', () => {
  it('a journal whose totals differ is refused with both', async () => {
    const got = await postEntry([line(cash, '100.10'), line(sales, '-100')]);
    expectRefused(got, 422, 'entries_do_not_balance', { debit: '100.10', credit: '100.00' });
    expect(got.body).toMatchObject({
      title: "Value Don't Match",
      detail: "Value Don't Match: debit ₹100.10, credit ₹100.00.",
    });
  });

  it('a journal with fewer than two lines is refused (F02)', async () => {
    for (const entry of [[], [line(cash, 100)]]) {
      const facts = { count: entry.length, count_min: 2 };
      expectRefused(await postEntry(entry), 422, 'too_few_entries', facts);
    }
  });

  it('a line of nothing, or of more than ₹1 lakh crore, is refused (F04)', async () => {
    const facts = { line: 2, amount_max: '1000000000000.00' };
    const zero = await postEntry([line(cash, 100), line(sales, 0)]);
    expectRefused(zero, 422, 'amount_out_of_range', { ...facts, amount: '0.00' });
    const huge = await postEntry([line(cash, 100), line(sales, '-1000000000000.01')]);
    expectRefused(huge, 422, 'amount_out_of_range', { ...facts, amount: '1000000000000.01' });
  });

  it('when its lines together are more than the books can hold (F12)', async () => {
    const heavy = Array.from({ length: 200 }, () => line(cash, '1000000000000'));
    expectRefused(await postEntry([...heavy, line(sales, -1)]), 422, 'total_too_large');
  });

  it('an account of another book, of none, or a retired one is refused (B29, F18)', async () => {
    const hers = await team.stranger('createAccount', {
      body: { name: 'Sugar', account_type_id: 1 },
    });
    for (const foreign of [idOf(hers), 999_999]) {
      const got = await postEntry([line(cash, 100), line(foreign, -100)]);
      expectRefused(got, 422, 'account_unknown', { line: 2, account_id: foreign });
    }
    const params = { accountId: team.account('Petty Cash') };
    await team.owner('retireAccount', { params });
    const retired = await postEntry([line(params.accountId, 100), line(sales, -100)]);
    expectRefused(retired, 422, 'account_not_open', {
      line: 1,
      account_id: params.accountId,
      name: 'Petty Cash',
    });
  });

  it('a journal with a date before 1900 or more than a year ahead is refused', async () => {
    const to = oneYearAfter(today);
    for (const date of ['1899-12-31', dayAfter(to), '9999-12-31', '0001-01-01']) {
      const facts = { entry_date: date, from: '1900-01-01', to };
      expectRefused(await postEntry(pair(), { date }), 422, 'date_out_of_range', facts);
    }
    for (const date of ['1900-01-01', to, '2024-02-29']) {
      expect((await postEntry(pair(), { date })).status).toBe(200);
    }
  });
});

describe('a journal is malformed', () => {
  it.each([
    ['no lines', {}, ['entry']],
    ['lines that are no list', { entry: {} }, ['entry']],
    ['null for a line (D56)', { entry: [null] }, ['entry.0']],
    ['a list for a line', { entry: [[]] }, ['entry.0']],
    ['a word for a line', { entry: ['x'] }, ['entry.0']],
    ['an empty line', { entry: [{}] }, ['entry.0.account_id', 'entry.0.amount']],
    ['another voucher type', { entry: [], voucher_type: 'sale' }, ['voucher_type']],
    ['a number of its own (D60)', { entry: [], number: 7 }, ['number']],
    ['an id of its own', { entry: [], id: 7 }, ['id']],
    ['who it reverses', { entry: [], reverses: 7 }, ['reverses']],
    ['a person', { entry: [], actor_id: 2 }, ['actor_id']],
    ['a book of words', { entry: [], book_id: 'one' }, ['book_id']],
  ])('when it has %s', async (_title, body, fields) => {
    expectFields(await post(body), fields);
  });

  it('a journal with a line that has a field of its own is malformed', async () => {
    const entry = [{ ...line(cash, 1), side: 'debit' }, line(sales, -1)];
    expectFields(await postEntry(entry), ['entry.0.side']);
  });

  it.each([
    '01',
    '1.0',
    '1e0',
    '0x1',
    '+1',
    ' 1',
    '',
    '0',
    -1,
    0,
    1.5,
    true,
    null,
    [1],
    {},
    2 ** 53,
  ])('when it names the account %j (D54)', async (id) => {
    expectFields(await postEntry([line(id, 1), line(sales, -1)]), ['entry.0.account_id']);
  });

  it.each([
    '2025-02-29',
    '31/03/2025',
    '03-31-2025',
    '2025-3-1',
    '2026-04-01T00:00:00Z',
    '2026-04-01 ',
    '२०२६-०४-०१',
    '0000-01-01',
    '',
    20260401,
    null,
  ])('when its date is %j (F22, F24, F30)', async (date) => {
    expectFields(await postEntry(pair(), { date }), ['date']);
  });

  it('a journal sent as a form is malformed: a journal is JSON', async () => {
    const got = await team.owner('postJournal', {
      body: 'entry[0]=1',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([got.status, got.body]).toMatchObject([415, { code: 'unsupported_content_type' }]);
  });
});
