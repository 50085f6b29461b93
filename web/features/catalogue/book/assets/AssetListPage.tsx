// The assets or the stocks of a book, each with its product and the account that carries it.
import { useRef } from 'react';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { FixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { STOCK_IDS_MAX } from '#api/contract/catalogue/stock/register.ts';
import { nameOfAsset } from '#core/report/index.ts';
import { stockOfProducts } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking, failureOf } from '#web/client/query.ts';
import { counted } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useExplainHref, useExplainOwn } from '#web/shell/history/use-explain.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { allOf } from '../../calls/lists.ts';
import { AssetTable } from './AssetTable.tsx';
import { assetPagesOf } from './calls.ts';
import { ASSET_WORDS } from './kinds.ts';
import type { AssetKind } from './kinds.ts';
import { netValues, registerToday } from './net-values.ts';
import { useWordInAddress } from '../../list/use-word-in-address.ts';

const ROWS_WAITING = 8;

export function AssetListPage({ type }: { readonly type: AssetKind }) {
  const { title, addText, keys } = ASSET_WORDS[type];
  const { id: bookId, scope } = usePageBook();
  const add = paths.addHolding(type, scope);
  const [search, setSearch] = useWordInAddress('q');
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const searched = `Search ${title.toLowerCase()}`;
  useRowKeys(page, { title });
  useKeys(title, [
    {
      keys: '/',
      does: searched,
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
    { keys: 'Alt+C', does: addText, run: () => void navigate(add), writes: true },
  ]);
  return (
    <div ref={page}>
      <PageHead
        title={title}
        above={
          <Link to={paths.products(scope)} className="link-quiet">
            Products
          </Link>
        }
      >
        <span className="inline-flex flex-wrap gap-2">
          <SheetActions
            what={`the ${title.toLowerCase()}`}
            of={async (gathering) => {
              const { assetsSheet } = await import('./assets-sheet.ts');
              return assetsSheet(gathering, { bookId, kind: type, search: search.trim() });
            }}
          />
          <PresentOnly>
            <Link to={add} className={buttonClass('primary')} aria-keyshortcuts={keys}>
              {addText}
            </Link>
          </PresentOnly>
        </span>
      </PageHead>
      <div className="mb-3">
        <SearchField label={searched} keys="/" value={search} onChange={setSearch} />
      </div>
      <Rows type={type} search={search.trim()} />
    </div>
  );
}

function Rows({ type, search }: { readonly type: AssetKind; readonly search: string }) {
  const { id: bookId, scope } = usePageBook();
  const pages = useInfiniteQuery({
    ...assetPagesOf(bookId, { kind: type, search }),
    placeholderData: keepPreviousData,
  });
  const accounts = useQuery(accountListOf(bookId));
  const products = useQuery(allOf('product', bookId));
  const rows = pages.data?.pages.flat();
  const inHand = useInHand(bookId, type === 'stock' ? (rows ?? []) : []);
  const register = useQuery({
    ...asking(...registerToday(bookId)),
    enabled: type === 'asset',
  });
  const explainHref = useRegisterHref(register.data);
  useExplainOwn(ASSET_WORDS[type].title, () => explainHref(null, 'net_closing'), type === 'asset');
  const failure = failureOf(pages.error);
  const { title, empty, help, addText } = ASSET_WORDS[type];
  const add = paths.addHolding(type, scope);
  if (rows === undefined && failure !== null) {
    const what = `the ${title.toLowerCase()}`;
    const retry = () => void pages.refetch();
    return <ErrorState what={what} why={sentenceOf(failure)} onRetry={retry} />;
  }
  if (rows?.length === 0) {
    if (search !== '')
      return (
        <p role="status">
          No {type} named ‘{search}’
        </p>
      );
    return (
      <EmptyState
        title={empty}
        actions={
          <PresentOnly>
            <Link to={add} className={buttonClass('primary')}>
              {addText}
            </Link>
          </PresentOnly>
        }
      >
        {help}
      </EmptyState>
    );
  }
  return (
    <>
      <AssetTable
        type={type}
        rows={rows ?? []}
        accounts={new Map(accounts.data?.map((account) => [account.id, account.name]))}
        products={new Map(products.data?.map((product) => [product.id, product.name]))}
        inHand={inHand}
        netValues={netValues(register.data)}
        explainHref={explainHref}
        scope={scope}
        waiting={rows === undefined ? ROWS_WAITING : 0}
      />
      {rows !== undefined && (
        <LoadMore
          shown={
            (pages.hasNextPage ? 'The first ' : '') +
            counted(rows.length, type, title.toLowerCase())
          }
          more={`More ${title.toLowerCase()}`}
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={failure === null ? null : sentenceOf(failure)}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}

/** @returns where a figure of an asset, or of all of them, is explained. */
function useRegisterHref(register: FixedAssets | undefined) {
  const hrefOf = useExplainHref();
  return (assetId: number | null, figure: string): string | undefined => {
    if (register === undefined || register.classes.length === 0) return undefined;
    const line = `${assetId === null ? 'total' : nameOfAsset(assetId)}/${figure}`;
    return hrefOf({ of: 'fixed-assets', line, from: register.from, asOn: register.to });
  };
}

/** @returns what is in hand of the products of the stocks, by product. */
function useInHand(bookId: number, stocks: readonly Asset[]) {
  const products = [...new Set(stocks.flatMap(({ productId: id }) => id ?? []))];
  return useQueries({
    queries: chunksOf(products, STOCK_IDS_MAX).map((some) => stockOfProducts(bookId, some)),
    combine: (told) =>
      new Map(told.flatMap(({ data = [] }) => data.map((row) => [row.productId, row] as const))),
  });
}

const chunksOf = <Value,>(all: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
