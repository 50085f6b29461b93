// Each figure has one value on every page and in every file, in the demo book and after anything.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoBook } from '#api/jobs/demo/fill-demo-book.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { dayFrom, paiseOf } from '../../trade/house.ts';
import { done, newInvoice } from '../../trade/requests.ts';
import { expectOneFigure } from './agreeing.ts';
import { anyTradeAction, TRADE_KINDS, tradeActionIn } from './receivables-actions.ts';
import type { ReceivablesBook, TradingBook } from './receivables-actions.ts';
import {
  billsOf,
  openReceivablesBook,
  openTradingBook,
  receivablesOf,
} from './receivables-book.ts';

describe('outstanding, overdue, revenue and payable', () => {
  let team: Team;
  const asked: JobData['fill-demo-book'][] = [];
  beforeAll(async () => {
    team = await openTeam({ askToFillDemoBook: async (job) => void asked.push(job) });
  });
  afterAll(() => team.close());

  it('have one value on all pages of the demo book', async () => {
    const { id } = (await team.owner('beginDemoBook', { body: {} })).body as { id: number };
    const [job] = asked;
    if (job !== undefined) await fillDemoBook(team.server.core)(job);
    const { outstanding } = await expectOneFigure(team.owner, id);
    // What is owed without a bill is most of it: all of it has an age.
    expect(paiseOf(outstanding.without_bill)).toBeGreaterThan(0);
    const aged = outstanding.ages.reduce((sum, { amount }) => sum + paiseOf(amount), 0);
    expect(aged + paiseOf(outstanding.unadjusted)).toBe(paiseOf(outstanding.total));
  });
});

describe('the figures of a book', () => {
  let book: TradingBook;
  const seen = new Map<string, number>();
  beforeAll(async () => {
    book = await openTradingBook();
  });
  afterAll(() => book.house.close());

  it('agree on all pages after anything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyTradeAction, { minLength: 6, maxLength: 16 }),
        async (actions) => {
          for (const action of actions) {
            if (!(await tradeActionIn(book, action))) continue;
            seen.set(action.kind, (seen.get(action.kind) ?? 0) + 1);
          }
          await expectOneFigure(book.house.owner, book.house.bookId);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('were compared after each kind of thing that can happen', async () => {
    // What chance left out happens now, to a bill of its own that carries a credit note.
    for (const kind of TRADE_KINDS) {
      if (seen.has(kind)) continue;
      const action = { kind, one: 0, other: 1, rupees: 25, daysAgo: 0 };
      expect(await tradeActionIn(book, { ...action, kind: 'bill' })).toBe(true);
      const ofThisBill = { ...action, one: book.bills.length - 1 };
      expect(await tradeActionIn(book, { ...ofThisBill, kind: 'credit' })).toBe(true);
      expect([kind, await tradeActionIn(book, ofThisBill)]).toEqual([kind, true]);
    }
    await expectOneFigure(book.house.owner, book.house.bookId);
  });
});

describe('what is owed without a bill', () => {
  let book: ReceivablesBook;
  beforeAll(async () => {
    book = await openReceivablesBook();
  });
  afterAll(() => book.house.close());

  const post = async (rupees: number, daysAgo: number) => {
    const { house, today, partyAccountIds } = book;
    const entry = [
      { account_id: partyAccountIds.at(-1), amount: rupees },
      { account_id: house.account('Cash'), amount: -rupees },
    ];
    const body = { entry, date: dayFrom(today, -daysAgo), narration: 'By hand' };
    const got = done(await house.owner('postJournal', { body }));
    return (got.body as { journal: { id: number } }).journal.id;
  };
  const openOf = async () => {
    const { rows } = await billsOf(book.house, { account_id: book.partyAccountIds.at(-1) ?? 0 });
    return rows.map(({ open, without_bill, days_late, days_old, age }) => ({
      open,
      without_bill,
      days_late,
      days_old,
      age,
    }));
  };

  it('grows old by its entry, and money on account settles the oldest of it first', async () => {
    // Given debits by hand of 100, 40 and 10 days ago
    await post(500, 100);
    await post(300, 40);
    await post(200, 10);
    // When 600 comes in without naming a bill
    const paid = await post(-600, 5);
    // Then the oldest is settled, and 100 of the second
    const debt = { without_bill: true, days_late: null };
    expect(await openOf()).toStrictEqual([
      { open: '200.00', ...debt, days_old: 40, age: 2 },
      { open: '200.00', ...debt, days_old: 10, age: 1 },
    ]);
    const all = await receivablesOf(book.house);
    expect(all).toMatchObject({
      without_bill: '400.00',
      unallocated: '0.00',
      overdue: '0.00',
      not_due: '0.00',
      total: '400.00',
      days_1_30: '200.00',
      days_31_60: '200.00',
    });
    // And once the money is reversed, all of it is open again
    const asked = { params: { journalId: paid }, body: { reason: 'Somebody else’s' } };
    done(await book.house.owner('reverseJournal', asked));
    expect((await openOf()).map(({ open }) => open)).toStrictEqual(['500.00', '300.00', '200.00']);
  });

  it('turns into money on account once more came in than was owed', async () => {
    await post(-1500, 1);
    expect(await openOf()).toStrictEqual([
      { open: '-500.00', without_bill: false, days_late: null, days_old: null, age: null },
    ]);
    expect(await receivablesOf(book.house)).toMatchObject({
      without_bill: '0.00',
      unallocated: '-500.00',
      total: '-500.00',
    });
  });

  it('is not set off against a bill, which is overdue by its own day', async () => {
    const { house, today, customerIds } = book;
    const day = dayFrom(today, -30);
    await newInvoice(house, {
      customer_id: customerIds[0] ?? 0,
      issue_date: day,
      due_date: dayFrom(day, 10),
      items: [{ name: 'Bale', hsn: '5201', uqc: 'BAL', quantity: 1, rate: '100', tax_rate: 5 }],
    });
    const all = await receivablesOf(house);
    expect(all).toMatchObject({
      invoices: '105.00',
      overdue: '105.00',
      unallocated: '-500.00',
      total: '-395.00',
    });
    // Among entries that are older it stands first: whoever asks for a few rows sees it.
    await post(2000, 140);
    const { rows } = await billsOf(house, { limit: 1 });
    expect(rows.map(({ number, days_late }) => [number, days_late])).toStrictEqual([
      [expect.stringMatching(/^INV-/), 20],
    ]);
  });
});
