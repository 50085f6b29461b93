// Whether an entry's day is closed: then the server reverses it today, and its replacement must be
// dated today as well.
import { useQuery } from '@tanstack/react-query';
import { listBooks } from '#api/contract/book/book.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire } from '#web/format/dates.ts';

/** @returns the last closed day of the book when the day is not after it, else null. */
export function useClosedTo(bookId: number, day: CalendarDate): CalendarDate | null {
  const { data: books } = useQuery(asking(listBooks, {}));
  const book = books?.find(({ id }) => id === bookId);
  const locks = [book?.soft_locked_to, book?.hard_locked_to].flatMap((lock) =>
    lock == null ? [] : [dateFromWire(lock)],
  );
  const closed = locks.filter((lock) => day <= lock);
  return closed.reduce<CalendarDate | null>(
    (last, lock) => (last === null || lock > last ? lock : last),
    null,
  );
}
