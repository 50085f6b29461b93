import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useGo } from '#web/ahead/use-go.ts';
import type { Account } from '#api/contract/account/account.ts';
import { accountListOf } from '#web/client/lists.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { TILE_GRID } from '#web/ui/lists/Tiles.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { AccountFilters, AccountsHead, viewAfter } from './AccountBar.tsx';
import { AccountsByGroup } from './tree/AccountsByGroup.tsx';
import { AccountTable } from './AccountTable.tsx';
import { AccountTiles } from './AccountTiles.tsx';
import { accountsShown } from './shown.ts';
import { Templates } from './Templates.tsx';
import { useAccountListKeys } from './use-account-list-keys.ts';
import { useAccountSearch } from './use-account-search.ts';

/**
 * Of thousands of accounts nobody reads more at once, and drawing them all would make keys wait.
 */
const PART = 200;

export function AccountListPage() {
  const { id: bookId } = usePageBook();
  const accounts = useQuery(accountListOf(bookId));
  const [applying, setApplying] = useState(false);
  const all = accounts.data ?? [];
  if (all.length > 0 && !applying) return <FullList all={all} />;
  return (
    <>
      <PageHead title="Accounts" />
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
          <PresentOnly>
            <Templates onApplying={setApplying} />
          </PresentOnly>
        </div>
      )}
    </>
  );
}

function FullList({ all }: { readonly all: readonly Account[] }) {
  const { scope } = usePageBook();
  const asked = useAccountSearch();
  const { search } = asked;
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const { accountsBy: view } = preferences;
  const setView = (accountsBy: typeof view) => setPreferences({ ...preferences, accountsBy });
  const page = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const go = useGo();
  const found = accountsShown(all, asked);
  // What a search does not find is offered as a tile that adds it.
  const shownAs = found.length === 0 ? 'tiles' : view;
  // By the text itself: the address may not have followed it yet.
  const openFirst = (text: string) => {
    const [first] = text.trim() === '' ? [] : accountsShown(all, { ...asked, search: text });
    if (first !== undefined) go(paths.account(first.id, scope));
  };
  useAccountListKeys(page, { search, scope, onView: () => setView(viewAfter(view)) });
  const filters = (
    <AccountFilters
      view={view}
      asked={asked}
      retiredCount={all.filter(({ retired }) => retired).length}
      onView={setView}
      onDown={() => page.current !== null && stepRow(page.current, 0)}
      onEnter={openFirst}
    />
  );
  return (
    <div ref={page}>
      <AccountsHead search={search} scope={scope} shown={found} />
      {wide && <QuickBar />}
      {shownAs === 'group' ? (
        <AccountsByGroup withRetired={asked.withRetired} filters={filters} />
      ) : (
        <>
          <div className="register-filters">{filters}</div>
          <AccountsInRow page={page} found={found} search={search} shownAs={shownAs} />
        </>
      )}
      {!wide && <QuickBar />}
    </div>
  );
}

type InRowProps = {
  readonly page: RefObject<HTMLElement | null>;
  readonly found: readonly Account[];
  readonly search: string;
  readonly shownAs: 'name' | 'tiles';
};

/** One after another by name, as a list or as tiles. */
function AccountsInRow({ page, found, search, shownAs }: InRowProps) {
  const { scope } = usePageBook();
  const [limit, setLimit] = useState(PART);
  const shown = found.slice(0, limit);
  useRowKeys(page, { title: 'Accounts', grid: shownAs === 'tiles' });
  return (
    <>
      {search !== '' && found.length === 0 && (
        <p role="status" className="mb-3 text-ink-2">
          No account named ‘{search}’
        </p>
      )}
      {shownAs === 'tiles' ? (
        <AccountTiles accounts={shown} search={search} scope={scope} />
      ) : (
        <AccountTable accounts={shown} totalOf={found} scope={scope} />
      )}
      {found.length > PART && (
        <LoadMore
          shown={`Showing ${formatCount(shown.length)} of ${formatCount(found.length)} accounts`}
          more="Show more accounts"
          hasMore={shown.length < found.length}
          loading={false}
          onMore={() => setLimit(limit + PART)}
        />
      )}
    </>
  );
}
