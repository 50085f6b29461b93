// One entry as a page of its own.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useJournalTools } from './correct/use-journal-tools.tsx';
import { JournalTile } from './list/cards/JournalTile.tsx';
import { useJournalKeys } from './list/use-journal-keys.ts';
import { journalOf } from './queries.ts';
import { EntryBalances } from './sheet/EntryBalances.tsx';
import { SourceLink } from './sheet/SourceLink.tsx';

export function JournalEntryPage() {
  const { id: bookId, scope } = usePageBook();
  const journalId = Number(useParams()['journalId']);
  const journal = useQuery(journalOf(bookId, journalId));
  const failure = journal.error?.failure ?? null;
  const missing = failure !== null && statusOf(failure) === 404;
  const card = journal.data;
  const tools = useJournalTools();
  useJournalKeys(() => card, tools);
  const title = card === undefined ? 'Journal entry' : `Journal entry #${formatCount(card.number)}`;
  return (
    <>
      <PageHead
        title={missing ? 'No such entry' : title}
        above={
          <Link to={paths.journals(scope)} className="link-quiet">
            Journal Entries
          </Link>
        }
        below={
          card !== undefined && (
            <p className="text-ink-2">
              Recorded by <span dir="auto">{card.recordedBy.name}</span>
              {card.source !== null && (
                <>
                  {' · Posted from '}
                  <SourceLink source={card.source} />
                </>
              )}
            </p>
          )
        }
      />
      {journal.isPending && (
        <Skeletons label="Loading the entry" count={1} item="h-40" layout="flex flex-col" />
      )}
      {missing && (
        <EmptyState title="No such entry">This book has no entry at this address.</EmptyState>
      )}
      {failure !== null && !missing && card === undefined && (
        <ErrorState
          what="the entry"
          why={sentenceOf(failure)}
          onRetry={() => void journal.refetch()}
        />
      )}
      {card !== undefined && <JournalTile card={card} tools={tools} />}
      {card !== undefined && <EntryBalances card={card} />}
      {tools.sheet}
    </>
  );
}
