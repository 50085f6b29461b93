// The table of customers; on a phone each is two lines: name and revenue, company and status.
import { Fragment } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { IconButton } from '#web/ui/buttons/Button.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx';
import { useRoomy } from '#web/ui/use-wide.ts';
import { countryLabel, HOME } from '../form/countries.ts';
import { StatusMark } from '../StatusMark.tsx';

type Props = {
  readonly customers: readonly Customer[];
  readonly waiting?: number;
};

export function CustomerTable({ customers, waiting = 0 }: Props) {
  const { scope } = usePageBook();
  const roomy = useRoomy();
  const columns = roomy ? COLUMNS : COLUMNS.filter(({ head }) => !SPARED.has(head));
  return (
    <DataTable
      caption="Customers"
      rows={customers}
      waiting={waiting}
      keyOf={({ id }) => id}
      columns={[nameColumn(scope), ...columns, ACTIONS]}
    />
  );
}

const nameColumn = (scope: number | undefined): Column<Customer> => ({
  head: 'Customer',
  place: 'name',
  cell: ({ id, name }) => (
    <Link
      to={paths.customer(id, scope)}
      dir="auto"
      data-row=""
      data-id={id}
      className="link-quiet wrap-anywhere font-medium"
    >
      {name}
    </Link>
  ),
  className: 'min-[1180px]:min-w-44',
});

/** An address breaks before its @ and its dots rather than within a word. */
const Breakable = ({ text }: { readonly text: string }) =>
  [...text.split(/(?=[@.])/).entries()].map(([at, part]) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const placeOf = ({ city, state, country }: Customer): string =>
  [city, country === HOME ? state : countryLabel(country)].filter(Boolean).join(', ');

const COLUMNS: readonly Column<Customer>[] = [
  {
    head: 'Contact',
    place: 'nowhere',
    cell: ({ email, phone, contact }) => (
      <>
        {[contact, email, phone].map(
          (line) =>
            line !== null && (
              <span key={line} className="block wrap-anywhere">
                <Breakable text={line} />
              </span>
            ),
        )}
      </>
    ),
    className: 'text-sm text-ink-2',
  },
  {
    head: 'Company',
    place: 'id',
    cell: ({ company }) => company !== null && <span dir="auto">{company}</span>,
    className: 'text-ink-2 wrap-anywhere',
  },
  {
    head: 'Location',
    place: 'nowhere',
    cell: (one) => placeOf(one),
    className: 'text-ink-2',
  },
  {
    head: 'Orders',
    place: 'nowhere',
    numeric: true,
    cell: ({ total_orders: orders }) => formatCount(orders),
  },
  {
    head: 'Revenue (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ total_amount: revenue }) => formatPaise(paiseFromWire(revenue)),
  },
  {
    head: 'Status',
    place: 'date',
    cell: ({ status }) => <StatusMark status={status} />,
  },
];

/** On a tablet the page of the customer has them. */
const SPARED: ReadonlySet<string> = new Set(['Location', 'Orders']);

const ACTIONS: Column<Customer> = {
  head: 'Actions',
  place: 'nowhere',
  cell: (one) => <Actions customer={one} />,
};

function Actions({ customer: { id, name, status } }: { readonly customer: Customer }) {
  const { id: bookId, scope } = usePageBook();
  const setHistory = useSetAtom(historyAtom);
  return (
    <div className="flex justify-end">
      {status === 'active' && (
        <IconLink
          to={paths.newInvoice(id, scope)}
          icon="plus"
          text="New invoice"
          label={`New invoice for ${name}`}
        />
      )}
      <IconLink
        to={paths.statement(id, scope)}
        icon="document"
        text="Statement"
        label={`Statement of ${name}`}
      />
      <Tooltip text="History">
        {() => (
          <IconButton
            icon="clock"
            label={`History of ${name}`}
            onClick={() => setHistory({ bookId, kind: 'customer', id, title: name })}
          />
        )}
      </Tooltip>
    </div>
  );
}

type IconLinkProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly label: string;
};

const IconLink = ({ to, icon, text, label }: IconLinkProps) => (
  <Tooltip text={text}>
    {() => (
      <Link
        to={to}
        aria-label={label}
        className={
          'grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 ' +
          'hover:text-ink pointer-coarse:size-11'
        }
      >
        <Icon name={icon} />
      </Link>
    )}
  </Tooltip>
);
