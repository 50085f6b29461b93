// How a statement is drawn stands in its address, so that Back and a sent link show it again: which
// columns, beside what, for whom, and which lines are open.
import { useSearchParams } from 'react-router-dom';
import { dayBefore, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { oneYearBefore } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { useDays } from '#web/shell/balances/use-days.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';

export const COLUMN_CHOICES = ['total', 'months', 'quarters'] as const;
export const COMPARE_CHOICES = ['last-year', 'previous', 'none'] as const;
const FORMS: readonly OwnerForm[] = ['proprietor', 'firm', 'company'];

export type ColumnChoice = (typeof COLUMN_CHOICES)[number];
export type CompareChoice = (typeof COMPARE_CHOICES)[number];
type AddressName = 'columns' | 'compare' | 'form' | 'layout' | 'turned';

export type StatementAddress = {
  readonly days: ReportDays;
  readonly columns: ColumnChoice;
  readonly compare: CompareChoice;
  /** The other day of a balance sheet; null for none. */
  readonly comparedDay: CalendarDate | null;
  /** Null as the book says. */
  readonly form: OwnerForm | null;
  readonly isInTwoSides: boolean;
};

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null) =>
  choices.find((choice) => choice === text);

/** A balance sheet stands beside the end of the last year unless another day is chosen. */
function comparedDayOf(text: string | null, day: CalendarDate): CalendarDate | null {
  if (text === 'none') return null;
  if (text === 'last-year') return oneYearBefore(day);
  const start = dayBefore(yearPeriod(financialYearOf(day)).from);
  return parseCalendarDate(text ?? '') ?? start;
}

export function useStatementAddress() {
  const dates = useDays();
  const [address, setAddress] = useSearchParams();
  /** The empty text takes a name out of the address. */
  const set = (changes: Readonly<Partial<Record<AddressName, string>>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, flushSync: true },
    );
  const { days } = dates;
  const compareText = address.get('compare');
  const shown: StatementAddress = {
    days,
    columns: oneOf(COLUMN_CHOICES, address.get('columns')) ?? 'total',
    compare: oneOf(COMPARE_CHOICES, compareText) ?? 'last-year',
    comparedDay: comparedDayOf(compareText, days.to),
    form: oneOf(FORMS, address.get('form')) ?? null,
    isInTwoSides: address.get('layout') === 't',
  };
  const turned = new Set((address.get('turned') ?? '').split(',').filter((code) => code !== ''));
  return {
    ...shown,
    dates,
    compareText: compareText ?? '',
    set,
    turned,
    setTurned: (codes: Iterable<string>) => set({ turned: [...codes].join(',') }),
  };
}
