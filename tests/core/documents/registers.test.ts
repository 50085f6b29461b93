// What the acts of a register post beside themselves: a firm's divided profit, and lost goods.
import { describe, expect, it } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import { appropriationDecider } from '#core/appropriation/index.ts';
import type { PartnershipTermsSet } from '#core/appropriation/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import { decideAppropriation, decideStockJournal } from '#core/documents/index.ts';
import type { PostingContext } from '#core/documents/posting-context.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, JournalId, StockJournalId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { stockJournalDecider } from '#core/stock-journal/index.ts';
import type { LostLine, StockJournalEvent } from '#core/stock-journal/index.ts';
import { classified, groupTypes } from '#tests/specimens/tally/types.ts';
import { asha, BOOK, divide, FACTS, JOURNAL, vikram } from '../appropriation/examples.ts';

const ROLES = {
  'partners-interest': 91,
  'partners-remuneration': 92,
  appropriation: 93,
  'stock-loss': 94,
  'input-cgst': 95,
  'input-sgst': 96,
  'input-igst': 97,
};
const BOOK_EVENTS: readonly BookEvent[] = [
  { type: 'BookCreated', version: 1, data: { bookId: BOOK, name: 'Rao and Shetty' } },
  { type: 'PostingAccountsChanged', version: 6, data: { bookId: BOOK, accounts: ROLES } },
];
const account = (accountId: number) =>
  accountDecider.evolve(accountDecider.initialState, {
    type: 'AccountCreated',
    version: 2,
    data: {
      accountId,
      code: null,
      name: `Account ${accountId}`,
      classification: classified(accountId < 90 ? 'capital-account' : 'indirect-expenses'),
      gstin: null,
      companyTypeId: null,
      email: null,
      asset: null,
    },
  });

/** @param journal what was posted already, of one journal. */
const postingOf = (journal: readonly JournalEvent[] = []): PostingContext => ({
  states: {
    bookId: BOOK,
    book: BOOK_EVENTS.reduce(bookDecider.evolve, bookDecider.initialState),
    account,
    journal: () => journal.reduce(journalDecider.evolve, journalDecider.initialState),
  },
  facts: {
    today: FACTS.today,
    nextJournalNumber: 12,
    turnoverPaise: 0,
    roleAccounts: [],
    groupTypes,
    accountIds: [9001 as AccountId],
  },
});

function eventsOf(decided: Result<readonly StreamEvent[], { readonly kind: string }>) {
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return decided.value.map(({ event }) => event);
}
/** The journals that were posted: narration, number, and entries with debits positive. */
const postedBy = (events: readonly StreamEvent['event'][]) =>
  events.flatMap((event) =>
    event.type === 'JournalPosted'
      ? [
          [
            event.data.narration,
            event.data.number,
            Object.fromEntries(
              event.data.entries.map(({ accountId, side, amountPaise }) => [
                accountId,
                side === 'debit' ? amountPaise : -amountPaise,
              ]),
            ),
          ],
        ]
      : [],
  );

describe('a firm’s profit that is divided', () => {
  const termsOf = (...partners: (typeof asha)[]): PartnershipTermsSet => ({
    type: 'PartnershipTermsSet',
    version: 1,
    data: { bookId: BOOK, from: '2020-04-01', partners },
  });
  const divided = (profitPaise: number, ...partners: (typeof asha)[]) =>
    eventsOf(
      decideAppropriation(divide(profitPaise), {
        ...postingOf(),
        appropriation: appropriationDecider.evolve(
          appropriationDecider.initialState,
          termsOf(...partners),
        ),
        appropriationFacts: { ...FACTS, postedPaise: profitPaise },
      }),
    );

  it('is charged by kind, and comes to the current account of each partner', () => {
    const events = divided(10_00_000_01, asha, vikram);
    expect(events.map(({ type }) => type)).toStrictEqual(['ProfitAppropriated', 'JournalPosted']);
    expect(postedBy(events)).toStrictEqual([
      [
        'Appropriation of profit, 26-27',
        12,
        {
          // Interest of 60,000 each, remuneration of one, and the rest by 3 parts to 2.
          91: 1_20_000_00,
          92: 2_40_000_00,
          93: 6_40_000_01,
          82: -(60_000_00 + 2_40_000_00 + 3_84_000_01),
          84: -(60_000_00 + 2_56_000_00),
        },
      ],
    ]);
  });

  it('has one line for partners who share a current account', () => {
    const [[, , entries] = []] = postedBy(
      divided(10_00_000_01, asha, { ...vikram, currentAccountId: 82 }),
    );
    expect(entries).toMatchObject({ 82: -10_00_000_01 });
  });

  it('is called a loss where it is one, which the partners bear', () => {
    const [[narration, , entries] = []] = postedBy(
      divided(-500_00, { ...asha, remunerationPaise: 0 }),
    );
    expect(narration).toBe('Appropriation of loss, 26-27');
    expect(entries).toStrictEqual({ 93: -500_00, 82: 500_00 });
  });

  it('is posted as a journal without a source, dated the last day of the year', () => {
    const journal = divided(10_00_000_01, asha, vikram).find(
      ({ type }) => type === 'JournalPosted',
    );
    expect(journal?.data).toMatchObject({
      journalId: JOURNAL,
      voucherType: 'journal',
      entryDate: '2027-03-31',
    });
    expect(journal?.data).not.toHaveProperty('source');
  });
});

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

  it('without input credit post nothing', () => {
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
