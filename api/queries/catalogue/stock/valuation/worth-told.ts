// Values of stock as the contract has them.
import { mulDiv } from '#core/kernel/paise.ts';
import { worthOfCounts } from '#core/stock-valuation/index.ts';
import type { ValuedPeriod, Worth } from '#core/stock-valuation/index.ts';

/** @returns the value by unit, rounded to the paisa; null for nothing. */
export const ratePaiseOf = ({ quantityThousandths, valuePaise }: Worth): number | null =>
  quantityThousandths === 0 ? null : mulDiv(valuePaise, 1000, quantityThousandths);

/** @param lost of what left, what was lost or given away. */
export function periodTold(valued: ValuedPeriod, lost: Worth) {
  const { opening, received, issued, closing, trueUpPaise, isNegative } = valued;
  const { short, over } = worthOfCounts(valued.movements);
  return {
    opening,
    in: received,
    out: issued,
    closing,
    trueUpPaise,
    short,
    surplus: over,
    lost,
    isNegative,
    withoutCostThousandths: valued.estimatedThousandths,
    ratePaise: ratePaiseOf(closing),
  };
}
