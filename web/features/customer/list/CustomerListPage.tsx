// Customer management: three counters, a search, and every customer with what they bought.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { Customer, readCustomerFigures } from '#api/contract/customer/customer.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { queryClient } from '#web/client/query.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { CustomerDialog } from '../CustomerDialog.tsx';
import { customerListOf, customerFiguresOf } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import { CustomerListBar } from './CustomerListBar.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { useCustomerAddress } from './use-customer-address.ts';
import type { CustomerAddress } from './use-customer-address.ts';
import { useCustomerListKeys } from './use-customer-list-keys.ts';

const WAITING = 8;

export function CustomerListPage() {
  const { id: bookId, scope } = usePageBook();
  const asked = useCustomerAddress();
  const { search, status } = asked;
  const pages = useInfiniteQuery({
    ...customerListOf(bookId, { search, status }),
    placeholderData: keepPreviousData,
  });
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const customers = pages.data?.pages.flat() ?? [];
  useCustomerListKeys(page, customers);
  const openFirst = async (text: string) => {
    if (text.trim() === '') return;
    const narrowing = { search: text, status };
    const [found] = await queryClient
      .fetchInfiniteQuery(customerListOf(bookId, narrowing))
      .then(({ pages: [first] }) => first ?? [])
      .catch(() => []);
    if (found !== undefined) void navigate(paths.customer(found.id, scope));
  };
  const addButton = (
    <Button kind="primary" aria-keyshortcuts="n c" onClick={() => asked.set({ new: '1' })}>
      {wording.add} <Kbd onBrand>N C</Kbd>
    </Button>
  );
  return (
    <div ref={page}>
      <PageHead title="Customer Management">{addButton}</PageHead>
      <Counters />
      <CustomerListBar
        asked={asked}
        onEnter={(text) => void openFirst(text)}
        onDown={() => page.current !== null && stepRow(page.current, 0)}
      />
      {pages.isError && pages.data === undefined && (
        <ErrorState
          what="the customers"
          why={sentenceOf(pages.error.failure)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isPending && <CustomerTable customers={[]} waiting={WAITING} />}
      {pages.data !== undefined && customers.length === 0 && (
        <NoneFound asked={asked} addButton={addButton} />
      )}
      {customers.length > 0 && (
        <>
          <CustomerTable customers={customers} />
          <LoadMore
            shown={shownOf(customers, pages.hasNextPage)}
            more="Show more customers"
            hasMore={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError ? sentenceOf(pages.error.failure) : null}
            onMore={() => void pages.fetchNextPage()}
          />
        </>
      )}
      {asked.isAdding && <Adding onClose={() => asked.set({ new: '' })} />}
    </div>
  );
}

function Counters() {
  const { id: bookId } = usePageBook();
  const figures = useQuery(customerFiguresOf(bookId));
  const failed = figures.isError ? 'Could not refresh, showing 0' : null;
  const value = (of: (counted: CustomerFigures) => string): string | null => {
    if (figures.data !== undefined) return of(figures.data);
    return figures.isError ? '0' : null;
  };
  return (
    <div className="mb-4 grid grid-cols-2 gap-4 max-sm:gap-2 min-[840px]:grid-cols-3">
      <StatCard
        name="Total customers"
        value={value(({ total }) => formatCount(total))}
        stale={failed}
      />
      <StatCard
        name="Active customers"
        value={value(({ active }) => formatCount(active))}
        stale={failed}
      />
      <div className="max-[839px]:col-span-2">
        <StatCard
          name="Total revenue"
          value={value(({ revenue }) => formatRupees(paiseFromWire(revenue)))}
          stale={failed}
        />
      </div>
    </div>
  );
}

type CustomerFigures = z.infer<typeof readCustomerFigures.reply>;

const shownOf = ({ length }: readonly Customer[], hasMore: boolean): string =>
  `Showing ${hasMore ? 'the first' : 'all'} ${formatCount(length)} ${
    length === 1 ? 'customer' : 'customers'
  }`;

type NoneProps = { readonly asked: CustomerAddress; readonly addButton: ReactNode };

function NoneFound({ asked, addButton }: NoneProps) {
  const isNarrowed = asked.search.trim() !== '' || asked.status !== '';
  const clear = () => asked.set({ q: '', status: '' });
  return (
    <EmptyState
      title={wording.empty}
      actions={isNarrowed ? <Button onClick={clear}>{wording.clear}</Button> : addButton}
    >
      {isNarrowed
        ? 'None of this name, e-mail, company or phone with this status.'
        : 'Add the first one; the GSTIN fills in the state and the PAN.'}
    </EmptyState>
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
