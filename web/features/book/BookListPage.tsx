import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf, ownerInWords } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { DemoOffer } from '#web/shell/bar/demo/DemoOffer.tsx';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { AddBookDialog } from './AddBookDialog.tsx';
import { BookTile } from './BookTile.tsx';
import { InvitationsToMe } from './invitations/InvitationsToMe.tsx';
import { LeaveDialog } from './members/LeaveDialog.tsx';
import { bookWords as wording } from './wording.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function BookListPage() {
  const books = useQuery(asking(listBooks, {}));
  const user = useAtomValue(sessionAtom);
  const [address, setAddress] = useSearchParams();
  const adding = address.has('new');
  const [left, setLeft] = useState<Book | null>(null);
  const [choice, choose] = useAtom(activeBookChoiceAtom);
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, { title: 'Books', grid: true });
  const active = activeBookOf(books.data ?? [], choice);
  const ownerOf = (bookId: number) => {
    const named = user?.books.find(({ id }) => id === bookId);
    return named === undefined ? null : ownerInWords(named, user?.id);
  };
  const added = (book: Book) => {
    choose({ id: book.id });
    setNotice({ text: `Book ‘${book.name}’ added.` });
    go(paths.accounts());
  };
  const add = () => go(paths.addBook, { replace: true });
  const close = () => setAddress({}, { replace: true });
  useKeys('Books', [{ keys: 'Alt+C', does: wording.add, run: add }]);
  const addButton = (
    <Button kind="primary" aria-keyshortcuts="Alt+C" onClick={add}>
      {wording.add}
    </Button>
  );
  return (
    <>
      <PageHead title="Books">{(books.data?.length ?? 0) > 0 && addButton}</PageHead>
      <InvitationsToMe />
      {books.isPending && <Skeletons label="Loading books" count={3} item="h-28" layout={GRID} />}
      {books.isError && books.data === undefined && (
        <ErrorState
          what="the books"
          why={sentenceOf(books.error.failure)}
          onRetry={() => void books.refetch()}
        />
      )}
      {books.data?.length === 0 && (
        <EmptyState title={wording.empty} actions={<OrDemo>{addButton}</OrDemo>}>
          A book holds the accounts and entries of one business.
        </EmptyState>
      )}
      {books.data !== undefined && books.data.length > 0 && (
        <ul ref={list} aria-label="Books" className={GRID}>
          {books.data.map((book) => (
            <BookTile
              key={book.id}
              book={book}
              active={book.id === active?.id}
              owner={ownerOf(book.id)}
              onLeave={() => setLeft(book)}
            />
          ))}
        </ul>
      )}
      {left !== null && user !== null && (
        <LeaveDialog
          book={left}
          personId={user.id}
          onClose={() => setLeft(null)}
          onLeft={async () => {
            setLeft(null);
            setNotice({ text: `You left ‘${left.name}’.` });
            await Promise.all([invalidate(listBooks), checkSession()]);
          }}
        />
      )}
      {adding && <AddBookDialog onClose={close} onAdded={added} />}
    </>
  );
}

const OrDemo = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children} <DemoOffer />
  </>
);
