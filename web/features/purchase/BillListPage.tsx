// The bills of suppliers of a book as a register, newest first.
import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import type {
  PurchaseBillCard,
  readPurchaseBillFigures,
} from '#api/contract/trade/purchase-bill.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import { periodFromAddress, periodQuery, rangeOf } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { useRegisterKeys } from '#web/shell/keys/register/use-register-keys.ts';
import { useStretches } from '#web/shell/keys/register/use-stretches.ts';
import { searchKey } from '#web/shell/keys/search-key.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { shownColumns } from '#web/ui/lists/register/columns.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { PillGroup, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { billFiguresOf, billsStretchOf } from './queries.ts';
import type { BillsOrder, BillsQuery } from './queries.ts';
import { purchaseBillName, creditInWords, STATUS_FILTERS, statusInWords } from './wording.ts';

const { filter: filters, order: orders } = listPurchaseBills.query.shape;

/** What the register is narrowed to stands in the address. */
function useBillsFilter() {
  const [address, setAddress] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const search = address.get('search') ?? '';
  const filter = filters.catch(undefined).parse(address.get('filter') ?? undefined);
  const period = address.has('year') ? periodFromAddress(address, todayInIndia()) : null;
  const order: BillsOrder = orders.catch('newest').parse(address.get('order') ?? undefined);
  const asked: BillsQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter === undefined ? {} : { filter }),
    ...(period === null ? {} : rangeOf(period)),
  };
  return { search, filter, period, order, asked, set };
}

type Filter = ReturnType<typeof useBillsFilter>;

const NewBill = ({ scope }: { readonly scope: number | undefined }) => (
  <PresentOnly>
    <Link to={paths.addPurchaseBill(scope)} className={buttonClass('primary')}>
      New bill
    </Link>
  </PresentOnly>
);

export function BillListPage() {
  const { id: bookId, scope } = usePageBook();
  const filter = useBillsFilter();
  const figures = useQuery({
    ...billFiguresOf(bookId, filter.asked),
    placeholderData: keepPreviousData,
  });
  const mayWrite = useRights()('DraftPurchaseBill');
  useKeys('Bills', [searchKey('bills')]);
  const { data } = figures;
  return (
    <>
      <PageHead title="Bills">
        {data !== undefined && data.of > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <SheetActions
              what="this list"
              of={async (work) => {
                const { billsSheet } = await import('./bills-sheet.ts');
                return billsSheet(work, { bookId, asked: filter.asked, order: filter.order });
              }}
            />
            {mayWrite && <NewBill scope={scope} />}
          </div>
        )}
      </PageHead>
      {data?.of === 0 && (
        <EmptyState title="No bills yet" actions={mayWrite && <NewBill scope={scope} />}>
          Enter what suppliers charge: expense or goods, their GST, and what is owed.
        </EmptyState>
      )}
      {data === undefined && figures.error !== null && (
        <ErrorState
          what="the bills"
          why={sentenceOf(figures.error.failure)}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && (
        <Skeletons label="Loading bills" count={10} item="h-8" layout="flex flex-col gap-1" />
      )}
      {data !== undefined && data.of > 0 && (
        <>
          <BillPills filter={filter} />
          <Rows figures={data} filter={filter} />
        </>
      )}
    </>
  );
}

function BillPills({ filter }: { readonly filter: Filter }) {
  const setPeriod = (period: Filter['period']) => {
    const query = period === null ? {} : periodQuery(period);
    const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
    filter.set({ year: null, quarter: null, month: null, ...Object.fromEntries(given) });
  };
  return (
    <search className="register-filters">
      <SearchField
        label="Number or supplier"
        keys="/"
        value={filter.search}
        onChange={(search) => filter.set({ search })}
      />
      <PillGroup>
        <PeriodPill
          id="bills-period"
          period={filter.period}
          today={todayInIndia()}
          onChange={setPeriod}
        />
        <SelectPill
          label="Status"
          value={filter.filter ?? ''}
          options={STATUS_FILTERS}
          onChange={(status) => filter.set({ filter: status })}
        />
      </PillGroup>
    </search>
  );
}

const keyOf = ({ id }: PurchaseBillCard): number => id;

