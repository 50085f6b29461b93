// What a composition taxpayer pays on turnover (CGST Act s. 10): no document shows any of it.
import { mulDiv } from '../../kernel/paise.ts';

export type CompositionScheme = 'trader' | 'manufacturer' | 'restaurant' | 'services';

/**
 * Both halves together, in hundredths of a percent: 1 % (manufacturers from 01-01-2018, N/N
 * 1/2018-CT), restaurants 5 %, services 6 % (s. 10(2A), N/N 2/2019-CTR from 01-04-2019).
 */
const RATES_BPS: Readonly<Record<CompositionScheme, number>> = {
  trader: 100,
  manufacturer: 100,
  restaurant: 500,
  services: 600,
};

/** @param turnoverPaise of a quarter, from 0 on. @returns the tax, in two equal halves. */
export function compositionTax(scheme: CompositionScheme, turnoverPaise: number) {
  const rateBps = RATES_BPS[scheme];
  const halfPaise = mulDiv(turnoverPaise, rateBps, 20_000);
  return { rateBps, cgstPaise: halfPaise, sgstPaise: halfPaise, taxPaise: 2 * halfPaise };
}
