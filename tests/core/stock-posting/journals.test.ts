// What a run posts: its journals by day, on the accounts of their roles, and their reversals.
import { describe, expect, test } from 'vitest';
import type { GroupCode } from '#core/account-type/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, PostingRole } from '#core/book/index.ts';
import { decideStockPosting } from '#core/documents/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { StockPostingCommand } from '#core/stock-posting/index.ts';
import { issued, received } from '../stock-valuation/moves.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { accountsIn } from '../documents/registers/posting.ts';
import { bookId, factsOf, NO_STOCK, proposed, runOf, stateOf, TODAY, undoOf } from './examples.ts';
import { withRun } from './examples.ts';
import type { Stock } from './examples.ts';

const [STOCK, SOLD, RECEIVED, USED, LOST, DIFFERENCE] = [81, 82, 83, 84, 85, 86];
const ROLES: Readonly<Partial<Record<PostingRole, number>>> = {
  'stock-in-hand': STOCK,
  'goods-sold': SOLD,
  'goods-received': RECEIVED,
  'goods-used': USED,
  'stock-loss': LOST,
  'opening-difference': DIFFERENCE,
};
const BOOK: readonly BookEvent[] = [
  { type: 'BookCreated', version: 1, data: { bookId, name: 'Sahyadri Traders' } },
  { type: 'PostingAccountsChanged', version: 16, data: { bookId, accounts: ROLES } },
];
const groupOf = (id: number): GroupCode =>
  id === STOCK ? 'stock-in-hand' : id === DIFFERENCE ? 'suspense' : 'direct-expenses';
const account = accountsIn(groupOf);

const JUNE = calendarDate('2026-06-30');
const shop: Stock = {
  ...NO_STOCK,
  moves: [
    { on: '2026-03-31', seq: 0, document: 'opening', act: received(100, 50) },
    { on: '2026-05-02', seq: 5, document: 'stock-journal', act: received(40, 60) },
    { on: '2026-05-02', seq: 6, document: 'invoice', act: issued(10) },
    { on: '2026-06-10', seq: 7, document: 'stock-loss', act: issued(2) },
  ],
};

function eventsOf(
  stock: Stock,
  command: StockPostingCommand,
  posted: readonly JournalEvent[] = [],
) {
  const through = command.type === 'PostStockRun' ? command.data.through : JUNE;
  const decided = decideStockPosting(command, {
    states: {
      bookId,
      book: BOOK.reduce(bookDecider.evolve, bookDecider.initialState),
      account,
      journal: (id) =>
        posted
          .filter(({ type, data }) => type === 'JournalPosted' && data.journalId === id)
          .reduce(journalDecider.evolve, journalDecider.initialState),
    },
    facts: {
      today: TODAY,
      nextJournalNumber: 1,
      turnoverPaise: 0,
      roleAccounts: [],
      groupTypes,
      accountIds: [9001 as AccountId],
    },
    posting: stateOf(stock.events),
    stockFacts: factsOf(stock, through),
  });
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return decided.value.map(({ event }) => event);
}
const journalsIn = (events: ReturnType<typeof eventsOf>) =>
  events.flatMap((event) => (event.type === 'JournalPosted' ? [event] : []));
const told = (events: ReturnType<typeof eventsOf>) =>
  journalsIn(events).map(({ data: { entryDate, narration, entries } }) => [
    entryDate,
    narration,
    ...entries.map(({ accountId, side, amountPaise }) => [
      accountId,
      (side === 'debit' ? amountPaise : -amountPaise) / 100,
    ]),
  ]);

describe('a stock run', () => {
  test('posts a journal for each day, in which receipts and sales stand by themselves', () => {
    expect(told(eventsOf(shop, runOf(proposed(shop, JUNE), JUNE)))).toStrictEqual([
      [
        '2026-04-01',
        'Stock run 1, what moved the stock: opening stock',
        [DIFFERENCE, -5_000],
        [STOCK, 5_000],
      ],
      [
        '2026-05-02',
        'Stock run 1, what moved the stock: stock journal N-5, invoice N-6',
        [SOLD, 500],
        [RECEIVED, -2_400],
        [STOCK, 1_900],
      ],
      [
        '2026-06-10',
        'Stock run 1, what moved the stock: stock loss N-7',
        [LOST, 100],
        [STOCK, -100],
      ],
    ]);
  });

  test('names what is late, each with its day, in a journal beside that of the day', () => {
    const locked = { ...shop, lockedTo: calendarDate('2026-06-09') };
    const journals = told(eventsOf(locked, runOf(proposed(locked, JUNE), JUNE)));
    expect(journals.map(([date, narration]) => [date, narration])).toStrictEqual([
      [
        '2026-06-10',
        'Stock run 1, late or re-priced: opening stock of 1 April 2026, ' +
          'stock journal N-5 of 2 May 2026, invoice N-6 of 2 May 2026',
      ],
      ['2026-06-10', 'Stock run 1, what moved the stock: stock loss N-7'],
    ]);
  });

  test('counts what it names alike, as the openings of several products', () => {
    const opening = { on: '2026-05-02', document: 'product', number: '', act: received(9, 50) };
    const moves = [5, 6].map((seq) => ({ ...opening, seq, productId: seq }));
    const openings: Stock = { ...NO_STOCK, moves };
    const [journal] = told(eventsOf(openings, runOf(proposed(openings, JUNE), JUNE)));
    expect(journal?.[1]).toBe('Stock run 1, what moved the stock: opening stock of a product (2)');
  });

  test('is taken back on the days of its journals', () => {
    const events = eventsOf(shop, runOf(proposed(shop, JUNE), JUNE));
    const posted = withRun(shop, JUNE);
    const undone = eventsOf(posted, undoOf(1), journalsIn(events));
    expect(
      undone.flatMap((event) => (event.type === 'JournalReversed' ? [event.data.entryDate] : [])),
    ).toStrictEqual(['2026-04-01', '2026-05-02', '2026-06-10']);
  });
});
