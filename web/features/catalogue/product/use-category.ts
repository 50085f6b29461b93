// The category of a product, with what it specifies. Of more categories than one call gives, the
// one that is chosen is asked for by itself.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '#api/contract/catalogue/category.ts';
import { allOf } from '../calls/lists.ts';
import { masterOf } from '../calls/one.ts';
import type { MastersBook } from '../kinds.ts';

type Id = number | null;

/** @returns what is known of a category by now. */
export function useKnownCategory(where: MastersBook): (id: Id) => Category | undefined {
  const client = useQueryClient();
  const { data: listed } = useQuery(allOf('category', where));
  return (id) =>
    id === null
      ? undefined
      : (listed?.find((each) => each.id === id) ??
        client.getQueryData(masterOf('category', where, id).queryKey)?.record);
}

/** @returns the category, once it is there. */
export function useCategory(where: MastersBook, id: Id): Category | undefined {
  const { isSuccess } = useQuery(allOf('category', where));
  const known = useKnownCategory(where)(id);
  const isElsewhere = id !== null && isSuccess && known === undefined;
  const one = useQuery({ ...masterOf('category', where, id ?? 0), enabled: isElsewhere });
  return known ?? (id === null ? undefined : one.data?.record);
}
