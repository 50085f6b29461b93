// How the register of customers draws its columns, and on a phone its lines.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { countryLabel, HOME } from '../../form/countries.ts';
import { StatusMark } from '../../StatusMark.tsx';

export const locationOf = ({ city, state, country }: Customer): string =>
  [city, country === HOME ? state : countryLabel(country)].filter(Boolean).join(', ');

const contactOf = ({ contact, email, phone }: Customer): string =>
  [contact, email, phone].filter((part) => part !== null).join(' · ');

const columnsIn = (scope: number | undefined): readonly RegisterColumn<Customer>[] => [
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
    room: 'some',
  },
  {
    id: 'company',
    label: 'Company',
    kind: 'text',
    cell: ({ company }) => company !== null && <span dir="auto">{company}</span>,
    width: 132,
    look: 'is-quiet',
    room: 'much',
  },
  {
    id: 'location',
    label: 'Location',
    kind: 'text',
    cell: (customer) => locationOf(customer),
    width: 168,
    look: 'is-quiet',
    room: 'more',
  },
  {
    id: 'orders',
    label: 'Orders',
    kind: 'count',
    cell: ({ total_orders: orders }) => formatCount(orders),
    width: 76,
    order: 'orders',
    room: 'some',
  },
  {
    id: 'revenue',
    label: 'Revenue (₹)',
    kind: 'money',
    cell: ({ total_amount: revenue }) => formatPaise(paiseFromWire(revenue)),
    width: 132,
    order: 'revenue',
    isFixed: true,
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'text',
    cell: ({ status }) => <StatusMark status={status} />,
    width: 100,
    isFixed: true,
  },
  {
    id: 'actions',
    label: 'Actions',
    kind: 'text',
    cell: (customer) => <Actions customer={customer} scope={scope} />,
    width: 104,
    hasQuietHead: true,
    room: 'some',
  },
];

export function useCustomerColumns(): readonly RegisterColumn<Customer>[] {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

type CustomerProps = { readonly customer: Customer; readonly scope: number | undefined };

function Actions({ customer: { id, name, status }, scope }: CustomerProps) {
  const { id: bookId } = usePageBook();
  const setHistory = useSetAtom(historyAtom);
  const label = `History of ${name}`;
  return (
    <span className="flex justify-end gap-1">
      {status === 'active' && (
        <IconLink to={paths.newInvoice(id, scope)} icon="plus" label={`New invoice for ${name}`} />
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

/** On a phone: who and their revenue; company or place, and their status. */
export function useCustomerLines(): (customer: Customer) => ReactNode {
  const { scope } = usePageBook();
  return useCallback((customer) => <Lines customer={customer} scope={scope} />, [scope]);
}

const Lines = ({ customer, scope }: CustomerProps) => (
  <>
    <Link to={paths.customer(customer.id, scope)} dir="auto">
      {customer.name}
    </Link>
    <span>{formatPaise(paiseFromWire(customer.total_amount))}</span>
    <span dir="auto">{customer.company ?? locationOf(customer)}</span>
    <StatusMark status={customer.status} />
  </>
);
