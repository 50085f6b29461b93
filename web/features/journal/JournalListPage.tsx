import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { JournalCard } from './JournalCard.tsx';
import { journalsOf } from './queries.ts';
import { journal as wording } from './wording.ts';

export function JournalListPage() {
  const { id: bookId, scope } = usePageBook();
  const journals = useInfiniteQuery(journalsOf(bookId));
  const postedId = useAtomValue(noticeAtom)?.journalId;
  const cards = journals.data?.pages.flat() ?? [];
  const add = (
    <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
      {wording.add}
    </Link>
  );
  return (
    <>
      <PageHead title="Journal Entries">{cards.length > 0 && add}</PageHead>
      <QuickBar />
      {journals.isPending && (
        <Skeletons
          label="Loading journal entries"
          count={4}
          item="h-32"
          layout="flex flex-col gap-4"
        />
      )}
      {journals.isError && journals.data === undefined && (
        <ErrorState
          what="the journal entries"
          why={sentenceOf(journals.error.failure)}
          onRetry={() => void journals.refetch()}
        />
      )}
      {journals.data !== undefined && cards.length === 0 && (
        <EmptyState title={wording.empty} actions={add}>
          Post the first entry of this book, and it appears here.
        </EmptyState>
      )}
      {cards.length > 0 && (
        <>
          <p className="mb-3 text-sm text-ink-2">
            {journals.hasNextPage ? 'The newest ' : ''}
            {formatCount(cards.length)} {cards.length === 1 ? 'entry' : 'entries'}, newest first
          </p>
          <div className="flex flex-col gap-4">
            {cards.map((card) => (
              <JournalCard key={card.id} card={card} fresh={card.id === postedId} />
            ))}
          </div>
        </>
      )}
      {journals.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            busyText={journals.isFetchingNextPage ? 'Loading…' : null}
            onClick={() => void journals.fetchNextPage()}
          >
            Show older entries
          </Button>
        </div>
      )}
    </>
  );
}
