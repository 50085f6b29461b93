// What the register of fixed assets must know of an asset, and what of it cannot be.
import { USEFUL_LIVES, worksInShifts } from '../depreciation/index.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AssetDepreciation } from './events.ts';
import type { AssetRejection } from './rejections.ts';

export type DepreciationInput = Omit<
  AssetDepreciation,
  'lifeYears' | 'putToUse' | 'sale' | 'shifts' | 'bought'
> & {
  /** Null: as Schedule II has it for its class. */
  readonly lifeYears: number | null;
  readonly putToUse: CalendarDate;
  readonly sale: { readonly on: CalendarDate; readonly proceedsPaise: number } | null;
  readonly shifts?: readonly ShiftDays[] | undefined;
  /** Null: on no bill; without it as it was. */
  readonly bought?: AssetDepreciation['bought'] | null;
};

/**
 * @param had what was said before, or null.
 * @returns it with the useful life of its class and the bill of before, where none is given.
 */
export function completedDepreciation(
  given: DepreciationInput,
  had: AssetDepreciation | null,
): AssetDepreciation {
  const usual = USEFUL_LIVES[given.assetClass].lifeYears;
  const { shifts = [], bought = had?.bought, ...others } = given;
  return {
    ...others,
    lifeYears: usual === null ? null : (given.lifeYears ?? usual),
    ...(shifts.length > 0 && { shifts: shifts.toSorted(byFirstDay) }),
    ...(bought != null && { bought }),
  };
}

type ShiftDays = NonNullable<AssetDepreciation['shifts']>[number];
const byFirstDay = (one: ShiftDays, other: ShiftDays): number => (one.from < other.from ? -1 : 1);

/** @returns why an asset or a stock cannot have it, or null. */
export function refusalOfDepreciation(
  kind: 'asset' | 'stock',
  { assetClass, method, residualBps, putToUse, sale, shifts = [] }: DepreciationInput,
): AssetRejection | null {
  if (kind === 'stock') return { kind: 'stock_not_depreciated' };
  if (method === 'wdv' && residualBps === 0) return { kind: 'written_down_to_nil' };
  if (sale !== null && sale.on < putToUse) {
    return { kind: 'asset_sold_before_use', soldOn: sale.on, putToUse };
  }
  if (shifts.length === 0) return null;
  if (!worksInShifts(assetClass)) return { kind: 'extra_shift_not_allowed', assetClass };
  const inOrder = shifts.toSorted(byFirstDay);
  const twice = inOrder.find(({ from }, at) => at > 0 && from <= (inOrder[at - 1]?.to ?? ''));
  return twice === undefined
    ? null
    : { kind: 'extra_shifts_overlap', on: calendarDate(twice.from) };
}
