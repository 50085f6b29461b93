import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { ledgerOf, paiseOf, trade } from './year-of-trade.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await trade(team);
});
afterAll(() => team.close());

const ask = (query: NonNullable<Ask['query']>, accountId: number | string = team.account('Cash')) =>
  team.auditor('readLedger', { params: { bookId: team.bookId, accountId }, query });

/** Dates and amounts, as they stand on the page. */
const shown = async (account: string, query: NonNullable<Ask['query']>) => {
  const { opening, lines, totals, closing } = await ledgerOf(team, account, query);
  const rows = lines.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`);
  return [opening, ...rows, `${totals.debit} ${totals.credit} ${totals.total}`, closing];
};

describe('readLedger', () => {
  it('the ledger of a year holds both its ends, after the balance brought down (F36)', async () => {
    expect(await shown('Cash', { year: '26-27' })).toStrictEqual([
      '10000.00',
      '2026-04-01 -40.00 9960.00',
      '2026-04-01 50.00 10010.00',
      '2026-06-30 60.00 10070.00',
      '2026-07-01 70.00 10140.00',
      '2026-09-30 -500.00 9640.00',
      '2026-10-01 1.00 9641.00',
      '2026-10-31 2.00 9643.00',
      '10183.00 540.00 10183.00',
      '9643.00',
    ]);
    expect(await shown('Cash', { year: '25-26' })).toStrictEqual([
      '0.00',
      '2025-04-01 10000.00 10000.00',
      '2025-06-30 -1000.00 9000.00',
      '2026-02-28 700.00 9700.00',
      '2026-03-31 300.00 10000.00',
      '11000.00 1000.00 11000.00',
      '10000.00',
    ]);
  });

  it('readLedger of an income or an expense opens at zero on 1 April', async () => {
    expect(await shown('Sales – Goods', { year: '26-27', quarter: 1 })).toStrictEqual([
      '0.00',
      '2026-04-01 -50.00 -50.00',
      '2026-06-30 -60.00 -110.00',
      '0.00 110.00 110.00',
      '-110.00',
    ]);
    const second = await ledgerOf(team, 'Sales – Goods', { year: '26-27', quarter: 2 });
    expect([second.opening, second.closing]).toStrictEqual(['-110.00', '-180.00']);
    expect((await ledgerOf(team, 'Rent', { year: '26-27' })).opening).toBe('0.00');
    expect((await ledgerOf(team, 'Capital Account', { year: '26-27' })).opening).toBe('-10000.00');
  });

  it.each([
    [1, '2026-04-01', '2026-06-30', 3],
    [2, '2026-07-01', '2026-09-30', 2],
    [3, '2026-10-01', '2026-12-31', 2],
    [4, '2027-01-01', '2027-03-31', 0],
  ])('gives quarter %i from %s to %s, both included', async (quarter, from, to, count) => {
    const { period, lines } = await ledgerOf(team, 'Cash', { year: '26-27', quarter });
    expect(period).toStrictEqual({ from, to, year: '26-27' });
    expect(lines.length).toBe(count);
  });

  it.each([
    [1, '2026-01-01', '2026-01-31', 0],
    [2, '2026-02-01', '2026-02-28', 1],
    [3, '2026-03-01', '2026-03-31', 1],
    [4, '2025-04-01', '2025-04-30', 1],
    [6, '2025-06-01', '2025-06-30', 1],
    [12, '2025-12-01', '2025-12-31', 0],
  ])('gives month %i as the calendar’s: from %s to %s', async (month, from, to, count) => {
    const { period, lines } = await ledgerOf(team, 'Cash', { year: '25-26', month });
    expect(period).toStrictEqual({ from, to, year: '25-26' });
    expect(lines.length).toBe(count);
  });

  it('readLedger of February in a leap year has its 29th day', async () => {
    const { period } = await ledgerOf(team, 'Cash', { year: '23-24', month: 2 });
    expect(period.to).toBe('2024-02-29');
  });

  it('has every entry in exactly one month and one quarter', async () => {
    const count = async (query: NonNullable<Ask['query']>) =>
      (await ledgerOf(team, 'Cash', { year: '26-27', ...query })).lines.length;
    const all = await count({});
    let [months, quarters] = [0, 0];
    for (let month = 1; month <= 12; month += 1) months += await count({ month });
    for (let quarter = 1; quarter <= 4; quarter += 1) quarters += await count({ quarter });
    expect([months, quarters]).toStrictEqual([all, all]);
  });

  it('closes each period with what the next one opens with', async () => {
    let before = (await ledgerOf(team, 'Cash', { year: '26-27', month: 4 })).closing;
    for (const month of [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]) {
      const { opening, closing } = await ledgerOf(team, 'Cash', { year: '26-27', month });
      expect(opening).toBe(before);
      before = closing;
    }
  });

  it('foots: half of the absolute amounts and the absolute net, opening inside (F38)', async () => {
    for (const account of ['Cash', 'Sales – Goods', 'Rent', 'Bank Account', 'Capital Account']) {
      for (const query of [{ year: '25-26' }, { year: '26-27' }, { year: '26-27', month: 9 }]) {
        const { opening, lines, totals, closing } = await ledgerOf(team, account, query);
        const signed = [opening, ...lines.map(({ amount }) => amount)].map(paiseOf);
        const absolute = signed.reduce((sum, paise) => sum + Math.abs(paise), 0);
        const net = signed.reduce((sum, paise) => sum + paise, 0);
        expect(paiseOf(totals.total)).toBe((absolute + Math.abs(net)) / 2);
        expect(paiseOf(closing)).toBe(net);
        expect(paiseOf(totals.debit) - paiseOf(totals.credit)).toBe(net);
      }
    }
  });

  it('names the accounts on the other side of each line', async () => {
    const { lines } = await ledgerOf(team, 'Bank Account', { year: '26-27' });
    expect(lines).toMatchObject([
      { counter: [{ account_id: team.account('Cash'), name: 'Cash' }], amount: '500.00' },
    ]);
  });

  it('readLedger without a year is that of today in India', async () => {
    const today = await readTodayInIndia(team.server.core.db);
    const { period } = await ledgerOf(team, 'Cash', {});
    expect(period.year).toBe(financialYearLabel(financialYearOf(today)));
  });

  it('readLedger of an account without entries is empty, and nothing is at zero', async () => {
    expect(await shown('Insurance', { year: '26-27' })).toStrictEqual([
      '0.00',
      '0.00 0.00 0.00',
      '0.00',
    ]);
  });

  it('readLedger of a retired account can still be read', async () => {
    const params = { accountId: team.account('Telephone & Internet') };
    await team.owner('retireAccount', { params });
    const { account } = await ledgerOf(team, 'Telephone & Internet', {});
    expect(account.retired).toBe(true);
  });

  it('knows no account that is not there', async () => {
    for (const id of [999_999, '0', '01', 'x', '%00']) {
      expect(answerOf(await ask({}, id))).toStrictEqual(NOT_THERE);
    }
  });
});

describe('a page of a ledger', () => {
  it('pages of one line each make up the whole ledger, balances and all', async () => {
    const whole = await ledgerOf(team, 'Cash', { year: '26-27' });
    const lines = [];
    let after: string | null = null;
    do {
      const query = { year: '26-27', limit: 1, ...(after === null ? {} : { after }) };
      const page = await ledgerOf(team, 'Cash', query);
      lines.push(...page.lines);
      expect({ ...page, lines: [], next: null }).toStrictEqual({ ...whole, lines: [] });
      after = page.next;
    } while (after !== null);
    expect(lines).toStrictEqual(whole.lines);
  });

  it('a page of a ledger of exactly all lines has no next', async () => {
    const { next } = await ledgerOf(team, 'Cash', { year: '26-27', limit: 7 });
    expect(next).toBeNull();
  });

  it('divides the lines of one journal on one account, too', async () => {
    const cash = team.account('Cash');
    const entry = [
      { account_id: cash, amount: 1 },
      { account_id: cash, amount: 2 },
      { account_id: cash, amount: -3 },
    ];
    await team.owner('postJournal', { body: { entry, date: '2024-05-05' } });
    const first = await ledgerOf(team, 'Cash', { year: '24-25', limit: 2 });
    const second = await ledgerOf(team, 'Cash', { year: '24-25', after: first.next ?? '' });
    expect(second.lines.map(({ amount, balance }) => [amount, balance])).toStrictEqual([
      ['-3.00', '0.00'],
    ]);
    expect(first.totals).toStrictEqual({ debit: '3.00', credit: '3.00', total: '3.00' });
  });

  it.each([
    '',
    'x',
    '2026-04-01',
    '2026-04-01.1.1',
    '2026-04-01.1.1.x',
    '2026-04-01.1.1.1.5',
    '2026-02-30.1.1.0',
    '2026-03-31.1.1.0',
    '2027-04-01.1.1.0',
    '0000-01-01.1.1.0',
    '2026-04-01.-1.1.0',
    '2026-04-01.1.1.9007199254740993',
    '2026-04-01.1.1.9007199254740991',
    '2026-04-01.1.1.-4503599627370496',
    "2026-04-01.1.1.0' or 1=1",
    '\u0000',
    'x'.repeat(200),
  ])('is refused when it is to follow %j', async (after) => {
    expectFields(await ask({ year: '26-27', after }), ['after']);
  });

  it('is no failure of the server, whatever it is to follow', async () => {
    const cursor = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .tuple(
          fc.constantFrom('2026-04-01', '2026-12-31', '2025-01-01', '9999-99-99'),
          fc.bigInt(-(2n ** 60n), 2n ** 60n),
          fc.integer({ min: -5, max: 2000 }),
          fc.bigInt(-(2n ** 60n), 2n ** 60n),
        )
        .map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(cursor, async (after) => {
        expect([200, 400]).toContain((await ask({ year: '26-27', after })).status);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a period', () => {
  it.each([
    [{ year: '26-27', quarter: 1, month: 4 }, 'year'],
    [{ year: '2026-27' }, 'year'],
    [{ year: '26-28' }, 'year'],
    [{ year: '26-25' }, 'year'],
    [{ year: '99-00' }, 'year'],
    [{ year: '२६-२७' }, 'year'],
    [{ year: '' }, 'year'],
    [{ quarter: 0 }, 'quarter'],
    [{ quarter: 5 }, 'quarter'],
    [{ quarter: '1e0' }, 'quarter'],
    [{ quarter: '01' }, 'quarter'],
    [{ month: 0 }, 'month'],
    [{ month: 13 }, 'month'],
    [{ month: '' }, 'month'],
    [{ month: 'April' }, 'month'],
    [{ since: '1900-01-01' }, 'since'],
  ] as const)('%j is refused (G48)', async (query, field) => {
    expectFields(await ask(query), [field]);
    const params = { bookId: team.bookId };
    expectFields(await team.auditor('readTrialBalance', { params, query }), [field]);
  });

  it.each(['0', '501', '-1', '1e2', ''])(
    'a period of a ledger takes no limit of %j (G46)',
    async (limit) => {
      expectFields(await ask({ limit }), ['limit']);
    },
  );
});
