// Whether a person may do a thing in a book, asked for every command under the book's lock.
import type { BookId, PersonId } from '../../kernel/ids.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '../../kernel/ids.ts';
import type { BookState } from '../evolve.ts';
import type { BookRejection } from '../rejections.ts';
import { staysInside } from '../keeping/demo.ts';
import { mayDo } from './roles.ts';
import type { Right } from './roles.ts';

/**
 * @returns null when the right is given; book_not_found for a stranger, as for a book that does
 * not exist, so that nobody learns which books there are; role_may_not for a member;
 * demo_book_stays_inside for what a demo would send out.
 */
export function refusalOfRight(
  state: BookState,
  bookId: BookId,
  actorId: PersonId,
  right: Right,
): BookRejection | null {
  if (bookId === INSTALLATION_BOOK || actorId === SYSTEM_PERSON) return null;
  const role = state.status === 'open' ? state.members.get(actorId) : undefined;
  if (role === undefined) return { kind: 'book_not_found', bookId };
  if (!mayDo(role, right)) return { kind: 'role_may_not', role, right };
  const demo = state.status === 'open' ? state.demo : null;
  return staysInside(demo, right) ? { kind: 'demo_book_stays_inside' } : null;
}
