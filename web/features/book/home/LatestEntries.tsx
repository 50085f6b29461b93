import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listJournals } from '#api/contract/journal/journal.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

const SHOWN = 10;

export function LatestEntries() {
  const { id: bookId, scope } = usePageBook();
  const journals = useQuery(asking(listJournals, { query: { book_id: bookId, limit: SHOWN } }));
  return (
    <section className="card">
      <h2 className="px-4 py-3 text-h2 font-semibold">Latest entries</h2>
      {journals.isPending && (
        <Skeletons
          label="Loading the latest entries"
          count={5}
          item="h-(--row)"
          layout="flex flex-col gap-px px-4 pb-4"
        />
      )}
      {journals.isError && (
        <div className="px-4 pb-4">
          <Notice kind="problem">{sentenceOf(journals.error.failure)}</Notice>
        </div>
      )}
      {journals.data?.length === 0 && (
        <p className="px-4 pb-4 text-ink-2">
          No Entry Found.{' '}
          <PresentOnly>
            <Link to={paths.addJournal(scope)} className="link">
              Add the first one
            </Link>
          </PresentOnly>
        </p>
      )}
      <ul>
        {journals.data?.map((journal) => (
          <li
            key={journal.id}
            className={
              'grid min-h-(--row) grid-cols-[auto_1fr_auto] items-center gap-x-3 border-t ' +
              'border-line px-4 py-1.5'
            }
          >
            <Link to={paths.journal(journal.id, bookId)} className="link-quiet font-medium">
              #{formatCount(journal.number)}
            </Link>
            <span className="min-w-0">
              <span dir="auto" className="line-clamp-2" title={journal.narration}>
                {journal.narration}
              </span>
              <span className="block text-xs text-ink-3">
                {formatDate(dateFromWire(journal.date))}
              </span>
            </span>
            <span className="num">{formatPaise(paiseFromWire(journal.amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
