// The products of a book as rows, and what can be done with those selected.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { queryClient } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ListRegister, ListWaiting } from '#web/shell/keys/register/ListRegister.tsx';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import { useListRegister } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { KIND_WORDS } from '../../kinds.ts';
import { productsInWords } from '../stock/StockRegister.tsx';
import { useBulkProducts } from './bulk/use-bulk-products.tsx';
import { AddProduct } from './ProductsHead.tsx';
import { OpenedProduct } from './OpenedProduct.tsx';
import { ProductPills } from './ProductPills.tsx';
import { productFiguresOf, productStretchOf } from './queries.ts';
import type { ProductAddress } from './use-product-address.ts';
import { useProductColumns, useProductLines } from './use-product-columns.tsx';

const keyOf = ({ id }: ListedProduct): number => id;
const nameOf = ({ name }: ListedProduct): string => name;

export function ProductRegister({ asked }: { readonly asked: ProductAddress }) {
  const { id: bookId } = usePageBook();
  const { narrowing, order, search } = asked;
  const figures = useQuery({
    ...productFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const { list, all, onPage, openFirst } = useProducts(asked, figures.data?.count ?? 0);
  const linesOf = useProductLines();
  const bulk = useBulkProducts(list.register, asked);
  const { data } = figures;
  if (data?.of === 0) return <NoProducts />;
  const { selection, clear } = list.register;
  const selected = selectionSum(selection, { count: data?.count ?? 0, paise: 0 }, () => 0);
  return (
    <>
      <ProductPills
        asked={asked}
        figures={data}
        columns={all}
        onEnter={openFirst}
        onDown={() => list.register.moveTo(0)}
      />
      {data === undefined ? (
        <ListWaiting
          what="the products"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <>
          <p role="status" className="register-total">
            {productsInWords(data.count)}
          </p>
          <ListRegister
            what="the products"
            caption="Products"
            state={list}
            nameOf={nameOf}
            linesOf={linesOf}
            onPage={onPage}
            order={order}
            onOrder={(next) => asked.set({ order: next })}
            foot={{
              text: `${productsInWords(data.count)} shown of ${formatCount(data.of)}`,
              sums: {},
            }}
            none={
              search.trim() === '' ? 'No products match.' : `No product named ‘${search.trim()}’`
            }
            onClear={asked.clear}
            opened={(product) => <OpenedProduct product={product} />}
          />
        </>
      )}
      <SelectionSheet
        what="the selected products"
        count={selected.count}
        total={null}
        acts={bulk.acts}
        onClear={clear}
        of={async (work) => {
          const { productsSheet } = await import('./product-sheet.ts');
          const isKept = ({ id }: ListedProduct) => selection.rows.has(id) !== selection.isWhole;
          return productsSheet(work, { bookId, narrowing, order, isKept });
        }}
      />
      {bulk.dialog}
    </>
  );
}

function useProducts({ narrowing, order, set }: ProductAddress, count: number) {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const all = useProductColumns();
  const onPage = ({ id }: ListedProduct) => go(paths.product(id, scope));
  const list = useListRegister<ListedProduct>({
    list: 'product',
    title: KIND_WORDS.product.title,
    listKey: JSON.stringify([narrowing, order]),
    count,
    keyOf,
    columns: all,
    stretchOf: (offset) => productStretchOf(bookId, narrowing, order, offset),
    onPage,
    opensInPlace: true,
    order,
    onOrder: (next) => set({ order: next }),
  });
  const openFirst = useFindFirst(async (search) => {
    const stretch = productStretchOf(bookId, { ...narrowing, search }, order, 0);
    const [found] = await queryClient.fetchQuery(stretch);
    return found === undefined ? null : paths.product(found.id, scope);
  });
  return { list, all, onPage, openFirst };
}

const NoProducts = () => (
  <EmptyState title={KIND_WORDS.product.empty} actions={<AddProduct search="">Add</AddProduct>}>
    {KIND_WORDS.product.help}
  </EmptyState>
);
