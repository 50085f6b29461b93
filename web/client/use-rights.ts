// What the person may do in the book that a page shows. The server decides; this only spares them
// buttons that would be refused.
import { useQuery } from '@tanstack/react-query';
import { mayDo } from '#core/book/index.ts';
import type { Right } from '#core/book/index.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { useMoment } from './past/moment.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { asking } from './query.ts';

/** The role that the person has in each of their books. */
const booksAsked = asking(listBooks, {});

/** What is left of them on a page of the past. */
const READING: ReadonlySet<Right> = new Set<Right>(['ReadBook', 'ExportBook']);

/** @returns whether it is known by now what the person may do, or that it cannot be known. */
export const useRightsKnown = (): boolean => !useQuery(booksAsked).isPending;

/** @returns whether a right is the person's here; none is until the book is known. */
export function useRights(): (right: Right) => boolean {
  const { id: bookId } = usePageBook();
  const role = useQuery(booksAsked).data?.find(({ id }) => id === bookId)?.role;
  const isPast = useMoment() !== null;
  return (right) => role !== undefined && mayDo(role, right) && (!isPast || READING.has(right));
}
