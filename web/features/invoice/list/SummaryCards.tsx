// Four figures of all invoices. Drafts and cancelled ones count in none of them.
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import { billingOverviewOf } from '#web/client/billing-reads.ts';

export function SummaryCards({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(billingOverviewOf(bookId));
  const stale = error === null ? null : 'Could not refresh';
  const failed = error !== null && data === undefined;
  const count = (value: number | undefined) =>
    value === undefined ? (failed ? '0' : null) : formatCount(value);
  const money = (value: string | undefined) =>
    value === undefined ? (failed ? '₹0.00' : null) : formatRupees(paiseFromWire(value));
  return (
    <ul
      aria-label="Summary"
      className="mb-4 grid gap-4 max-sm:gap-3 min-[380px]:grid-cols-2 lg:grid-cols-4"
    >
      <li>
        <StatCard
          name="Total invoices"
          value={count(data?.total_invoices)}
          stale={stale}
          below={data !== undefined && data.draft_invoices > 0 && drafts(data.draft_invoices)}
        />
      </li>
      <li>
        <StatCard
          name="Total amount"
          value={money(data?.total_amount)}
          stale={stale}
          below={data && `${formatRupees(paiseFromWire(data.pending_amount))} still due`}
        />
      </li>
      <li>
        <StatCard
          name="Paid invoices"
          value={count(data?.paid_invoices)}
          stale={stale}
          below={data && `${data.paid_percentage}% of amount`}
        />
      </li>
      <li>
        <StatCard
          name="Overdue"
          value={count(data?.overdue_invoices)}
          stale={stale}
          below={data && formatRupees(paiseFromWire(data.overdue_amount))}
        />
      </li>
    </ul>
  );
}

const drafts = (count: number): string =>
  `and ${formatCount(count)} ${count === 1 ? 'draft' : 'drafts'}`;
