// What becomes of the tax of an advance as its parts are used (CGST Rules 50 and 51).
import { mulDiv } from '../../kernel/paise.ts';
import type { AdvanceTax } from './receipt-events.ts';

/** An advance by what is used of it: each amount with its tax in it, in paise. */
export type AdvanceUse = {
  readonly tax: AdvanceTax;
  /** All of it, with its tax. */
  readonly grossPaise: number;
  /** What invoices and refunds have used so far. */
  readonly usedPaise: number;
};

/**
 * Counted from the beginning of the advance, so that all its parts together give back exactly its
 * tax, whatever they are.
 * @param amountPaise of the next part, with its tax.
 * @returns the tax that goes back with that part, each head half up.
 */
export function taxOfPart(
  { tax, grossPaise, usedPaise }: AdvanceUse,
  amountPaise: number,
): AdvanceTax {
  const part = (headPaise: number) =>
    mulDiv(headPaise, usedPaise + amountPaise, grossPaise) -
    mulDiv(headPaise, usedPaise, grossPaise);
  return {
    cgstPaise: part(tax.cgstPaise),
    sgstPaise: part(tax.sgstPaise),
    igstPaise: part(tax.igstPaise),
    cessPaise: part(tax.cessPaise),
  };
}

/** @returns the whole tax of an advance in paise; 0 of none. */
export const advanceTaxPaise = (tax: AdvanceTax | undefined): number =>
  tax === undefined ? 0 : tax.cgstPaise + tax.sgstPaise + tax.igstPaise + tax.cessPaise;
