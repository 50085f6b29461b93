// What View has of a trial balance: a search of its accounts, and which of its sides are shown.
import type { useBalances } from '#web/shell/balances/use-balances.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { ViewPart } from '../head/ReportHead.tsx';
import type { TrialBalanceColumns } from './TrialBalanceTable.tsx';

const COLUMNS = [
  { value: 'closing', label: 'Closing only' },
  { value: 'all', label: 'Opening, movement, closing' },
] as const;

type SidesProps = {
  readonly as: TrialBalanceColumns;
  readonly onColumns: (as: TrialBalanceColumns) => void;
};

export const SidesChoice = ({ as, onColumns }: SidesProps) => (
  <ViewPart name="Sides">
    <Segmented label="Sides" options={COLUMNS} value={as} onChange={onColumns} />
  </ViewPart>
);

type SearchProps = {
  readonly shown: Pick<ReturnType<typeof useBalances>, 'search' | 'setSearch'>;
  /** From the search down into the rows. */
  readonly onDown: () => void;
};

export const SearchAccounts = ({ shown, onDown }: SearchProps) => (
  <ViewPart name="Accounts">
    <SearchField
      label="Search accounts"
      keys="/"
      value={shown.search}
      onChange={shown.setSearch}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onDown();
      }}
    />
  </ViewPart>
);
