// Whether a book has ordered anything so far: until then the menu does not name orders. The call is
// no part of what every page loads.
import { useQuery } from '@tanstack/react-query';

export const hasOrdersKey = (bookId: number) => ['has-orders', bookId] as const;

/** @returns false while nobody knows. */
export function useHasOrders(bookId: number | null): boolean {
  const { data = false } = useQuery({
    queryKey: hasOrdersKey(bookId ?? 0),
    queryFn: async () => {
      const { readHasOrders } = await import('./has-orders.ts');
      return readHasOrders(bookId ?? 0);
    },
    enabled: bookId !== null,
    staleTime: Infinity,
  });
  return data;
}
