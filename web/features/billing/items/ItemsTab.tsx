// The products inventory: what may stand on an invoice, with a form that adds one.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Product } from '#api/contract/product.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { matching } from '#web/ui/picker/match.ts';
import { rateText } from '../draft/read.ts';
import { PRODUCTS_MAX, productsFound, productsOf } from '../queries.ts';
import { productChoice } from '../editor/use-choices.ts';
import { AddProductForm } from './AddProductForm.tsx';

const SHOWN = 100;
const ROWS_WAITING = 8;

export function ItemsTab({ bookId }: { readonly bookId: number }) {
  const [search, setSearch] = useState('');
  const all = useQuery(productsOf(bookId));
  const isLong = (all.data?.length ?? 0) >= PRODUCTS_MAX;
  const found = useQuery({
    ...productsFound(bookId, search.trim()),
    enabled: isLong && search.trim() !== '',
  });
  const known = (isLong && search.trim() !== '' ? found.data : all.data) ?? [];
  const byId = new Map(known.map((product) => [product.id, product]));
  const named = matching(known.map(productChoice), search).flatMap(({ id }) => byId.get(id) ?? []);
  const rows = named.slice(0, SHOWN);
  const failure = all.error?.failure ?? null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <SearchField label="Search items" keys="/" value={search} onChange={setSearch} />
          <p role="status" className="text-sm text-ink-2">
            {all.data !== undefined && said(rows.length, known.length)}
          </p>
        </div>
        {failure !== null && all.data === undefined ? (
          <ErrorState
            what="the items"
            why={sentenceOf(failure)}
            onRetry={() => void all.refetch()}
          />
        ) : all.data?.length === 0 ? (
          <EmptyState title="No Products">Add the first one beside, and bill it.</EmptyState>
        ) : (
          <DataTable
            caption="Products"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            waiting={all.isPending ? ROWS_WAITING : 0}
          />
        )}
      </div>
      <AddProductForm bookId={bookId} />
    </div>
  );
}

const said = (shown: number, of: number): string =>
  shown < of ? `${formatCount(shown)} of ${formatCount(of)} items` : `${formatCount(of)} items`;

const COLUMNS: readonly Column<Product>[] = [
  {
    head: 'Name',
    place: 'name',
    cell: ({ id, name }) => (
      <Link
        to={paths.product(id)}
        dir="auto"
        className="link-quiet inline-flex min-h-6 items-center break-words"
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
    cell: ({ price }) => (price === null ? '' : rateText(decimalOf(price, 3) ?? 0)),
  },
  {
    head: 'GST rate',
    place: 'date',
    numeric: true,
    cell: ({ gst_rate: rate }) => (rate === null ? '' : `${rate}%`),
  },
  {
    head: 'Stock',
    place: 'badge',
    numeric: true,
    cell: ({ opening_stock: stock, unit }) =>
      stock === null ? '' : [stock.quantity, unit].filter((part) => part !== null).join(' '),
  },
];
