import type { BookFacts } from '#core/book/index.ts';
import { today } from '../days.ts';

/** What the shell would know when a book is changed: no account and no person is concerned. */
export const bookFacts: BookFacts = {
  today,
  lastEvent: 41,
  accounts: new Map(),
  addressee: null,
  invitee: null,
  hasOpeningBalances: false,
  openingDifferencePaise: 0,
  lastInSeries: 0,
  earlierJournals: { count: 0, firstOn: null },
  heldEntries: new Map(),
  products: new Map(),
};
