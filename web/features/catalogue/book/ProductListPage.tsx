// The products that a book may use: its own, and those that all books share; as rows or as tiles.
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { MasterList } from '../list/MasterList.tsx';
import { AsPill } from './products/AsPill.tsx';
import { ProductRegister } from './products/ProductRegister.tsx';
import { ProductsHead } from './products/ProductsHead.tsx';
import { useProductAddress } from './products/use-product-address.ts';

export function ProductListPage() {
  const { id: bookId, scope } = usePageBook();
  const { choice, isKnown } = useRegisterChoice('product');
  const asked = useProductAddress();
  const isWide = useWide();
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
  return (
    <>
      <ProductsHead asked={asked} />
      {isKnown ? (
        <ProductRegister asked={asked} />
      ) : (
        <Skeletons label="Loading products" count={12} item="h-8" layout="flex flex-col gap-1" />
      )}
      {!isWide && !asked.isNarrowed && (
        <div className="mt-4">
          <QuickBar />
        </div>
      )}
    </>
  );
}
