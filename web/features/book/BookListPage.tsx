import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { Link, useNavigate } from 'react-router-dom';
import { listBooks } from '#api/contract/book.ts';
import type { Book } from '#api/contract/book.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { formatDate, dateFromWire } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { AddBookDialog } from './AddBookDialog.tsx';
import { book as wording } from './wording.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function BookListPage() {
  const books = useQuery(asking(listBooks, {}));
  const [adding, setAdding] = useState(false);
  const [choice, choose] = useAtom(activeBookChoiceAtom);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const active = activeBookOf(books.data ?? [], choice);
  const added = (book: Book) => {
    choose({ id: book.id });
    setNotice({ text: `Book ‘${book.name}’ added.` });
    void navigate(paths.accounts());
  };
  const addButton = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {wording.add}
    </Button>
  );
  return (
    <>
      <PageHead title="Books">{(books.data?.length ?? 0) > 0 && addButton}</PageHead>
      {books.isPending && <Skeletons label="Loading books" count={3} item="h-28" layout={GRID} />}
      {books.isError && books.data === undefined && (
        <ErrorState
          what="the books"
          why={sentenceOf(books.error.failure)}
          onRetry={() => void books.refetch()}
        />
      )}
      {books.data?.length === 0 && (
        <EmptyState title={wording.empty} actions={addButton}>
          A book holds the accounts and entries of one business.
        </EmptyState>
      )}
      {books.data !== undefined && books.data.length > 0 && (
        <ul className={GRID}>
          {books.data.map((book) => (
            <BookTile key={book.id} book={book} active={book.id === active?.id} />
          ))}
        </ul>
      )}
      {adding && <AddBookDialog onClose={() => setAdding(false)} onAdded={added} />}
    </>
  );
}

function BookTile({ book, active }: { readonly book: Book; readonly active: boolean }) {
  const lockedTo = book.hard_locked_to ?? book.soft_locked_to;
  return (
    <li
      className={`card relative p-4 hover:bg-surface-2 ${active ? 'border-l-3 border-l-brand' : ''}`}
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={paths.book(book.id)}
          dir="auto"
          className="font-semibold after:absolute after:inset-0 after:rounded-md"
        >
          {book.name}
        </Link>
        {active && <Badge kind="grey">Active</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-2">You are its {book.role}.</p>
      <p className="mt-1 text-sm text-ink-3">
        {lockedTo === null
          ? 'Nothing is locked.'
          : `Locked to ${formatDate(dateFromWire(lockedTo))}.`}
      </p>
    </li>
  );
}
