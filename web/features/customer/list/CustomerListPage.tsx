// Customer management: three counters, and every customer with what they bought, as a register.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import type {
  Customer,
  CustomerListFigures,
  ListedCustomer,
} from '#api/contract/customer/customer.ts';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { ListWaiting } from '#web/shell/keys/register/ListRegister.tsx';
import { useListRegister } from '#web/shell/keys/register/use-list-register.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { FigureStrip } from '#web/ui/lists/FigureStrip.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { CustomerDialog } from '../CustomerDialog.tsx';
import { customerFiguresOf, customerStretchOf } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import { CustomerPills } from './CustomerPills.tsx';
import { CustomerRegister } from './register/CustomerRegister.tsx';
import { useCustomerColumns } from './register/use-customer-columns.tsx';
import { useCustomerAddress } from './use-customer-address.ts';
import type { CustomerAddress } from './use-customer-address.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';

const keyOf = ({ id }: ListedCustomer): number => id;

export function CustomerListPage() {
  const { id: bookId, scope } = usePageBook();
  const asked = useCustomerAddress();
  const { search, status, order } = asked;
  const narrowing = { search, status };
  const figures = useQuery({
    ...customerFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const isWide = useWide();
  const all = useCustomerColumns();
  const { list, onPage, openFirst } = useCustomers(asked, figures.data?.found.count ?? 0);
  useCustomerListKeys(list.current);
  const addButton = (
    <PresentOnly>
      <Button kind="primary" aria-keyshortcuts="n c" onClick={() => asked.set({ new: '1' })}>
        {wording.add} <Kbd onBrand>N C</Kbd>
      </Button>
    </PresentOnly>
  );
  const importLink = (
    <PresentOnly>
      <Link to={paths.imports('customers', scope)} className={buttonClass('secondary')}>
        Import
      </Link>
    </PresentOnly>
  );
  const counters = <Counters figures={figures.data} failed={figures.isError} />;
  const hasNone = figures.data?.total === 0;
  return (
    <>
      <PageHead title="Customer Management" below={isWide && counters}>
        <div className="flex flex-wrap items-center gap-2">
          {isWide && importLink}
          <SheetActions
            what="the customers"
            of={async (work) => {
              const { customersSheet } = await import('./register/customer-sheet.ts');
              return customersSheet(work, { bookId, narrowing, order });
            }}
          />
          {!hasNone && addButton}
        </div>
      </PageHead>
      {hasNone && (
        <EmptyState title={wording.empty} actions={addButton}>
          Add the first one; the GSTIN fills in the state and the PAN.
        </EmptyState>
      )}
      {!hasNone && (
        <CustomerPills
          asked={asked}
          found={figures.data?.found}
          columns={all}
          onEnter={openFirst}
          onDown={() => list.register.moveTo(0)}
        />
      )}
      {figures.data === undefined && (
        <ListWaiting
          what="the customers"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data !== undefined && !hasNone && (
        <CustomerRegister asked={asked} list={list} onPage={onPage} figures={figures.data} />
      )}
      {!isWide && (
        <>
          {counters}
          {importLink}
        </>
      )}
      {asked.isAdding && <Adding onClose={() => asked.set({ new: '' })} />}
    </>
  );
}

function useCustomers(asked: CustomerAddress, count: number) {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const { search, status, order } = asked;
  const narrowing = { search, status };
  const onPage = ({ id }: ListedCustomer) => go(paths.customer(id, scope));
  const list = useListRegister<ListedCustomer>({
    list: 'customer',
    title: 'Customers',
    listKey: JSON.stringify([narrowing, order]),
    count,
    keyOf,
    columns: useCustomerColumns(),
    stretchOf: (offset) => customerStretchOf(bookId, narrowing, order, offset),
    onPage,
    opensInPlace: true,
    order,
    onOrder: (next) => asked.set({ order: next }),
  });
  const client = useQueryClient();
  const openFirst = useFindFirst(async (text) => {
    const stretch = customerStretchOf(bookId, { search: text, status }, order, 0);
    const [found] = await client.fetchQuery(stretch);
    return found === undefined ? null : paths.customer(found.id, scope);
  });
  return { list, onPage, openFirst };
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
  const revenue = value((counted) => formatRupees(counted.revenuePaise));
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

// The keys of the list of customers beside those of every register.

/** @param current the customer that a key means, if any. */
function useCustomerListKeys(current: () => Customer | undefined): void {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const setHistory = useSetAtom(historyAtom);
  const on = (keys: string, does: string, act: (customer: Customer) => void): KeyAction => ({
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
