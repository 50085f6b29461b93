import { listAccounts } from '#api/contract/account.ts';
import { health } from '#api/contract/health.ts';
import { listJournals } from '#api/contract/journal.ts';
import { asking } from '#web/client/query.ts';

export const accountsOf = (bookId: number) => asking(listAccounts, { params: { bookId } });

/** The newest journal's number is how many there are: numbers are given without a gap. */
export const newestJournalOf = (bookId: number) =>
  asking(listJournals, { query: { book_id: bookId, limit: 1 } });

export const serverHealth = asking(health, {});
