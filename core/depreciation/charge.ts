// What an asset has lost by a day. Schedule II of the Companies Act 2013: pro rata by days from the
// day it is put to use, up to and with the day it is sold; a year has 365 or 366 days as it falls.
// Each financial year's charge is rounded half up to the paisa by itself, then added up; it never
// passes cost less residual value, and the year in which the life ends takes what is left.
import { dateOf, dayBefore, daysInMonth, partsOf } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../kernel/financial-year.ts';
import { mulDiv } from '../kernel/paise.ts';
import { writtenDownBps } from './rates.ts';
import { daysWithin, earlier, extraHalves } from './shifts.ts';
import type { ShiftPeriod } from './shifts.ts';
import type { DepreciationMethod } from './terms.ts';

export type DepreciationTerms = {
  readonly costPaise: number;
  readonly residualBps: number;
  /** Null: it does not wear out. */
  readonly lifeYears: number | null;
  readonly method: DepreciationMethod;
  readonly putToUse: CalendarDate;
  readonly soldOn: CalendarDate | null;
  /** None of which overlaps another; a single shift unless given. */
  readonly shifts?: readonly ShiftPeriod[] | undefined;
};

const WHOLE_BPS = 10_000;

/** @returns what the asset is worth at the end of its life. */
export const residualPaise = ({ costPaise, residualBps }: DepreciationTerms): number =>
  mulDiv(costPaise, residualBps, WHOLE_BPS);

/** @returns the last day of its life. */
export function lifeEnd(putToUse: CalendarDate, lifeYears: number): CalendarDate {
  const { year, month, day } = partsOf(putToUse);
  const years = year + lifeYears;
  return dayBefore(dateOf(years, month, Math.min(day, daysInMonth(years, month))));
}

/** @returns the days of a period on which it wears. */
export function daysInUse(
  { putToUse, soldOn, lifeYears }: DepreciationTerms,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): number {
  if (lifeYears === null) return 0;
  const last = earlier(earlier(to, soldOn ?? to), lifeEnd(putToUse, lifeYears));
  return daysWithin(putToUse > from ? putToUse : from, last);
}

/** @returns what was charged from its first day up to and with the given one. */
export function accumulatedThrough(asset: DepreciationTerms, day: CalendarDate): number {
  const { lifeYears, putToUse, soldOn } = asset;
  if (lifeYears === null) return 0;
  const worn = { ...asset, lifeYears };
  const last = earlier(day, soldOn ?? day);
  let accumulated = 0;
  for (let year = financialYearOf(putToUse); yearPeriod(year).from <= last; year += 1) {
    const left = asset.costPaise - residualPaise(asset) - accumulated;
    if (left <= 0) break;
    accumulated += chargeOfYear(worn, { year, last, accumulated, left });
  }
  return accumulated;
}

type YearOfLife = {
  readonly year: number;
  readonly last: CalendarDate;
  readonly accumulated: number;
  /** What may still be charged. */
  readonly left: number;
};

type Lasting = DepreciationTerms & { readonly lifeYears: number };

function chargeOfYear(asset: Lasting, { year, last, accumulated, left }: YearOfLife): number {
  const { putToUse, lifeYears } = asset;
  const { from: first, to } = yearPeriod(year);
  const from = putToUse > first ? putToUse : first;
  const end = lifeEnd(putToUse, lifeYears);
  const lastOfYear = earlier(last, earlier(to, end));
  const charged = daysWithin(from, lastOfYear);
  if (end <= to) {
    const whole = daysWithin(from, end);
    return whole === 0 ? left : mulDiv(left, charged, whole);
  }
  const halves = 2 * charged + extraHalves(asset.shifts, { from, to: lastOfYear });
  return Math.min(left, byHalves(asset, accumulated, { halves, of: 2 * daysWithin(first, to) }));
}

/** Halves of days, so that one and a half are whole. */
type Share = { readonly halves: number; readonly of: number };

function byHalves(asset: Lasting, accumulated: number, { halves, of }: Share): number {
  const { method, costPaise, lifeYears, residualBps } = asset;
  if (method === 'slm') {
    return mulDiv(costPaise - residualPaise(asset), halves, of * lifeYears);
  }
  const rateBps = writtenDownBps(lifeYears, residualBps);
  return mulDiv(costPaise - accumulated, rateBps * halves, WHOLE_BPS * of);
}