const columnsIn = (scope: number | undefined): readonly RegisterColumn<PurchaseBillCard>[] => [
  {
    id: 'bill',
    label: 'Bill no.',
    kind: 'text',
    width: 124,
    isFixed: true,
    cell: (card) => (
      <Link to={paths.purchaseBill(card.id, scope)} tabIndex={-1} className="is-id">
        {purchaseBillName(card)}
      </Link>
    ),
  },
  {
    id: 'supplier',
    label: 'Supplier',
    kind: 'text',
    isFixed: true,
    cell: ({ supplierName }) => <span dir="auto">{supplierName}</span>,
  },
  {
    id: 'date',
    label: 'Date',
    kind: 'date',
    width: 104,
    order: 'date',
    look: 'is-quiet',
    cell: ({ billDate }) => dayText(billDate),
  },
  { id: 'credit', label: 'Credit', kind: 'text', width: 124, room: 'more', cell: creditInWords },
  { id: 'status', label: 'Status', kind: 'text', width: 148, isFixed: true, cell: statusInWords },
  {
    id: 'taxable',
    label: 'Taxable (₹)',
    kind: 'money',
    width: 100,
    room: 'more',
    cell: ({ taxablePaise }) => formatPaise(taxablePaise),
  },
  {
    id: 'gst',
    label: 'GST (₹)',
    kind: 'money',
    width: 88,
    room: 'more',
    cell: ({ gstPaise }) => formatPaise(gstPaise),
  },
  {
    id: 'total',
    label: 'Total (₹)',
    kind: 'money',
    width: 104,
    order: 'amount',
    isFixed: true,
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    id: 'outstanding',
    label: 'Open (₹)',
    kind: 'money',
    width: 100,
    room: 'some',
    cell: ({ outstandingPaise }) => formatCell(outstandingPaise),
  },
];

type RowsProps = {
  readonly figures: z.output<typeof readPurchaseBillFigures.reply>;
  readonly filter: Filter;
};

function Rows({ figures, filter }: RowsProps) {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const room = useRoom();
  const { asked, order } = filter;
  const { count, of } = figures;
  const listKey = JSON.stringify([asked, order]);
  const register = useRegister<PurchaseBillCard>({ listKey, count, groups: null, keyOf });
  const { rowAt, error, retry } = useStretches(register, (offset) =>
    billsStretchOf(bookId, asked, order, offset),
  );
  const columns = useMemo(() => shownColumns(columnsIn(scope), [], room), [scope, room]);
  const onPage = ({ id }: PurchaseBillCard) => go(paths.purchaseBill(id, scope));
  const onOrder = (next: string) => filter.set({ order: next });
  useRegisterKeys({
    title: 'Bills',
    opensInPlace: false,
    register,
    rowAt,
    onPage,
    order,
    onOrder,
  });
  if (error !== null) {
    return <ErrorState what="the bills" why={sentenceOf(error.failure)} onRetry={retry} />;
  }
  const by = order.replace('-', '');
  return (
    <RegisterTable
      caption="Bills"
      columns={columns}
      register={register}
      rowAt={rowAt}
      nameOf={purchaseBillName}
      linesOf={(card) => (
        <>
          <Link to={paths.purchaseBill(card.id, scope)} dir="auto">
            {card.supplierName}
          </Link>
          <span>{formatPaise(card.totalPaise)}</span>
          <span>{`${purchaseBillName(card)} · ${dayText(card.billDate)}`}</span>
          <span>{statusInWords(card)}</span>
        </>
      )}
      headings={null}
      order={{ by, descending: order.startsWith('-') }}
      onOrder={(next) => onOrder(`${next.descending ? '-' : ''}${next.by}`)}
      foot={{
        text: `Posted of ${formatCount(count)} ${count === 1 ? 'bill' : 'bills'}`,
        sums: {
          taxable: formatPaise(figures.taxablePaise),
          gst: formatPaise(figures.gstPaise),
          total: formatPaise(figures.totalPaise),
          outstanding: formatPaise(figures.outstandingPaise),
        },
        ...(count < of && { beside: `of ${formatCount(of)}` }),
      }}
      empty="No bills match."
      onOpen={onPage}
    />
  );
}
