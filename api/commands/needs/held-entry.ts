// Whether an account has entries of days that were reported.
import { heldDaysOf } from '#core/book/index.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import type { Read } from '../reads/reads.ts';

/** The first locked or filed day of the book with an entry of the account. */
export function heldEntry(accountId: number, session: BookSession): Read<'first-entry-within'> {
  const book = stateIn(session, 'book', session.head.bookId);
  const days = book.status === 'open' ? heldDaysOf(book) : [];
  return { of: 'first-entry-within', key: { accountId, days } };
}
