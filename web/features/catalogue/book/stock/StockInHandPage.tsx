// Stock in hand in quantity: what is there of each product that the book keeps in stock.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { counted } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { ColumnsPill } from '#web/ui/lists/register/pills/ColumnsPill.tsx';
import { PillGroup, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { stockFiguresQuery } from './queries.ts';
import type { StockRequest, StockOrder, StockOnly } from './queries.ts';
import { StockRegister } from './StockRegister.tsx';
import { useStockColumns } from './use-stock-columns.tsx';
import { readStockFigures, STOCK_ORDERS } from '#api/contract/catalogue/stock/register.ts';

const ONLY = [
  { value: '', label: 'All' },
  { value: 'in-hand', label: 'In hand' },
  { value: 'nil', label: 'Nil' },
  { value: 'negative', label: 'Negative' },
] as const;

export function StockInHandPage() {
  const { id: bookId } = usePageBook();
  const address = useStockAddress();
  const { asked, order, set } = address;
  const { choice, isKnown, choose } = useRegisterChoice('stock');
  const figures = useQuery({
    ...stockFiguresQuery(bookId, asked),
    placeholderData: keepPreviousData,
  });
  useStockKeys();
  const { data } = figures;
  const hasNone = data?.of === 0;
  return (
    <>
      <Head hasNone={hasNone} bookId={bookId} asked={asked} order={order} />
      {hasNone ? (
        <NothingKept />
      ) : (
        <Filters
          address={address}
          hidden={choice.hidden}
          onHidden={(hidden) => choose({ hidden: [...hidden] })}
        />
      )}
      <BelowZero count={address.only === 'negative' ? 0 : (data?.negative ?? 0)} />
      {data === undefined && figures.error !== null && (
        <ErrorState
          what="the stock"
          why={sentenceOf(figures.error.failure)}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && (
        <Skeletons label="Loading stock" count={12} item="h-8" layout="flex flex-col gap-1" />
      )}
      {data !== undefined && isKnown && !hasNone && (
        <StockRegister
          figures={data}
          asked={asked}
          order={order}
          hidden={choice.hidden}
          onOrder={(next) => set({ order: next })}
          onClear={() => set(NO_STOCK_FILTER)}
        />
      )}
    </>
  );
}

function useStockKeys(): void {
  const { scope } = usePageBook();
  const navigate = useNavigate();
  useKeys('Stock in hand', [
    {
      keys: '/',
      does: 'Search products',
      run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
    {
      keys: 'Alt+C',
      does: 'New stock journal',
      run: () => void navigate(paths.addStockJournal(scope)),
      writes: true,
    },
  ]);
}

type HeadProps = {
  readonly bookId: number;
  readonly asked: StockRequest;
  readonly order: StockOrder;
  readonly hasNone: boolean;
};

function Head({ hasNone, ...asked }: HeadProps) {
  const { scope } = usePageBook();
  const godowns = useGodowns(asked.bookId);
  return (
    <PageHead
      title="Stock in hand"
      above={
        <Link to={paths.products(scope)} className="link-quiet">
          Products
        </Link>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        {godowns.length > 0 && (
          <Link to={paths.masters('godown', scope)} className={buttonClass('quiet')}>
            Godowns
          </Link>
        )}
        <Link to={paths.stockJournals(scope)} className={buttonClass('secondary')}>
          Stock journals
        </Link>
        {!hasNone && (
          <>
            <SheetActions
              what="stock in hand"
              of={async (work) => (await import('./stock-sheet.ts')).stockReport(work, asked)}
            />
            <PresentOnly>
              <Link
                to={paths.addStockJournal(scope)}
                className={buttonClass('primary')}
                aria-keyshortcuts="Alt+C"
              >
                New stock journal
              </Link>
            </PresentOnly>
          </>
        )}
      </div>
    </PageHead>
  );
}

type FiltersProps = {
  readonly address: ReturnType<typeof useStockAddress>;
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
};

function Filters({ address: { search, only, set }, hidden, onHidden }: FiltersProps) {
  const isWide = useWide();
  const columns = useStockColumns();
  return (
    <search className="register-filters">
      <SearchField
        label="Search products"
        keys="/"
        value={search}
        onChange={(text) => set({ search: text })}
      />
      <SelectPill
        label="Show"
        value={only ?? ''}
        options={ONLY}
        onChange={(value) => set({ only: onlyOf(value) })}
      />
      {isWide && (
        <PillGroup>
          <ColumnsPill columns={columns} hidden={hidden} onHidden={onHidden} />
        </PillGroup>
      )}
    </search>
  );
}

/** Said in amber and never refused: what came in is often written down later. */
function BelowZero({ count }: { readonly count: number }) {
  const { scope } = usePageBook();
  if (count === 0) return null;
  return (
    <div className="mb-3">
      <Notice kind="warning">
        {counted(count, 'product')} below zero: more went out than came in.{' '}
        <Link to={paths.stockInHand(scope, { only: 'negative' })} className="link">
          Show
        </Link>
      </Notice>
    </div>
  );
}

function NothingKept() {
  const { scope } = usePageBook();
  return (
    <EmptyState
      title="Nothing is kept in stock"
      actions={
        <Link to={paths.products(scope)} className={buttonClass('primary')}>
          Products
        </Link>
      }
    >
      Mark a product as kept in stock, and what comes in and goes out is counted here.
    </EmptyState>
  );
}

// What the list of stock is narrowed to stands in the address, so that Back shows it again.
const onlyValue = readStockFigures.query.shape.only.unwrap();

/** @returns what is shown of the list by such a word; null for all of it. */
function onlyOf(word: string | null): StockOnly | null {
  const found = onlyValue.safeParse(word);
  return found.success ? found.data : null;
}

type StockAddress = {
  readonly search: string;
  readonly only: StockOnly | null;
  readonly order: StockOrder;
};

const NO_STOCK_FILTER = { search: '', only: null } as const;

function useStockAddress() {
  const [address, setAddress] = useSearchParams();
  const now: StockAddress = {
    search: address.get('q') ?? '',
    only: onlyOf(address.get('only')),
    order: STOCK_ORDERS.find((order) => order === address.get('order')) ?? 'name',
  };
  const set = (change: Partial<StockAddress>) =>
    setAddress(
      (query) => {
        const next = { ...now, ...change };
        for (const name of ['q', 'only', 'order']) query.delete(name);
        if (next.search !== '') query.set('q', next.search);
        if (next.only !== null) query.set('only', next.only);
        if (next.order !== 'name') query.set('order', next.order);
        return query;
      },
      { replace: true },
    );
  const asked: StockRequest = {
    ...(now.search.trim() === '' ? {} : { search: now.search.trim() }),
    ...(now.only === null ? {} : { only: now.only }),
  };
  return { ...now, asked, set };
}
