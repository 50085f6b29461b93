import type { DocumentFacts, DocumentStates } from './facts.ts';

/** What it takes to post journals, and to make the accounts that they need. */
export type PostingContext = {
  readonly states: Pick<DocumentStates, 'bookId' | 'book' | 'account' | 'journal'>;
  readonly facts: Pick<
    DocumentFacts,
    'today' | 'nextJournalNumber' | 'turnoverPaise' | 'roleAccounts' | 'groupTypes' | 'accountIds'
  >;
};
