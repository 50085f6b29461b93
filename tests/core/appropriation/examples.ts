// A firm of two partners, and the facts of a year of theirs.
import { NONE_BY_HAND } from '#core/appropriation/index.ts';
import type { AppropriationFacts, Partner } from '#core/appropriation/index.ts';
import type { PostAppropriation, SetPartnershipTerms } from '#core/appropriation/commands.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';

export const BOOK = 8 as BookId;
export const JOURNAL = 31 as JournalId;
export const on = calendarDate;

/** 3 parts, 12 % on capital, ₹2,40,000 a year. */
export const asha: Partner = {
  name: 'Asha Rao',
  capitalAccountId: 81,
  currentAccountId: 82,
  shareParts: 3,
  interestBps: 1200,
  remunerationPaise: 2_40_000_00,
};
/** 2 parts, 12 % on capital, no remuneration. */
export const vikram: Partner = {
  name: 'Vikram Shetty',
  capitalAccountId: 83,
  currentAccountId: 84,
  shareParts: 2,
  interestBps: 1200,
  remunerationPaise: 0,
};

/** Each brought in ₹5,00,000 before the year; it ended with a profit of ₹10,00,000.01. */
export const FACTS: AppropriationFacts = {
  today: on('2027-05-10'),
  lockedTo: null,
  isFirm: true,
  postedPaise: 10_00_000_01,
  capital: new Map([
    [81, { openingPaise: 5_00_000_00, moves: [] }],
    [83, { openingPaise: 5_00_000_00, moves: [] }],
  ]),
  byHand: NONE_BY_HAND,
  capitalAccounts: new Set([81, 82, 83, 84]),
  reversedOn: () => null,
};

export const terms = (from: string, ...partners: readonly Partner[]): SetPartnershipTerms => ({
  type: 'SetPartnershipTerms',
  data: { bookId: BOOK, from: on(from), partners },
});

export const divide = (profitPaise: number, registerPaise = 0): PostAppropriation => ({
  type: 'PostAppropriation',
  data: {
    bookId: BOOK,
    through: on('2027-03-31'),
    profitPaise,
    registerPaise,
    journalId: JOURNAL,
  },
});
