// The products of a book as rows, and what can be done with those selected.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { queryClient } from '#web/client/query.ts';
import {
  counted,
  formatCount,
  formatQuantity,
  formatRupees,
  paiseFromWire,
} from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ListRegister, ListWaiting } from '#web/shell/keys/register/ListRegister.tsx';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import { useListRegister } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { KIND_WORDS } from '../../kinds.ts';
import { AddProduct } from './ProductsHead.tsx';
import { ProductPills } from './ProductPills.tsx';
import { productFiguresOf, productStretchOf } from './queries.ts';
import type { ProductAddress } from './use-product-address.ts';
import { useProductColumns, useProductLines, productMarks } from './use-product-columns.tsx';
import { Link } from 'react-router-dom';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import { keepKeys } from '#web/ahead/keep.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { SelectionAct } from '#web/ui/lists/register/SelectionBar.tsx';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import { chosenProducts, CHANGED_AT_ONCE } from './bulk/bulk-change.ts';
import { ChangeProductsDialog } from './bulk/ChangeProductsDialog.tsx';

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
            {counted(data.count, 'product')}
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
              text: `${counted(data.count, 'product')} shown of ${formatCount(data.of)}`,
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

// A product opened in place: what it is, what is said of it on bills, and what can be done.
function OpenedProduct({ product }: { readonly product: ListedProduct }) {
  const scope = useScope();
  const { id, category, brand, unit, uqc, value_product: values } = product;
  return (
    <>
      <div className="register-sides pt-1">
        <KeyValue
          pairs={[
            { name: 'Category', value: category },
            { name: 'Brand', value: brand || '—' },
            { name: 'Unit', value: unit === null ? '—' : `${unit} (${uqc})` },
            ...values.map(({ attribute, name }) => ({ name: attribute, value: name })),
          ]}
        />
        <KeyValue
          pairs={[
            { name: 'HSN or SAC', value: product.hsn ?? '—' },
            { name: 'GST rates', value: ratesOf(product) || '—' },
            { name: 'In hand', value: inHandOf(product) },
          ]}
        />
        <p className="text-xs text-ink-2">
          Added {formatInstant(product.created_at)}
          <br />
          {productMarks(product)}
          {openingOf(product)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
        {product.in_hand !== null && (
          <Link to={paths.stockMoves(id, scope)} className={buttonClass('secondary')}>
            Stock moves
          </Link>
        )}
        <Link to={paths.product(id, scope)} className="link ml-auto">
          Open the full page
        </Link>
        <Kbd>{keyLabel('Enter')}</Kbd>
      </div>
    </>
  );
}

/** Each with the day from which it holds, where there was another before. */
const ratesOf = ({ gst_rates: rates }: ListedProduct): string =>
  rates
    .map(({ from, rate }) =>
      rates.length === 1 ? `${rate}%` : `${rate}% from ${formatDate(dateFromWire(from))}`,
    )
    .join(', ');

const inHandOf = ({ in_hand: quantity, unit }: ListedProduct): string =>
  quantity === null ? 'Not kept in stock' : `${formatQuantity(quantity)} ${unit ?? ''}`;

function openingOf({ opening_stock: opening }: ListedProduct) {
  if (opening === null) return null;
  const { quantity, value, date } = opening;
  const worth = formatRupees(paiseFromWire(value));
  return (
    <>
      <br />
      {`Opening ${formatQuantity(quantity)}, ${worth}, on ${formatDate(dateFromWire(date))}`}
    </>
  );
}

// The act of the selected products, and its dialog.
const KEYS = 'Shift+X';

function useBulkProducts(
  { selection, clear }: Pick<Register<ListedProduct>, 'selection' | 'clear'>,
  { narrowing, order }: ProductAddress,
) {
  const { id: bookId } = usePageBook();
  const isPresent = useIsPresent();
  const setNotice = useSetAtom(noticeAtom);
  const [products, setProducts] = useState<readonly ListedProduct[] | null>(null);
  const say = (text: string) => setNotice({ kind: 'problem', text });
  const open = async () => {
    const answered = keepKeys(true);
    const found = await chosenProducts({ bookId, narrowing, order, selection }).catch(() => null);
    const isFew = found !== null && found.length > 0 && found.length <= CHANGED_AT_ONCE;
    // The next key must find the dialog.
    if (isFew) flushSync(() => setProducts(found));
    else if (found === null) say('Could not read the products. Try again.');
    else say(`At most ${CHANGED_AT_ONCE} products are changed at once. Narrow the list.`);
    answered(isFew);
  };
  const hasAny = selection.isWhole || selection.rows.size > 0;
  useKeys('Selected products', [
    {
      keys: KEYS,
      does: 'Change the selected products',
      run: () => (hasAny ? void open() : false),
      writes: true,
    },
  ]);
  const acts: readonly SelectionAct[] = isPresent
    ? [{ text: 'Change', keys: KEYS, run: () => void open() }]
    : [];
  const close = () => setProducts(null);
  const done = () => {
    close();
    clear();
  };
  return {
    acts,
    dialog: products !== null && (
      <ChangeProductsDialog products={products} onClose={close} onDone={done} />
    ),
  };
}
