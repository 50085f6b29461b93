// The last day of a report, as it is typed. It takes effect on Enter or on leaving the field.
import { useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';

type Props = {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  /** What F2 leads to. */
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Another day from outside is another field, so that nothing half typed stays. */
export const AsOn = (props: Props) => <AsOnField key={props.day} {...props} />;

function AsOnField({ day, today, onDay, field }: Props) {
  const [text, setText] = useState(formatDate(day));
  const take = () => {
    const typed = parseDate(text, today);
    if (typed === null) setText(formatDate(day));
    else if (typed !== day) onDay(typed);
  };
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ink-2">
      <span aria-hidden="true">As on</span>
      <span className="w-36">
        <DateInput
          ref={field}
          aria-label="As on"
          text={text}
          onText={setText}
          today={today}
          aria-keyshortcuts="F2"
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      </span>
    </span>
  );
}
