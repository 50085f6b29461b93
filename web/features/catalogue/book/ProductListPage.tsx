// The products that a book may use: its own, and those that all books share; as rows or as tiles.
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { KIND_WORDS } from '../kinds.ts';
import { KIND_HELP } from '../kind-help.ts';
import { MasterList } from '../list/MasterList.tsx';
import { AsPill } from './products/AsPill.tsx';
import { useBulkProducts } from './products/bulk/use-bulk-products.tsx';
import { OpenedProduct } from './products/OpenedProduct.tsx';
import { ProductFilters } from './products/ProductFilters.tsx';
import { PRODUCT_LIST } from './products/ProductList.tsx';
import { ONLY_WORDS } from './products/product-words.ts';
import { productFiguresOf, productStretchOf } from './products/queries.ts';
import { useProductAddress } from './products/use-product-address.ts';
import type { ProductAddress } from './products/use-product-address.ts';

const { title, noun } = KIND_WORDS.product;
const { empty, help } = KIND_HELP.product;

export function ProductListPage() {
  const { id: bookId, scope } = usePageBook();
  const { choice, isKnown } = useRegisterChoice('product');
  if (isKnown && choice.as === 'cards') {
    return (
      <MasterList
        kind="product"
        where={bookId}
        bar={<QuickBar />}
        as={<AsPill />}
        hasOwn
        addTo={(name) => paths.addProductNamed(name, scope)}
        openTo={(id) => paths.product(id, scope)}
      />
    );
  }
  return <Rows isKnown={isKnown} />;
}

/** @param isKnown whether it is known that rows are wanted: nothing is read for tiles. */
function Rows({ isKnown }: { readonly isKnown: boolean }) {
  const { id: bookId } = usePageBook();
  const asked = useProductAddress();
  const figures = useQuery({
    ...productFiguresOf(bookId, asked.narrowing),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  });
  const { data } = figures;
  const isWide = useWide();
  const search = asked.search.trim();
  useAddKey(search);
  const list = useProducts(asked, data?.count ?? 0);
  const bulk = useBulkProducts(list.state.register, asked);
  return (
    <>
      <DeclaredListPage
        of={list}
        look="register-quick"
        beside={isWide && <QuickBar />}
        add={
          <>
            <Import />
            <AddProduct search={search}>
              Add New
              {search !== '' && (
                <span dir="auto" className="max-w-40 truncate">{` ‘${search}’`}</span>
              )}
            </AddProduct>
          </>
        }
        figures={figures}
        told={
          data && {
            ...data,
            total: counted(data.count, 'product'),
            foot: {
              text: `${counted(data.count, 'product')} shown of ${formatCount(data.of)}`,
              sums: {},
            },
          }
        }
        empty={{
          title: empty,
          text: help,
          add: (
            <>
              <AddProduct search="">Add</AddProduct>
              <Import />
            </>
          ),
        }}
        filters={<ProductFilters of={list} asked={asked} figures={data} />}
        {...(search !== '' && { none: `No product named ‘${search}’` })}
        onClear={asked.clear}
        opened={(product) => <OpenedProduct product={product} />}
        acts={bulk.acts}
      />
      {bulk.dialog}
      {!isWide && !asked.isNarrowed && (
        <div className="mt-4">
          <QuickBar />
        </div>
      )}
    </>
  );
}

function useProducts({ narrowing, order, set }: ProductAddress, count: number) {
  const { id: bookId } = usePageBook();
  const { search, status, only } = narrowing;
  return useDeclaredList(PRODUCT_LIST, {
    narrowed: narrowing,
    count,
    stretchOf: (offset) => productStretchOf(bookId, narrowing, order, offset),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      read: (read, offset, limit) =>
        read(listProductRegister, {
          params: { bookId },
          query: { ...narrowing, limit, order, offset },
        }),
      remarks: (_, chosen) => [
        ...(search === undefined ? [] : [`Found by ‘${search}’`]),
        ...(status === undefined ? [] : [`Only those that are ${status}`]),
        ...(only === undefined ? [] : [ONLY_WORDS[only]]),
        ...chosen,
      ],
    },
  });
}

function useAddKey(search: string): void {
  const { scope } = usePageBook();
  const go = useGo();
  useKeys(title, [
    { keys: 'Alt+C', does: `New ${noun}`, run: () => go(paths.addProductNamed(search, scope)) },
  ]);
}

type AddProps = { readonly search: string; readonly children: ReactNode };

/** What was searched for is most likely the name of what is not there. */
function AddProduct({ search, children }: AddProps) {
  const { scope } = usePageBook();
  return (
    <PresentOnly>
      <Link
        to={paths.addProductNamed(search, scope)}
        aria-keyshortcuts="Alt+C"
        className={buttonClass('primary')}
      >
        {children}
      </Link>
    </PresentOnly>
  );
}

function Import() {
  const { scope } = usePageBook();
  return (
    <PresentOnly>
      <Link to={paths.imports('products', scope)} className={buttonClass('secondary')}>
        Import
      </Link>
    </PresentOnly>
  );
}
