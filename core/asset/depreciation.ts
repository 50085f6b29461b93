// What the register of fixed assets must know of an asset, and what of it cannot be.
import { USEFUL_LIVES } from '../depreciation/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AssetDepreciation } from './events.ts';
import type { AssetRejection } from './rejections.ts';

export type DepreciationInput = Omit<AssetDepreciation, 'lifeYears' | 'putToUse' | 'sale'> & {
  /** Null: as Schedule II has it for its class. */
  readonly lifeYears: number | null;
  readonly putToUse: CalendarDate;
  readonly sale: { readonly on: CalendarDate; readonly proceedsPaise: number } | null;
};

/** @returns it with the useful life that its class has, where none is given. */
export function completedDepreciation(given: DepreciationInput): AssetDepreciation {
  const usual = USEFUL_LIVES[given.assetClass].lifeYears;
  return { ...given, lifeYears: usual === null ? null : (given.lifeYears ?? usual) };
}

/** @returns why an asset or a stock cannot have it, or null. */
export function refusalOfDepreciation(
  kind: 'asset' | 'stock',
  { method, residualBps, putToUse, sale }: DepreciationInput,
): AssetRejection | null {
  if (kind === 'stock') return { kind: 'stock_not_depreciated' };
  if (method === 'wdv' && residualBps === 0) return { kind: 'written_down_to_nil' };
  return sale !== null && sale.on < putToUse
    ? { kind: 'asset_sold_before_use', soldOn: sale.on, putToUse }
    : null;
}
