// The keys of a period: [ and ] go back and on, Y, Q and M choose its length.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { stepPeriod, withGranularity, yearChoices } from '#web/format/periods.ts';
import type { Granularity, PeriodChoice } from '#web/format/periods.ts';
import type { KeyAction } from './registry.ts';
import { useKeys } from './use-keys.ts';

type Periods = {
  readonly period: PeriodChoice;
  readonly today: CalendarDate;
  readonly setPeriod: (period: PeriodChoice) => void;
};

/** @param month null where M means something else on the page. */
export function usePeriodKeys(
  { period, today, setPeriod }: Periods,
  { month = 'M' }: { readonly month?: 'M' | null } = {},
): void {
  const step = (by: -1 | 1) => () => {
    const next = stepPeriod(period, by);
    if (yearChoices(today).includes(next.year)) setPeriod(next);
  };
  const length = (keys: string, by: Granularity): KeyAction => ({
    keys,
    does: `By ${by}`,
    run: () => {
      if (period.by !== by) setPeriod(withGranularity(period, by, today));
    },
  });
  useKeys('Period', [
    { keys: '[', does: 'Previous period', run: step(-1) },
    { keys: ']', does: 'Next period', run: step(1) },
    length('Y', 'year'),
    length('Q', 'quarter'),
    ...(month === null ? [] : [length(month, 'month')]),
  ]);
}
