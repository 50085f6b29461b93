// The head of the list of accounts: how it is shown, and what is searched for.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { AccountSearch } from './use-account-search.ts';

const VIEWS = [
  { value: 'tiles', label: 'Tiles' },
  { value: 'list', label: 'List' },
] as const;
type View = (typeof VIEWS)[number]['value'];

type Props = {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly asked: AccountSearch;
  readonly retiredCount: number;
  /** All that match, for print and export. */
  readonly shown: readonly Account[];
  readonly scope: number | undefined;
  /** Enter in the search opens what was found first; down goes to the list. */
  readonly onEnter: (search: string) => void;
  readonly onDown: () => void;
};

export function AccountBar({ view, onView, asked, retiredCount, ...more }: Props) {
  const { scope, shown, onEnter, onDown } = more;
  const { search, setSearch, withRetired, setWithRetired } = asked;
  return (
    <PageHead title="Accounts">
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto">
        {retiredCount > 0 && (
          <Checkbox checked={withRetired} onChange={setWithRetired}>
            Show retired ({retiredCount})
          </Checkbox>
        )}
        <Link to={paths.opening(scope)} className="link">
          Opening balances
        </Link>
        <SheetActions
          what="the accounts"
          of={async () => (await import('./accounts-sheet.ts')).accountsSheet(shown, search)}
        />
        <Segmented label="Show as" options={VIEWS} value={view} onChange={onView} />
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
      </div>
    </PageHead>
  );
}
