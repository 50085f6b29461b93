// Whatever happened in a book, each figure of its dashboard is what the ledger and the trial
// balance say: cash and bank, outstanding, payable, and income and expense by month.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CustomerListFigures,
  Figures,
  ListedCustomer,
  Receivables,
  TrialBalance,
} from '#tests/support/replies-on-wire.ts';
import { dayFrom, paiseOf } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import { anyReceivablesAction, receivablesActionIn } from './receivables-actions.ts';
import type { ReceivablesBook } from './receivables-actions.ts';
import { openReceivablesBook, receivablesOf, sumOf } from './receivables-book.ts';

let book: ReceivablesBook;
beforeAll(async () => {
  book = await openReceivablesBook();
});
afterAll(() => book.house.close());

const params = () => ({ bookId: book.house.bookId });
const readFigures = async () =>
  done(await book.house.owner('readFigures', { params: params() })).body as Figures;

/** By the lines of the ledgers up to today, of which no total was made; debit positive. */
async function ledgerOf(...groups: readonly string[]): Promise<number> {
  const { rows } = await book.house.server.database.writer.query<{ paise: number }>(
    `select coalesce(sum(l.amount_paise), 0)::bigint as paise
     from accounts a join ledger_lines l using (book_id, account_id)
     where a.book_id = $1 and a.group_code = any($2) and l.entry_date <= $3`,
    [book.house.bookId, groups, book.today],
  );
  return rows[0]?.paise ?? 0;
}

const RESULT = {
  income: ['sales-accounts', 'direct-incomes', 'indirect-incomes'],
  expense: ['purchase-accounts', 'direct-expenses', 'indirect-expenses'],
} as const;

/** @returns what the trial balance at the end of a month has of a nature, in paise. */
async function closingOf(month: string, nature: keyof typeof RESULT): Promise<number> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const begins = (number < 4 ? year - 1 : year) % 100;
  const query = { year: `${begins}-${begins + 1}`, month: number };
  const got = await book.house.owner('readTrialBalance', { params: params(), query });
  const { groups } = done(got).body as TrialBalance;
  const sign = nature === 'income' ? -1 : 1;
  return groups
    .filter(({ group }) => (RESULT[nature] as readonly string[]).includes(group ?? ''))
    .reduce((sum, { debit, credit }) => sum + sign * (paiseOf(debit) - paiseOf(credit)), 0);
}

async function spend(rupees: number, daysAgo: number): Promise<void> {
  const entry = [
    { account_id: book.house.account('Rent'), amount: `${rupees}` },
    { account_id: book.house.account('Bank Account'), amount: `-${rupees}` },
  ];
  const date = dayFrom(book.today, -daysAgo);
  done(await book.house.owner('postJournal', { body: { entry, date } }));
}

/** The list of customers says of each what the receivables say, and adds it up. */
async function customersAgree({ rows }: Receivables): Promise<void> {
  const query = { book_id: book.house.bookId };
  const got = await book.house.owner('listCustomers', { query: { ...query, limit: 200 } });
  const customers = done(got).body as ListedCustomer[];
  const owed = new Map(rows.map((row) => [row.customer_id, row]));
  for (const { id, name, outstanding, overdue } of customers) {
    const row = owed.get(id);
    const said = [row?.total ?? '0.00', row?.overdue ?? '0.00'];
    expect([name, outstanding, overdue]).toStrictEqual([name, ...said]);
  }
  const figures = done(await book.house.owner('readCustomerFigures', { query }));
  expect((figures.body as CustomerListFigures).found).toMatchObject({
    outstanding: sumOf(customers.map(({ outstanding }) => outstanding)),
    overdue: sumOf(customers.map(({ overdue }) => overdue)),
  });
  for (const by of ['outstanding', 'overdue'] as const) {
    const listed = await book.house.owner('listCustomers', {
      query: { ...query, order: `-${by}` },
    });
    const paise = (done(listed).body as ListedCustomer[]).map((one) => paiseOf(one[by]));
    expect(paise).toStrictEqual(paise.toSorted((one, other) => other - one));
  }
}

async function agree(): Promise<void> {
  const { cash_and_bank: money, outstanding, payable, months } = await readFigures();
  expect(paiseOf(money.total)).toBe(await ledgerOf('bank-accounts', 'cash-in-hand'));
  expect(paiseOf(money.bank)).toBe(await ledgerOf('bank-accounts'));
  expect(sumOf([money.bank, money.cash])).toBe(money.total);
  expect(money.month_ends.at(-1)).toStrictEqual({ date: book.today, balance: money.total });
  expect(paiseOf(outstanding.total)).toBe(await ledgerOf('sundry-debtors'));
  expect(0 - paiseOf(payable.total)).toBe(0 + (await ledgerOf('sundry-creditors')));
  const all = await receivablesOf(book.house);
  await customersAgree(all);
  expect(outstanding.ages.map(({ amount }) => amount)).toStrictEqual([all.not_due, ...all.ages]);
  expect([outstanding.overdue, outstanding.unadjusted, outstanding.bills]).toStrictEqual([
    all.overdue,
    all.unallocated,
    all.bill_count,
  ]);
  expect(outstanding.ages.reduce((sum, { bills }) => sum + bills, 0)).toBe(outstanding.bills);
  for (const nature of ['income', 'expense'] as const) {
    let before = 0;
    for (const [at, one] of months.entries()) {
      const closing = await closingOf(one.month, nature);
      if (one.month.slice(5, 7) === '04') before = 0;
      if (at > 0) expect([one.month, paiseOf(one[nature])]).toEqual([one.month, closing - before]);
      before = closing;
    }
  }
}

describe('the figures of a dashboard', () => {
  it('are those of the ledger and the trial balance, after anything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyReceivablesAction, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 0, max: 330 }),
        async (actions, daysAgo) => {
          for (const action of actions) await receivablesActionIn(book, action);
          await spend(7, daysAgo);
          await agree();
        },
      ),
      { numRuns: 6 },
    );
  });

  it('count nothing that is dated later than today as money that is there', async () => {
    const before = await readFigures();
    const entry = [
      { account_id: book.house.account('Bank Account'), amount: '500' },
      { account_id: book.house.account('Capital Account'), amount: '-500' },
    ];
    const date = dayFrom(book.today, 1);
    done(await book.house.owner('postJournal', { body: { entry, date } }));
    expect((await readFigures()).cash_and_bank.total).toBe(before.cash_and_bank.total);
  });
});
