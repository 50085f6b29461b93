// Opening balances: what accounts held and which bills were open the day before the book began.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readOpening } from '#api/contract/account/opening.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking, failureOf } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { Balances } from './Balances.tsx';

export function OpeningPage() {
  const { id: bookId, scope } = usePageBook();
  const document = useQuery(asking(readOpening, { query: { book_id: bookId } }));
  const accounts = useQuery(accountListOf(bookId));
  const books = useQuery(asking(listBooks, {}));
  const book = books.data?.find(({ id }) => id === bookId);
  const failure = failureOf(document.error) ?? failureOf(accounts.error) ?? failureOf(books.error);
  const isHere = document.data !== undefined && accounts.data !== undefined && book !== undefined;
  return (
    <>
      <PageHead
        title="Opening balances"
        above={
          <Link to={paths.accounts(scope)} className="link-quiet">
            Accounts
          </Link>
        }
      />
      {!isHere && failure === null && (
        <Skeletons
          label="Loading the opening balances"
          count={8}
          item="h-(--row)"
          layout="flex flex-col gap-px"
        />
      )}
      {!isHere && failure !== null && (
        <ErrorState
          what="the opening balances"
          why={sentenceOf(failure)}
          onRetry={() => void Promise.all([document.refetch(), accounts.refetch()])}
        />
      )}
      {isHere && <Balances document={document.data} accounts={accounts.data} book={book} />}
    </>
  );
}
