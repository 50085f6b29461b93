// The head of the list of products: the quick actions, its sheet, an import, and a new product.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { KIND_WORDS } from '../../kinds.ts';
import type { ProductAddress } from './use-product-address.ts';

type AddProps = { readonly search: string; readonly children: ReactNode };

/** What was searched for is most likely the name of what is not there. */
export function AddProduct({ search, children }: AddProps) {
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

export function ProductsHead({ asked }: { readonly asked: ProductAddress }) {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const isWide = useWide();
  const { narrowing, order } = asked;
  const search = asked.search.trim();
  const { title, noun } = KIND_WORDS.product;
  useKeys(title, [
    {
      keys: '/',
      does: 'Search products',
      run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
    {
      keys: 'Alt+C',
      does: `New ${noun}`,
      run: () => go(paths.addProductNamed(search, scope)),
    },
  ]);
  return (
    <PageHead title={title}>
      <div className="register-quick flex flex-wrap items-center gap-2">
        {isWide && <QuickBar />}
        <SheetActions
          what="the products"
          of={async (work) => {
            const { productsSheet } = await import('./product-sheet.ts');
            return productsSheet(work, { bookId, narrowing, order });
          }}
        />
        <PresentOnly>
          <Link to={paths.imports('products', scope)} className={buttonClass('secondary')}>
            Import
          </Link>
        </PresentOnly>
        <AddProduct search={search}>
          Add New
          {search !== '' && <span dir="auto" className="max-w-40 truncate">{` ‘${search}’`}</span>}
        </AddProduct>
      </div>
    </PageHead>
  );
}
