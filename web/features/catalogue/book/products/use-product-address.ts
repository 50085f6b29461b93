// What the list of products is narrowed to stands in the address, so that Back and a sent link show
// it again.
import { PRODUCT_ORDERS, readProductFigures } from '#api/contract/catalogue/product.ts';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { ProductNarrowing } from './queries.ts';

/** By which the address has it. */
export const PRODUCT_FILTER_NAMES = ['q', 'show', 'status', 'category', 'only', 'order'] as const;

const { of, status, category, only } = readProductFigures.query.shape;

/** @returns undefined of a word that means nothing. */
const read = <Value>(
  shape: { safeParse: (text: unknown) => { readonly data?: Value } },
  text: string | null,
): Value | undefined => (text === null ? undefined : shape.safeParse(text).data);

export function useProductAddress() {
  const { address, set } = useListAddress();
  const search = address.get('q') ?? '';
  const given = {
    search: search.trim() === '' ? undefined : search.trim(),
    of: read(of, address.get('show')),
    status: read(status, address.get('status')),
    category: read(category, address.get('category')),
    only: read(only, address.get('only')),
  };
  const narrowing: ProductNarrowing = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  return {
    search,
    narrowing,
    order: PRODUCT_ORDERS.find((one) => one === address.get('order')) ?? 'name',
    isNarrowed: Object.keys(narrowing).length > 0,
    set,
    /** Shows all products, in the same order. */
    clear: () => set({ q: null, show: null, status: null, category: null, only: null }),
  };
}

export type ProductAddress = ReturnType<typeof useProductAddress>;
