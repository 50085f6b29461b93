// The batches that are there of the products of some lines.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import { batchesOfProducts } from '#web/client/billing-reads.ts';
import type { GoodsPlace } from '../lines.ts';
import type { HeldInPlace } from './use-in-places.ts';

type OfBatch = { readonly batch: string; readonly isUnnamed: boolean };

/**
 * @returns what the books have of a batch of the place, or of what lies there unnamed; of the place
 *   as a whole without either.
 */
export function heldOfBatch(
  there: HeldInPlace,
  batches: readonly BatchRow[],
  { batch, isUnnamed }: OfBatch,
): HeldInPlace {
  if (batch === '' && !isUnnamed) return there;
  const row = batches.find((one) => one.batch === (isUnnamed ? null : batch));
  return { ...there, held: row?.quantityThousandths ?? 0 };
}

type DayOfLines = {
  /** Today where it cannot be read. */
  readonly asOn: string | null;
  /** Whether goods of any batch of the product may be found there. */
  readonly withNil: boolean;
};

/** @returns the batches of the place of a line. */
export function useBatches(
  bookId: number,
  lines: readonly GoodsPlace[],
  { asOn, withNil }: DayOfLines,
) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const days = {
    ...(asOn !== null && { as_on: asOn }),
    ...(withNil && { nil: 'shown' as const }),
  };
  const { data } = useQuery({
    ...batchesOfProducts(bookId, ids, days),
    placeholderData: keepPreviousData,
  });
  return ({ productId, godownId }: GoodsPlace): readonly BatchRow[] => {
    const own = data?.rows.filter((row) => row.productId === productId) ?? [];
    const here = own.filter((row) => row.godownId === godownId);
    return withNil ? [...here, ...foundIn(godownId, here, own)] : here;
  };
}

/** @returns the batches that the product has elsewhere alone, each once; none of them is here. */
function foundIn(godownId: number | null, here: readonly BatchRow[], own: readonly BatchRow[]) {
  const others = new Map(own.map((row) => [row.batch, row]));
  for (const { batch } of here) others.delete(batch);
  return [...others.values()].map((row) => ({ ...row, godownId, quantityThousandths: 0 }));
}
