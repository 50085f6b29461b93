// One test: its rule, what it counts beside its hits, and the hits with their notes.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditHitCard, AuditReply } from '#api/contract/book/log/audit.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { counted, formatCount, formatPaise } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { hitsOf } from '../queries.ts';
import type { AuditSettingsQuery } from '../queries.ts';
import { DigitBars } from './DigitBars.tsx';
import { Link } from 'react-router-dom';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';

type Props = {
  readonly bookId: number;
  readonly settings: AuditSettingsQuery;
  readonly audit: AuditReply;
  readonly test: AuditReply['tests'][number];
};

export function TestHits({ bookId, settings, audit, test }: Props) {
  const query = useInfiniteQuery(hitsOf(bookId, test.test, settings, audit.countedTo));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const pages = data?.pages.flatMap(({ hits }) => hits ?? []) ?? [];
  const hits = pages.flatMap(({ page }) => page);
  const listed = pages[0]?.listed ?? 0;
  return (
    <section aria-labelledby="audit-test" className="flex flex-col gap-3">
      <div>
        <h2 id="audit-test" className="text-h2 font-semibold">
          {test.title} <span className="font-normal text-ink-2">{counted(test.count, 'hit')}</span>
        </h2>
        <p className="text-ink-2">{test.rule}</p>
      </div>
      {test.test === 'first-digits' && <DigitBars digits={audit.firstDigits} />}
      {test.test === 'corrections' && audit.byPerson.length > 0 && (
        <PersonTable people={audit.byPerson} />
      )}
      {data === undefined && error !== null && (
        <ErrorState
          what="the hits"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && test.count > 0 && (
        <Skeletons label="Loading the hits" count={4} item="h-12" layout="flex flex-col gap-px" />
      )}
      {test.count === 0 && <EmptyState title="Nothing was found" />}
      {hits.length > 0 && <HitList bookId={bookId} hits={hits} />}
      {hasNextPage && (
        <Button
          className="self-start print:hidden"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {`Show more of ${formatCount(listed)}`}
        </Button>
      )}
      {listed < test.count && hits.length > 0 && (
        <p className="text-sm text-ink-2">
          {`The first ${formatCount(listed)} are listed. Narrow the test to see the others.`}
        </p>
      )}
    </section>
  );
}

type ListProps = { readonly bookId: number; readonly hits: readonly AuditHitCard[] };

/** One event may be a hit for two reasons. */
const HitList = ({ bookId, hits }: ListProps) => (
  <ol aria-label="Hits" className="card audit-hits">
    {hits.map((hit) => (
      <HitRow key={`${hit.event.seq} ${hit.finding}`} bookId={bookId} hit={hit} />
    ))}
  </ol>
);

// One hit: the event with why it is one, and what people wrote on it.
type HitRowProps = { readonly bookId: number; readonly hit: AuditHitCard };

function HitRow({ bookId, hit: { event, finding, notes } }: HitRowProps) {
  const { seq, title, what, actor, recordedAt: at, journal } = event;
  const dated = journal === null ? '' : `, dated ${formatDate(journal.date)}`;
  return (
    <li data-event={seq} className="audit-hit">
      <span>
        <Link to={paths.history(bookId, { event: seq })} data-row="" className="link">
          event {formatCount(seq)}
        </Link>
      </span>
      <span className="min-w-0">
        <b className="font-medium first-letter:uppercase inline-block">{finding}</b>
        <span className="block text-sm text-ink-2" dir="auto">
          {title}
          {journal !== null && (
            <>
              {' '}
              <Link to={paths.journal(journal.id, bookId)} className="link">
                #{formatCount(journal.number)}
              </Link>
            </>
          )}
          {what !== '' && `: ${what}`}
        </span>
        <span className="block text-sm text-ink-3">
          {`${actor.name}, recorded ${formatInstant(at)}${dated}`}
        </span>
        {notes.map((note) => (
          <span key={note.event} className="audit-note" dir="auto">
            <span className="whitespace-pre-line">{note.note}</span>
            <span className="block text-xs text-ink-3">
              {`Note by ${note.by.name}, ${formatInstant(note.at)}`}
            </span>
          </span>
        ))}
      </span>
      <span className="num">{journal === null ? '' : formatPaise(journal.amountPaise)}</span>
    </li>
  );
}

// Who reversed and corrected entries, beside how many each entered.
type Person = AuditReply['byPerson'][number];

const COLUMNS: readonly Column<Person>[] = [
  { head: 'Person', place: 'name', cell: ({ person }) => <span dir="auto">{person.name}</span> },
  { head: 'Entries', place: 'id', numeric: true, cell: ({ entries }) => formatCount(entries) },
  {
    head: 'Reversals',
    place: 'amount',
    numeric: true,
    cell: ({ reversals }) => formatCount(reversals),
  },
  {
    head: 'Corrections',
    place: 'date',
    numeric: true,
    cell: ({ corrections }) => formatCount(corrections),
  },
];

const PersonTable = ({ people }: { readonly people: readonly Person[] }) => (
  <DataTable
    caption="Reversals and corrections by person"
    columns={COLUMNS}
    rows={people}
    keyOf={({ person }) => person.id}
  />
);
