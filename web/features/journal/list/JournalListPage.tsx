import { useRef } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { JournalCard as Card } from '#api/contract/journal/journal.ts';
import { accountListOf } from '#web/client/lists.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useJournalTools } from '../correct/use-journal-tools.tsx';
import type { JournalTools } from '../correct/use-journal-tools.tsx';
import { journalListOf } from '../queries.ts';
import { journalWords as wording } from '../wording.ts';
import { JournalTile } from './JournalTile.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { askedBy, useJournalFilter } from './use-journal-filter.ts';

export function JournalListPage() {
  const { id: bookId, scope } = usePageBook();
  const { filter, set, isNarrowed, today } = useJournalFilter();
  const journals = useInfiniteQuery({
    ...journalListOf(bookId, askedBy(filter)),
    placeholderData: (before) => before,
  });
  const accounts = useQuery(accountListOf(bookId));
  const cards = journals.data?.pages.flat() ?? [];
  const isEmpty = journals.data !== undefined && cards.length === 0;
  const add = (
    <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
      {wording.add}
    </Link>
  );
  return (
    <>
      <PageHead title="Journal Entries">{(cards.length > 0 || isNarrowed) && add}</PageHead>
      <QuickBar />
      {(cards.length > 0 || isNarrowed) && (
        <JournalFilters
          {...{ filter, isNarrowed, today }}
          accounts={accounts.data ?? []}
          onChange={set}
        />
      )}
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
      {isEmpty && (
        <EmptyState title={wording.empty} actions={isNarrowed ? undefined : add}>
          {isNarrowed
            ? 'Nothing matches. Show all, or search for something else.'
            : 'Post the first entry of this book, and it appears here.'}
        </EmptyState>
      )}
      {cards.length > 0 && <Cards cards={cards} />}
      {cards.length > 0 && (
        <LoadMore
          shown={
            `Showing ${formatCount(cards.length)} ` +
            `${cards.length === 1 ? 'entry' : 'entries'}, newest first`
          }
          more="Show older entries"
          hasMore={journals.hasNextPage}
          loading={journals.isFetchingNextPage}
          failed={journals.isFetchNextPageError ? sentenceOf(journals.error.failure) : null}
          onMore={() => void journals.fetchNextPage()}
        />
      )}
    </>
  );
}

/** The cards with their keys: X, H and Shift+D mean the one that has the focus, else the newest. */
function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const list = useRef<HTMLDivElement>(null);
  const postedId = useAtomValue(noticeAtom)?.journalId;
  const tools = useJournalTools();
  useRowKeys(list, { title: 'Journal entries' });
  const current = (): Card | undefined => {
    const id = document.activeElement?.closest('[data-journal]')?.getAttribute('data-journal');
    return cards.find((card) => String(card.id) === id) ?? cards[0];
  };
  useJournalKeys(current, tools);
  return (
    <>
      <div ref={list} className="flex flex-col gap-4">
        {cards.map((card) => (
          <JournalTile key={card.id} card={card} fresh={card.id === postedId} tools={tools} />
        ))}
      </div>
      {tools.sheet}
    </>
  );
}

/** @param current the entry that the keys mean. */
export function useJournalKeys(current: () => Card | undefined, tools: JournalTools): void {
  const on = (act: (card: Card) => void) => () => {
    const card = current();
    if (card !== undefined) act(card);
  };
  useKeys('Journal entry', [
    { keys: 'X', does: 'Correct this entry', run: on(tools.correct) },
    { keys: 'Alt+X', does: 'Correct this entry', run: on(tools.correct), tally: true },
    { keys: 'H', does: 'History of this entry', run: on(tools.history) },
    { keys: 'Shift+D', does: 'Duplicate into a new entry', run: on(tools.duplicate) },
  ]);
}
