// The tax of one line: each head half up to the paisa. Section 170 of the CGST Act rounds what a
// return pays to the rupee, and asks nothing of the kind of a line or an invoice.
import { mulDiv } from '../../kernel/paise.ts';
import type { Heads } from '../terms.ts';

/** Hundredths of a percent in the whole. */
export const WHOLE_BPS = 10_000;

/** Thousandths of a unit times thousandths of a rupee, in one paisa. */
const THOUSANDTHS_PER_PAISA = 10_000;

export type TaxedLine = {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};

export const NO_TAX: TaxedLine = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };

type LineRates = {
  readonly quantityThousandths: number;
  readonly rateBps: number;
  readonly cessBps: number;
  readonly cessPerUnitThousandths: number;
};

/** @returns quantity times price in paise, half up. */
export const timesQuantity = (quantityThousandths: number, priceThousandths: number): number =>
  mulDiv(quantityThousandths, priceThousandths, THOUSANDTHS_PER_PAISA);

/** @returns the cess by value, and the cess by quantity that no value changes, in paise. */
export const cessOf = (
  taxablePaise: number,
  { quantityThousandths, cessBps, cessPerUnitThousandths }: LineRates,
): { readonly byValuePaise: number; readonly byQuantityPaise: number } => ({
  byValuePaise: mulDiv(taxablePaise, cessBps, WHOLE_BPS),
  byQuantityPaise: timesQuantity(quantityThousandths, cessPerUnitThousandths),
});

/**
 * CGST and SGST are two equal halves, each of half the rate and each rounded by itself, never what
 * one left of the whole: 62.51 at 18 % is 5.63 and 5.63.
 * @param taxablePaise the value after discounts, before tax.
 */
export function taxOfLine(heads: Heads, taxablePaise: number, line: LineRates): TaxedLine {
  if (heads === 'none') return NO_TAX;
  const { byValuePaise, byQuantityPaise } = cessOf(taxablePaise, line);
  const cessPaise = byValuePaise + byQuantityPaise;
  if (heads === 'inter') {
    return { ...NO_TAX, igstPaise: mulDiv(taxablePaise, line.rateBps, WHOLE_BPS), cessPaise };
  }
  const halfPaise = mulDiv(taxablePaise, line.rateBps, 2 * WHOLE_BPS);
  return { cgstPaise: halfPaise, sgstPaise: halfPaise, igstPaise: 0, cessPaise };
}

/**
 * The value within a price that has its tax in it (CGST Rule 35): less the cess by quantity, then
 * divided by one and the rates. Half up, so the tax on it may be a paisa off the price.
 */
export function taxableWithin(inclusivePaise: number, line: LineRates): number {
  const byQuantityPaise = timesQuantity(line.quantityThousandths, line.cessPerUnitThousandths);
  return mulDiv(
    inclusivePaise - byQuantityPaise,
    WHOLE_BPS,
    WHOLE_BPS + line.rateBps + line.cessBps,
  );
}

/**
 * The tax within an amount that has it inside, without cess (CGST Rule 35). CGST and SGST are equal
 * halves, so the value is what they leave.
 */
export function taxWithin(heads: Heads, inclusivePaise: number, rateBps: number): TaxedLine {
  const line = { quantityThousandths: 0, rateBps, cessBps: 0, cessPerUnitThousandths: 0 };
  return taxOfLine(heads, taxableWithin(inclusivePaise, line), line);
}
