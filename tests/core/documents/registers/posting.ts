// What the acts of a register are decided with, and the journals that follow from them.
import { accountDecider } from '#core/account/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import type { PostingContext } from '#core/documents/posting-context.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { classified, groupTypes } from '#tests/specimens/tally/types.ts';
import { BOOK, FACTS } from '../../appropriation/examples.ts';

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
/** @returns accounts that are open, each in the group that its id says. */
export const accountsIn = (groupOf: (accountId: number) => GroupCode) => (accountId: number) =>
  accountDecider.evolve(accountDecider.initialState, {
    type: 'AccountCreated',
    version: 2,
    data: {
      accountId,
      code: null,
      name: `Account ${accountId}`,
      classification: classified(groupOf(accountId)),
      gstin: null,
      companyTypeId: null,
      email: null,
      asset: null,
    },
  });
const account = accountsIn((id) => (id < 90 ? 'capital-account' : 'indirect-expenses'));

/** @param journal what was posted already, of one journal. */
export const postingOf = (journal: readonly JournalEvent[] = []): PostingContext => ({
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

export function eventsOf(decided: Result<readonly StreamEvent[], { readonly kind: string }>) {
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return decided.value.map(({ event }) => event);
}
/** The journals that were posted: narration, number, and entries with debits positive. */
export const postedBy = (events: readonly StreamEvent['event'][]) =>
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
