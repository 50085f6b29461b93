// The list of invoices: its columns on the screen, on paper and in a file, its lines on a phone.
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { shownStatus, SHOWN_STATUS_WORDS } from '#web/format/invoice-status.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Badge, StatusBadge } from '#web/ui/marks/Marks.tsx';

type CardProps = { readonly card: InvoiceCard };

export const INVOICE_LIST: DeclaredList<InvoiceCard> = {
  name: 'invoice',
  title: 'Invoices',
  noun: ['invoice', 'invoices'],
  keyOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  hrefOf: ({ id }, scope) => paths.invoice(id, scope),
  opensInPlace: true,
  worth: { label: 'Balance due', paise: ({ balanceDuePaise }) => balanceDuePaise },
  total: {
    text: (count) => `Total of ${formatCount(count)} issued, drafts not counted`,
    under: 'customer',
    counts: ({ status }) => status !== 'draft' && status !== 'cancelled',
  },
  columns: [
    {
      id: 'number',
      label: 'Invoice',
      kind: 'text',
      width: 96,
      order: 'number',
      isFixed: true,
      leads: 'is-id',
      value: ({ number }) => number,
      cell: ({ number, status }) => <span className={struck(status)}>{number}</span>,
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      room: 'more',
      value: ({ issueDate }) => issueDate,
    },
    {
      id: 'customer',
      label: 'Customer',
      kind: 'text',
      isFixed: true,
      value: ({ customerName }) => customerName,
      cell: (card) => <Customer card={card} />,
    },
    {
      id: 'email',
      label: 'E-mail',
      kind: 'text',
      onlyIn: 'file',
      value: ({ customerEmail }) => customerEmail,
    },
    {
      id: 'due',
      label: 'Due date',
      kind: 'date',
      width: 196,
      order: 'due',
      room: 'some',
      value: ({ dueDate }) => dueDate,
      cell: (card) => <Due card={card} />,
    },
    {
      id: 'marks',
      label: 'Marks',
      kind: 'text',
      width: 104,
      hasQuietHead: true,
      room: 'much',
      onlyIn: 'screen',
      cell: (card) => <InvoiceMarks card={card} />,
    },
    {
      id: 'taxable',
      label: 'Taxable value (₹)',
      kind: 'money',
      onlyIn: 'file',
      isSummed: true,
      value: ({ taxablePaise }) => taxablePaise,
    },
    {
      id: 'amount',
      label: 'Amount (₹)',
      kind: 'money',
      width: 124,
      order: 'amount',
      isFixed: true,
      isSummed: true,
      value: ({ totalPaise }) => totalPaise,
      cell: (card) => <Amount card={card} />,
    },
    {
      id: 'outstanding',
      label: 'Balance due (₹)',
      kind: 'money',
      width: 128,
      room: 'more',
      isSummed: true,
      value: ({ balanceDuePaise }) => balanceDuePaise || null,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 108,
      isFixed: true,
      after: 'due',
      value: (card) => SHOWN_STATUS_WORDS[shownStatus(card)],
      cell: (card) => <StatusBadge status={shownStatus(card)} />,
    },
    {
      id: 'actions',
      label: 'Actions',
      kind: 'text',
      width: 56,
      hasQuietHead: true,
      room: 'some',
      onlyIn: 'screen',
      cell: (card) => <View card={card} />,
    },
  ],
  phone: {
    name: ({ customerName }) => customerName,
    figure: (card) => <Amount card={card} />,
    line: ({ number, status, dueDate: due, issueDate: issued }) => {
      const isOpen = status === 'sent' || status === 'overdue';
      return (
        <>
          <span className={struck(status)}>{number}</span> · {isOpen ? 'due ' : ''}
          {formatDate(isOpen ? due : issued)}
        </>
      );
    },
    mark: (card) => <StatusBadge status={shownStatus(card)} />,
  },
};

const struck = (status: InvoiceCard['status']): string =>
  status === 'cancelled' ? 'line-through' : '';

const Amount = ({ card: { totalPaise, status } }: CardProps) => (
  <span className={status === 'draft' ? 'text-ink-3' : ''}>{formatPaise(totalPaise)}</span>
);

const Customer = ({ card: { customerName: name, customerEmail: email } }: CardProps) => (
  <span className="whole-or-none" title={email === null ? name : `${name}, ${email}`}>
    <span dir="auto" className="is-name">
      {name}
    </span>
    {email !== null && <span className="text-xs text-ink-3">{email}</span>}
  </span>
);

function Due({ card }: CardProps) {
  const due = card.dueDate;
  const days = daysBetween(due, todayInIndia());
  return (
    <>
      <span className="text-ink-2">{formatDate(due)}</span>
      {card.status === 'overdue' && <span className="text-overdue"> {daysInWords(days)} late</span>}
    </>
  );
}

function InvoiceMarks({ card }: CardProps) {
  const { eInvoice: portal, remindedOn: reminded, partPaid: isPartPaid } = card;
  const marks = [
    isPartPaid && 'Part paid',
    portal === 'registered' && 'Registered',
    reminded !== null && `Reminded ${formatDate(reminded)}`,
  ].filter((mark) => mark !== false);
  return (
    <span className="text-xs text-ink-2" title={marks.join(', ')}>
      {portal === 'to-register' && <Badge kind="warn">To register</Badge>}
      {portal === 'cancelled' && <Badge kind="plum">IRN cancelled</Badge>}
      {marks.join(', ')}
    </span>
  );
}

function View({ card: { id, number } }: CardProps) {
  const { scope } = usePageBook();
  return (
    <Link to={paths.invoice(id, scope)} tabIndex={-1} className="link-quiet">
      View<span className="sr-only"> {number}</span>
    </Link>
  );
}
