// The period of a register: its pill, F2, and the keys that go to the one before and after.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodLabel, periodOfToday, stepPeriod, withGranularity } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { BoxPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { useKeys } from '../use-keys.ts';

type Props = {
  /** Of its button, of which a page has one. */
  readonly id: string;
  /** Null for every day. */
  readonly period: PeriodChoice | null;
  readonly today: CalendarDate;
  readonly onChange: (period: PeriodChoice | null) => void;
};

export function PeriodPill({ id, period, today, onChange }: Props) {
  const month = withGranularity(periodOfToday(today), 'month', today);
  const step = (by: -1 | 1) => () => onChange(period === null ? month : stepPeriod(period, by));
  useKeys('Period', [
    { keys: '[', does: 'Previous period', run: step(-1) },
    { keys: ']', does: 'Next period', run: step(1) },
    {
      keys: 'F2',
      does: 'Choose the period',
      run: () => document.getElementById(id)?.click(),
    },
  ]);
  return (
    <BoxPill
      id={id}
      label="Period"
      value={period === null ? 'Any day' : periodLabel(period)}
      isSet={period !== null}
      hidesLabel={period !== null}
      keys="F2"
    >
      {(close) => (
        <div className="flex flex-col items-start gap-3">
          <PeriodPicker period={period ?? periodOfToday(today)} onChange={onChange} today={today} />
          <Button
            onClick={() => {
              onChange(null);
              close();
            }}
          >
            Any day
          </Button>
        </div>
      )}
    </BoxPill>
  );
}
