// The days of a report, as its address says them, for the links to its neighbours.
import { useSearchParams } from 'react-router-dom';

const KEPT = ['from', 'to', 'year', 'quarter', 'month'] as const;

/** @returns those of the address that say days, none where it says none. */
export function useDaysKept(): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
