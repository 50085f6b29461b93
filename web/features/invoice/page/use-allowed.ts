// What the person's role lets them do with an invoice. The server decides; this only spares them
// buttons that would be refused.
import { useQuery } from '@tanstack/react-query';
import { listBooks } from '#api/contract/book/book.ts';
import { mayDo } from '#core/book/index.ts';
import type { Right } from '#core/book/index.ts';
import { asking } from '#web/client/query.ts';

/** @returns whether a right is the person's; each is until the role is known, so that keys work. */
export function useAllowed(bookId: number): (right: Right) => boolean {
  const role = useQuery(asking(listBooks, {})).data?.find(({ id }) => id === bookId)?.role;
  return (right) => role === undefined || mayDo(role, right);
}
