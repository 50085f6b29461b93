// The account types that a book may use: under which group of the reports each stands.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import type { AccountType } from '#api/contract/account/account.ts';
import { accountTypeListOf } from '#web/client/lists.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { NatureWord } from '#web/ui/marks/NatureWord.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { matching } from '#web/ui/picker/match.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { groupNames } from '../list/rows.ts';
import { useWordInAddress } from '../list/use-word-in-address.ts';

export function TypeListPage() {
  const { id: bookId, scope } = usePageBook();
  const { data: types, isError, error, refetch } = useQuery(accountTypeListOf(bookId));
  const [search, setSearch] = useWordInAddress('q');
  const page = useRef<HTMLDivElement>(null);
  const go = useGo();
  const addTo = paths.addNamed('account_type', search.trim(), scope);
  useRowKeys(page, { title: 'Account Types' });
  useKeys('Account Types', [
    {
      keys: '/',
      does: 'Search account types',
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
    { keys: 'Alt+C', does: 'New account type', run: () => go(addTo), writes: true },
  ]);
  const found = types === undefined ? [] : shownOf(types, search);
  return (
    <div ref={page} className="max-w-200">
      <PageHead title="Account Types">
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <SearchField label="Search account types" keys="/" value={search} onChange={setSearch} />
          <PresentOnly>
            <Link to={addTo} aria-keyshortcuts="Alt+C" className={buttonClass('primary')}>
              New account type <Kbd onBrand>{keyLabel('Alt+C')}</Kbd>
            </Link>
          </PresentOnly>
        </div>
      </PageHead>
      {types === undefined && !isError && (
        <Skeletons label="Loading account types" count={12} item="h-8" layout="flex flex-col" />
      )}
      {types === undefined && isError && (
        <ErrorState
          what="the account types"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
      {types !== undefined && found.length === 0 && (
        <p role="status" className="text-ink-2">
          {search.trim() === '' ? 'No Account_types' : `No account type named ‘${search.trim()}’`}
        </p>
      )}
      {types !== undefined && found.length > 0 && (
        <DataTable
          caption="Account types"
          columns={columnsOf(types)}
          rows={found}
          keyOf={({ id }) => id}
        />
      )}
    </div>
  );
}

function shownOf(types: readonly AccountType[], search: string): readonly AccountType[] {
  const byName = types.toSorted((a, b) => a.name.localeCompare(b.name));
  if (search.trim() === '') return byName;
  const found = new Set(matching(types, search).map(({ id }) => id));
  return byName.filter(({ id }) => found.has(id));
}

function columnsOf(types: readonly AccountType[]): readonly Column<AccountType>[] {
  const groups = groupNames(types);
  return [
    { head: 'Account type', place: 'name', cell: ({ name }) => <span dir="auto">{name}</span> },
    {
      head: 'Group',
      place: 'id',
      cell: ({ group, reserved }) =>
        reserved ? <span className="text-ink-3">is a group itself</span> : groups.get(group ?? ''),
    },
    {
      head: 'Nature',
      place: 'date',
      cell: ({ nature }) => nature !== null && <NatureWord nature={nature} />,
    },
    {
      head: 'Of',
      // On a phone it ends the first of two lines.
      place: 'amount',
      className: 'max-sm:text-sm max-sm:font-normal! max-sm:text-ink-2',
      cell: ({ shared }) => (shared ? 'all books' : 'this book'),
    },
  ];
}
