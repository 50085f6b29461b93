// A day of a report, as it is typed. It takes effect on Enter or on leaving the field. The words of
// a period (`q2`, `last month`) choose the period; what is neither stays typed, and is said.
import { useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { splitPeriod } from '#web/format/period-words.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { DateInput, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';

type Props = {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** @returns why that day cannot be, or nothing. */
  readonly onDay: (day: CalendarDate) => string | void;
  readonly onPeriod?: ((period: PeriodChoice) => void) | undefined;
  /** What F2 leads to. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
};

type DayProps = Props & { readonly label: 'As on' | 'From' | 'To' };

/** The last day. */
export const AsOn = (props: Props) => <ReportDay {...props} label="As on" />;

/** Another day from outside is another field, so that nothing half typed stays. */
export const ReportDay = (props: DayProps) => (
  <ReportDayField key={`${props.label} ${props.day}`} {...props} />
);

function ReportDayField({ label, day, today, onDay, onPeriod, field }: DayProps) {
  const [text, setText] = useState(formatDate(day));
  const [wrong, setWrong] = useState<string | null>(null);
  const take = () => {
    const typed = parseDate(text, today);
    if (typed === null) {
      const said = splitPeriod(text, today);
      if (said?.name === '' && onPeriod !== undefined) onPeriod(said.period);
      else setWrong(UNREADABLE_DATE);
    } else if (typed !== day) setWrong(onDay(typed) ?? null);
  };
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ink-2">
      <span aria-hidden="true">{label}</span>
      <span className="w-36">
        <DateInput
          {...(field !== undefined && { ref: field, 'aria-keyshortcuts': 'F2' })}
          aria-label={label}
          aria-invalid={wrong !== null}
          text={text}
          onText={(typed) => {
            setText(typed);
            setWrong(null);
          }}
          today={today}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      </span>
      {wrong !== null && (
        <span role="alert" className="text-sm text-overdue">
          {wrong}
        </span>
      )}
    </span>
  );
}
