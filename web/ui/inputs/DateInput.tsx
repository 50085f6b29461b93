// A day as it is typed: 3, 3/4, +1, t, y, me. Written out as 03 Apr 2026 on leaving the field. The
// button beside it opens the calendar of the browser, for those who point.
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Field } from './Field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly today: CalendarDate;
};

export function DateInput({ text, onText, today, ...rest }: InputProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const date = parseDate(text, today);
  return (
    <div className="relative">
      <input
        type="text"
        autoComplete="off"
        placeholder="DD MMM YYYY"
        {...rest}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          if (date !== null) onText(formatDate(date));
          rest.onBlur?.(event);
        }}
        className="control pr-9!"
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={date ?? ''}
        onChange={(event) => {
          const picked = parseCalendarDate(event.target.value);
          if (picked !== null) onText(formatDate(picked));
        }}
        className="pointer-events-none absolute right-0 bottom-0 h-px w-px opacity-0"
      />
      {rest.readOnly !== true && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Open the calendar"
          onClick={() => calendar.current?.showPicker()}
          className={
            'absolute inset-y-0.5 right-0.5 grid w-8 place-items-center rounded-sm text-ink-2 ' +
            'hover:bg-surface-2'
          }
        >
          <Icon name="calendar" size={16} />
        </button>
      )}
    </div>
  );
}

export const UNREADABLE_DATE = 'Could not read this date';

type FieldProps = InputProps & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
};

/** With its label; a day of another financial year is allowed and said. */
export function DateField({ label, hint, error = null, ...input }: FieldProps) {
  const [focused, setFocused] = useState(false);
  const date = parseDate(input.text, input.today);
  const unreadable = !focused && input.text.trim() !== '' && date === null;
  const otherYear = date !== null && financialYearOf(date) !== financialYearOf(input.today);
  return (
    <Field
      label={label}
      error={error ?? (unreadable ? UNREADABLE_DATE : null)}
      hint={otherYear ? 'Outside the financial year of today.' : hint}
    >
      {(control) => (
        <DateInput
          {...input}
          {...control}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      )}
    </Field>
  );
}
