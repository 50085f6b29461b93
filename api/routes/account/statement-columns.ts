// Which columns a statement is asked for, and what of it cannot be.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import {
  comparedDay,
  comparedPeriod,
  COMPARISONS_MAX,
  parseComparisons,
  partsOfPeriod,
} from '#core/statement/index.ts';
import type { ColumnComparison } from '#core/statement/index.ts';
import type {
  readBalanceSheet,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ResultColumn, SheetDay } from '#api/queries/ledgers/statements/statements.ts';

const PARTS_MAX = 24;

const ENDS_BEFORE_IT_BEGINS = invalidField('to', 'Must be the first day or a later one.');
const TOO_MANY_PARTS = invalidField(
  'columns',
  `Must be total for a period of more than ${PARTS_MAX} months or quarters.`,
);

export const UNKNOWN_COMPARISON = invalidField(
  'compare',
  `Must be none, or at most ${COMPARISONS_MAX} of: last-year, previous, 2-years-before, days.`,
);

const BEFORE_THE_PERIOD = invalidField('as_on', 'The period begins after this day.');

/** What is dated later than the day is left out. */
const upTo = (day: CalendarDate, asOn: string | undefined): CalendarDate =>
  asOn !== undefined && asOn < day ? calendarDate(asOn) : day;

const startOfYear = (day: CalendarDate): CalendarDate => yearPeriod(financialYearOf(day)).from;

type Parts = 'total' | 'months' | 'quarters';
const partsOf = (period: Period, by: Parts): readonly Period[] =>
  by === 'total' ? [] : partsOfPeriod(period, by);

/** @param today the day of one that names none. */
export function sheetDaysOf(
  query: z.output<typeof readBalanceSheet.query>,
  today: string,
): readonly [SheetDay, ...SheetDay[]] {
  const { columns, compare_to: compared, as_on: asOn } = query;
  const to = upTo(calendarDate(query.to ?? asOn ?? today), asOn);
  const parts = partsOf({ from: startOfYear(to), to }, columns);
  const days = [
    ...(compared === undefined ? [] : [calendarDate(compared)]),
    ...comparisonsOf(query.compare).map((one) => comparedDay(to, one)),
  ];
  return [
    { to, of: 'day' },
    ...days.map((day) => ({ to: upTo(day, asOn), of: 'compared' }) as const),
    ...parts.map((part) => ({ to: part.to, of: 'part' }) as const),
  ];
}

const comparisonsOf = (text: string): readonly ColumnComparison[] => parseComparisons(text) ?? [];

export type ResultQuery = z.output<typeof readProfitAndLoss.query>;
type ColumnsQuery = Omit<ResultQuery, 'as'>;
type ResultColumns =
  | { readonly asked: readonly [ResultColumn, ...ResultColumn[]] }
  | { readonly problem: ReturnType<typeof invalidField> };

/** @param today the last day of a period that names none. */
export function statementColumnsOf(query: ColumnsQuery, today: string): ResultColumns {
  const last = calendarDate(query.to ?? query.as_on ?? today);
  const to = upTo(last, query.as_on);
  const from = query.from === undefined ? startOfYear(to) : calendarDate(query.from);
  if (parseComparisons(query.compare) === null) return { problem: UNKNOWN_COMPARISON };
  if (from > last) return { problem: ENDS_BEFORE_IT_BEGINS };
  if (from > to) return { problem: BEFORE_THE_PERIOD };
  const period = { from, to };
  const parts = partsOf(period, query.columns);
  if (parts.length > PARTS_MAX) return { problem: TOO_MANY_PARTS };
  return {
    asked: [
      { ...period, of: 'period' },
      ...comparedWith(period, query.compare),
      ...parts.map((part): ResultColumn => ({ ...part, of: 'part' })),
    ],
  };
}

const comparedWith = (period: Period, compare: string): readonly ResultColumn[] =>
  comparisonsOf(compare).map((comparison) => ({
    ...comparedPeriod(period, comparison),
    of:
      comparison.kind === 'last-year' || comparison.kind === 'previous' ? comparison.kind : 'other',
  }));
