// The days of a report: a period of the year, or the first and the last day as they are typed.
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { periodLabel } from '#web/format/periods.ts';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
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
        <DayField
          key={`from ${from}`}
          label="From"
          field={first}
          day={from}
          today={today}
          onDay={(day) => setDays({ from: day, to: day > to ? day : to })}
        />
        <DayField
          key={`to ${to}`}
          label="To"
          day={to}
          today={today}
          onDay={(day) => setDays({ from: day < from ? day : from, to: day })}
        />
      </DaysPill>
      {children}
    </div>
  );
}

type DayProps = {
  readonly label: 'From' | 'To';
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
};

/** Takes effect on Enter or on leaving the field. */
function DayField({ label, day, today, onDay, field }: DayProps) {
  const [text, setText] = useState(formatDate(day));
  const take = () => {
    const typed = parseDate(text, today);
    if (typed === null) setText(formatDate(day));
    else if (typed !== day) onDay(typed);
  };
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ink-2">
      <span aria-hidden="true">{label}</span>
      <span className="w-40">
        <DateInput
          {...(field !== undefined && { ref: field, 'aria-keyshortcuts': 'F2' })}
          aria-label={label}
          text={text}
          onText={setText}
          today={today}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      </span>
    </span>
  );
}
