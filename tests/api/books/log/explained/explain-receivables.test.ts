// Each age of the receivables, what is on account and the whole are the sums of the events that
// explain them, of all customers and of each; and so are the sums of lists, whatever narrows them,
// and the figures of the dashboard.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import type { Ask } from '#tests/support/team.ts';
import { done } from '../../../trade/requests.ts';
import {
  anyReceivablesAction,
  receivablesActionIn,
} from '../../../ledgers/receivables/receivables-actions.ts';
import type { ReceivablesBook } from '../../../ledgers/receivables/receivables-actions.ts';
import { openReceivablesBook } from '../../../ledgers/receivables/receivables-book.ts';
import { anyNarrowing, endsOfActs, expectListed } from './listed-sums.ts';
import { expectParts, expectSummed, explainingAs, paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';
import type { EventPage, Figures, Receivables } from '#tests/support/replies-on-wire.ts';

let book: ReceivablesBook;
let explain: Explaining;
beforeAll(async () => {
  book = await openReceivablesBook();
  explain = explainingAs(book.house.owner, book.house.bookId);
  const random = fc.sample(anyReceivablesAction, { numRuns: 30, seed: 7 });
  for (const action of random) await receivablesActionIn(book, action);
});
afterAll(() => book.house.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: book.house.bookId });
const sumOf = async (query: Query) => expectSummed(await explain(query));

type Aged = Pick<
  Receivables,
  'not_due' | 'ages' | 'overdue' | 'without_bill' | 'unallocated' | 'total'
>;

async function expectAges(aged: Aged, days: readonly number[], query: Query): Promise<void> {
  const starts = [0, ...days].map((day) => day + 1);
  const lines = ['late/..0', ...starts.map((from, at) => `late/${from}..${days[at] ?? ''}`)];
  for (const [at, rupees] of [aged.not_due, ...aged.ages].entries()) {
    expect(await sumOf({ ...query, line: lines[at] ?? '' }), lines[at]).toBe(paiseOf(rupees));
  }
  for (const line of ['overdue', 'without_bill'] as const) {
    expect(await sumOf({ ...query, line }), line).toBe(paiseOf(aged[line]));
  }
  expect(await sumOf({ ...query, line: 'unallocated' })).toBe(paiseOf(aged.unallocated));
  expect(await sumOf({ ...query, line: 'total' })).toBe(paiseOf(aged.total));
}

describe('a figure of the receivables', () => {
  it('is the sum of its events at any event, of all customers and of each', async () => {
    const got = await book.house.owner('listEvents', { params: params() });
    const last = (got.body as EventPage).last_seq;
    const place = fc.record({
      back: fc.integer({ min: 0, max: 40 }),
      by: fc.integer({ min: 0, max: 90 }),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ back, by }) => {
        const at = Math.max(1, last - back);
        const asOn = new Date(Date.parse(book.today) - by * 86_400_000).toISOString().slice(0, 10);
        const query = { at, as_on: asOn, book_id: book.house.bookId };
        const reply = done(await book.house.owner('readReceivables', { query }))
          .body as Receivables;
        const asked = { of: 'receivables', until: at, as_on: asOn };
        await expectAges(reply, reply.days, asked);
        for (const row of reply.rows) {
          await expectAges(row, reply.days, { ...asked, account: row.account_id });
        }
      }),
      { numRuns: 5 },
    );
  });

  it('leads from an age of all customers to each of them, and to each of their bills', async () => {
    const bills: string[] = [];
    const days = [0, 20, 40, 60, 80].map((by) =>
      new Date(Date.parse(book.today) - by * 86_400_000).toISOString().slice(0, 10),
    );
    for (const as_on of days) {
      for (const line of ['late/..0', 'late/1..', 'overdue', 'without_bill']) {
        const all = await explain({ of: 'receivables', line, as_on });
        await expectParts(explain, all);
        for (const { asked } of all.made_of) {
          const party = { of: 'receivables', line, as_on, account: asked?.account ?? 0 };
          const own = await explain(party);
          await expectParts(explain, own);
          bills.push(...own.made_of.map((part) => part.asked?.line ?? ''));
        }
      }
    }
    expect(bills.filter((line) => line.startsWith('bill/'))).not.toStrictEqual([]);
  });

  it('is not there of another name or party, and refuses what does not belong to it', async () => {
    const ask = (query: Query) =>
      book.house.owner('explainFigure', {
        params: params(),
        query: { of: 'receivables', ...query },
      });
    for (const query of [
      { line: 'late/' },
      { line: 'late/a..b' },
      { line: 'bill/invoice/999999' },
      { line: 'bill/invoice' },
      { line: 'total', account: 9999 },
    ]) {
      expect(answerOf(await ask(query))).toStrictEqual(NOT_THERE);
    }
    expectFields(await ask({ line: 'total', from: '2026-04-01' }), ['from']);
    expectFields(await ask({ line: 'total', side: 'debit' }), ['side']);
    expectFields(await ask({ line: 'total', as: 'firm' }), ['as']);
  });
});

