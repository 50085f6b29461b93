// The book that the page shows: the one its address names, else the one that is worked in.
import { useAtomValue } from 'jotai';
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
