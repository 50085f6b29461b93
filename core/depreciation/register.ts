// The register of fixed assets over a period: gross block, depreciation and net block of each.
import { dayBefore } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Period } from '../kernel/financial-year.ts';
import { accumulatedThrough } from './charge.ts';
import type { DepreciationTerms } from './charge.ts';

export type AssetOnRegister = Omit<DepreciationTerms, 'soldOn'> & {
  readonly sale: { readonly on: CalendarDate; readonly proceedsPaise: number } | null;
};

export type BlockFigures = {
  readonly grossOpeningPaise: number;
  readonly additionsPaise: number;
  readonly disposalsPaise: number;
  readonly grossClosingPaise: number;
  readonly wornOpeningPaise: number;
  /** The depreciation of the period. */
  readonly chargedPaise: number;
  /** What had been charged of assets that were sold. */
  readonly wornOffPaise: number;
  readonly wornClosingPaise: number;
  readonly netOpeningPaise: number;
  readonly netClosingPaise: number;
  readonly proceedsPaise: number;
  /** On disposals; a loss is negative. */
  readonly gainPaise: number;
};

export const NO_FIGURES: BlockFigures = {
  grossOpeningPaise: 0,
  additionsPaise: 0,
  disposalsPaise: 0,
  grossClosingPaise: 0,
  wornOpeningPaise: 0,
  chargedPaise: 0,
  wornOffPaise: 0,
  wornClosingPaise: 0,
  netOpeningPaise: 0,
  netClosingPaise: 0,
  proceedsPaise: 0,
  gainPaise: 0,
};

/** @returns both together, figure by figure. */
export const addFigures = (one: BlockFigures, other: BlockFigures): BlockFigures => ({
  grossOpeningPaise: one.grossOpeningPaise + other.grossOpeningPaise,
  additionsPaise: one.additionsPaise + other.additionsPaise,
  disposalsPaise: one.disposalsPaise + other.disposalsPaise,
  grossClosingPaise: one.grossClosingPaise + other.grossClosingPaise,
  wornOpeningPaise: one.wornOpeningPaise + other.wornOpeningPaise,
  chargedPaise: one.chargedPaise + other.chargedPaise,
  wornOffPaise: one.wornOffPaise + other.wornOffPaise,
  wornClosingPaise: one.wornClosingPaise + other.wornClosingPaise,
  netOpeningPaise: one.netOpeningPaise + other.netOpeningPaise,
  netClosingPaise: one.netClosingPaise + other.netClosingPaise,
  proceedsPaise: one.proceedsPaise + other.proceedsPaise,
  gainPaise: one.gainPaise + other.gainPaise,
});

/** @returns the figures of one asset, or null where it was not there in the period. */
export function registerOf(asset: AssetOnRegister, { from, to }: Period): BlockFigures | null {
  const { costPaise, putToUse, sale } = asset;
  if (putToUse > to || (sale !== null && sale.on < from)) return null;
  const worn = { ...asset, soldOn: sale?.on ?? null };
  const isOpening = putToUse < from;
  const isSold = sale !== null && sale.on <= to;
  const wornOpeningPaise = isOpening ? accumulatedThrough(worn, dayBefore(from)) : 0;
  const wornPaise = accumulatedThrough(worn, to);
  const grossOpeningPaise = isOpening ? costPaise : 0;
  const grossClosingPaise = isSold ? 0 : costPaise;
  const wornClosingPaise = isSold ? 0 : wornPaise;
  const proceedsPaise = isSold ? sale.proceedsPaise : 0;
  return {
    grossOpeningPaise,
    additionsPaise: isOpening ? 0 : costPaise,
    disposalsPaise: isSold ? costPaise : 0,
    grossClosingPaise,
    wornOpeningPaise,
    chargedPaise: wornPaise - wornOpeningPaise,
    wornOffPaise: isSold ? wornPaise : 0,
    wornClosingPaise,
    netOpeningPaise: grossOpeningPaise - wornOpeningPaise,
    netClosingPaise: grossClosingPaise - wornClosingPaise,
    proceedsPaise,
    gainPaise: isSold ? proceedsPaise - (costPaise - wornPaise) : 0,
  };
}
