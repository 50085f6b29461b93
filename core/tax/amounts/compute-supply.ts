// What a supply comes to, in the order of the law (CGST Act s. 15): quantity times price, the
// line's discount, its share of the discount of the whole, the value, the tax on it.
import { ENTRY_PAISE_MAX } from '../../kernel/paise.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { canBeReversed, isWithoutPayment } from '../place/heads.ts';
import type { TaxRejection } from '../rejections.ts';
import type { Discount, Heads, Rounding, SupplyKind, Treatment } from '../terms.ts';
import { cessOf, NO_TAX, taxableWithin, taxOfLine } from './line-tax.ts';
import { valuesOf } from './line-values.ts';
import type { LineValue } from './line-values.ts';
import { totalsOf } from './totals.ts';
import type { ComputedLine, Totals } from './totals.ts';

export type SupplyLine = {
  readonly quantityThousandths: number;
  /** Thousandths of a rupee for one unit, with or without tax in it. */
  readonly priceThousandths: number;
  readonly discount: Discount | null;
  readonly treatment: Treatment;
  readonly rateBps: number;
  readonly cessBps: number;
  readonly cessPerUnitThousandths: number;
};

export type Supply = {
  readonly heads: Heads;
  readonly supply: SupplyKind;
  /** The buyer pays the tax (CGST Act s. 9(3) and (4)): none is charged. */
  readonly reverseCharge: boolean;
  readonly pricesIncludeTax: boolean;
  /** Of the whole, before tax. */
  readonly discount: Discount | null;
  readonly rounding: Rounding;
  readonly lines: readonly SupplyLine[];
};

export type ComputedSupply = Totals & { readonly lines: readonly ComputedLine[] };

/**
 * @param supply in whole paise and thousandths, from 0 on.
 * @returns each line and the sums of all, where total = value + taxes + round-off; or the first
 * refusal: a reverse charge that nobody bears, a taxable line at 0 %, an amount beyond ₹1 lakh
 * crore, a discount above its value, a price below the cess in it.
 */
export function computeSupply(supply: Supply): Result<ComputedSupply, TaxRejection> {
  if (supply.reverseCharge && !canBeReversed(supply.supply)) {
    return rejected({ kind: 'reverse_charge_not_allowed', supply: supply.supply });
  }
  const without = lineWithoutRate(supply);
  if (without !== null) return rejected({ kind: 'taxable_without_rate', line: without });
  const values = valuesOf(supply.lines, supply.discount);
  if (!values.ok) return values;
  const below = lineBelowCess(supply, values.value);
  if (below !== null) return rejected(below);
  const lines = values.value.map(({ grossPaise, discountPaise }, at) => {
    const amounts = taxed(supply, supply.lines[at], grossPaise - discountPaise);
    return { grossPaise, discountPaise, ...amounts };
  });
  const totals = totalsOf(supply, lines);
  if (totals.totalPaise > ENTRY_PAISE_MAX) {
    return rejected({ kind: 'invoice_total_too_large', paiseMax: ENTRY_PAISE_MAX });
  }
  return accepted({ lines, ...totals });
}

/** A taxable item carries tax, or is called nil-rated, exempt or non-GST instead. */
function lineWithoutRate({ heads, supply, lines }: Supply): number | null {
  if (heads === 'none' || isWithoutPayment(supply)) return null;
  const at = lines.findIndex(({ treatment, rateBps }) => treatment === 'taxable' && rateBps === 0);
  return at === -1 ? null : at + 1;
}

/** A price with a cess by quantity in it is at least that cess. */
function lineBelowCess(supply: Supply, values: readonly LineValue[]): TaxRejection | null {
  if (!supply.pricesIncludeTax) return null;
  for (const [at, line] of supply.lines.entries()) {
    const { grossPaise = 0, discountPaise = 0 } = values[at] ?? {};
    const pricePaise = grossPaise - discountPaise;
    const cessPaise = isCharged(supply, line) ? cessOf(0, line).byQuantityPaise : 0;
    if (cessPaise > pricePaise) {
      return { kind: 'price_below_cess', line: at + 1, pricePaise, cessPaise };
    }
  }
  return null;
}

/** Under reverse charge, bond or undertaking nothing is charged, though the rate is stated. */
const isCharged = ({ heads, supply, reverseCharge }: Supply, { treatment }: SupplyLine): boolean =>
  heads !== 'none' && treatment === 'taxable' && !reverseCharge && !isWithoutPayment(supply);

/** @param netPaise what discounts left of the line, with the tax in it where prices have. */
function taxed(supply: Supply, line: SupplyLine | undefined, netPaise: number) {
  if (line === undefined || !isCharged(supply, line)) return { taxablePaise: netPaise, ...NO_TAX };
  const taxablePaise = supply.pricesIncludeTax ? taxableWithin(netPaise, line) : netPaise;
  return { taxablePaise, ...taxOfLine(supply.heads, taxablePaise, line) };
}
