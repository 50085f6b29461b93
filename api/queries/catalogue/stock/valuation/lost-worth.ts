// What of the goods that left was lost or given away, less what came back of it.
import type { ValuedMovement, Worth } from '#core/stock-valuation/index.ts';
import type { DocumentedMovement } from './goods-moves.ts';

const NOTHING: Worth = { quantityThousandths: 0, valuePaise: 0 };

/** @param moves those that were valued, which know their documents. */
export function worthOfLost(
  movements: readonly ValuedMovement[],
  moves: readonly DocumentedMovement[],
): Worth {
  const lost = new Set<unknown>(moves.filter(({ by }) => isLoss(by.document)));
  return movements
    .filter(({ move }) => lost.has(move))
    .reduce(
      (sum, { outThousandths, inThousandths, outPaise, inPaise }) => ({
        quantityThousandths: sum.quantityThousandths + outThousandths - inThousandths,
        valuePaise: sum.valuePaise + outPaise - inPaise,
      }),
      NOTHING,
    );
}

const isLoss = (document: DocumentedMovement['by']['document']): boolean =>
  document === 'stock-loss' || document === 'stock-loss-reversed';
