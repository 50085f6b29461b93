import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import { shownStatus } from '#web/format/invoice-status.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { StatusBadge } from '#web/ui/marks/Marks.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { invoicesOfCustomer } from '../queries.ts';

export function CustomerInvoices({ customer }: { readonly customer: Customer }) {
  const { id: bookId, scope } = usePageBook();
  const pages = useInfiniteQuery(invoicesOfCustomer(bookId, customer.id));
  const invoices = pages.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="invoices" className="min-w-0">
      <h2 id="invoices" className="mb-2 text-h2 font-semibold">
        Invoices
      </h2>
      {pages.isError && pages.data === undefined && (
        <ErrorState
          what="the invoices"
          why={sentenceOf(pages.error.failure)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.data !== undefined && invoices.length === 0 && (
        <EmptyState title="No invoices yet">Invoices of this customer appear here.</EmptyState>
      )}
      {(pages.isPending || invoices.length > 0) && (
        <DataTable
          caption={`Invoices of ${customer.name}`}
          rows={invoices}
          waiting={pages.isPending ? 3 : 0}
          keyOf={({ id }) => id}
          columns={[numberColumn(scope), ...COLUMNS]}
        />
      )}
      {(pages.hasNextPage || invoices.length > 50) && (
        <LoadMore
          shown={`Showing ${formatCount(invoices.length)} invoices, newest first`}
          more="Show older invoices"
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError ? sentenceOf(pages.error.failure) : null}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </section>
  );
}

const numberColumn = (scope: number | undefined): Column<InvoiceCard> => ({
  head: 'Invoice',
  place: 'name',
  cell: ({ id, number, status }) => (
    <Link
      to={paths.invoice(id, scope)}
      data-row=""
      className={`link-quiet font-medium ${status === 'cancelled' ? 'line-through' : ''}`}
    >
      {number}
    </Link>
  ),
});

const COLUMNS: readonly Column<InvoiceCard>[] = [
  {
    head: 'Issued',
    place: 'id',
    cell: ({ issueDate }) => formatDate(issueDate),
    className: 'md:whitespace-nowrap text-ink-2',
  },
  {
    head: 'Due',
    place: 'nowhere',
    cell: ({ dueDate }) => formatDate(dueDate),
    className: 'md:whitespace-nowrap text-ink-2',
  },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    head: 'Balance due (₹)',
    place: 'nowhere',
    numeric: true,
    cell: ({ balanceDuePaise }) => formatCell(balanceDuePaise),
  },
  {
    head: 'Status',
    place: 'date',
    cell: (card) => <StatusBadge status={shownStatus(card)} />,
  },
];