describe('a sum at the foot of a list', () => {
  it('is the sum of the events of the rows that are listed, at the end of any act', async () => {
    const { house, today } = book;
    const customers = done(await house.owner('listCustomers', { query: { book_id: house.bookId } }))
      .body as readonly { account_id: number }[];
    const account = customers[0]?.account_id ?? 0;
    const got = await house.owner('listEvents', { params: params(), query: { limit: 100 } });
    const until = fc.constantFrom(...endsOfActs(got.body as EventPage));
    const lists = { ask: house.owner, explain, bookId: house.bookId };
    await fc.assert(
      fc.asyncProperty(anyNarrowing(today, account), until, (narrowing, at) =>
        expectListed(lists, narrowing, at),
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('is not there of another name, and refuses a word that the list does not take', async () => {
    const ask = (query: Query) => book.house.owner('explainFigure', { params: params(), query });
    for (const [of, line] of [
      ['journals', 'debit'],
      ['journals', 'total'],
      ['invoices', 'amount'],
      ['customers', 'toString'],
    ] as const) {
      expect(answerOf(await ask({ of, line })), `${of} ${line}`).toStrictEqual(NOT_THERE);
    }
    for (const filter of ['gold=1', 'from=2026-02-30', 'book_id=2', 'account=0']) {
      expectFields(await ask({ of: 'journals', line: 'amount', filter }), ['filter']);
    }
    expectFields(await ask({ of: 'stock', line: 'closing/value/total', filter: '' }), ['filter']);
    expectFields(await ask({ filter: 'search=a' }), ['filter']);
    expectFields(await ask({ of: 'invoices', line: 'total', from: '2026-04-01' }), ['from']);
  });
});

describe('a figure of the dashboard', () => {
  it('is the sum of its events: money, parties, and each month', async () => {
    const got = await book.house.owner('readFigures', { params: params() });
    const { as_on: asOn, cash_and_bank: cash, months, ...parties } = done(got).body as Figures;
    const asked = { as_on: asOn };
    expect(await sumOf({ ...asked, of: 'trial-balance', line: 'money' })).toBe(paiseOf(cash.total));
    for (const [of, { total, overdue }] of [
      ['receivables', parties.outstanding],
      ['payables', parties.payable],
    ] as const) {
      expect(await sumOf({ ...asked, of, line: 'total' })).toBe(paiseOf(total));
      expect(await sumOf({ ...asked, of, line: 'overdue' })).toBe(paiseOf(overdue));
    }
    for (const { month, income, expense } of months.slice(-3)) {
      const end = monthEnd(month as CalendarDate);
      const days = { of: 'trial-balance', from: month, as_on: end < asOn ? end : asOn };
      expect(await sumOf({ ...days, line: 'income' })).toBe(paiseOf(income));
      expect(await sumOf({ ...days, line: 'expenses' })).toBe(paiseOf(expense));
    }
  });
});
