// How the register of documents before an invoice draws its columns, and on a phone its lines.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { PRESALE_NAMES } from '#web/format/terms.ts';
import { PresaleBadge } from '../PresaleHead.tsx';

/** A draft takes its number when it is issued. */
export const presaleName = ({ number, kind }: PresaleCard): string =>
  number ?? `Draft ${PRESALE_NAMES[kind].toLowerCase()}`;

type Scope = number | undefined;

const columnsIn = (scope: Scope): readonly RegisterColumn<PresaleCard>[] => [
  {
    id: 'number',
    label: 'Number',
    kind: 'text',
    width: 132,
    order: 'number',
    isFixed: true,
    cell: (card) => (
      <Link to={paths.presale(card.id, scope)} tabIndex={-1} className="is-id">
        {presaleName(card)}
      </Link>
    ),
  },
  {
    id: 'kind',
    label: 'Kind',
    kind: 'text',
    width: 132,
    look: 'is-quiet',
    room: 'some',
    cell: ({ kind }) => PRESALE_NAMES[kind],
  },
  {
    id: 'date',
    label: 'Date',
    kind: 'date',
    width: 112,
    order: 'date',
    look: 'is-quiet',
    cell: ({ issue_date: date }) => dayText(date),
  },
  {
    id: 'customer',
    label: 'Customer',
    kind: 'text',
    isFixed: true,
    cell: ({ customer_name: name }) => <span dir="auto">{name}</span>,
  },
  {
    id: 'valid',
    label: 'Valid until',
    kind: 'date',
    width: 112,
    look: 'is-quiet',
    room: 'more',
    cell: ({ valid_until: date }) => dayText(date),
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'text',
    width: 196,
    isFixed: true,
    cell: (card) => <Standing card={card} scope={scope} />,
  },
  {
    id: 'amount',
    label: 'Amount (₹)',
    kind: 'money',
    width: 132,
    order: 'amount',
    isFixed: true,
    cell: ({ total }) => formatPaise(paiseFromWire(total)),
  },
];

type CardProps = { readonly card: PresaleCard; readonly scope: Scope };

const Standing = ({ card, card: { invoice_id: id, invoice_number: number }, scope }: CardProps) => (
  <span className="inline-flex items-center gap-2">
    <PresaleBadge card={card} length="short" />
    {id !== null && (
      <Link to={paths.invoice(id, scope)} tabIndex={-1} className="link-quiet text-sm">
        {number}
      </Link>
    )}
  </span>
);

export function usePresaleColumns(): readonly RegisterColumn<PresaleCard>[] {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

/** On a phone: whose it is and what it comes to; its number and day, and how it stands. */
export function usePresaleLines(): (card: PresaleCard) => ReactNode {
  const { scope } = usePageBook();
  return useCallback(
    (card) => (
      <>
        <Link to={paths.presale(card.id, scope)} dir="auto">
          {card.customer_name}
        </Link>
        <span>{formatPaise(paiseFromWire(card.total))}</span>
        <span>{`${presaleName(card)} · ${dayText(card.issue_date)}`}</span>
        <PresaleBadge card={card} length="short" />
      </>
    ),
    [scope],
  );
}
