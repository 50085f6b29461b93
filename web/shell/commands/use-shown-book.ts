// The book that the page shows: the one its address names, else the one that is worked in.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { accountListOf } from '#web/client/lists.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { useScope } from './use-scope.ts';

export type ShownBook = NamedBook & {
  /** Set when the address names the book. */
  readonly scope: number | undefined;
};

/** @returns null for somebody who has no book yet. */
export function useShownBook(): ShownBook | null {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  const scope = useScope();
  const book = scope === undefined ? active : books.find(({ id }) => id === scope);
  return book == null ? null : { ...book, scope };
}

/** Older browsers have no idle callback; a moment later does as well. */
const AT_REST_MS = 1_000;

/** Reads its accounts once, before the palette or a picker asks for them. */
export function useAccountsAhead(bookId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (bookId === undefined) return;
    const timer = setTimeout(() => void client.prefetchQuery(accountListOf(bookId)), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [client, bookId]);
}
