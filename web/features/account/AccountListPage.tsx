import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import type { Account } from '#api/contract/account.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { matching } from '#web/ui/picker/match.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { AccountTable } from './AccountTable.tsx';
import { AccountTiles, TILE_GRID } from './AccountTiles.tsx';
import { accountsOf } from './queries.ts';
import { Templates } from './Templates.tsx';

const VIEWS = [
  { value: 'tiles', label: 'Tiles' },
  { value: 'list', label: 'List' },
] as const;

export function AccountListPage() {
  const { id: bookId, scope } = usePageBook();
  const accounts = useQuery(accountsOf(bookId));
  const [address, setAddress] = useSearchParams();
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const [applying, setApplying] = useState(false);
  const search = address.get('q') ?? '';
  const setSearch = (q: string) =>
    setAddress(
      (now) => {
        if (q === '') now.delete('q');
        else now.set('q', q);
        return now;
      },
      { replace: true },
    );
  const all = accounts.data ?? [];
  const found = search === '' ? all : matchingAccounts(all, search);
  return (
    <>
      <PageHead title="Accounts">
        {all.length > 0 && (
          <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
            <Segmented
              label="Show as"
              options={VIEWS}
              value={preferences.accountsAs}
              onChange={(accountsAs) => setPreferences({ ...preferences, accountsAs })}
            />
            <SearchField label="Search accounts" value={search} onChange={setSearch} />
          </div>
        )}
      </PageHead>
      <QuickBar />
      {(accounts.isPending || applying) && (
        <Skeletons
          label={applying ? 'Adding accounts' : 'Loading accounts'}
          count={10}
          item="h-22"
          layout={TILE_GRID}
        />
      )}
      {accounts.isError && accounts.data === undefined && (
        <ErrorState
          what="the accounts"
          why={sentenceOf(accounts.error.failure)}
          onRetry={() => void accounts.refetch()}
        />
      )}
      {accounts.data?.length === 0 && (
        <div hidden={applying}>
          <Templates onApplying={setApplying} />
        </div>
      )}
      {all.length > 0 && search !== '' && found.length === 0 && (
        <p role="status" className="mb-3 text-ink-2">
          No account named ‘{search}’
        </p>
      )}
      {all.length > 0 && (preferences.accountsAs === 'tiles' || found.length === 0) && (
        <AccountTiles accounts={found} search={search} scope={scope} />
      )}
      {found.length > 0 && preferences.accountsAs === 'list' && (
        <AccountTable accounts={found} scope={scope} />
      )}
    </>
  );
}

/** Best matches first, by the rule that pickers use. */
function matchingAccounts(accounts: readonly Account[], search: string): Account[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return matching(accounts, search).flatMap(({ id }) => byId.get(id) ?? []);
}
