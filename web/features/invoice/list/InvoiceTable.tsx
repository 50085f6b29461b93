// The invoices as rows; on a phone as cards of two lines.
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { StatusBadge } from '#web/ui/marks/Marks.tsx';

type Props = {
  readonly cards: readonly InvoiceCard[];
  readonly today: CalendarDate;
  readonly waiting: number;
};

export function InvoiceTable({ cards, today, waiting }: Props) {
  return (
    <DataTable
      caption="Invoices"
      columns={columnsOn(today)}
      rows={cards}
      keyOf={({ id }) => id}
      waiting={waiting}
    />
  );
}

const columnsOn = (today: CalendarDate): readonly Column<InvoiceCard>[] => [
  { head: 'Invoice', place: 'id', cell: (card) => <NumberLink card={card} /> },
  { head: 'Customer', place: 'name', cell: (card) => <Customer card={card} /> },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ total }) => formatPaise(paiseFromWire(total)),
  },
  { head: 'Due date', place: 'date', cell: (card) => <Due card={card} today={today} /> },
  { head: 'Status', place: 'badge', cell: (card) => <Status card={card} /> },
  {
    head: 'Actions',
    place: 'action',
    quietHead: true,
    cell: (card) => <ViewLink card={card} />,
  },
];

function ViewLink({ card: { id, number } }: { readonly card: InvoiceCard }) {
  const { scope } = usePageBook();
  return (
    <Link
      to={paths.invoice(id, scope)}
      className="link-quiet inline-flex min-h-6 items-center pointer-coarse:min-h-11"
    >
      View<span className="sr-only"> {number}</span>
    </Link>
  );
}

/** By key it leads on as a command does: what is typed meanwhile is the invoice's. */
function NumberLink({ card: { id, number, status } }: { readonly card: InvoiceCard }) {
  const go = useGo();
  const { scope } = usePageBook();
  const open = (event: MouseEvent) => {
    const isByKey = event.detail === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isByKey) return;
    event.preventDefault();
    go(paths.invoice(id, scope));
  };
  return (
    <Link
      to={paths.invoice(id, scope)}
      data-row={id}
      onClick={open}
      className={
        'link-quiet inline-flex min-h-6 items-center md:whitespace-nowrap ' +
        (status === 'cancelled' ? 'line-through' : '')
      }
    >
      {number}
    </Link>
  );
}

const Customer = ({ card }: { readonly card: InvoiceCard }) => (
  <>
    <span dir="auto" className="block wrap-anywhere">
      {card.customer_name}
    </span>
    {card.customer_email !== null && (
      <span className="block text-xs font-normal break-all text-ink-3 max-sm:hidden">
        {card.customer_email}
      </span>
    )}
  </>
);

function Due({ card, today }: { readonly card: InvoiceCard; readonly today: CalendarDate }) {
  const due = dateFromWire(card.due_date);
  const days = daysBetween(due, today);
  return (
    <>
      {formatDate(due)}
      {card.status === 'overdue' && (
        <span className="block text-overdue xl:ml-2 xl:inline">
          {days} {days === 1 ? 'day' : 'days'} late
        </span>
      )}
    </>
  );
}

const Status = ({ card }: { readonly card: InvoiceCard }) => (
  <span className="flex flex-wrap items-center gap-1">
    <StatusBadge status={card.status} />
    {card.part_paid && (
      <>
        <StatusBadge status="part_paid" />
        <span className="text-xs text-ink-2">
          {formatPaise(paiseFromWire(card.balance_due))} due
        </span>
      </>
    )}
  </span>
);
