// How the register of invoices draws its columns, and on a phone its lines.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { shownStatus } from '#web/format/invoice-status.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Badge, StatusBadge } from '#web/ui/marks/Marks.tsx';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';

type Place = { readonly scope: number | undefined; readonly today: CalendarDate };

/** Which invoice, of whom, and when it is due. */
const whatAndWhen = ({ scope, today }: Place): readonly RegisterColumn<InvoiceCard>[] => [
  {
    id: 'number',
    label: 'Invoice',
    kind: 'text',
    cell: ({ id, number, status }) => (
      <Link
        to={paths.invoice(id, scope)}
        tabIndex={-1}
        className={`is-id ${status === 'cancelled' ? 'line-through' : ''}`}
      >
        {number}
      </Link>
    ),
    width: 96,
    order: 'number',
    isFixed: true,
  },
  {
    id: 'date',
    label: 'Date',
    kind: 'date',
    cell: ({ issue_date: date }) => formatDate(dateFromWire(date)),
    width: 104,
    order: 'date',
    look: 'is-quiet',
    room: 'more',
  },
  {
    id: 'customer',
    label: 'Customer',
    kind: 'text',
    cell: (card) => <Customer card={card} />,
    isFixed: true,
  },
  {
    id: 'due',
    label: 'Due date',
    kind: 'date',
    cell: (card) => <Due card={card} today={today} />,
    width: 196,
    order: 'due',
    room: 'some',
  },
];

/** What it comes to and how it stands. */
const howItStands = ({ scope }: Place): readonly RegisterColumn<InvoiceCard>[] => [
  {
    id: 'marks',
    label: 'Marks',
    kind: 'text',
    cell: (card) => <InvoiceMarks card={card} />,
    width: 104,
    hasQuietHead: true,
    room: 'much',
  },
  {
    id: 'amount',
    label: 'Amount (₹)',
    kind: 'money',
    cell: ({ total, status }) => (
      <span className={status === 'draft' ? 'text-ink-3' : ''}>
        {formatPaise(paiseFromWire(total))}
      </span>
    ),
    width: 124,
    order: 'amount',
    isFixed: true,
  },
  {
    id: 'outstanding',
    label: 'Balance due (₹)',
    kind: 'money',
    cell: ({ balance_due: rupees }) => formatCell(paiseFromWire(rupees)),
    width: 128,
    room: 'more',
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'text',
    cell: (card) => <StatusBadge status={shownStatus(card)} />,
    width: 108,
    isFixed: true,
  },
  {
    id: 'actions',
    label: 'Actions',
    kind: 'text',
    cell: ({ id, number }) => (
      <Link to={paths.invoice(id, scope)} tabIndex={-1} className="link-quiet">
        View<span className="sr-only"> {number}</span>
      </Link>
    ),
    width: 56,
    hasQuietHead: true,
    room: 'some',
  },
];

export function useInvoiceColumns(today: CalendarDate): readonly RegisterColumn<InvoiceCard>[] {
  const { scope } = usePageBook();
  return useMemo(
    () => [...whatAndWhen({ scope, today }), ...howItStands({ scope, today })],
    [scope, today],
  );
}

type CardProps = { readonly card: InvoiceCard };

const Customer = ({ card: { customer_name: name, customer_email: email } }: CardProps) => (
  <span className="whole-or-none" title={email === null ? name : `${name}, ${email}`}>
    <span dir="auto" className="is-name">
      {name}
    </span>
    {email !== null && <span className="text-xs text-ink-3">{email}</span>}
  </span>
);

function Due({ card, today }: CardProps & { readonly today: CalendarDate }) {
  const due = dateFromWire(card.due_date);
  const days = daysBetween(due, today);
  return (
    <>
      <span className="text-ink-2">{formatDate(due)}</span>
      {card.status === 'overdue' && <span className="text-overdue"> {daysInWords(days)} late</span>}
    </>
  );
}

function InvoiceMarks({ card }: CardProps) {
  const { e_invoice: portal, reminded_on: reminded, part_paid: isPartPaid } = card;
  const marks = [
    isPartPaid && 'Part paid',
    portal === 'registered' && 'Registered',
    reminded !== null && `Reminded ${formatDate(dateFromWire(reminded))}`,
  ].filter((mark) => mark !== false);
  return (
    <span className="text-xs text-ink-2" title={marks.join(', ')}>
      {portal === 'to-register' && <Badge kind="warn">To register</Badge>}
      {portal === 'cancelled' && <Badge kind="plum">IRN cancelled</Badge>}
      {marks.join(', ')}
    </span>
  );
}

/** On a phone: who and how much; which invoice and when it is due; its status. */
export function useInvoiceLines(): (card: InvoiceCard) => ReactNode {
  const { scope } = usePageBook();
  return useCallback((card) => <Lines card={card} scope={scope} />, [scope]);
}

function Lines({ card, scope }: CardProps & { readonly scope: number | undefined }) {
  const isOpen = card.status === 'sent' || card.status === 'overdue';
  const day = isOpen ? card.due_date : card.issue_date;
  const struck = card.status === 'cancelled' ? 'line-through' : '';
  return (
    <>
      <Link to={paths.invoice(card.id, scope)} dir="auto">
        {card.customer_name}
      </Link>
      <span className={card.status === 'draft' ? 'text-ink-3' : ''}>
        {formatPaise(paiseFromWire(card.total))}
      </span>
      <span>
        <span className={struck}>{card.number}</span> · {isOpen ? 'due ' : ''}
        {formatDate(dateFromWire(day))}
      </span>
      <StatusBadge status={shownStatus(card)} />
    </>
  );
}
