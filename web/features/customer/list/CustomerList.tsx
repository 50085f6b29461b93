// The list of customers: its columns on the screen, on paper and in a file, its lines on a phone.
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type { ListedCustomer } from '#api/contract/customer/customer.ts';
import { formatCell, formatCount, formatPaise, formatSigned } from '#web/format/money.ts';
import { partyPlace } from '#web/format/party-place.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { StatusMark } from '../StatusMark.tsx';
import { customerWords as wording } from '../wording.ts';

const contactOf = ({ contact, email, phone }: ListedCustomer): string =>
  [contact, email, phone].filter((part) => part !== null).join(' · ');

/** What an import of the file reads, and neither screen nor paper has room for. */
const fileOnly = (
  id: string,
  label: string,
  value: (row: ListedCustomer) => string | number | null,
) => ({ id, label, kind: 'text' as const, onlyIn: 'file' as const, value });

export const CUSTOMER_LIST: DeclaredList<ListedCustomer> = {
  name: 'customer',
  title: 'Customers',
  noun: ['customer', 'customers'],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }, scope) => paths.customer(id, scope),
  opensInPlace: true,
  worth: { label: 'Outstanding', paise: ({ outstandingPaise }) => outstandingPaise },
  total: { text: (count) => `Total of ${formatCount(count)}` },
  columns: [
    {
      id: 'name',
      label: 'Customer',
      kind: 'text',
      order: 'name',
      isFixed: true,
      leads: 'is-name',
      value: ({ name }) => name,
    },
    {
      id: 'contact',
      label: 'Contact',
      kind: 'text',
      look: 'is-quiet',
      room: 'more',
      onlyIn: 'screen',
      cell: (customer) => <span title={contactOf(customer)}>{contactOf(customer)}</span>,
    },
    {
      id: 'company',
      label: 'Company',
      kind: 'text',
      width: 108,
      look: 'is-quiet',
      room: 'much',
      onlyIn: 'screen-and-file',
      value: ({ company }) => company,
    },
    { id: 'gstin', label: 'GSTIN', kind: 'text', onlyIn: 'sheet', value: ({ gstin }) => gstin },
    fileOnly('pan', 'PAN', ({ pan }) => pan),
    fileOnly('registration', 'Registration', (row) => wording.registrations[row.registration]),
    fileOnly('person', 'Contact', ({ contact }) => contact),
    fileOnly('email', 'E-mail', ({ email }) => email),
    { id: 'phone', label: 'Phone', kind: 'text', onlyIn: 'sheet', value: ({ phone }) => phone },
    {
      id: 'location',
      label: 'Location',
      kind: 'text',
      width: 152,
      look: 'is-quiet',
      room: 'much',
      value: partyPlace,
    },
    fileOnly('address', 'Address', ({ address }) => address),
    fileOnly('city', 'City', ({ city }) => city),
    fileOnly('state', 'State', ({ state }) => state),
    fileOnly('country', 'Country', ({ country }) => country),
    fileOnly('pincode', 'PIN code', ({ pincode }) => pincode),
    { ...fileOnly('due-days', 'Due days', ({ dueDays }) => dueDays), kind: 'count' },
    {
      id: 'orders',
      label: 'Orders',
      kind: 'count',
      width: 68,
      order: 'orders',
      room: 'some',
      isSummed: true,
      value: ({ totalOrders }) => totalOrders,
    },
    {
      id: 'revenue',
      label: 'Revenue (₹)',
      kind: 'money',
      width: 124,
      order: 'revenue',
      isFixed: true,
      isSummed: true,
      value: ({ totalAmountPaise }) => totalAmountPaise,
    },
    {
      id: 'outstanding',
      label: 'Outstanding (₹)',
      kind: 'money',
      width: 128,
      order: 'outstanding',
      isFixed: true,
      isSummed: true,
      value: ({ outstandingPaise }) => outstandingPaise,
      cell: ({ outstandingPaise: paise }) => (paise === 0 ? '' : formatSigned(paise)),
    },
    {
      id: 'overdue',
      label: 'Overdue (₹)',
      kind: 'money',
      width: 112,
      order: 'overdue',
      room: 'most',
      isSummed: true,
      value: ({ overduePaise }) => overduePaise || null,
      cell: ({ overduePaise }) => <span className="text-overdue">{formatCell(overduePaise)}</span>,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 92,
      isFixed: true,
      after: 'due-days',
      value: ({ status }) => wording.statuses[status],
      cell: ({ status }) => <StatusMark status={status} />,
    },
    {
      id: 'actions',
      label: 'Actions',
      kind: 'text',
      width: 96,
      hasQuietHead: true,
      room: 'some',
      onlyIn: 'screen',
      cell: (customer) => <Actions customer={customer} />,
    },
    // With it an import of the file changes the customer, and adds no second one.
    fileOnly('id', 'ID', ({ id }) => String(id)),
  ],
  phone: {
    name: ({ name }) => name,
    figure: ({ outstandingPaise }) => formatSigned(outstandingPaise),
    line: (customer) =>
      customer.overduePaise > 0 ? (
        <b className="font-medium text-overdue">Overdue {formatPaise(customer.overduePaise)}</b>
      ) : (
        (customer.company ?? partyPlace(customer))
      ),
    mark: ({ status }) => <StatusMark status={status} />,
  },
};

function Actions({ customer: { id, name, status } }: { readonly customer: ListedCustomer }) {
  const { id: bookId, scope } = usePageBook();
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
