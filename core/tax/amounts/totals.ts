// What the lines of a supply come to together, and what is rounded off.
import { mulDiv } from '../../kernel/paise.ts';
import type { Rounding } from '../terms.ts';
import type { TaxedLine } from './line-tax.ts';

export type ComputedLine = TaxedLine & {
  /** Quantity times price: with the tax in it, where prices have. */
  readonly grossPaise: number;
  /** Its own discount and its share of the discount of the whole. */
  readonly discountPaise: number;
  readonly taxablePaise: number;
};

export type Totals = Omit<ComputedLine, 'grossPaise'> & {
  /** Added to the sum of the lines; may be negative. */
  readonly roundOffPaise: number;
  readonly totalPaise: number;
};

/** The nearest rupee, half away from zero. */
export const toRupee = (paise: number): number => mulDiv(paise, 1, 100) * 100;

/**
 * Where prices have tax in them, the customer pays their sum to the paisa, and what the lines are
 * off is rounded off (CGST Rule 35). Rounding to the rupee never touches value or tax.
 */
export function totalsOf(
  {
    pricesIncludeTax,
    rounding,
  }: { readonly pricesIncludeTax: boolean; readonly rounding: Rounding },
  lines: readonly ComputedLine[],
): Totals {
  const sum = (of: (line: ComputedLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const amounts = {
    discountPaise: sum((line) => line.discountPaise),
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    cessPaise: sum((line) => line.cessPaise),
  };
  const linesPaise = sum(
    ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise }) =>
      taxablePaise + cgstPaise + sgstPaise + igstPaise + cessPaise,
  );
  const asked = pricesIncludeTax
    ? sum(({ grossPaise, discountPaise }) => grossPaise - discountPaise)
    : linesPaise;
  const totalPaise = rounding === 'rupee' ? toRupee(asked) : asked;
  return { ...amounts, roundOffPaise: totalPaise - linesPaise, totalPaise };
}
