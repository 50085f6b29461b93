// What the book has billed: four figures, how much of it is paid, sent and late, and the newest
// invoices.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BillingOverview as Overview } from '#api/contract/invoice/billing.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { ShareBar, StatCard } from '#web/ui/lists/Figures.tsx';
import { StatusBadge } from '#web/ui/marks/Marks.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { billingOverviewOf } from '#web/client/billing-reads.ts';
import { dashboardWords as wording } from './wording.ts';

export function BillingSummary({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(billingOverviewOf(bookId));
  const overview = data ?? null;
  const isEmpty = overview?.recent_invoices.length === 0;
  return (
    <section aria-labelledby="billing-overview" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="billing-overview" className="text-h2 font-semibold">
          Billing Overview
        </h2>
        <Link to={paths.invoices} className="link-quiet inline-flex min-h-6 items-center">
          All invoices
        </Link>
      </div>
      <Cards overview={overview} failed={error !== null} />
      {error !== null && overview === null && (
        <p className="mt-3 text-sm text-warn">{sentenceOf(error.failure)}</p>
      )}
      {overview !== null && !isEmpty && <Shares overview={overview} />}
      {isEmpty ? <NoInvoices /> : error === null && <Recent overview={overview} />}
    </section>
  );
}

type CardsProps = { readonly overview: Overview | null; readonly failed: boolean };

function Cards({ overview, failed }: CardsProps) {
  const stale = failed ? (overview === null ? wording.stale : wording.old) : null;
  const count = (value: number | undefined) =>
    value === undefined ? (failed ? '0' : null) : formatCount(value);
  const revenue = overview?.total_revenue;
  const share = overview?.paid_percentage;
  return (
    <ul aria-label="Billing" className="grid gap-3 min-[380px]:grid-cols-2 xl:grid-cols-4">
      <li>
        <StatCard
          name="Total Revenue"
          value={
            revenue === undefined ? (failed ? '₹0.00' : null) : formatRupees(paiseFromWire(revenue))
          }
          stale={stale}
          below={overview && growth(overview)}
        />
      </li>
      <li>
        <StatCard
          name="Total Invoices"
          value={count(overview?.total_invoices)}
          stale={stale}
          below={overview && `${formatCount(overview.pending_invoices)} still due`}
        />
      </li>
      <li>
        <StatCard
          name="Paid"
          value={share === undefined ? (failed ? '0%' : null) : `${share}%`}
          stale={stale}
          below={overview && `${formatCount(overview.paid_invoices)} invoices`}
        />
      </li>
      <li>
        <StatCard
          name="Overdue"
          value={count(overview?.overdue_invoices)}
          stale={stale}
          below={overview && formatRupees(paiseFromWire(overview.overdue_amount))}
        />
      </li>
    </ul>
  );
}

const growth = ({ monthly_growth: percent }: Overview): string =>
  percent === null
    ? 'before tax'
    : `this month, ${percent < 0 ? 'down' : 'up'} ${Math.abs(percent)}%`;

/** Paid, sent and late always in this order; the words stand beneath. */
function Shares({ overview }: { readonly overview: Overview }) {
  const total = paiseFromWire(overview.total_amount);
  const pending = paiseFromWire(overview.pending_amount);
  const late = paiseFromWire(overview.overdue_amount);
  const shares = [
    { kind: 'paid', size: Math.max(0, total - pending) },
    { kind: 'sent', size: Math.max(0, pending - late) },
    { kind: 'overdue', size: late },
  ] as const;
  if (total <= 0) return null;
  return (
    <div className="card mt-3 p-4">
      <ShareBar label="Shares of what was billed: paid, sent, overdue" shares={shares} />
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {shares.map(({ kind, size }) => (
          <li key={kind} className="flex items-center gap-2 font-semibold">
            <StatusBadge status={kind} />
            {formatPaise(size)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recent({ overview }: { readonly overview: Overview | null }) {
  return (
    <div className="mt-3">
      <h3 className="mb-2 font-semibold">Recent Invoices</h3>
      <DataTable
        caption="Recent Invoices"
        columns={COLUMNS}
        rows={overview?.recent_invoices ?? []}
        keyOf={({ id }) => id}
        waiting={overview === null ? 5 : 0}
      />
    </div>
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
    cell: ({ customer_name: name }) => (
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
    ),
  },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ total }) => formatPaise(paiseFromWire(total)),
  },
  {
    head: 'Due date',
    place: 'date',
    cell: ({ due_date: due }) => formatDate(dateFromWire(due)),
  },
  { head: 'Status', place: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
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
  <div className="mt-3">
    <EmptyState
      title="No invoices yet"
      actions={
        <Link to={paths.newInvoice()} className={buttonClass('primary')}>
          New Invoice
        </Link>
      }
    >
      Create your first invoice to get started
    </EmptyState>
  </div>
);
