// Reads what the person posted lately, ahead of the form if there is time.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { listJournals } from '#api/contract/journal/journal.ts';
import { accountListOf, accountTypeListOf } from '#web/client/lists.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { sessionAtom } from '#web/state/session.ts';
import { habitsIn, NO_HABITS } from './habits.ts';
import type { Habits } from './habits.ts';

/** Habits are read from so many journals: about two months of a small book. */
const LATELY = 100;
/** Of the journals with one account, so many are looked through for one of the same kind. */
const WITH_ACCOUNT = 10;

/** The newest journals of a book, of which habits and what was posted last are read. */
export const newestJournals = (bookId: number) =>
  asking(listJournals, { query: { book_id: bookId, limit: LATELY } });

/**
 * @returns null while they are on their way; the form waits, since they say which account is
 * first.
 */
export function useHabits(bookId: number): Habits | null {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const { data: cards, isPending } = useQuery(newestJournals(bookId));
  return useMemo(() => {
    if (cards !== undefined) return habitsIn(cards, personId);
    return isPending ? null : NO_HABITS;
  }, [cards, isPending, personId]);
}

/** The newest journals with an account, for the ghost line. */
export const journalsWith = (bookId: number, accountId: number | null) => ({
  ...asking(listJournals, {
    query: { book_id: bookId, account: accountId ?? 0, limit: WITH_ACCOUNT },
  }),
  enabled: accountId !== null,
});

/** What the entry form needs to stand at once, read before it is asked for. */
export function readJournalAhead(bookId: number): void {
  void queryClient.prefetchQuery(accountListOf(bookId));
  void queryClient.prefetchQuery(newestJournals(bookId));
  void queryClient.prefetchQuery(accountTypeListOf(bookId));
}
