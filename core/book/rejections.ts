import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, PersonId } from '../kernel/ids.ts';
import type { Right, Role } from './roles.ts';

/** In the order in which they are checked; the first three are asked for every command of a book. */
export type BookRejection =
  | { readonly kind: 'book_not_found'; readonly bookId: BookId }
  | { readonly kind: 'book_exists'; readonly bookId: BookId }
  | { readonly kind: 'role_may_not'; readonly role: Role; readonly right: Right }
  | {
      readonly kind: 'lock_in_the_future';
      readonly lockedTo: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'hard_lock_moves_forward_only';
      readonly lockedTo: CalendarDate;
    }
  | { readonly kind: 'member_exists'; readonly personId: PersonId; readonly role: Role }
  | { readonly kind: 'member_not_found'; readonly personId: PersonId }
  | { readonly kind: 'book_needs_an_owner'; readonly personId: PersonId };
