// Whether a book has ordered anything so far: until then the menu does not name orders.
import { skipToken, useQuery } from '@tanstack/react-query';

export const hasOrdersKey = (bookId: number) => ['has-orders', bookId] as const;

/** @returns false while nobody knows: it is read once the page has come to rest. */
export function useHasOrders(bookId: number | null): boolean {
  const queryKey = hasOrdersKey(bookId ?? 0);
  return useQuery<boolean>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data ?? false;
}
