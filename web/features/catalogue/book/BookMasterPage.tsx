import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import { EditMaster } from '../edit/EditMaster.tsx';

/** Changes a product of the book; one that all books share is looked at. */
export function ProductPage() {
  const { id: bookId } = usePageBook();
  const id = Number(useParams()['id']);
  const user = useAtomValue(sessionAtom);
  const setHistory = useSetAtom(historyAtom);
  useKeys('Product', [
    {
      keys: 'H',
      does: 'History',
      run: () => setHistory({ bookId, kind: 'product', id, title: 'this product' }),
    },
  ]);
  const above = (
    <Link to={paths.products} className="link-quiet">
      Products
    </Link>
  );
  const sharedLink =
    user !== null && isAdmin(user) ? (
      <Link to={paths.adminOne('product', id)} className="link">
        Change it for every book
      </Link>
    ) : undefined;
  return (
    <EditMaster
      kind="product"
      where={bookId}
      listAt={paths.products}
      {...{ id, above, sharedLink }}
    />
  );
}
