// Values of stock as the wire has them.
import { mulDiv, rupeesFromPaise } from '#core/kernel/paise.ts';
import { worthOfCounts } from '#core/stock-valuation/index.ts';
import type { ValuedPeriod, Worth } from '#core/stock-valuation/index.ts';
import type { StockWorth } from '#api/contract/catalogue/stock/valuation.ts';
import { stockQuantityText } from '../quantities.ts';

export const worthWire = ({ quantityThousandths, valuePaise }: Worth): StockWorth => ({
  quantity: stockQuantityText(quantityThousandths),
  value: rupeesFromPaise(valuePaise),
});

/** @returns rupees by unit, rounded to the paisa; null for nothing. */
export const rateWire = ({ quantityThousandths, valuePaise }: Worth): string | null =>
  quantityThousandths === 0 ? null : rupeesFromPaise(mulDiv(valuePaise, 1000, quantityThousandths));

/** @param lost of what left, what was lost or given away. */
export function periodWire(valued: ValuedPeriod, lost: Worth) {
  const { short, over } = worthOfCounts(valued.movements);
  return {
    opening: worthWire(valued.opening),
    in: worthWire(valued.received),
    out: worthWire(valued.issued),
    closing: worthWire(valued.closing),
    true_up: rupeesFromPaise(valued.trueUpPaise),
    short: worthWire(short),
    surplus: worthWire(over),
    lost: worthWire(lost),
    is_negative: valued.isNegative,
    without_cost: stockQuantityText(valued.estimatedThousandths),
    rate: rateWire(valued.closing),
  };
}
