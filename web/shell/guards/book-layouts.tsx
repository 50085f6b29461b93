// Gives a page its book: the one that the address names, or the active one.
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, Outlet, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { PageBookContext } from '#web/state/page-book.ts';
import { sessionAtom, sessionCheckedAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Waiting } from './Waiting.tsx';
import { Redirect } from './Redirect.tsx';

/** `/book/{book_id}/…`: a book that is not the person's leads to /book. */
export function AddressBook() {
  const { bookId } = useParams();
  return <NamedBookOutlet bookId={Number(bookId)} />;
}

/**
 * Everywhere else: `?book=7` on forms that were opened from a book's own pages, else the active.
 */
export function ActiveBook() {
  const [address] = useSearchParams();
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  const named = address.get('book');
  if (named !== null) return <NamedBookOutlet bookId={Number(named)} />;
  if (active === null) return <NoBookYet />;
  return (
    <PageBookContext value={{ ...active, scope: undefined }}>
      <Outlet key={active.id} />
    </PageBookContext>
  );
}

/** The page of a book makes it the one that is worked in, so that the next page is of it too. */
function NamedBookOutlet({ bookId }: { readonly bookId: number }) {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const checked = useAtomValue(sessionCheckedAtom);
  const choose = useSetAtom(activeBookChoiceAtom);
  const book = books.find(({ id }) => id === bookId);
  const id = book?.id;
  useEffect(() => {
    if (id !== undefined) choose({ id });
  }, [id, choose]);
  if (book === undefined) return checked ? <Redirect to={paths.books} /> : <Waiting />;
  return (
    <PageBookContext value={{ ...book, scope: book.id }}>
      <Outlet key={book.id} />
    </PageBookContext>
  );
}

function NoBookYet() {
  return (
    <>
      <PageHead title="No books yet" />
      <EmptyState
        title="Start with a book"
        actions={
          <Link to={paths.addBook} className={buttonClass('primary')}>
            Add a book
          </Link>
        }
      >
        A book holds the accounts and entries of one business. Add one, and this page fills.
      </EmptyState>
    </>
  );
}
