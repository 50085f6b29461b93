// The days on which plant worked more than one shift, period by period.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { extraShift } from '#core/depreciation/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import type { ShiftTyped } from './depreciation-fields.ts';

const SHIFTS = [
  { value: 'double', label: 'Double shift, 50% more' },
  { value: 'triple', label: 'Triple shift, 100% more' },
];

type Props = {
  readonly shifts: readonly ShiftTyped[];
  readonly onChange: (shifts: readonly ShiftTyped[]) => void;
  readonly errors: FieldErrors;
  readonly busy: boolean;
  readonly today: CalendarDate;
};

export function ExtraShifts({ shifts, onChange, errors, busy, today }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const change = (at: number, changes: Partial<ShiftTyped>) =>
    onChange(shifts.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  /** Whoever adds or removes a period goes on typing, in the period of that place. */
  const setAndFocus = (next: readonly ShiftTyped[], at: number) => {
    flushSync(() => onChange(next));
    const place = Math.min(at, next.length - 1);
    list.current?.children.item(place)?.querySelector('input')?.focus();
  };
  const add = () => {
    const key = Math.max(0, ...shifts.map((one) => one.key)) + 1;
    setAndFocus([...shifts, { key, from: '', to: '', shift: 'double' }], shifts.length);
  };
  const remove = (at: number) =>
    setAndFocus(
      shifts.filter((_one, place) => place !== at),
      at,
    );
  const overlap = errors['depreciation.shifts'];
  return (
    <>
      <div ref={list} className="flex flex-col gap-3 empty:hidden">
        {shifts.map((one, at) => (
          <fieldset
            key={one.key}
            className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-3 sm:grid-cols-2"
          >
            <legend className="px-1 font-medium">Extra shift {at + 1}</legend>
            {(['from', 'to'] as const).map((end) => (
              <DateField
                key={end}
                label={end === 'from' ? 'From' : 'To'}
                text={one[end]}
                onText={(text) => change(at, { [end]: text })}
                today={today}
                error={errors[`depreciation.shifts.${at}.${end}`] ?? null}
                readOnly={busy}
              />
            ))}
            <SelectField
              label="Shift"
              value={one.shift}
              options={SHIFTS}
              readOnly={busy}
              onChange={(value) => change(at, { shift: extraShift.parse(value) })}
            />
            <div className="self-end">
              <Button onClick={() => remove(at)}>
                Remove<span className="sr-only"> extra shift {at + 1}</span>
              </Button>
            </div>
          </fieldset>
        ))}
      </div>
      {overlap !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {overlap}
        </p>
      )}
      <div>
        <Button onClick={add}>Add extra shift</Button>
      </div>
    </>
  );
}
