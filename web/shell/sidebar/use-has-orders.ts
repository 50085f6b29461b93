// Whether a book has ordered or received anything so far: until then the menu names neither.
import { skipToken, useQuery } from '@tanstack/react-query';

type BeforeBills = 'orders' | 'receipts';

export const hasOrdersKey = (bookId: number, what: BeforeBills = 'orders') =>
  [`has-${what}`, bookId] as const;

/** @returns false while nobody knows: it is read once the page has come to rest. */
export function useHasOrders(bookId: number | null, what: BeforeBills = 'orders'): boolean {
  const queryKey = hasOrdersKey(bookId ?? 0, what);
  return useQuery<boolean>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data ?? false;
}
