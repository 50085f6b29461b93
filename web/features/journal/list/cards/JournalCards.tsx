// The entries as cards, each with its T: a choice for those who would rather read than scan.
import { useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { JournalCard as Card } from '#api/contract/journal/journal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { counted } from '#web/format/money.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useJournalTools } from '../../correct/use-journal-tools.tsx';
import { journalListOf } from '../../queries.ts';
import type { JournalsQuery } from '../../queries.ts';
import { useJournalKeys } from '../use-journal-keys.ts';
import { JournalTile } from './JournalTile.tsx';

export function JournalCards({ asked }: { readonly asked: JournalsQuery }) {
  const { id: bookId } = usePageBook();
  const journals = useInfiniteQuery({
    ...journalListOf(bookId, asked),
    placeholderData: (before) => before,
  });
  const cards = journals.data?.pages.flat() ?? [];
  if (journals.isPending) {
    return (
      <Skeletons
        label="Loading the journal entries"
        count={4}
        item="h-32"
        layout="flex flex-col gap-4"
      />
    );
  }
  if (journals.isError && journals.data === undefined) {
    return (
      <ErrorState
        what="the journal entries"
        why={sentenceOf(journals.error.failure)}
        onRetry={() => void journals.refetch()}
      />
    );
  }
  return (
    <>
      <Cards cards={cards} />
      <LoadMore
        shown={`Showing ${counted(cards.length, 'entry', 'entries')}, newest first`}
        more="Show older entries"
        hasMore={journals.hasNextPage}
        loading={journals.isFetchingNextPage}
        failed={journals.isFetchNextPageError ? sentenceOf(journals.error.failure) : null}
        onMore={() => void journals.fetchNextPage()}
      />
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
