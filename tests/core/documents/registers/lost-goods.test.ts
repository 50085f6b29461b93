// What lost goods post beside themselves.
import { describe, expect, it } from 'vitest';
import { NO_RETURNS } from '#core/tax/index.ts';
import { decideStockJournal } from '#core/documents/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, StockJournalId } from '#core/kernel/ids.ts';
import { stockJournalDecider } from '#core/stock-journal/index.ts';
import type { LostLine, StockJournalEvent } from '#core/stock-journal/index.ts';
import { FACTS } from '../../appropriation/examples.ts';
import { eventsOf, postedBy, postingOf } from './posting.ts';

describe('goods that were lost', () => {
  const stockJournalId = 7 as StockJournalId;
  const journalId = 70 as JournalId;
  const reversalId = 71 as JournalId;
  const entryDate = calendarDate('2027-05-01');
  const stockFacts = {
    today: FACTS.today,
    nextNumber: 3,
    lockedTo: null,
    beginsOn: null,
    products: new Map([[1, { name: 'Rice', stocked: true }]]),
    costsPaise: [10_000, 20_000],
    inBooksThousandths: [],
    returns: NO_RETURNS,
    godowns: new Set<number>(),
  };
  const lineOf = (isInterState: boolean, taxRateBps = 500): LostLine => ({
    productId: 1,
    quantityThousandths: 1_000,
    taxRateBps,
    isInterState,
  });
  const lost = (lines: readonly LostLine[], creditPaise: number) =>
    eventsOf(
      decideStockJournal(
        {
          type: 'PostLostGoods',
          data: {
            stockJournalId,
            journalId,
            entryDate,
            lines,
            creditPaise,
            narration: 'Flood',
            purpose: 'written-off',
          },
        },
        { stockJournal: stockJournalDecider.initialState, stockFacts, posting: postingOf() },
      ),
    );

  it('give back their input credit by head, as a loss', () => {
    const events = lost([lineOf(false), lineOf(true)], 250 + 250 + 1_000);
    expect(postedBy(events)).toStrictEqual([
      [
        'Input credit on goods written off, CGST Act s. 17(5)(h)',
        12,
        { 94: 1_500, 95: -250, 96: -250, 97: -1_000 },
      ],
    ]);
    const journal = events.find(({ type }) => type === 'JournalPosted');
    expect(journal?.data).toMatchObject({
      source: { kind: 'stock-journal', id: 7, number: '3' },
      entryDate,
    });
  });

  it('post nothing without input credit', () => {
    expect(lost([lineOf(false, 0), lineOf(true, 0)], 0).map(({ type }) => type)).toStrictEqual([
      'StockJournalPosted',
    ]);
  });

  it('that are found again take their journal back with them, on its day', () => {
    const events = lost([lineOf(false), lineOf(true)], 1_500);
    const own = events.filter(({ type }) => type === 'StockJournalPosted');
    const journals = events.filter(({ type }) => type === 'JournalPosted');
    const decided = decideStockJournal(
      { type: 'ReverseStockJournal', data: { stockJournalId, reason: 'Found', reversalId } },
      {
        stockJournal: (own as StockJournalEvent[]).reduce(
          stockJournalDecider.evolve,
          stockJournalDecider.initialState,
        ),
        stockFacts,
        posting: postingOf(journals as JournalEvent[]),
      },
    );
    expect(eventsOf(decided)).toMatchObject([
      { type: 'StockJournalReversed', data: { reason: 'Found' } },
      { type: 'JournalReversed', data: { reversalId, entryDate, reason: 'Found' } },
    ]);
  });
});
