// Rupees on the wire: a number or a decimal text, exact to the paisa or refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let [cash, sales] = [0, 0];
beforeAll(async () => {
  team = await openTeam();
  [cash, sales] = [team.account('Cash'), team.account('Sales – Goods')];
});
afterAll(() => team.close());

/** The amount goes out as it is written here, since JSON.stringify would tidy it up. */
const post = (debit: string, credit: string, bookId = team.bookId) =>
  team.owner('postJournal', {
    body:
      `{"entry":[{"account_id":${cash},"amount":${debit}},` +
      `{"account_id":${sales},"amount":${credit}}],"book_id":${bookId}}`,
  });

describe('an amount', () => {
  it.each([
    ['100', '100.00'],
    ['100.5', '100.50'],
    ['"100.5"', '100.50'],
    ['100.00', '100.00'],
    ['100.000', '100.00'],
    ['1e2', '100.00'],
    ['1.0E+2', '100.00'],
    ['0.1', '0.10'],
    ['0.07', '0.07'],
    ['1.15', '1.15'],
    ['8.35', '8.35'],
    ['4.35', '4.35'],
    ['1234567.89', '1234567.89'],
    ['0.01', '0.01'],
    ['"0.01"', '0.01'],
    ['1000000000000', '1000000000000.00'],
    ['"999999999999.99"', '999999999999.99'],
    ['999999999999.99', '999999999999.99'],
  ])('%s is ₹%s to the paisa (F14, D52)', async (written, rupees) => {
    const got = await post(written, `"-${rupees}"`);
    expect(got.body).toMatchObject({
      journal: { amount: rupees },
      entry: [{ amount: rupees }, {}],
    });
    // Taken back, so that the book does not fill up.
    const { journal } = got.body as { journal: { id: number } };
    const params = { journalId: journal.id };
    await team.owner('reverseJournal', { params, body: { reason: 'Tried' } });
  });

  it.each([
    '"1e3"',
    '"1E3"',
    '" 1"',
    '"1 "',
    '"+1"',
    '"１００"',
    '"१००"',
    '"1,000"',
    '"₹1"',
    '"0x10"',
    '"1_000"',
    '"1."',
    '".5"',
    '"00.50"',
    '"01"',
    '"1.005"',
    '"--1"',
    '"−1"',
    '""',
    '"NaN"',
    '"Infinity"',
    '1.005',
    '0.001',
    '1e-3',
    '1e21',
    '1e308',
    '-1e308',
    '90071992547409.93',
    '70368744177664',
    '"90071992547409.93"',
    '"99999999999999999999"',
    '"999999999999999999999"',
    'true',
    'null',
    '[]',
    '{}',
    '[1]',
    '{"paise":100}',
  ])('%s is refused, with its line (D50, F10)', async (written) => {
    expectFields(await post(written, '-1'), ['entry.0.amount']);
    expectFields(await post('1', written), ['entry.1.amount']);
  });

  it.each(['0', '-0', '0.0', '-0.00', '"0"', '"-0"', '"-0.00"'])(
    '%s is nothing, and nothing is not booked (F04)',
    async (written) => {
      const facts = { line: 1, amount: '0.00', amount_max: '1000000000000.00' };
      expectRefused(await post(written, '-1'), 422, 'amount_out_of_range', facts);
    },
  );

  it('a negative amount is a credit: the sign is the side (F16)', async () => {
    const facts = { debit: '0.00', credit: '200.00' };
    expectRefused(await post('-100', '-100'), 422, 'entries_do_not_balance', facts);
  });

  it('keeps 0.1 and 0.2 apart from 0.3 by nothing', async () => {
    const entry = [
      { account_id: cash, amount: 0.1 },
      { account_id: cash, amount: 0.2 },
      { account_id: sales, amount: -0.3 },
    ];
    expect((await team.owner('postJournal', { body: { entry } })).status).toBe(200);
  });

  it.each(['NaN', 'Infinity', '-Infinity', '0x10', '010', '+1', '.5', '1.', '1_000', "'1'"])(
    '%s is not JSON (D32)',
    async (written) => {
      const got = await post(written, '-1');
      expect([got.status, got.body]).toMatchObject([400, { code: 'malformed_body' }]);
    },
  );
});

describe('a book', () => {
  it('is never filled beyond what its totals can hold', async () => {
    const bookId = idOf(await team.owner('createBook', { body: { name: 'Treasury' } }));
    const chart = await team.owner('applySalesTemplate', { params: { bookId } });
    const { accounts } = chart.body as { accounts: readonly { id: number }[] };
    const ids = accounts.map(({ id }) => id);
    const crores = (count: number) =>
      Array.from({ length: count }, (_, at) => [
        { account_id: ids[at], amount: '1000000000000' },
        { account_id: ids[at + 1], amount: '-1000000000000' },
      ]).flat();
    const postAll = (count: number) =>
      team.owner('postJournal', { body: { entry: crores(count), book_id: bookId } });
    const full = await postAll(20);
    expect(full.status).toBe(200);
    expectRefused(await postAll(3), 422, 'total_too_large');
    expect((await postAll(2)).status).toBe(200);
    expectRefused(await postAll(1), 422, 'total_too_large');
    const { journal } = full.body as { journal: { id: number } };
    const reversed = await team.owner('reverseJournal', {
      params: { journalId: journal.id },
      body: { reason: 'A slip', book_id: bookId },
    });
    expect(reversed.status).toBe(200);
    expect((await team.owner('listAccounts', { params: { bookId } })).status).toBe(200);
    expect((await team.owner('readTrialBalance', { params: { bookId } })).status).toBe(200);
  });
});
