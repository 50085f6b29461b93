// The book that a page shows and writes to: the one in its address, else the active one.
import { createContext, use } from 'react';
import { invariant } from '#core/kernel/invariant.ts';
import type { NamedBook } from './active-book.ts';

export type PageBook = NamedBook & {
  /** Set when the address names the book, so that links on the page stay inside it. */
  readonly scope: number | undefined;
};

export const PageBookContext = createContext<PageBook | null>(null);

export function usePageBook(): PageBook {
  const book = use(PageBookContext);
  invariant(book !== null, 'A page of a book stands inside a book’s layout.');
  return book;
}
