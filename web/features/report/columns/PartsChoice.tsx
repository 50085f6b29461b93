// Whether the months or the quarters of a period stand beside it.
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import type { ColumnChoice, ReportLayout } from './use-report-layout.ts';

const COLUMNS: readonly { readonly value: ColumnChoice; readonly label: string }[] = [
  { value: 'total', label: 'Total' },
  { value: 'months', label: 'Months' },
  { value: 'quarters', label: 'Quarters' },
];

export const PartsChoice = ({ columns, set }: ReportLayout) => (
  <SegmentedOrSelect
    label="Columns"
    options={COLUMNS}
    value={columns}
    onChange={(value) => set({ columns: value === 'total' ? '' : value })}
  />
);
