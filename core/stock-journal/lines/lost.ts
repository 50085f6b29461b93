// Goods that were lost, stolen, destroyed, written off or given away: each line with what the goods
// cost and the input credit that goes back on that, never on a selling price.
import { creditOnLostGoods } from '../../stock-valuation/index.ts';
import type { LostLine } from '../commands.ts';
import type { LineCredit, StockJournalLine } from '../terms.ts';

/** As many as one address of the preview holds. */
export const LOST_LINES_MAX = 100;

type LostStockLine = StockJournalLine & { readonly credit: LineCredit };

/** @param costsPaise what the goods of each line cost. */
export const lostLines = (
  lines: readonly LostLine[],
  costsPaise: readonly number[],
): readonly LostStockLine[] =>
  lines.map(({ productId, quantityThousandths, taxRateBps, isInterState, ...place }, at) => {
    const costPaise = costsPaise[at] ?? 0;
    const tax = creditOnLostGoods({ costPaise, rateBps: taxRateBps, isInterState });
    const credit = { costPaise, taxRateBps, ...tax };
    return { productId, direction: 'out', quantityThousandths, credit, ...place };
  });

/** @returns what goes back, of all lines and heads together. */
export const creditOnLines = (lines: readonly LostStockLine[]): number =>
  lines.reduce(
    (sum, { credit: { cgstPaise, sgstPaise, igstPaise } }) =>
      sum + cgstPaise + sgstPaise + igstPaise,
    0,
  );
