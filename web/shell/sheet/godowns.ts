// Where the goods of a book may be: its main location, and the godowns that it has.
import { useQuery } from '@tanstack/react-query';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { asking } from '#web/client/query.ts';

/** As Tally calls the place of all goods that name no other. */
export const MAIN_LOCATION = 'Main location';

export type Godown = { readonly id: number; readonly name: string };

/** As many as one call gives; more places have no book. */
const LIMIT = 1000;
const NONE: readonly Godown[] = [];

export const godownsOf = (bookId: number) =>
  asking(godownEndpoints.list, { query: { book_id: bookId, limit: LIMIT } });

/** @returns the godowns that may be chosen, by name; none in a book that uses none. */
export function useGodowns(bookId: number): readonly Godown[] {
  const { data } = useQuery(godownsOf(bookId));
  return data?.filter(({ status }) => status === 'enabled') ?? NONE;
}
