import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { MasterList } from '../list/MasterList.tsx';

/** The products that a book may use: its own, and those that all books share. */
export function ProductListPage() {
  const { id: bookId } = usePageBook();
  return (
    <MasterList
      kind="product"
      where={bookId}
      bar={<QuickBar />}
      hasOwn
      addTo={paths.addProductNamed}
      openTo={paths.product}
    />
  );
}
