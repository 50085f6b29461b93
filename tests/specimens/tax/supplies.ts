// Supplies by the few words that an example needs; the rest is as it usually is.
import type { Discount, Heads, Supply, SupplyLine } from '#core/tax/index.ts';

/** One unit at ₹100, taxable at 18 %. */
export const usualLine: SupplyLine = {
  quantityThousandths: 1_000,
  priceThousandths: 100_000,
  discount: null,
  treatment: 'taxable',
  rateBps: 1800,
  cessBps: 0,
  cessPerUnitThousandths: 0,
};

/** @param rupees for one unit, or for a quantity of it. */
export const soldAt = (rupees: number, more: Partial<SupplyLine> = {}): SupplyLine => ({
  ...usualLine,
  priceThousandths: Math.round(rupees * 1000),
  ...more,
});

export const supplyOf = (
  lines: readonly SupplyLine[],
  more: Partial<Omit<Supply, 'lines'>> = {},
): Supply => ({
  heads: 'intra',
  supply: 'domestic',
  reverseCharge: false,
  pricesIncludeTax: false,
  discount: null,
  rounding: 'none',
  lines,
  ...more,
});

export const percent = (share: number): Discount => ({
  kind: 'percent',
  bps: Math.round(share * 100),
});

export const amountOff = (rupees: number): Discount => ({
  kind: 'amount',
  amountPaise: Math.round(rupees * 100),
});

export const headsNamed = (supply: 'intra' | 'inter' | undefined): Heads => supply ?? 'intra';
