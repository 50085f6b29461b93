// The list under its filter: how many there are and what they come to, the rows, and their keys.
import { lazy, Suspense } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount, formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { invoiceFiguresOf, invoiceListOf } from '../queries.ts';
import { invoiceListWords as wording } from '../wording.ts';
import { BulkPdfs } from './BulkPdfs.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import { STATUSES, TO_REGISTER } from './use-invoice-filter.ts';
import type { InvoiceFilterState } from './use-invoice-filter.ts';

/** Few books have e-invoices. */
const FilteredPortalFile = lazy(async () => ({
  default: (await import('../portal/FilteredPortalFile.tsx')).FilteredPortalFile,
}));

type Props = { readonly bookId: number; readonly filter: InvoiceFilterState };
type ListProps = Props & {
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType | undefined;
};

export function InvoiceList({ bookId, filter, Receipt, Reminder }: ListProps) {
  const invoices = useInfiniteQuery({
    ...invoiceListOf(bookId, filter.narrowing, filter.order),
    placeholderData: (before) => before,
  });
  const figures = useQuery(invoiceFiguresOf(bookId, filter.narrowing));
  const cards = invoices.data?.pages.flat() ?? [];
  const isEmpty = invoices.data !== undefined && cards.length === 0;
  const failure = invoices.error?.failure ?? null;
  return (
    <>
      <Filters bookId={bookId} filter={filter} hasRows={cards.length > 0} />
      {failure !== null && invoices.data === undefined && (
        <ErrorState
          what="the invoices"
          why={sentenceOf(failure)}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {isEmpty && <Empty filter={filter} />}
      {(invoices.isPending || cards.length > 0) && (
        <InvoiceRows
          {...{ bookId, cards, Receipt, Reminder }}
          sums={
            figures.data && {
              total: formatPaise(paiseFromWire(figures.data.total)),
              outstanding: formatPaise(paiseFromWire(figures.data.balance_due)),
            }
          }
          isWaiting={invoices.isPending}
          isFirst={filter.order === 'due' && cards.length > 0 && !invoices.isPlaceholderData}
        />
      )}
      {cards.length > 0 && (
        <LoadMore
          shown={
            `${formatCount(cards.length)} shown, ` +
            `${filter.order === 'due' ? 'longest overdue' : 'newest'} first`
          }
          more="Show older invoices"
          hasMore={invoices.hasNextPage}
          loading={invoices.isFetchingNextPage}
          failed={invoices.isFetchNextPageError && failure !== null ? sentenceOf(failure) : null}
          onMore={() => void invoices.fetchNextPage()}
        />
      )}
    </>
  );
}

/** A book that never said its turnover has no e-invoices, and is not asked about them. */
function useStatuses(bookId: number, filter: InvoiceFilterState['filter']) {
  const turnovers = useQuery(billingSettingsOf(bookId)).data?.turnovers ?? [];
  const isShown = turnovers.length > 0 || filter === TO_REGISTER.value;
  return isShown ? [...STATUSES, TO_REGISTER] : STATUSES;
}

function Filters({ bookId, filter, hasRows }: Props & { readonly hasRows: boolean }) {
  const figures = useQuery(invoiceFiguresOf(bookId, filter.narrowing));
  const statuses = useStatuses(bookId, filter.filter);
  const status = statuses.find(({ value }) => value === filter.filter)?.value ?? 'all';
  useKeys(
    'Status',
    statuses.map(({ value, label }, index) => ({
      keys: String(index + 1),
      does: `Show ${label.toLowerCase()}`,
      run: () => filter.setFilter(value),
    })),
  );
  const said = figures.data;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <SearchField
        label={wording.search}
        keys="/"
        value={filter.search}
        onChange={(search) => filter.set({ search })}
      />
      <SegmentedOrSelect
        label="Status"
        value={status}
        options={statuses}
        onChange={filter.setFilter}
      />
      {hasRows && <BulkPdfs bookId={bookId} narrowing={filter.narrowing} />}
      {hasRows && status === TO_REGISTER.value && (
        <Suspense fallback={null}>
          <FilteredPortalFile bookId={bookId} narrowing={filter.narrowing} />
        </Suspense>
      )}
      <p role="status" className="basis-full text-sm text-ink-2">
        {said !== undefined && (
          <>
            {formatCount(said.count)} {said.count === 1 ? 'invoice' : 'invoices'},{' '}
            {formatRupees(paiseFromWire(said.total))}
            {paiseFromWire(said.balance_due) > 0 &&
              `, of which ${formatRupees(paiseFromWire(said.balance_due))} is outstanding`}
          </>
        )}
      </p>
    </div>
  );
}

function Empty({ filter }: { readonly filter: InvoiceFilterState }) {
  const { scope } = usePageBook();
  const status = [...STATUSES, TO_REGISTER].find(({ value }) => value === filter.filter);
  if (filter.search !== '') {
    return (
      <EmptyState
        title="Nothing found"
        actions={
          <button
            type="button"
            onClick={() => filter.set({ search: null })}
            className={buttonClass('secondary')}
          >
            Clear search
          </button>
        }
      >
        No {status === undefined || status.value === 'all' ? '' : `${status.label.toLowerCase()} `}
        invoice matches ‘{filter.search}’.
      </EmptyState>
    );
  }
  if (filter.isNarrowed) {
    const word = status === undefined || status.value === 'all' ? filter.filter : status.value;
    if (word === TO_REGISTER.value) return <EmptyState title="No invoice is to be registered" />;
    return <EmptyState title={`No ${word === 'all' ? '' : `${word} `}invoices`} />;
  }
  return (
    <EmptyState
      title={wording.empty}
      actions={
        <Link to={paths.newInvoice(undefined, scope)} className={buttonClass('primary')}>
          {wording.newInvoice}
        </Link>
      }
    >
      {wording.emptyHelp}
    </EmptyState>
  );
}
