// Customer management: three counters, and every customer with what they bought, as a register.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { listCustomers } from '#api/contract/customer/customer.ts';
import type {
  Customer,
  CustomerListFigures,
  ListedCustomer,
} from '#api/contract/customer/customer.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { queryClient } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import {
  counted,
  formatCount,
  formatPaise,
  formatRupees,
  formatSigned,
} from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import type { SumLink } from '#web/shell/history/use-list-explain.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import type { DeclaredListState } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage, Outstanding } from '#web/shell/keys/register/DeclaredListPage.tsx';
import type { ToldOfList } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListPills, ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { ListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { FigureStrip } from '#web/ui/lists/FigureStrip.tsx';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { CustomerDialog } from '../CustomerDialog.tsx';
import { customerFiguresOf, customerStretchOf, narrowed } from '../queries.ts';
import type { CustomerListQuery, CustomerOrder } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import { CUSTOMER_LIST } from './CustomerList.tsx';
import { OpenedCustomer } from './OpenedCustomer.tsx';

const STATUSES = ['', 'active', 'inactive'] as const;
const orders = listCustomers.query.shape.order.unwrap();

const VIEWS = {
  names: ['q', 'status', 'order'],
  given: [
    { name: 'By name', query: '' },
    { name: 'Most outstanding first', query: 'order=-outstanding' },
    { name: 'Most overdue first', query: 'order=-overdue' },
    { name: 'Best first', query: 'order=-revenue' },
    { name: 'Newest first', query: 'order=-added' },
    { name: 'Inactive', query: 'status=inactive' },
  ],
};

export function CustomerListPage() {
  const { id: bookId, scope } = usePageBook();
  const { address, set } = useListAddress();
  const search = address.get('q') ?? '';
  const status = STATUSES.find((one) => one === address.get('status')) ?? '';
  const order = orders.catch('name').parse(address.get('order'));
  const narrowing: CustomerListQuery = { search, status };
  const figures = useQuery({
    ...customerFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const isWide = useWide();
  const list = useCustomers(narrowing, { order, set, count: data?.found.count ?? 0 });
  useCustomerKeys(list.state.current);
  const hasAny = data !== undefined && data.total > 0;
  const sumLink = useExplainedSums(narrowing, list.state.current, hasAny);
  const counters = <Counters figures={data} failed={figures.isError} />;
  const importLink = (
    <PresentOnly>
      <Link to={paths.imports('customers', scope)} className={buttonClass('secondary')}>
        Import
      </Link>
    </PresentOnly>
  );
  const addButton = (
    <PresentOnly>
      <Button kind="primary" aria-keyshortcuts="n c" onClick={() => set({ new: '1' })}>
        {wording.add} <Kbd onBrand>N C</Kbd>
      </Button>
    </PresentOnly>
  );
  return (
    <>
      <DeclaredListPage
        of={list}
        heading="Customer Management"
        below={isWide && counters}
        beside={isWide && importLink}
        add={addButton}
        figures={figures}
        told={data && toldBy(data, sumLink)}
        empty={{
          title: wording.empty,
          text: 'Add the first one; the GSTIN fills in the state and the PAN.',
        }}
        filters={<Filters of={list} narrowing={narrowing} set={set} found={data?.found} />}
        none={`${wording.empty}.`}
        clearText={wording.clear}
        onClear={() => set({ q: null, status: null })}
        opened={(customer) => <OpenedCustomer customer={customer} />}
      />
      {!isWide && (
        <>
          {counters}
          {importLink}
        </>
      )}
      {/* A name that a picker sent along is for the dialog alone. */}
      {address.has('new') && <Adding onClose={() => set({ new: null, name: null })} />}
    </>
  );
}

type Drawn = {
  readonly order: CustomerOrder;
  readonly set: ListAddress['set'];
  readonly count: number;
};

function useCustomers(narrowing: CustomerListQuery, { order, set, count }: Drawn) {
  const { id: bookId } = usePageBook();
  const { search, status } = narrowing;
  return useDeclaredList(CUSTOMER_LIST, {
    narrowed: narrowing,
    count,
    stretchOf: (offset) => customerStretchOf(bookId, narrowing, order, offset),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      read: (read, offset, limit) =>
        read(listCustomers, {
          query: { ...narrowed(narrowing), book_id: bookId, limit, order, offset },
        }),
      remarks: (_, chosen) => [
        ...(status === '' ? [] : [`${wording.statuses[status]} customers only`]),
        ...(search.trim() === '' ? [] : [`Found by ‘${search.trim()}’`]),
        ...chosen,
        'Revenue is before GST, less credit notes',
      ],
    },
  });
}

type FiltersProps = {
  readonly of: DeclaredListState<ListedCustomer>;
  readonly narrowing: CustomerListQuery;
  readonly set: ListAddress['set'];
  readonly found: CustomerListFigures['found'] | undefined;
};

function Filters({ of, narrowing: { search, status }, set, found }: FiltersProps) {
  const { id: bookId } = usePageBook();
  const find = async (text: string) => {
    const asked = { search: text, status };
    const order = orders.catch('name').parse(of.order);
    const [first] = await queryClient.fetchQuery(customerStretchOf(bookId, asked, order, 0));
    return first;
  };
  const counts = found?.byStatus;
  const all = counts && counts.active + counts.inactive;
  return (
    <>
      <ListSearch
        of={of}
        label="Search customers"
        value={search}
        onChange={(text) => set({ q: text })}
        find={find}
      />
      <ChoicePills
        label="Status"
        value={status}
        options={STATUSES.map((value) => ({
          value,
          label: wording.statuses[value],
          count: value === '' ? all : counts?.[value],
        }))}
        onChange={(value) => set({ status: value })}
      />
      <ListPills of={of} views={VIEWS} />
    </>
  );
}

/** Sundry Debtors, where accounts without a customer are in it too. */
function toldBy({ found, total, outstanding }: CustomerListFigures, sumLink: SumLink): ToldOfList {
  const { revenuePaise, outstandingPaise, overduePaise } = found;
  const { totalPaise, customersPaise, othersPaise } = outstanding;
  const customers = counted(found.count, 'customer');
  return {
    count: found.count,
    of: total,
    worth: outstandingPaise,
    total: (
      <>
        <Outstanding rows={customers} paise={outstandingPaise} />
        {overduePaise > 0 && `, overdue ${formatRupees(overduePaise)}`}
        {othersPaise !== 0 &&
          `. Sundry Debtors ${formatRupees(totalPaise)}: ` +
            `customers ${formatSigned(customersPaise)} · ` +
            `accounts without a customer ${formatSigned(othersPaise)}`}
      </>
    ),
    foot: {
      text: `Total of ${customers}`,
      sums: {
        orders: sumLink('orders', formatCount(found.orders)),
        revenue: sumLink('revenue', formatPaise(revenuePaise)),
        outstanding: sumLink('outstanding', formatSigned(outstandingPaise)),
        overdue: sumLink('overdue', formatPaise(overduePaise)),
      },
    },
  };
}

/** Of a customer the events are those of their ledger. */
function useExplainedSums(
  narrowing: CustomerListQuery,
  current: () => ListedCustomer | undefined,
  hasAny: boolean,
): SumLink {
  const hrefOf = useExplainHref();
  const asOn = todayInIndia();
  const list = { of: 'customers', narrowing, line: 'outstanding', asOn } as const;
  const rowHref = () => {
    const customer = current();
    return customer && hrefOf({ account: customer.accountId, asOn });
  };
  useListExplainKey('Customers', list, rowHref, hasAny);
  return useSumLinks(list);
}

type CountersProps = {
  readonly figures: CustomerListFigures | undefined;
  readonly failed: boolean;
};

function Counters({ figures, failed }: CountersProps) {
  const value = (of: (counted: CustomerListFigures) => string): string | null => {
    if (figures !== undefined) return of(figures);
    return failed ? '0' : null;
  };
  const revenue = value(({ revenuePaise }) => formatRupees(revenuePaise));
  const revenueHref = useExplainHref()({
    of: 'customers',
    line: 'revenue',
    asOn: todayInIndia(),
  });
  return (
    <FigureStrip
      label="Counters"
      stale={failed ? 'Could not refresh, showing 0' : null}
      figures={[
        { name: 'Total customers', value: value(({ total }) => formatCount(total)) },
        { name: 'Active customers', value: value(({ active }) => formatCount(active)) },
        {
          name: 'Total revenue',
          value: revenue === null ? null : <ExplainLink href={revenueHref}>{revenue}</ExplainLink>,
        },
      ]}
    />
  );
}

function Adding({ onClose }: { readonly onClose: () => void }) {
  const { id: bookId, scope } = usePageBook();
  const name = useCarriedName();
  const setNotice = useSetAtom(noticeAtom);
  const saved = ({ id, name: called }: Customer) => {
    setNotice({
      text: `Customer ‘${called}’ added.`,
      link: { to: paths.customer(id, scope), text: 'Open' },
    });
    onClose();
  };
  return <CustomerDialog bookId={bookId} name={name} onClose={onClose} onSaved={saved} />;
}

/**
 * The keys of the list beside those of every register.
 * @param current the customer that a key means, if any.
 */
function useCustomerKeys(current: () => ListedCustomer | undefined): void {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const setHistory = useSetAtom(historyAtom);
  const on = (keys: string, does: string, act: (customer: ListedCustomer) => void): KeyAction => ({
    keys,
    does,
    run: () => {
      const customer = current();
      // Of a head that has the focus S is the order.
      const isHead = document.activeElement?.hasAttribute('data-order') === true;
      return customer === undefined || isHead ? false : act(customer);
    },
  });
  useKeys('Customers', [
    {
      ...on('I', 'New invoice for the customer', ({ id, status }) => {
        if (status === 'active') go(paths.newInvoice(id, scope));
      }),
      writes: true,
    },
    on('S', 'Statement of account', ({ id }) => go(paths.statement(id, scope))),
    on('H', 'History', ({ id, name }) => setHistory({ bookId, kind: 'customer', id, title: name })),
  ]);
}
