// The stock journals of a book as a register, the latest day first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { stockJournalFiguresQuery, stockJournalsStretchOf } from '../queries.ts';
import type { StockJournalsQuery } from '../queries.ts';
import { STOCK_JOURNAL_LIST } from './StockJournalList.tsx';

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
  const { address, set } = useListAddress();
  const search = address.get('q') ?? '';
  const asked: StockJournalsQuery = search.trim() === '' ? {} : { search: search.trim() };
  const figures = useQuery({
    ...stockJournalFiguresQuery(bookId, asked),
    placeholderData: keepPreviousData,
  });
  useListKeys();
  const { data } = figures;
  const list = useDeclaredList(STOCK_JOURNAL_LIST, {
    narrowed: asked,
    count: data?.count ?? 0,
    stretchOf: (offset) => stockJournalsStretchOf(bookId, asked, offset),
    order: '-date',
    onOrder: () => undefined,
    sheet: (isKept) => async (work) => {
      const { stockJournalsReport } = await import('../stock-sheet.ts');
      return stockJournalsReport(work, { bookId, asked, isKept });
    },
  });
  return (
    <DeclaredListPage
      of={list}
      above={
        <Link to={paths.stockInHand(scope)} className="link-quiet">
          Stock in hand
        </Link>
      }
      add={<Adding scope={scope} />}
      figures={figures}
      told={
        data && {
          ...data,
          foot: { text: `${formatCount(data.count)} shown of ${formatCount(data.of)}`, sums: {} },
        }
      }
      empty={{
        title: 'No stock journals yet',
        text: 'Post what came into stock, or left it, without a bill.',
      }}
      filters={
        <ListSearch
          of={list}
          label="Narration or number"
          value={search}
          onChange={(text) => set({ q: text })}
        />
      }
      onClear={() => set({ q: null })}
    />
  );
}
