// Of which days a statement is, by whose law it is laid out, and what it stands beside.
import type { ReactNode, RefObject } from 'react';
import type { OwnerForm } from '#core/statement/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { AsOn, ReportDay } from '#web/shell/balances/AsOn.tsx';
import { HideZero } from '#web/shell/balances/zero/HideZero.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { DaysPill } from '#web/ui/lists/register/pills/DaysPill.tsx';
import { periodLabel } from '#web/format/periods.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import { unitIn, UNITS } from './table/units.ts';
import type { StatementState } from './use-statement-address.ts';

const FORMS: readonly { readonly value: OwnerForm; readonly label: string }[] = [
  { value: 'proprietor', label: 'Proprietor' },
  { value: 'firm', label: 'Partnership firm' },
  { value: 'company', label: 'Company' },
];

const AFTER_LAST = 'After the last day';

type Props = {
  readonly address: StatementState;
  readonly day: RefObject<HTMLInputElement | null>;
  /** By which the server laid it out; null until it is there. */
  readonly form: OwnerForm | null;
  /** A balance sheet is of a day alone. */
  readonly ofDay?: boolean;
  /** What it stands beside; nothing on a phone. */
  readonly children?: ReactNode;
};

export function StatementBar({ address, day, form, ofDay = false, children }: Props) {
  const { days } = address;
  const { today, setPeriod, setOn } = address.dates;
  const choices = (
    <>
      {!ofDay && <PeriodPicker period={days.period} onChange={setPeriod} today={today} />}
      {!ofDay && (
        <ReportDay
          label="From"
          day={days.from}
          today={today}
          onPeriod={setPeriod}
          onDay={(from) => (from > days.to ? AFTER_LAST : address.setFrom(from))}
        />
      )}
      <AsOn day={days.to} onDay={setOn} onPeriod={setPeriod} today={today} field={day} />
      <Select
        label="Form"
        value={address.form ?? form ?? 'proprietor'}
        options={FORMS}
        onChange={(value) => {
          const chosen = FORMS.find((one) => one.value === value);
          if (chosen !== undefined) address.setForm(chosen.value);
        }}
      />
      <Select
        label="Unit"
        value={address.unit ?? 'rupees'}
        options={UNITS}
        onChange={(value) => address.setUnit(unitIn(value))}
      />
    </>
  );
  return (
    <div className="register-filters">
      <DaysPill
        label={ofDay ? 'As on' : 'Period'}
        value={ofDay ? formatDate(days.to) : periodLabel(days.period)}
      >
        {choices}
      </DaysPill>
      <HideZero hides={address.hidesZero} count={0} onToggle={address.toggleZero} />
      {children}
    </div>
  );
}
