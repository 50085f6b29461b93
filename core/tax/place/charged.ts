// Whether the taxes of a document that somebody else computed are those that it may charge.
import type { Heads } from '../terms.ts';

export type ChargedFault =
  | 'charged-without-right'
  | 'igst-within-state'
  | 'cgst-between-states'
  | 'halves-differ';

/**
 * @param heads as `headsOf` finds them. @param charged in paise.
 * @returns what is wrong, or null: nothing may be charged outside GST or under composition (CGST
 * Act ss. 10(4) and 32), IGST only between states, CGST and SGST only within one, in equal halves.
 */
export function chargedFault(
  heads: Heads,
  charged: {
    readonly cgstPaise: number;
    readonly sgstPaise: number;
    readonly igstPaise: number;
  },
): ChargedFault | null {
  const { cgstPaise, sgstPaise, igstPaise } = charged;
  const halves = cgstPaise !== 0 || sgstPaise !== 0;
  if (heads === 'none') return halves || igstPaise !== 0 ? 'charged-without-right' : null;
  if (heads === 'intra' && igstPaise !== 0) return 'igst-within-state';
  if (heads === 'inter' && halves) return 'cgst-between-states';
  return cgstPaise === sgstPaise ? null : 'halves-differ';
}
