// How the register of customers draws its columns, and on a phone its lines.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type { ListedCustomer } from '#api/contract/customer/customer.ts';
import { formatCell, formatCount, formatPaise, formatSigned } from '#web/format/money.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { partyPlace } from '#web/format/party-place.ts';
import { StatusMark } from '../../StatusMark.tsx';

const contactOf = ({ contact, email, phone }: ListedCustomer): string =>
  [contact, email, phone].filter((part) => part !== null).join(' · ');

/** What they bought, and what they owe of it. */
const FIGURES: readonly RegisterColumn<ListedCustomer>[] = [
  {
    id: 'orders',
    label: 'Orders',
    kind: 'count',
    cell: ({ totalOrders }) => formatCount(totalOrders),
    width: 68,
    order: 'orders',
    room: 'some',
  },
  {
    id: 'revenue',
    label: 'Revenue (₹)',
    kind: 'money',
    cell: ({ totalAmountPaise }) => formatPaise(totalAmountPaise),
    width: 124,
    order: 'revenue',
    isFixed: true,
  },
  {
    id: 'outstanding',
    label: 'Outstanding (₹)',
    kind: 'money',
    cell: ({ outstandingPaise: paise }) => (paise === 0 ? '' : formatSigned(paise)),
    width: 128,
    order: 'outstanding',
    isFixed: true,
  },
  {
    id: 'overdue',
    label: 'Overdue (₹)',
    kind: 'money',
    cell: ({ overduePaise }) => <span className="text-overdue">{formatCell(overduePaise)}</span>,
    width: 112,
    order: 'overdue',
    room: 'most',
  },
];

const columnsIn = (scope: number | undefined): readonly RegisterColumn<ListedCustomer>[] => [
  {
    id: 'name',
    label: 'Customer',
    kind: 'text',
    cell: ({ id, name }) => (
      <Link to={paths.customer(id, scope)} tabIndex={-1} dir="auto" className="is-name">
        {name}
      </Link>
    ),
    order: 'name',
    isFixed: true,
  },
  {
    id: 'contact',
    label: 'Contact',
    kind: 'text',
    cell: (customer) => <span title={contactOf(customer)}>{contactOf(customer)}</span>,
    look: 'is-quiet',
    room: 'more',
  },
  {
    id: 'company',
    label: 'Company',
    kind: 'text',
    cell: ({ company }) => company !== null && <span dir="auto">{company}</span>,
    width: 108,
    look: 'is-quiet',
    room: 'much',
  },
  {
    id: 'location',
    label: 'Location',
    kind: 'text',
    cell: (customer) => partyPlace(customer),
    width: 152,
    look: 'is-quiet',
    room: 'much',
  },
  ...FIGURES,
  {
    id: 'status',
    label: 'Status',
    kind: 'text',
    cell: ({ status }) => <StatusMark status={status} />,
    width: 92,
    isFixed: true,
  },
  {
    id: 'actions',
    label: 'Actions',
    kind: 'text',
    cell: (customer) => <Actions customer={customer} scope={scope} />,
    width: 96,
    hasQuietHead: true,
    room: 'some',
  },
];

export function useCustomerColumns(): readonly RegisterColumn<ListedCustomer>[] {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

type ListedProps = { readonly customer: ListedCustomer; readonly scope: number | undefined };

function Actions({ customer: { id, name, status }, scope }: ListedProps) {
  const { id: bookId } = usePageBook();
  const setHistory = useSetAtom(historyAtom);
  const label = `History of ${name}`;
  return (
    <span className="flex justify-end gap-1">
      {status === 'active' && (
        <PresentOnly>
          <IconLink
            to={paths.newInvoice(id, scope)}
            icon="plus"
            label={`New invoice for ${name}`}
          />
        </PresentOnly>
      )}
      <IconLink to={paths.statement(id, scope)} icon="document" label={`Statement of ${name}`} />
      <button
        type="button"
        tabIndex={-1}
        title={label}
        aria-label={label}
        onClick={() => setHistory({ bookId, kind: 'customer', id, title: name })}
        className={ICON}
      >
        <Icon name="clock" size={16} />
      </button>
    </span>
  );
}

const ICON =
  'grid size-6 place-items-center rounded-sm text-ink-2 hover:bg-surface-3 hover:text-ink ' +
  'pointer-coarse:size-11';

type IconLinkProps = { readonly to: string; readonly icon: IconName; readonly label: string };

const IconLink = ({ to, icon, label }: IconLinkProps) => (
  <Link to={to} tabIndex={-1} title={label} aria-label={label} className={ICON}>
    <Icon name={icon} size={16} />
  </Link>
);

/** On a phone: who and what is outstanding; what is overdue, or who they are, and the status. */
export function useCustomerLines(): (customer: ListedCustomer) => ReactNode {
  const { scope } = usePageBook();
  return useCallback((customer) => <Lines customer={customer} scope={scope} />, [scope]);
}

function Lines({ customer, scope }: ListedProps) {
  const { overduePaise } = customer;
  return (
    <>
      <Link to={paths.customer(customer.id, scope)} dir="auto">
        {customer.name}
      </Link>
      <span>{formatSigned(customer.outstandingPaise)}</span>
      {overduePaise > 0 ? (
        <span>
          <b className="font-medium text-overdue">Overdue {formatPaise(overduePaise)}</b>
        </span>
      ) : (
        <span dir="auto">{customer.company ?? partyPlace(customer)}</span>
      )}
      <StatusMark status={customer.status} />
    </>
  );
}
