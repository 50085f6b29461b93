// From which day a line is offered: nobody changes the statements of a day that is locked.
import { useQuery } from '@tanstack/react-query';
import { listBooks } from '#api/contract/book/book.ts';
import { dayAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire } from '#web/format/dates.ts';

/** @returns the day itself, or the day after the book's last locked day where that is later. */
export function useFirstOpenDay(bookId: number, day: CalendarDate): CalendarDate {
  const { data: books } = useQuery(asking(listBooks, {}));
  const book = books?.find(({ id }) => id === bookId);
  return [book?.soft_locked_to, book?.hard_locked_to]
    .flatMap((lock) => (lock == null ? [] : [dayAfter(dateFromWire(lock))]))
    .reduce((last, open) => (open > last ? open : last), day);
}
