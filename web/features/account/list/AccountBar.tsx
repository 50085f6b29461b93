// The head of the list of accounts, and how the list is shown and searched.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { AccountSearch } from './use-account-search.ts';

const VIEWS = [
  { value: 'group', label: 'By group' },
  { value: 'name', label: 'A to Z' },
  { value: 'tiles', label: 'Tiles' },
] as const;
type AccountsView = (typeof VIEWS)[number]['value'];

/** @returns the way of showing that the key leads to next. */
export const viewAfter = (view: AccountsView): AccountsView =>
  VIEWS[(VIEWS.findIndex(({ value }) => value === view) + 1) % VIEWS.length]?.value ?? 'group';

type HeadProps = {
  readonly search: string;
  readonly scope: number | undefined;
  /** All that match, for print and export. */
  readonly shown: readonly Account[];
};

export const AccountsHead = ({ search, scope, shown }: HeadProps) => (
  <PageHead title="Accounts">
    <div className="act-line">
      <PresentOnly>
        <Link to={paths.opening(scope)} className={buttonClass('secondary')}>
          Opening balances
        </Link>
        <Link to={paths.imports('accounts', scope)} className={buttonClass('secondary')}>
          Import
        </Link>
      </PresentOnly>
      <SheetActions
        what="the accounts"
        of={async () => (await import('./accounts-sheet.ts')).accountsSheet(shown, search)}
      />
      <PresentOnly>
        <Link
          to={paths.addAccount(search.trim(), scope)}
          aria-keyshortcuts="Alt+C"
          className={buttonClass('primary', 'max-sm:order-first')}
        >
          New account <Kbd onBrand>{keyLabel('Alt+C')}</Kbd>
        </Link>
      </PresentOnly>
    </div>
  </PageHead>
);

type Props = {
  readonly view: AccountsView;
  readonly onView: (view: AccountsView) => void;
  readonly asked: AccountSearch;
  readonly retiredCount: number;
  /** Enter in the search opens what was found first; down goes to the list. */
  readonly onEnter: (search: string) => void;
  readonly onDown: () => void;
};

export function AccountFilters({ view, onView, asked, retiredCount, onEnter, onDown }: Props) {
  const { search, setSearch, withRetired, setWithRetired } = asked;
  return (
    <>
      <SearchField
        label="Search accounts"
        keys="/"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter(event.currentTarget.value);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
      <Segmented label="Show as" options={VIEWS} value={view} onChange={onView} />
      {retiredCount > 0 && (
        <Checkbox checked={withRetired} onChange={setWithRetired}>
          Show retired ({retiredCount})
        </Checkbox>
      )}
    </>
  );
}
