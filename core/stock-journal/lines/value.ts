// What goods come to at a rate. The value of a line is what is exact: it is what was paid, and a
// rate by unit seldom comes out even. A rate is only a way to type it, rounded once.
import { mulDiv } from '../../kernel/paise.ts';

/** ₹1,000 crore: sums of thousands of such lines are still whole paise. */
export const STOCK_VALUE_MAX_PAISE = 1_000_000_000_000;

/** Thousandths by thousandths of a rupee, to the paisa. */
const TO_PAISE = 10_000;

/**
 * @returns paise, rounded half away from zero, of a quantity at a rate, both in thousandths; null
 * for more than a line may be worth.
 */
export function valueAtRatePaise(
  quantityThousandths: number,
  rateThousandths: number,
): number | null {
  const isTooMuch = quantityThousandths * rateThousandths > STOCK_VALUE_MAX_PAISE * TO_PAISE;
  return isTooMuch ? null : mulDiv(quantityThousandths, rateThousandths, TO_PAISE);
}
