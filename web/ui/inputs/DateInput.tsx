// A day as it is typed: 3, 3/4, +1, t, y, me. Written out as 03 Apr 2026 on leaving the field.
import type { ComponentProps } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly today: CalendarDate;
};

export function DateInput({ text, onText, today, ...rest }: Props) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        const date = parseDate(text, today);
        if (date !== null) onText(formatDate(date));
        rest.onBlur?.(event);
      }}
      className="control"
    />
  );
}
