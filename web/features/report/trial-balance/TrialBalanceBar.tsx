// What a trial balance shows: which columns, which accounts, of which days.
import type { RefObject } from 'react';
import { periodLabel } from '#web/format/periods.ts';
import type { useBalances } from '#web/shell/balances/use-balances.ts';
import type { useDays } from '#web/shell/balances/use-days.ts';
import { AsOn } from '#web/shell/balances/AsOn.tsx';
import { HideZero } from '#web/shell/balances/zero/HideZero.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { DaysPill } from '#web/ui/lists/register/pills/DaysPill.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ColumnsBar } from '../columns/ColumnsBar.tsx';
import { PartsChoice } from '../columns/PartsChoice.tsx';
import type { ReportLayout } from '../columns/use-report-layout.ts';
import type { TrialBalanceColumns } from './TrialBalanceTable.tsx';

const COLUMNS = [
  { value: 'closing', label: 'Closing only' },
  { value: 'all', label: 'Opening, movement, closing' },
] as const;

type ChoiceProps = {
  readonly as: TrialBalanceColumns;
  readonly layout: ReportLayout;
  /** Something stands beside the period: there is one figure of each account. */
  readonly inColumns: boolean;
  readonly onColumns: (as: TrialBalanceColumns) => void;
};

/** Nothing on a phone, which has room for one figure. */
export function ColumnsChoice({ as, layout, inColumns, onColumns }: ChoiceProps) {
  const wide = useWide();
  if (!wide) return null;
  return (
    <>
      {!inColumns && <Segmented label="Sides" options={COLUMNS} value={as} onChange={onColumns} />}
      <PartsChoice {...layout} />
    </>
  );
}

type Props = {
  readonly shown: ReturnType<typeof useBalances>;
  readonly dates: ReturnType<typeof useDays>;
  readonly day: RefObject<HTMLInputElement | null>;
  readonly layout: ReportLayout;
  readonly onAddColumn: () => void;
  /** From the search down into the rows. */
  readonly onDown: () => void;
};

export function TrialBalanceBar({ shown, dates, day, onDown, layout, onAddColumn }: Props) {
  const wide = useWide();
  const { days, today, setPeriod, setOn } = dates;
  return (
    <div className="register-filters">
      <SearchField
        label="Search accounts"
        keys="/"
        value={shown.search}
        onChange={shown.setSearch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
      <HideZero hides={shown.hidesZero} count={shown.hiddenCount} onToggle={shown.toggleZero} />
      <DaysPill label="Period" value={periodLabel(days.period)}>
        <PeriodPicker period={days.period} onChange={setPeriod} today={today} />
        <AsOn day={days.to} onDay={setOn} onPeriod={setPeriod} today={today} field={day} />
      </DaysPill>
      {wide && <ColumnsBar layout={layout} onAdd={onAddColumn} />}
    </div>
  );
}
