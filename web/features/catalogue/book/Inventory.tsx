// The products inventory beside the invoices: what may stand on one, and a short form for more.
import { useRef } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Product } from '#api/contract/catalogue/product.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { failureOf } from '#web/client/query.ts';
import { counted } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { pagesOf } from '../calls/lists.ts';
import type { ListedMaster } from '../calls/lists.ts';
import { KIND_HELP } from '../kind-help.ts';
import { pricePerUnit } from '../product/decimals.ts';
import { ShortProductForm } from './ShortProductForm.tsx';
import { useWordInAddress } from '../list/use-word-in-address.ts';

const ROWS_WAITING = 8;

export function Inventory({ bookId }: { readonly bookId: number }) {
  const [search, setSearch] = useWordInAddress('q');
  const page = useRef<HTMLDivElement>(null);
  useRowKeys(page, { title: 'Items' });
  useKeys('Items', [
    {
      keys: '/',
      does: 'Search items',
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
  ]);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div ref={page} className="min-w-0">
        <div className="mb-3">
          <SearchField label="Search items" keys="/" value={search} onChange={setSearch} />
        </div>
        <Rows bookId={bookId} search={search.trim()} />
      </div>
      <ShortProductForm bookId={bookId} />
    </div>
  );
}

const isProduct = (master: ListedMaster): master is Product => 'brandId' in master;

function Rows({ bookId, search }: { readonly bookId: number; readonly search: string }) {
  const scope = useScope();
  const pages = useInfiniteQuery({
    ...pagesOf('product', bookId, search),
    placeholderData: keepPreviousData,
  });
  const rows = pages.data?.pages.flatMap(({ items }) => items.filter(isProduct));
  const failure = failureOf(pages.error);
  if (rows === undefined && failure !== null) {
    const retry = () => void pages.refetch();
    return <ErrorState what="the items" why={sentenceOf(failure)} onRetry={retry} />;
  }
  if (rows?.length === 0 && search === '') {
    return (
      <EmptyState title={KIND_HELP.product.empty}>Add the first one here, and bill it.</EmptyState>
    );
  }
  if (rows?.length === 0) return <p role="status">No product named ‘{search}’</p>;
  return (
    <>
      <DataTable
        caption="Products"
        columns={columnsIn(scope)}
        rows={rows ?? []}
        keyOf={({ id }) => id}
        waiting={rows === undefined ? ROWS_WAITING : 0}
      />
      {rows !== undefined && (
        <LoadMore
          shown={said(rows.length, pages.hasNextPage)}
          more="More items"
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={failure === null ? null : sentenceOf(failure)}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}

const said = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The first ' : ''}${counted(count, 'item')}`;

const columnsIn = (scope: number | undefined): readonly Column<Product>[] => [
  {
    head: 'Name',
    place: 'name',
    cell: ({ id, name }) => (
      <Link
        to={paths.product(id, scope)}
        dir="auto"
        data-row=""
        className="link-quiet inline-block min-h-6 max-w-full py-0.5 wrap-anywhere"
      >
        {name}
      </Link>
    ),
  },
  {
    head: 'Category',
    place: 'id',
    cell: ({ category }) => <span dir="auto">{category}</span>,
  },
  {
    head: 'Price (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ priceThousandths: price }) => (price === null ? '' : pricePerUnit(price)),
  },
  {
    head: 'GST rate',
    place: 'date',
    numeric: true,
    cell: ({ gstBps }) => (gstBps === null ? '' : `${gstBps / 100}%`),
  },
  {
    // What invoices take from it is not counted yet, and nothing else is claimed.
    head: 'Opening stock',
    place: 'badge',
    numeric: true,
    className: 'max-sm:text-left! max-sm:text-sm max-sm:text-ink-2',
    cell: ({ openingStock: stock, unit }) =>
      stock !== null && (
        <>
          <span className="sm:hidden">Opening stock </span>
          {decimalText(stock.quantityThousandths, 3)} <span dir="auto">{unit}</span>
        </>
      ),
  },
];
