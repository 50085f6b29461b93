// The accounts of the book are read when the page has come to rest, so that they are there before the
// palette or a picker asks for them.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { accountListOf } from '#web/client/lists.ts';

/** Older browsers have no idle callback; a moment later does as well. */
const AT_REST_MS = 1_000;

/** Reads the accounts of the book once. */
export function useAccountsAhead(bookId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (bookId === undefined) return;
    const timer = setTimeout(() => void client.prefetchQuery(accountListOf(bookId)), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [client, bookId]);
}
