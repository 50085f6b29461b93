// What an asset that is sold leaves in the books.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { accumulatedThrough } from './charge.ts';
import type { DepreciationTerms } from './charge.ts';

export type AssetSale = {
  readonly accumulatedPaise: number;
  readonly carriedPaise: number;
  /** Above the carrying amount a gain; below it a loss, which is negative. */
  readonly gainPaise: number;
};

/** @returns what stood in the books on the day of the sale, and what it brought above that. */
export function saleOf(
  asset: DepreciationTerms,
  { soldOn, proceedsPaise }: { readonly soldOn: CalendarDate; readonly proceedsPaise: number },
): AssetSale {
  const accumulatedPaise = accumulatedThrough({ ...asset, soldOn }, soldOn);
  const carriedPaise = asset.costPaise - accumulatedPaise;
  return { accumulatedPaise, carriedPaise, gainPaise: proceedsPaise - carriedPaise };
}
