// The invoices as rows; on a phone as cards of two lines.
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Badge, StatusBadge } from '#web/ui/marks/Marks.tsx';
import { useRoomy } from '#web/ui/use-wide.ts';

type Props = {
  readonly cards: readonly InvoiceCard[];
  /** Of the bills that are to be paid together. */
  readonly markedIds: readonly number[];
  readonly today: CalendarDate;
  readonly waiting: number;
  /** What the whole list comes to and what is outstanding of it, as text; once that is known. */
  readonly sums: { readonly total: string; readonly outstanding: string } | undefined;
};

export function InvoiceTable({ cards, markedIds, today, waiting, sums }: Props) {
  const isMarked = ({ id }: InvoiceCard) => markedIds.includes(id);
  const isRoomy = useRoomy();
  const columns = isRoomy ? roomyColumns(today, isMarked) : columnsOn(today, isMarked);
  const totals: Readonly<Record<string, string>> = {
    Invoice: 'Total, drafts not counted',
    'Amount (₹)': sums?.total ?? '',
    'Outstanding (₹)': sums?.outstanding ?? '',
  };
  return (
    <DataTable
      caption="Invoices"
      columns={columns}
      {...(sums !== undefined && { totals: columns.map(({ head }) => totals[head] ?? '') })}
      look={(card) => (isMarked(card) ? 'bg-brand-soft' : '')}
      rows={cards}
      keyOf={({ id }) => id}
      waiting={waiting}
    />
  );
}

const columnsOn = (
  today: CalendarDate,
  isMarked: (card: InvoiceCard) => boolean,
): readonly Column<InvoiceCard>[] => [
  {
    head: 'Invoice',
    place: 'id',
    cell: (card) => <NumberLink card={card} isMarked={isMarked(card)} />,
  },
  { head: 'Customer', place: 'name', cell: (card) => <Customer card={card} /> },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ total }) => formatPaise(paiseFromWire(total)),
  },
  { head: 'Due date', place: 'date', cell: (card) => <Due card={card} today={today} /> },
  { head: 'Status', place: 'badge', cell: (card) => <Status card={card} withDue /> },
  {
    head: 'Actions',
    place: 'action',
    quietHead: true,
    cell: (card) => <ViewLink card={card} />,
  },
];

/** Where there is room: the day of the invoice, and what is outstanding, each in a column. */
const roomyColumns: typeof columnsOn = (today, isMarked) => {
  const [number, customer, amount, due, , actions] = columnsOn(today, isMarked);
  const columns: readonly (Column<InvoiceCard> | undefined)[] = [
    number,
    {
      head: 'Date',
      place: 'nowhere',
      cell: ({ issue_date: date }) => formatDate(dateFromWire(date)),
      className: 'whitespace-nowrap text-ink-2',
    },
    customer,
    due,
    amount,
    {
      head: 'Outstanding (₹)',
      place: 'nowhere',
      numeric: true,
      cell: ({ balance_due: rupees }) => formatCell(paiseFromWire(rupees)),
    },
    { head: 'Status', place: 'badge', cell: (card) => <Status card={card} /> },
    actions,
  ];
  return columns.filter((column) => column !== undefined);
};

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
type NumberLinkProps = { readonly card: InvoiceCard; readonly isMarked: boolean };

function NumberLink({ card: { id, number, status }, isMarked }: NumberLinkProps) {
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
        'link-quiet inline-flex min-h-6 items-center gap-1 md:whitespace-nowrap ' +
        (status === 'cancelled' ? 'line-through' : '')
      }
    >
      {number}
      {isMarked && (
        <>
          <Icon name="check" size={14} />
          <span className="sr-only">marked</span>
        </>
      )}
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

type StatusProps = {
  readonly card: InvoiceCard;
  /** Where no column says what is outstanding. */
  readonly withDue?: boolean;
};

const Status = ({ card, withDue = false }: StatusProps) => (
  <span className="flex flex-wrap items-center gap-1">
    <StatusBadge status={card.status} />
    {card.e_invoice === 'to-register' && <Badge kind="warn">To register</Badge>}
    {card.e_invoice === 'cancelled' && <Badge kind="plum">IRN cancelled</Badge>}
    {card.e_invoice === 'registered' && <span className="text-xs text-ink-2">Registered</span>}
    {card.reminded_on !== null && (
      <span className="text-xs text-ink-2">
        Reminded {formatDate(dateFromWire(card.reminded_on))}
      </span>
    )}
    {card.part_paid && (
      <>
        <StatusBadge status="part_paid" />
        {withDue && (
          <span className="text-xs text-ink-2">
            {formatPaise(paiseFromWire(card.balance_due))} outstanding
          </span>
        )}
      </>
    )}
  </span>
);
