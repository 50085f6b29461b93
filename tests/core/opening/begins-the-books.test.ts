// Opening balances begin the books, and never within a period that is locked.
import { describe, expect, test } from 'vitest';
import { decideOpening } from '#core/documents/index.ts';
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent } from '#core/account/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { openingDecider } from '#core/opening/index.ts';
import { classified, groupTypes } from '#tests/specimens/tally/types.ts';
import { account, beginsOn, bookId, CASH, given, openedOn, post, posted } from './examples.ts';

const bookCreated: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Sahyadri Traders' },
};
const begun = (on: string): BookEvent => ({
  type: 'BookSettingsChanged',
  version: 2,
  data: { bookId, changes: { beginsOn: calendarDate(on) } },
});
const cash: AccountEvent = {
  type: 'AccountCreated',
  version: 2,
  data: {
    accountId: CASH,
    code: null,
    name: 'Cash',
    classification: classified('cash-in-hand'),
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
  },
};

const eventsAfter = (...book: readonly BookEvent[]) => {
  const decided = decideOpening(post([account(CASH, 500_00)], { beginsOn }), {
    states: {
      bookId,
      book: [bookCreated, ...book].reduce(bookDecider.evolve, bookDecider.initialState),
      account: (id) =>
        id === CASH
          ? accountDecider.evolve(accountDecider.initialState, cash)
          : accountDecider.initialState,
      journal: () => journalDecider.initialState,
    },
    facts: {
      today: calendarDate('2026-11-22'),
      nextJournalNumber: 1,
      turnoverPaise: 0,
      roleAccounts: [],
      groupTypes,
      accountIds: [901, 902].map((id) => id as AccountId),
    },
    opening: openingDecider.initialState,
    products: new Set(),
    openPaise: () => null,
    earlierJournals: { count: 0, firstOn: null },
  });
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return decided.value;
};

describe('opening balances', () => {
  test('begin the books on the day after them, where these began on another or on none', () => {
    const settings = { stream: `book-${bookId}`, event: begun('2026-10-01') };
    expect(eventsAfter()[0]).toStrictEqual(settings);
    expect(eventsAfter(begun('2026-04-01'))[0]).toStrictEqual(settings);
    const same = eventsAfter(begun('2026-10-01')).map(({ event }) => event.type);
    expect(same).not.toContain('BookSettingsChanged');
    expect(same[0]).toBe('OpeningBalancesPosted');
  });

  test('are posted on the eve of the books, against the difference', () => {
    const journal = eventsAfter().find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      entryDate: openedOn,
      narration: 'Opening balances',
      entries: [
        { accountId: CASH, side: 'debit', amountPaise: 500_00 },
        { accountId: 901, side: 'credit', amountPaise: 500_00 },
      ],
    });
  });

  test('are posted before books that are locked up to the day before they begin', () => {
    const balances = [account(CASH, 1_00)];
    given([], { lockedTo: calendarDate('2026-09-30') })
      .when(post(balances))
      .then([posted([{ accountId: CASH, balancePaise: 1_00, bills: [] }])]);
    given([], { lockedTo: beginsOn })
      .when(post(balances))
      .thenRejected({ kind: 'opening_period_locked', lockedTo: beginsOn });
  });
});
