// Stock in hand in quantity: what is there of each product that the book keeps in stock.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import {
  listStock,
  readStockFigures,
  STOCK_ORDERS,
} from '#api/contract/catalogue/stock/register.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListPills, ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { stockFiguresQuery, stockStretchOf } from './queries.ts';
import type { StockRequest } from './queries.ts';
import { STOCK_LIST } from './StockList.tsx';

const ONLY = [
  { value: '', label: 'All' },
  { value: 'in-hand', label: 'In hand' },
  { value: 'nil', label: 'Nil' },
  { value: 'negative', label: 'Negative' },
] as const;

const SHOWN = { negative: 'Below zero only', 'in-hand': 'Above zero only', nil: 'Nil only' };

const onlyShape = readStockFigures.query.shape.only;

export function StockInHandPage() {
  const { id: bookId, scope } = usePageBook();
  const { address, set } = useListAddress();
  const search = address.get('q') ?? '';
  const only = onlyShape.catch(undefined).parse(address.get('only') ?? undefined);
  const order = STOCK_ORDERS.find((one) => one === address.get('order')) ?? 'name';
  const asked: StockRequest = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(only === undefined ? {} : { only }),
  };
  const figures = useQuery({
    ...stockFiguresQuery(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  useAddKey();
  const list = useDeclaredList(STOCK_LIST, {
    narrowed: asked,
    count: data?.count ?? 0,
    stretchOf: (offset) => stockStretchOf(bookId, asked, order, offset),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      read: (read, offset, limit) =>
        read(listStock, { params: { bookId }, query: { ...asked, order, limit, offset } }),
      remarks: (_, chosen) => [
        'In quantity, by product',
        ...(only === undefined ? [] : [SHOWN[only]]),
        ...(asked.search === undefined ? [] : [`Products named ‘${asked.search}’`]),
        ...chosen,
      ],
    },
  });
  return (
    <DeclaredListPage
      of={list}
      above={
        <Link to={paths.products(scope)} className="link-quiet">
          Products
        </Link>
      }
      beside={<OtherPages />}
      add={<NewJournal />}
      figures={figures}
      told={
        data && {
          ...data,
          foot: {
            text: `${counted(data.count, 'product')} shown of ${formatCount(data.of)}`,
            sums: {},
          },
        }
      }
      empty={{
        title: 'Nothing is kept in stock',
        text: 'Mark a product as kept in stock, and what comes in and goes out is counted here.',
        add: (
          <Link to={paths.products(scope)} className={buttonClass('primary')}>
            Products
          </Link>
        ),
      }}
      filters={
        <>
          <ListSearch
            of={list}
            label="Search products"
            value={search}
            onChange={(text) => set({ q: text })}
          />
          <SelectPill
            label="Show"
            value={only ?? ''}
            options={ONLY}
            onChange={(value) => set({ only: value })}
          />
          <ListPills of={list} />
        </>
      }
      notes={<BelowZero count={only === 'negative' ? 0 : (data?.negative ?? 0)} />}
      onClear={() => set({ q: null, only: null })}
    />
  );
}

function useAddKey(): void {
  const { scope } = usePageBook();
  const navigate = useNavigate();
  useKeys('Stock in hand', [
    {
      keys: 'Alt+C',
      does: 'New stock journal',
      run: () => void navigate(paths.addStockJournal(scope)),
      writes: true,
    },
  ]);
}

function OtherPages() {
  const { id: bookId, scope } = usePageBook();
  const godowns = useGodowns(bookId);
  return (
    <>
      {godowns.length > 0 && (
        <Link to={paths.masters('godown', scope)} className={buttonClass('quiet')}>
          Godowns
        </Link>
      )}
      <Link to={paths.stockJournals(scope)} className={buttonClass('secondary')}>
        Stock journals
      </Link>
    </>
  );
}

function NewJournal() {
  const { scope } = usePageBook();
  return (
    <PresentOnly>
      <Link
        to={paths.addStockJournal(scope)}
        className={buttonClass('primary')}
        aria-keyshortcuts="Alt+C"
      >
        New stock journal
      </Link>
    </PresentOnly>
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
