// Of which days a report is, behind one button: a period by its length, or the days as they are
// typed.
import type { ReactNode, RefObject } from 'react';
import { periodLabel } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { ReportDay } from '#web/shell/balances/AsOn.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { BoxButton } from '#web/ui/overlays/BoxButton.tsx';
import type { ReportRangeState } from '../books/kit/use-report-range.ts';

type Props = {
  readonly label: 'Period' | 'As on';
  /** As the button says it. */
  readonly value: string;
  readonly children: ReactNode;
};

export const DaysBox = ({ label, value, children }: Props) => (
  <BoxButton label={label} value={value} hidesLabel keys="F2" icon="calendar" closesOnEnter>
    {children}
  </BoxButton>
);

/** @returns a period as its button says it: `FY 26-27`, `Q2 26-27`, `Nov, 26-27`. */
export const periodInHead = (period: PeriodChoice): string =>
  period.by === 'month'
    ? periodLabel(period)
    : `${period.by === 'year' ? 'FY' : `Q${period.quarter}`} ${period.year}`;

type RangeProps = {
  readonly state: ReportRangeState;
  /** What F2 leads to. */
  readonly first: RefObject<HTMLInputElement | null>;
};

/** A period of the year, or the first and the last day. */
export function RangeBox({ state, first }: RangeProps) {
  const { range, today, setPeriod, setDays } = state;
  const { from, to } = range;
  return (
    <DaysBox label="Period" value={range.isByDays ? 'Chosen days' : periodInHead(range.period)}>
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
    </DaysBox>
  );
}
