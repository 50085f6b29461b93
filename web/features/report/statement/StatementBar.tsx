// What stands beside the figures of a statement, and by whose law it is laid out.
import type { RefObject } from 'react';
import type { OwnerForm } from '#core/statement/index.ts';
import { AsOn } from '#web/shell/balances/AsOn.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import type { useStatementAddress } from './use-statement-address.ts';
import type { ColumnChoice } from './use-statement-address.ts';

const COLUMNS: readonly { readonly value: ColumnChoice; readonly label: string }[] = [
  { value: 'total', label: 'Total' },
  { value: 'months', label: 'Months' },
  { value: 'quarters', label: 'Quarters' },
];

type Address = ReturnType<typeof useStatementAddress>;

export const ColumnsOfStatement = ({ columns, set }: Address) => (
  <SegmentedOrSelect
    label="Columns"
    options={COLUMNS}
    value={columns}
    onChange={(value) => set({ columns: value === 'total' ? '' : value })}
  />
);

type CompareProps = {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export const Compare = (props: CompareProps) => (
  <span className="inline-flex items-center gap-2 text-ink-2">
    <span aria-hidden="true">Compare</span>
    <Select label="Compare" {...props} />
  </span>
);

const FORMS: readonly { readonly value: OwnerForm; readonly label: string }[] = [
  { value: 'proprietor', label: 'Proprietor' },
  { value: 'firm', label: 'Partnership firm' },
  { value: 'company', label: 'Company' },
];

type Props = {
  readonly address: Address;
  readonly day: RefObject<HTMLInputElement | null>;
  /** By which the server laid it out; null until it is there. */
  readonly form: OwnerForm | null;
  /** A balance sheet is of a day alone. */
  readonly ofDay?: boolean;
};

export function StatementBar({ address, day, form, ofDay = false }: Props) {
  const { days, today, setPeriod, setOn } = address.dates;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      {!ofDay && <PeriodPicker period={days.period} onChange={setPeriod} today={today} />}
      <AsOn day={days.to} onDay={setOn} today={today} field={day} />
      <Select
        label="Form"
        value={address.form ?? form ?? 'proprietor'}
        options={FORMS}
        onChange={(value) => address.set({ form: value })}
      />
    </div>
  );
}
