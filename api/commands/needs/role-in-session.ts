import type { Role } from '#core/book/index.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';

/** @returns what a person is in the session's book; null for nobody of it. */
export function roleInSession(session: BookSession, personId: number): Role | null {
  const book = stateIn(session, 'book', session.head.bookId);
  if (book.status !== 'open') return null;
  return book.members.get(personId as PersonId) ?? null;
}
