// Year, quarter or month, and which one. The page keeps the choice in its address.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { MONTH_CHOICES, QUARTERS, withGranularity, yearChoices } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';

const GRANULARITIES = [
  { value: 'year', label: 'Year' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'month', label: 'Month' },
] as const;

type Props = {
  readonly period: PeriodChoice;
  readonly today: CalendarDate;
  readonly onChange: (period: PeriodChoice) => void;
};

export function PeriodPicker({ period, today, onChange }: Props) {
  const years = yearChoices(today);
  const shown = years.includes(period.year) ? years : [period.year, ...years];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Period"
        options={GRANULARITIES}
        value={period.by}
        onChange={(by) => onChange(withGranularity(period, by, today))}
      />
      {period.by === 'quarter' && (
        <Select
          label="Quarter"
          value={String(period.quarter)}
          onChange={(quarter) => onChange({ ...period, quarter: Number(quarter) })}
          options={QUARTERS.map(({ quarter, label }) => ({ value: String(quarter), label }))}
        />
      )}
      {period.by === 'month' && (
        <Select
          label="Month"
          value={String(period.month)}
          onChange={(month) => onChange({ ...period, month: Number(month) })}
          options={MONTH_CHOICES.map(({ month, label }) => ({ value: String(month), label }))}
        />
      )}
      <Select
        label="Financial year"
        value={period.year}
        onChange={(year) => onChange({ ...period, year })}
        options={shown.map((year) => ({ value: year, label: year }))}
      />
    </div>
  );
}
