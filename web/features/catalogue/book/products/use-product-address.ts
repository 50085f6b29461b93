// What the list of products is narrowed to stands in the address, so that Back and a sent link show
// it again.
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_ORDERS, readProductFigures } from '#api/contract/catalogue/product.ts';
import type { ProductNarrowing, ProductOrder } from './queries.ts';

/** By which the address has it. */
export const PRODUCT_FILTER_NAMES = ['q', 'show', 'status', 'category', 'only', 'order'] as const;

type Place = (typeof PRODUCT_FILTER_NAMES)[number];

const { of, status, category, only } = readProductFigures.query.shape;

/** @returns undefined of a word that means nothing. */
const read = <Value>(
  shape: { safeParse: (text: unknown) => { readonly data?: Value } },
  text: string | null,
): Value | undefined => (text === null ? undefined : shape.safeParse(text).data);

export type ProductAddress = {
  readonly search: string;
  readonly narrowing: ProductNarrowing;
  readonly order: ProductOrder;
  readonly isNarrowed: boolean;
  /** The empty text takes it out of the address. */
  readonly set: (changes: Readonly<Partial<Record<Place, string>>>) => void;
  /** Shows all products, in the same order. */
  readonly clear: () => void;
};

export function useProductAddress(): ProductAddress {
  const [address, setAddress] = useSearchParams();
  const set: ProductAddress['set'] = (changes) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
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
    clear: () => set({ q: '', show: '', status: '', category: '', only: '' }),
  };
}
