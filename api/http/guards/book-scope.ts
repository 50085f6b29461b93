// Which book a call is about: the path's, else `book_id` of the query or the body, else the header
// X-Book-Id, else the caller's first book. A book of others is answered as one that is not there.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { BookScope } from '../env.ts';
import { parseId } from '../ids.ts';

type BookReferences = {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly header: string | undefined;
};

/** @returns the book, or why there is none: two different ones named, or none that is theirs. */
export function chooseBook(
  books: readonly BookScope[],
  { path, query, body, header }: BookReferences,
): Result<BookScope, 'books_differ' | 'not_found'> {
  const named = [path, query, body].filter((id) => id !== undefined);
  if (new Set(named).size > 1) return rejected('books_differ');
  const wanted = named.length > 0 ? named[0] : header === undefined ? undefined : parseId(header);
  const book = wanted === undefined ? books[0] : books.find(({ id }) => id === wanted);
  return book === undefined ? rejected('not_found') : accepted(book);
}
