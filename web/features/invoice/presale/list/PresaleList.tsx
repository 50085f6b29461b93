// The register under its filter of kind and status, with the keys of its rows.
import { useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PresaleCard } from '#api/contract/invoice/presale.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { KIND_NAMES, PRESALE_STATUSES, presaleWords as wording } from '../../wording.ts';
import { PresaleBadge } from '../PresaleHead.tsx';
import { presaleListOf } from '../queries.ts';
import type { PresaleFilterState } from './use-presale-filter.ts';

const ROWS_WAITING = 8;

type Props = { readonly bookId: number; readonly filter: PresaleFilterState };

export function PresaleList({ bookId, filter }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const presales = useInfiniteQuery({
    ...presaleListOf(bookId, filter.narrowing),
    placeholderData: (before) => before,
  });
  useRowKeys(box, { title: wording.title });
  const cards = presales.data?.pages.flat() ?? [];
  const failure = presales.error?.failure ?? null;
  return (
    <>
      <Filters filter={filter} />
      {failure !== null && presales.data === undefined && (
        <ErrorState
          what="the register"
          why={sentenceOf(failure)}
          onRetry={() => void presales.refetch()}
        />
      )}
      {presales.data !== undefined && cards.length === 0 && (
        <EmptyState title={filter.isNarrowed ? wording.nothingFound : wording.empty}>
          {filter.isNarrowed ? null : wording.emptyHelp}
        </EmptyState>
      )}
      {(presales.isPending || cards.length > 0) && (
        <div ref={box}>
          <DataTable
            caption={wording.title}
            columns={COLUMNS}
            rows={cards}
            keyOf={({ id }) => id}
            waiting={presales.isPending ? ROWS_WAITING : 0}
          />
        </div>
      )}
      {cards.length > 0 && (
        <LoadMore
          shown={`${formatCount(cards.length)} shown, newest first`}
          more="Show older ones"
          hasMore={presales.hasNextPage}
          loading={presales.isFetchingNextPage}
          failed={presales.isFetchNextPageError && failure !== null ? sentenceOf(failure) : null}
          onMore={() => void presales.fetchNextPage()}
        />
      )}
    </>
  );
}

const KINDS = [
  { value: 'all', label: 'All' },
  ...(['quotation', 'proforma', 'challan'] as const).map((value) => ({
    value,
    label: wording.plurals[value],
  })),
] as const;

function Filters({ filter }: Pick<Props, 'filter'>) {
  const setKind = (value: string) => filter.set({ kind: value === 'all' ? null : value });
  useKeys(
    'Kind',
    KINDS.map(({ value, label }, index) => ({
      keys: String(index + 1),
      does: `Show ${label.toLowerCase()}`,
      run: () => setKind(value),
    })),
  );
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <SearchField
        label={wording.search}
        keys="/"
        value={filter.search}
        onChange={(search) => filter.set({ search })}
      />
      <SegmentedOrSelect
        label="Kind"
        value={filter.kind ?? 'all'}
        options={KINDS}
        onChange={setKind}
      />
      <Select
        label="Status"
        value={filter.status ?? ''}
        options={[{ value: '', label: 'Any status' }, ...PRESALE_STATUSES]}
        onChange={(status) => filter.set({ filter: status })}
      />
    </div>
  );
}

const COLUMNS: readonly Column<PresaleCard>[] = [
  { head: 'Number', place: 'id', cell: (card) => <NumberLink card={card} /> },
  { head: 'Kind', place: 'nowhere', cell: ({ kind }) => KIND_NAMES[kind] },
  {
    head: 'Customer',
    place: 'name',
    cell: ({ customer_name: name }) => (
      <span dir="auto" className="block wrap-anywhere">
        {name}
      </span>
    ),
  },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ total }) => formatPaise(paiseFromWire(total)),
  },
  { head: 'Date', place: 'date', cell: (card) => formatDate(dateFromWire(card.issue_date)) },
  { head: 'Status', place: 'badge', cell: (card) => <Status card={card} /> },
];

function NumberLink({ card: { id, number, kind } }: { readonly card: PresaleCard }) {
  const { scope } = usePageBook();
  return (
    <Link
      to={paths.presale(id, scope)}
      data-row={id}
      className="link-quiet inline-flex min-h-6 items-center md:whitespace-nowrap"
    >
      {number ?? `Draft ${KIND_NAMES[kind].toLowerCase()}`}
    </Link>
  );
}

function Status({ card }: { readonly card: PresaleCard }) {
  const { scope } = usePageBook();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <PresaleBadge status={card.status} />
      {card.invoice_id !== null && (
        <Link to={paths.invoice(card.invoice_id, scope)} className="link-quiet text-sm">
          {card.invoice_number}
        </Link>
      )}
    </span>
  );
}
