// The stock journals of a book as a register, the latest day first.
import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useRegisterKeys } from '#web/shell/keys/register/use-register-keys.ts';
import { useStretches } from '#web/shell/keys/register/use-stretches.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { shownColumns } from '#web/ui/lists/register/columns.ts';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { stockJournalFiguresQuery, stockJournalsStretchOf } from '../queries.ts';
import type { StockJournalsQuery } from '../queries.ts';
import { useStockJournalColumns, useStockJournalLines } from './use-stock-journal-columns.tsx';
import { useWordInAddress } from '../../../list/use-word-in-address.ts';

const Adding = ({ scope }: { readonly scope: number | undefined }) => (
  <PresentOnly>
    <Link
      to={paths.addLostGoods(scope)}
      className={buttonClass('secondary')}
      aria-keyshortcuts="Alt+L"
    >
      Goods lost or given away
    </Link>
    <Link to={paths.addStockCount(scope)} className={buttonClass('secondary')}>
      New physical count
    </Link>
    <Link
      to={paths.addStockJournal(scope)}
      className={buttonClass('primary')}
      aria-keyshortcuts="Alt+C"
    >
      New stock journal
    </Link>
  </PresentOnly>
);

function useListKeys(): void {
  const go = useGo();
  const { scope } = usePageBook();
  useKeys('Stock journals', [
    {
      keys: '/',
      does: 'Search stock journals',
      run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
    {
      keys: 'Alt+C',
      does: 'New stock journal',
      run: () => go(paths.addStockJournal(scope)),
      writes: true,
    },
    {
      keys: 'Alt+L',
      does: 'Goods lost or given away',
      run: () => go(paths.addLostGoods(scope)),
      writes: true,
    },
  ]);
}

export function StockJournalListPage() {
  const { id: bookId, scope } = usePageBook();
  const [search, setSearch] = useWordInAddress('q');
  const asked: StockJournalsQuery = search.trim() === '' ? {} : { search: search.trim() };
  const figures = useQuery({
    ...stockJournalFiguresQuery(bookId, asked),
    placeholderData: keepPreviousData,
  });
  useListKeys();
  const { data } = figures;
  return (
    <>
      <PageHead
        title="Stock journals"
        above={
          <Link to={paths.stockInHand(scope)} className="link-quiet">
            Stock in hand
          </Link>
        }
      >
        {data !== undefined && data.of > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <SheetActions
              what="stock journals"
              of={async (work) =>
                (await import('../stock-sheet.ts')).stockJournalsReport(work, { bookId, asked })
              }
            />
            <Adding scope={scope} />
          </div>
        )}
      </PageHead>
      {data !== undefined && data.of > 0 && (
        <search className="register-filters">
          <SearchField label="Narration or number" keys="/" value={search} onChange={setSearch} />
        </search>
      )}
      {data?.of === 0 && (
        <EmptyState title="No stock journals yet" actions={<Adding scope={scope} />}>
          Post what came into stock, or left it, without a bill.
        </EmptyState>
      )}
      {data === undefined && figures.error !== null && (
        <ErrorState
          what="the stock journals"
          why={sentenceOf(figures.error.failure)}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && (
        <Skeletons
          label="Loading stock journals"
          count={10}
          item="h-8"
          layout="flex flex-col gap-1"
        />
      )}
      {data !== undefined && data.of > 0 && <Rows figures={data} asked={asked} />}
    </>
  );
}

type RowsProps = {
  readonly figures: { readonly count: number; readonly of: number };
  readonly asked: StockJournalsQuery;
};

const keyOf = ({ id }: StockJournal): number => id;
const nameOf = ({ number }: StockJournal): string => `stock journal ${number}`;
const IN_ORDER = { by: 'date', descending: true } as const;

function Rows({ figures, asked }: RowsProps) {
  const { id: bookId, scope } = usePageBook();
  const navigate = useNavigate();
  const room = useRoom();
  const listKey = JSON.stringify(asked);
  const { count, of } = figures;
  const register = useRegister<StockJournal>({ listKey, count, groups: null, keyOf });
  const { rowAt, error, retry } = useStretches(register, (offset) =>
    stockJournalsStretchOf(bookId, asked, offset),
  );
  const all = useStockJournalColumns();
  const linesOf = useStockJournalLines();
  const columns = useMemo(() => shownColumns(all, [], room), [all, room]);
  const onPage = ({ id }: StockJournal) => void navigate(paths.stockJournal(id, scope));
  const noOrder = () => undefined;
  useRegisterKeys({
    title: 'Stock journals',
    opensInPlace: false,
    register,
    rowAt,
    onPage,
    order: '-date',
    onOrder: noOrder,
  });
  if (error !== null) {
    return <ErrorState what="the stock journals" why={sentenceOf(error.failure)} onRetry={retry} />;
  }
  return (
    <RegisterTable
      caption="Stock journals"
      columns={columns}
      register={register}
      rowAt={rowAt}
      nameOf={nameOf}
      linesOf={linesOf}
      headings={null}
      order={IN_ORDER}
      onOrder={noOrder}
      foot={{ text: `${formatCount(count)} shown of ${formatCount(of)}`, sums: {} }}
      empty="No stock journals match."
      onOpen={onPage}
    />
  );
}
