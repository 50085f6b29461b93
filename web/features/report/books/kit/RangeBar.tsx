// The days of a report: a period of the year, or the first and the last day as they are typed.
import type { ReactNode, RefObject } from 'react';
import { periodLabel } from '#web/format/periods.ts';
import { ReportDay } from '#web/shell/balances/AsOn.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { DaysPill } from '#web/ui/lists/register/pills/DaysPill.tsx';
import type { ReportRangeState } from './use-report-range.ts';

type Props = {
  readonly state: ReportRangeState;
  /** What F2 leads to. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
};

export function RangeBar({ state, first, children }: Props) {
  const { range, today, setPeriod, setDays } = state;
  const { from, to } = range;
  return (
    <div className="register-filters">
      <DaysPill label="Period" value={range.isByDays ? 'Chosen days' : periodLabel(range.period)}>
        <PeriodPicker period={range.period} onChange={setPeriod} today={today} />
        <ReportDay
          label="From"
          field={first}
          day={from}
          today={today}
          onPeriod={setPeriod}
          onDay={(day) => setDays({ from: day, to: day > to ? day : to })}
        />
        <ReportDay
          label="To"
          day={to}
          today={today}
          onPeriod={setPeriod}
          onDay={(day) => setDays({ from: day < from ? day : from, to: day })}
        />
      </DaysPill>
      {children}
    </div>
  );
}
