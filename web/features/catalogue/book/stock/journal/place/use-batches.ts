// The batches that are there of the products of some lines.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import { batchesOfProducts } from '#web/client/billing-reads.ts';
import { thousandthsOf } from '../../quantities.ts';
import type { GoodsPlace } from '../lines.ts';
import type { HeldInPlace } from './use-in-places.ts';

/** @returns what the books have of a batch of the place; of the place as a whole without one. */
export function heldOfBatch(
  there: HeldInPlace,
  batches: readonly BatchRow[],
  batch: string,
): HeldInPlace {
  if (batch === '') return there;
  const row = batches.find((one) => one.batch === batch);
  return { ...there, held: row === undefined ? 0 : thousandthsOf(row.quantity) };
}

/** @param asOn the day of the lines; today where it cannot be read. */
export function useBatches(bookId: number, lines: readonly GoodsPlace[], asOn: string | null) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const days = asOn === null ? {} : { as_on: asOn };
  const { data } = useQuery({
    ...batchesOfProducts(bookId, ids, days),
    placeholderData: keepPreviousData,
  });
  return ({ productId, godownId }: GoodsPlace): readonly BatchRow[] =>
    data?.rows.filter((row) => row.product_id === productId && row.godown_id === godownId) ?? [];
}
