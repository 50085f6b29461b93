// What came in and went out of each batch in a place since a day.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { batchChangesOf, everyBatchOf } from './batches.ts';
import type { BatchedMove, BatchStock } from './batches.ts';

export type BatchMoves = {
  readonly openingThousandths: number;
  readonly inThousandths: number;
  readonly outThousandths: number;
};
type MovedBatch = BatchStock & { readonly moved: BatchMoves };

export const wasMovedOrThere = ({ quantityThousandths, moved }: MovedBatch): boolean =>
  [quantityThousandths, ...Object.values(moved)].some((one) => one !== 0);

/**
 * @param moves of one product, in their order.
 * @returns every batch in each place, also those of which nothing is there any more.
 */
export function batchesMovedSince(
  moves: readonly BatchedMove[],
  from: CalendarDate,
): readonly MovedBatch[] {
  const changes = batchChangesOf(moves);
  return everyBatchOf(moves).map((stock) => {
    const { godownId, batch } = stock;
    const own = changes.filter((one) => one.godownId === godownId && one.batch === batch);
    const sumOf = (which: (change: (typeof own)[number]) => boolean): number =>
      own.filter(which).reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);
    const isWithin = ({ move }: (typeof own)[number]) => move.date >= from;
    const moved = {
      openingThousandths: sumOf((one) => !isWithin(one)),
      inThousandths: sumOf((one) => isWithin(one) && one.quantityThousandths > 0),
      outThousandths: 0 - sumOf((one) => isWithin(one) && one.quantityThousandths < 0),
    };
    return { ...stock, moved };
  });
}
