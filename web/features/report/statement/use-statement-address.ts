// How a statement is drawn stands in its address, so that Back and a sent link show it again: of
// which days, in which columns, for whom, and which lines are open.
import { useSearchParams } from 'react-router-dom';
import { parseDayOfBooks } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { useDays } from '#web/shell/balances/use-days.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import { comparisonsText } from '../columns/comparisons.ts';
import type { ShownFigures } from '../columns/figure-columns.ts';
import { useReportLayout } from '../columns/use-report-layout.ts';
import type { ColumnChoice, AccountOrder } from '../columns/use-report-layout.ts';

import { unitIn } from './table/units.ts';
import type { AmountUnit } from './table/units.ts';

const FORMS: readonly OwnerForm[] = ['proprietor', 'firm', 'company'];

export const LAYOUTS = [
  { value: 'vertical', label: 'Vertical' },
  { value: 't', label: 'T-form' },
] as const;

type StatementName = 'profit-and-loss' | 'balance-sheet' | 'cash-flow';

/** What the screen, paper and files are drawn from. */
export type StatementAddress = {
  readonly days: ReportDays;
  readonly columns: ColumnChoice;
  /** As the call has it: `last-year,previous`. */
  readonly compare: string;
  readonly shows: ShownFigures;
  readonly sort: AccountOrder;
  readonly hidesZero: boolean;
  /** Null as the book says. */
  readonly form: OwnerForm | null;
  /** As a T: a view that stands beside no other period. */
  readonly isInTwoSides?: boolean;
  /** In which amounts are told; in rupees unless given. */
  readonly unit?: AmountUnit;
};

const USUAL = {
  'profit-and-loss': { compare: 'last-year', show: ['percent'] },
  'cash-flow': { compare: 'last-year', show: [] },
  'balance-sheet': { compare: 'previous', show: ['change'] },
} as const;

/** @returns the days, from the day that the address names where it names one (`?from=`). */
function daysFrom(days: ReportDays, address: URLSearchParams): ReportDays {
  const from = parseDayOfBooks(address.get('from') ?? '');
  return from === null || from > days.to ? days : { ...days, from };
}

export function useStatementAddress(statement: StatementName) {
  const dates = useDays();
  const [address, setAddress] = useSearchParams();
  const layout = useReportLayout(statement, USUAL[statement]);
  const isOfDay = statement === 'balance-sheet';
  const days = isOfDay ? dates.days : daysFrom(dates.days, address);
  const shown: StatementAddress = {
    days,
    columns: layout.columns,
    compare: comparisonsText(layout.compared),
    shows: layout.shows,
    sort: layout.sort,
    hidesZero: layout.hidesZero,
    form: FORMS.find((form) => form === address.get('form')) ?? null,
    isInTwoSides: layout.isInTwoSides,
    unit: unitIn(layout.unit),
  };
  const set = (named: Readonly<Record<string, string>>, leftOut: readonly string[] = []) =>
    setAddress(
      (now) => {
        for (const name of leftOut) now.delete(name);
        for (const [name, value] of Object.entries(named)) now.set(name, value);
        return now;
      },
      { replace: true, flushSync: true },
    );
  return {
    ...shown,
    dates,
    layout,
    setForm: (form: OwnerForm) => set({ form }),
    setFrom: (from: CalendarDate) => set({ from, on: days.to }, ['year', 'quarter', 'month']),
    setLayout: (as: 'vertical' | 't') => layout.set({ layout: as === 't' ? 't' : '' }),
    setUnit: (unit: AmountUnit) => layout.set({ unit: unit === 'rupees' ? '' : unit }),
    toggleZero: () => layout.set({ zero: layout.hidesZero ? 'shown' : '' }),
  };
}

export type StatementState = ReturnType<typeof useStatementAddress>;
