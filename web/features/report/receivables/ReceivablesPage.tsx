// What customers owe by how late it is, as on any day: by customer and by bill. It comes to Sundry
// Debtors in the ledger, and says so.
import { Suspense, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { REMINDERS_MAX } from '#api/contract/customer/reminder.ts';
import type { PartyReceivables, Receivables } from '#api/contract/customer/receivables.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { AGEING_DAYS } from '#core/settlement/index.ts';
import { awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ReportTabs } from '../ReportTabs.tsx';
import type { ReportArrangement } from '../books/kit/columns/arrangement.ts';
import { ReportTable } from '../books/kit/ReportTable.tsx';
import { StatementBody } from '../statement/table/StatementBody.tsx';
import { Ages } from './ages/Ages.tsx';
import { useAgedColumns } from './ages/use-aged-columns.ts';
import { usePartyOrder } from './ages/use-party-order.ts';
import { signedFigure } from './ages/ages.ts';
import { BillTable } from './BillTable.tsx';
import { ReceivablesTable } from './ReceivablesTable.tsx';
import { PhoneBills, PhoneList } from './PhoneList.tsx';
import { billsIn, receivablesIn } from './queries.ts';
import { ReceivablesControls } from './ReceivablesControls.tsx';
import { useMarkedCustomers } from './use-marked-customers.ts';
import type { MarkedCustomers } from './use-marked-customers.ts';
import { useMovedAddress, useReceivablesAddress } from './use-receivables-address.ts';
import type { ReceivablesAddress } from './use-receivables-address.ts';
import { useReceivablesKeys } from './use-receivables-keys.ts';

type Props = {
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType;
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function ReceivablesPage(props: Props) {
  const moved = useMovedAddress();
  return moved === null ? <ReceivablesReport {...props} /> : <Navigate replace to={moved} />;
}

function ReceivablesReport({ Receipt, Reminder, OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const address = useReceivablesAddress();
  const columns = useAgedColumns(address, address.today);
  const { sort, onOrder } = usePartyOrder();
  const pages = useInfiniteQuery({
    ...receivablesIn(bookId, address, sort),
    placeholderData: (before) => before,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const [all] = pages.data?.pages ?? [];
  const page = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const open = useOpenRows();
  const customers = useMarkedCustomers(rows);
  const [payer, setPayer] = useState<PartyReceivables | null>(null);
  const onReceipt = useRights()('RecordReceipt') ? setPayer : null;
  const { onRemind, reminder } = useReminding(bookId, customers, Reminder);
  const { toggleMark } = customers;
  const acts = { ...open, toggleMark, onReceipt, onRemind, onOrder, columns, address };
  useReceivablesKeys({ page, bar }, rows, acts);
  const { isPending, why, onRetry } = awaited(pages);
  const isOwn = columns.compared === null;
  return (
    <div ref={page} className="receivables-sheet">
      <ReportTabs />
      <ReceivablesControls
        address={address}
        bar={bar}
        sort={sort}
        columns={columns}
        days={all?.days ?? address.days ?? AGEING_DAYS}
        onRemind={onRemind && rows.length > 0 ? () => onRemind(rows) : null}
      />
      {OpeningDifference !== undefined && <OpeningDifference bookId={bookId} scope={scope} />}
      {isPending && (
        <Skeletons
          label="Loading the receivables"
          count={10}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {why !== null && <ErrorState what="the receivables" why={why} onRetry={onRetry} />}
      {all?.count === 0 && <NothingOutstanding />}
      {all !== undefined && all.count > 0 && (
        <>
          <Ages aged={all} days={all.days} asOn={address.asOn} />
          {columns.compared !== null && <Compared of={columns.compared} />}
          {isOwn && address.by === 'customer' && (
            <ByCustomer address={address} all={all} rows={rows} open={open} customers={customers} />
          )}
          {isOwn && address.by === 'customer' && (
            <MoreCustomers pages={pages} shown={shownText(rows.length, all.count, customers)} />
          )}
          {isOwn && address.by === 'bill' && <ByBill address={address} all={all} />}
          <Agreement all={all} />
        </>
      )}
      {columns.dialog}
      {reminder}
      {payer !== null && payer.customerId !== null && (
        <Receipt
          bookId={bookId}
          customer={{ id: payer.customerId, name: payer.customerName }}
          invoices={[]}
          onClose={() => setPayer(null)}
        />
      )}
    </div>
  );
}

const NothingOutstanding = () => (
  <EmptyState title="Nothing is outstanding">
    Customers with an open bill or a balance appear here.
  </EmptyState>
);

type MoreProps = {
  readonly shown: string;
  readonly pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

const MoreCustomers = ({ shown, pages }: MoreProps) => (
  <LoadMore
    shown={shown}
    more="Show more customers"
    hasMore={pages.hasNextPage}
    loading={pages.isFetchingNextPage}
    onMore={() => void pages.fetchNextPage()}
  />
);

/** The ages and the customers as on other days. */
const Compared = ({
  of: { read, view },
}: {
  readonly of: NonNullable<ReportArrangement['compared']>;
}) => (
  <>
    <StatementBody what="the receivables" {...read} />
    {view !== null && <ReportTable view={view} />}
    {view?.remarks.map((remark) => (
      <p key={remark} className="mt-2 text-sm text-ink-2">
        {remark}.
      </p>
    ))}
  </>
);

type ListProps = { readonly address: ReceivablesAddress; readonly all: Receivables };

type ByCustomerProps = ListProps & {
  readonly rows: Receivables['rows'];
  readonly open: ReturnType<typeof useOpenRows>;
  readonly customers: MarkedCustomers;
};

function ByCustomer({ address, all, rows, open, customers }: ByCustomerProps) {
  const wide = useWide();
  const { days } = all;
  if (!wide) return <PhoneList rows={rows} days={days} />;
  const query = { asOn: address.asOn, days };
  return <ReceivablesTable query={query} rows={rows} all={all} {...open} {...customers} />;
}

function shownText(shown: number, count: number, { marked }: MarkedCustomers): string {
  const text = `${formatCount(shown)} of ${formatCount(count)} customers`;
  if (marked.length === 0) return text;
  const paise = marked.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  return `${text}, ${formatCount(marked.length)} marked: ${signedFigure(paise)} outstanding`;
}

function ByBill({ address, all }: ListProps) {
  const wide = useWide();
  const { id: bookId } = usePageBook();
  const pages = useInfiniteQuery({
    ...billsIn(bookId, address),
    placeholderData: (before) => before,
  });
  const bills = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const { why, onRetry } = awaited(pages);
  if (why !== null) return <ErrorState what="the open bills" why={why} onRetry={onRetry} />;
  return (
    <>
      {wide ? (
        <BillTable query={{ ...address, days: all.days }} bills={bills} all={all} />
      ) : (
        <PhoneBills bills={bills} />
      )}
      <LoadMore
        shown={`${formatCount(bills.length)} of ${formatCount(pages.data?.pages[0]?.count ?? 0)}`}
        more="Show more bills"
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}

/** @returns what opens the reminders, null for who sends none, and their open dialog. */
function useReminding(
  bookId: number,
  customers: MarkedCustomers,
  Reminder: ReminderDialogType | undefined,
) {
  const [reminded, setReminded] = useState<readonly number[] | null>(null);
  const may = useRights()('RequestInvoiceEmail') && Reminder !== undefined;
  const reminder = reminded !== null && Reminder !== undefined && (
    <Suspense fallback={<DialogOnItsWay />}>
      <Reminder
        bookId={bookId}
        subject={{ customers: reminded }}
        onClose={() => setReminded(null)}
      />
    </Suspense>
  );
  return { onRemind: may ? remindFrom(customers, setReminded) : null, reminder };
}

/** Those that are marked, else the one that has the focus, else every one that is shown. */
const remindFrom =
  ({ marked }: MarkedCustomers, open: (customers: readonly number[]) => void) =>
  (rows: readonly PartyReceivables[]): void => {
    const wanted = marked.length > 0 ? marked : rows;
    const ids = wanted.flatMap(({ customerId }) => customerId ?? []);
    if (ids.length > 0) open(ids.slice(0, REMINDERS_MAX));
  };

/** Which customers show their bills, in the address, so that Back shows the bill that was left. */
function useOpenRows() {
  const [address, setAddress] = useSearchParams();
  const opened: ReadonlySet<number> = new Set((address.get('open') ?? '').split(',').map(Number));
  const toggle = (accountId: number, isOpen?: boolean) =>
    setAddress(
      (now) => {
        const next = new Set((now.get('open') ?? '').split(',').filter((id) => id !== ''));
        const id = String(accountId);
        if (isOpen ?? !next.has(id)) next.add(id);
        else next.delete(id);
        if (next.size === 0) now.delete('open');
        else now.set('open', [...next].join(','));
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { opened, toggle };
}

function Agreement({ all }: { readonly all: Receivables }) {
  const agrees = all.totalPaise === all.ledgerTotalPaise;
  return (
    <p className={`mt-3 flex gap-2 text-sm ${agrees ? 'text-ink-2' : 'text-overdue'}`}>
      {agrees && (
        <span className="text-paid">
          <Icon name="check" size={16} />
        </span>
      )}
      <span>
        {agrees
          ? 'The open bills and Sundry Debtors in the ledger agree.'
          : `The open bills come to ${formatRupees(all.totalPaise)}, ` +
            `Sundry Debtors to ${formatRupees(all.ledgerTotalPaise)}.`}
      </span>
    </p>
  );
}
