// The return to which a set-off, a payment or a reversal of credit belongs.
import { monthEnd, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  financialYearOf,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { invariant } from '../../kernel/invariant.ts';
import { GST_BEGINS } from '../periods/return-period.ts';
import { frequencyOn, returnSpan } from '../periods/returns.ts';
import type { FrequencyFrom } from '../periods/returns.ts';

const isSpan = (one: Period, other: Period | null): boolean =>
  one.from === other?.from && one.to === other.to;

/** @returns whether GSTR-3B is made for these days. */
export const isSpanOfGstr3b = (period: Period, frequencies: readonly FrequencyFrom[]): boolean =>
  period.from >= GST_BEGINS &&
  isSpan(period, returnSpan('gstr-3b', period.from, frequencyOn(period.from, frequencies)));

/** @returns whether the days are a month, a quarter or a financial year since GST began. */
export function isTaxPeriod(period: Period): boolean {
  const { from, to } = period;
  const year = financialYearOf(from);
  return (
    to >= GST_BEGINS &&
    ((partsOf(from).day === 1 && monthEnd(from) === to) ||
      isSpan(period, quarterPeriod(year, quarterOf(from))) ||
      isSpan(period, yearPeriod(year)))
  );
}

/** @returns the span of GSTR-3B in which a day lies. */
export function gstr3bSpanOn(date: CalendarDate, frequencies: readonly FrequencyFrom[]): Period {
  const span = returnSpan('gstr-3b', date, frequencyOn(date, frequencies));
  invariant(span !== null, 'GSTR-3B is made for every day.');
  return span;
}
