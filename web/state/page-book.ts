// What a page takes from its address: the book that it shows and writes to, else the active one,
// and the name that a search brought along.
import { createContext, use } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { NamedBook } from './active-book.ts';

type PageBook = NamedBook & {
  /** Set when the address names the book, so that links on the page stay inside it. */
  readonly scope: number | undefined;
};

export const PageBookContext = createContext<PageBook | null>(null);

export function usePageBook(): PageBook {
  const book = use(PageBookContext);
  invariant(book !== null, 'A page of a book is inside a book’s layout.');
  return book;
}

/** @returns the name that a search brought along in the address, no longer than a name may be. */
export function useCarriedName(): string {
  const { name, search } = useParams();
  const [query] = useSearchParams();
  return [...(name ?? search ?? query.get('name') ?? '')].slice(0, MASTER_NAME_MAX).join('');
}
