// The choices of View that many reports share: their columns, the order of their lines and whether
// lines of nil are shown; and the same in words, for the line below the title.
import { HideZero } from '#web/shell/balances/zero/HideZero.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { ORDER_NAMES, ORDERS } from '../columns/use-report-layout.ts';
import type { ColumnChoice, ReportLayout } from '../columns/use-report-layout.ts';
import { ViewPart } from './ReportHead.tsx';

const COLUMNS: readonly { readonly value: ColumnChoice; readonly label: string }[] = [
  { value: 'total', label: 'Total' },
  { value: 'months', label: 'Months' },
  { value: 'quarters', label: 'Quarters' },
];

/** Whether the months or the quarters of a period stand beside it. */
export const PartsChoice = ({ columns, set }: ReportLayout) => (
  <ViewPart name="Columns">
    <SegmentedOrSelect
      label="Columns"
      options={COLUMNS}
      value={columns}
      onChange={(value) => set({ columns: value === 'total' ? '' : value })}
    />
  </ViewPart>
);

export const OrderChoice = ({ sort, set }: Pick<ReportLayout, 'sort' | 'set'>) => (
  <ViewPart name="Order">
    <Select
      label="Order"
      value={sort}
      options={ORDERS.map((order) => ({ value: order, label: ORDER_NAMES[order] }))}
      onChange={(value) => {
        const order = ORDERS.find((one) => one === value);
        if (order !== undefined) set({ sort: order === 'chart' ? '' : order });
      }}
    />
  </ViewPart>
);

type ZeroProps = {
  readonly hides: boolean;
  readonly count?: number;
  readonly onToggle: () => void;
};

export const ZeroChoice = ({ hides, count = 0, onToggle }: ZeroProps) => (
  <ViewPart name="Rows">
    <HideZero hides={hides} count={count} onToggle={onToggle} />
  </ViewPart>
);

type Chosen = Partial<Pick<ReportLayout, 'columns' | 'sort' | 'hidesZero'>>;

/** @param usual whether lines of nil are hidden unless it is said. */
export const chosenInWords = (
  { columns = 'total', sort = 'chart', hidesZero }: Chosen,
  usual = true,
): readonly string[] => [
  ...(columns === 'total' ? [] : [columns === 'months' ? 'by month' : 'by quarter']),
  ...(sort === 'chart' ? [] : [sort === 'figure' ? 'largest first' : 'in order of names']),
  ...(hidesZero === undefined || hidesZero === usual
    ? []
    : [hidesZero ? 'zero rows hidden' : 'zero rows shown']),
];
