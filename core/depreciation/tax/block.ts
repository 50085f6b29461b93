// One year of a block of assets: Income-tax Act 1961 ss. 32, 43(6) and 50; from 1 April 2026 the
// Income-tax Act 2025, s. 33. Rounded half up to the paisa, once for the whole block.
import { daysBetween } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { mulDiv } from '../../kernel/paise.ts';

/** Used for fewer days in its first year, an asset bears half the rate (s. 32, second proviso). */
const FULL_RATE_DAYS = 180;

/** @returns the days from the first use to 31 March, both counted. */
export const daysUsedInYear = (putToUse: CalendarDate): number =>
  daysBetween(putToUse, yearPeriod(financialYearOf(putToUse)).to) + 1;

export const isFullRate = (putToUse: CalendarDate): boolean =>
  daysUsedInYear(putToUse) >= FULL_RATE_DAYS;

export type BlockOfYear = {
  readonly rateBps: number;
  readonly openingPaise: number;
  /** Of assets used for 180 days or more, and for fewer. */
  readonly fullAdditionsPaise: number;
  readonly halfAdditionsPaise: number;
  /** All that was received or is due for assets of the block. */
  readonly soldPaise: number;
  /** Whether no asset is left at the end of the year. */
  readonly isEmpty: boolean;
};

export type BlockResult = {
  readonly fullBasePaise: number;
  readonly halfBasePaise: number;
  readonly depreciationPaise: number;
  readonly closingPaise: number;
  /** Section 50: a short-term gain, or a loss when negative. */
  readonly gainPaise: number;
};

const WHOLE_BPS = 10_000;

/** Sales lessen what bears the whole rate first, and then what bears half of it. */
export function blockOfYear(block: BlockOfYear): BlockResult {
  const { rateBps, openingPaise, fullAdditionsPaise, halfAdditionsPaise, soldPaise } = block;
  const full = openingPaise + fullAdditionsPaise;
  const above = Math.max(0, soldPaise - full);
  const fullBasePaise = Math.max(0, full - soldPaise);
  const halfBasePaise = Math.max(0, halfAdditionsPaise - above);
  const gain = Math.max(0, above - halfAdditionsPaise);
  const base = fullBasePaise + halfBasePaise;
  if (block.isEmpty || base === 0) {
    const gainPaise = gain > 0 ? gain : base === 0 ? 0 : -base;
    return { fullBasePaise, halfBasePaise, depreciationPaise: 0, closingPaise: 0, gainPaise };
  }
  const depreciationPaise = mulDiv(fullBasePaise * 2 + halfBasePaise, rateBps, WHOLE_BPS * 2);
  const closingPaise = base - depreciationPaise;
  return { fullBasePaise, halfBasePaise, depreciationPaise, closingPaise, gainPaise: 0 };
}
