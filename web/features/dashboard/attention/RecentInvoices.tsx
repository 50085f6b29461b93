// The newest invoices of the book.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { billingOverviewOf } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { shownStatus } from '#web/format/invoice-status.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { StatusBadge } from '#web/ui/marks/Marks.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

export function RecentInvoices({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(billingOverviewOf(bookId));
  const isEmpty = data?.recentInvoices.length === 0;
  return (
    <section aria-labelledby="recent-invoices" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="recent-invoices" className="text-h2 font-semibold">
          Recent Invoices
        </h2>
        <Link to={paths.invoices} className="link-quiet inline-flex min-h-6 items-center text-xs">
          All invoices
        </Link>
      </div>
      {error !== null && data === undefined && (
        <p className="text-sm text-warn">{sentenceOf(error.failure)}</p>
      )}
      {isEmpty && <NoInvoices />}
      {!isEmpty && (error === null || data !== undefined) && (
        <DataTable
          caption="Recent Invoices"
          columns={COLUMNS}
          rows={data?.recentInvoices ?? []}
          keyOf={({ id }) => id}
          waiting={data === undefined ? 5 : 0}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<InvoiceCard>[] = [
  {
    head: 'Invoice',
    place: 'id',
    cell: ({ id, number, status }) => (
      <Link
        to={paths.invoice(id)}
        className={
          'link-quiet inline-flex min-h-6 items-center md:whitespace-nowrap ' +
          (status === 'cancelled' ? 'line-through' : '')
        }
      >
        {number}
      </Link>
    ),
  },
  {
    head: 'Customer',
    place: 'name',
    cell: ({ customerName: name }) => (
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
    ),
  },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    head: 'Due date',
    place: 'date',
    cell: ({ dueDate }) => formatDate(dueDate),
  },
  { head: 'Status', place: 'badge', cell: (card) => <StatusBadge status={shownStatus(card)} /> },
  {
    head: 'Actions',
    place: 'action',
    quietHead: true,
    cell: ({ id, number }) => (
      <Link
        to={paths.invoice(id)}
        className="link-quiet inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        View<span className="sr-only"> {number}</span>
      </Link>
    ),
  },
];

const NoInvoices = () => (
  <EmptyState
    title="No invoices yet"
    actions={
      <PresentOnly>
        <Link to={paths.newInvoice()} className={buttonClass('primary')}>
          New Invoice
        </Link>
      </PresentOnly>
    }
  >
    Create your first invoice to get started
  </EmptyState>
);
