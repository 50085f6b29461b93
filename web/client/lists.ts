// What several features, the pickers and the palette read alike.
import { useQuery } from '@tanstack/react-query';
import { listAccountTypes } from '#api/contract/account/account.ts';
import { listBooks, listMembers } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { asking } from './query.ts';
import { askingAccounts } from './local/asking-accounts.ts';
import { askingLocal } from './local/asking-local.ts';

/** What an account that is picked or added somewhere will most likely be. */
export type AccountKind = 'expense' | 'customer' | 'bank' | 'unknown';

export const accountListOf = askingAccounts;

export const accountTypeListOf = (bookId: number) =>
  askingLocal(listAccountTypes, {
    kind: 'account_type',
    bookId,
    input: { query: { book_id: bookId } },
  });

/** Who may be asked for as the one that recorded something. */
export const memberListOf = (bookId: number) => asking(listMembers, { params: { bookId } });

/** @returns the later of the two locks of a book, up to which no day takes entries. */
export function lastLockedDay({
  soft_locked_to: soft,
  hard_locked_to: hard,
}: Pick<Book, 'soft_locked_to' | 'hard_locked_to'>): CalendarDate | null {
  const last = [soft, hard]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? null : dateFromWire(last);
}

/** @returns null until the book is known, too. */
export function useLastLockedDay(bookId: number): CalendarDate | null {
  const { data: books } = useQuery(asking(listBooks, {}));
  const book = books?.find(({ id }) => id === bookId);
  return book === undefined ? null : lastLockedDay(book);
}
