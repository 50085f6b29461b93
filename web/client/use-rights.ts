// What the person may do in the book that a page shows. The server decides; this only spares them
// buttons that would be refused.
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { mayDo, mayReverseWordOf } from '#core/book/index.ts';
import type { Right } from '#core/book/index.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { useMoment } from './past/moment.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { asking } from './query.ts';

/** The role that the person has in each of their books. */
const booksAsked = asking(listBooks, {});

/** What is left of them on a page of the past. */
const READING: ReadonlySet<Right> = new Set<Right>(['ReadBook', 'ExportBook']);

/** @returns whether it is known by now what the person may do, or that it cannot be known. */
export const useRightsKnown = (): boolean => !useQuery(booksAsked).isPending;

/**
 * @returns whether a right is the person's in that book, now; each is until the role is known, so
 *   that keys work from the first moment.
 */
export function useAllowed(bookId: number): (right: Right) => boolean {
  const role = useQuery(booksAsked).data?.find(({ id }) => id === bookId)?.role;
  const isPresent = useMoment() === null;
  return (right) => isPresent && (role === undefined || mayDo(role, right));
}

/** @returns whether a right is the person's here; none is until the book is known. */
export function useRights(): (right: Right) => boolean {
  const { id: bookId } = usePageBook();
  const role = useQuery(booksAsked).data?.find(({ id }) => id === bookId)?.role;
  const isPast = useMoment() !== null;
  return (right) => role !== undefined && mayDo(role, right) && (!isPast || READING.has(right));
}

/**
 * @returns whether the person may withdraw here what somebody vouched for, such as a check or a
 *   named moment; only their own until their role is known.
 */
export function useMayReverseWord(): (saidBy: number) => boolean {
  const { id: bookId } = usePageBook();
  const me = useAtomValue(sessionAtom)?.id ?? 0;
  const role = useQuery(booksAsked).data?.find(({ id }) => id === bookId)?.role ?? null;
  return (saidBy) => mayReverseWordOf(saidBy, me, role);
}
