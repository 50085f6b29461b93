// The home of one book: how it stands, what was posted last, and what can be opened in it.
import { useSetAtom } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { may } from '../members/duties.ts';
import { BalanceBrief } from './BalanceBrief.tsx';
import { BookDoors } from './BookDoors.tsx';
import { BookSettingsCard } from './BookSettingsCard.tsx';
import { LatestEntries } from './LatestEntries.tsx';

export function BookHomePage() {
  const { id, name } = usePageBook();
  const choose = useSetAtom(activeBookChoiceAtom);
  const setNotice = useSetAtom(noticeAtom);
  const books = useQuery(asking(listBooks, {}));
  const book = books.data?.find((one) => one.id === id);
  const work = () => {
    choose({ id });
    setNotice({ text: `You work in ‘${name}’ now.` });
  };
  return (
    <>
      <PageHead
        title={name}
        above={
          <Link to={paths.books} className="link-quiet">
            Books
          </Link>
        }
      >
        <PresentOnly>
          <Button onClick={work}>Work in this book</Button>
        </PresentOnly>
      </PageHead>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-4">
          <BalanceBrief />
          <LatestEntries />
        </div>
        <div className="flex flex-col gap-4">
          <BookDoors bookId={id} exports={book !== undefined && may(book.role, 'ExportBook')} />
          {book !== undefined && <BookSettingsCard key={book.seq} book={book} />}
        </div>
      </div>
    </>
  );
}
