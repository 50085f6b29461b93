// The list under its filter: how many there are and what they come to, the rows, and their keys.
import { useLayoutEffect, useRef, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { invoiceFiguresOf, invoiceListOf } from '../queries.ts';
import { PaymentDialog } from '../settle/PaymentDialog.tsx';
import { invoiceListWords as wording } from '../wording.ts';
import { BulkPdfs } from './BulkPdfs.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { STATUSES } from './use-invoice-filter.ts';
import type { InvoiceFilterState } from './use-invoice-filter.ts';

/** As many boxes as a full list shows on a screen, so that the page does not jump. */
const ROWS_WAITING = 8;

type Props = { readonly bookId: number; readonly filter: InvoiceFilterState };

export function InvoiceList({ bookId, filter }: Props) {
  const invoices = useInfiniteQuery({
    ...invoiceListOf(bookId, filter.narrowing, filter.order),
    placeholderData: (before) => before,
  });
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
        <Rows
          {...{ bookId, cards, filter }}
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

function Filters({ bookId, filter, hasRows }: Props & { readonly hasRows: boolean }) {
  const figures = useQuery(invoiceFiguresOf(bookId, filter.narrowing));
  const status = STATUSES.find(({ value }) => value === filter.filter)?.value ?? 'all';
  useKeys(
    'Status',
    STATUSES.map(({ value, label }, index) => ({
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
        options={STATUSES}
        onChange={filter.setFilter}
      />
      {hasRows && <BulkPdfs bookId={bookId} narrowing={filter.narrowing} />}
      <p role="status" className="basis-full text-sm text-ink-2">
        {said !== undefined && (
          <>
            {formatCount(said.count)} {said.count === 1 ? 'invoice' : 'invoices'},{' '}
            {formatRupees(paiseFromWire(said.total))}
            {paiseFromWire(said.balance_due) > 0 &&
              `, of which ${formatRupees(paiseFromWire(said.balance_due))} is due`}
          </>
        )}
      </p>
    </div>
  );
}

function Empty({ filter }: { readonly filter: InvoiceFilterState }) {
  const { scope } = usePageBook();
  const status = STATUSES.find(({ value }) => value === filter.filter);
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

type RowsProps = Props & {
  readonly cards: readonly InvoiceCard[];
  readonly isWaiting: boolean;
  /** The first row has the focus as soon as it stands: the list was asked for what to do next. */
  readonly isFirst: boolean;
};

function Rows({ bookId, cards, isWaiting, isFirst }: RowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [paying, setPaying] = useState<InvoiceCard | null>(null);
  useRowKeys(box, { title: 'Invoices' });
  useFirstRow(box, isFirst);
  const pay = (): void | false => {
    const id = document.activeElement?.closest('tr')?.querySelector('[data-row]');
    const card = cards.find((each) => String(each.id) === id?.getAttribute('data-row'));
    if (card === undefined || !takesPayment(card)) return false;
    setPaying(card);
  };
  useKeys('Invoice', [{ keys: 'R', does: 'Record a payment of this invoice', run: pay }]);
  return (
    <div ref={box}>
      <InvoiceTable cards={cards} today={todayInIndia()} waiting={isWaiting ? ROWS_WAITING : 0} />
      {paying !== null && (
        <PaymentDialog bookId={bookId} invoice={paying} onClose={() => setPaying(null)} />
      )}
    </div>
  );
}

export const takesPayment = ({ status }: Pick<InvoiceCard, 'status'>): boolean =>
  status === 'draft' || status === 'sent' || status === 'overdue';

/**
 * Whoever goes to the overdue ones wants the longest overdue. Keys that are on their way wait for
 * it; the heading has the focus before, and nothing else gives it up.
 */
function useFirstRow(box: { readonly current: HTMLElement | null }, isFirst: boolean): void {
  // Before anybody else hears that the list stands, and plays the keys that wait for it.
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    const row = () => box.current?.querySelector<HTMLElement>('[data-row]') ?? null;
    const isFree = () =>
      document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    keepKeysUntil(() => row() === null || document.activeElement === row() || !isFree());
    // The shell gives the focus to the heading once the page is drawn; this comes after.
    const timer = setTimeout(() => isFree() && row()?.focus());
    return () => clearTimeout(timer);
  }, [box, isFirst]);
}
