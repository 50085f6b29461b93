// The replay console: every event of a book in order, the report as it was known after each, and
// what each event is.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { EventDetail } from '#api/contract/book/log/events.ts';
import { LATE_MEANS } from '#api/contract/journal/columns.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { DayTable, TimeLine } from './days/TimeLine.tsx';
import { Transport } from './days/Transport.tsx';
import { EventColumn } from './events/EventColumn.tsx';
import { oneEvent } from './queries.ts';
import { BalancesThen } from './report/BalancesThen.tsx';
import { EventChecks } from './report/EventChecks.tsx';
import { eventCount } from './report/signed.ts';
import { EventPanel } from './report/EventPanel.tsx';
import { useHistory } from './use-history.ts';
import type { HistoryPlace } from './use-history.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import './history.css';

const STEPS = [
  { value: 'act', label: 'By act' },
  { value: 'event', label: 'By event' },
] as const;

export function HistoryPage() {
  const { id: bookId, name } = usePageBook();
  const place = useHistory();
  const wide = useWide();
  const navigate = useNavigate();
  const compare = () => void navigate(paths.history(bookId, { a: place.seq }));
  useHistoryKeys(place, compare);
  const { days, seq, byEvent, setByEvent, filters, setFilter } = place;
  const isLate = filters.only === 'late';
  return (
    <>
      <PageHead
        title="Replay"
        above={
          <Link to={paths.book(bookId)} dir="auto" className="link-quiet">
            {name}
          </Link>
        }
      >
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          {wide && (
            <Segmented
              label="Step"
              options={STEPS}
              value={byEvent ? 'event' : 'act'}
              onChange={(value) => setByEvent(value === 'event')}
            />
          )}
          {wide && (
            <Button
              aria-pressed={isLate}
              title={LATE_MEANS}
              onClick={() => setFilter('only', isLate ? null : 'late')}
            >
              Late entries <Kbd>L</Kbd>
            </Button>
          )}
          {wide && (
            <Button onClick={() => compare()}>
              Compare <Kbd>V</Kbd>
            </Button>
          )}
          <SheetActions
            what="the working paper"
            of={async (work) => {
              const { eventsSheet } = await import('./events-sheet.ts');
              return eventsSheet(work, { bookId, seq, filters });
            }}
          />
        </span>
      </PageHead>
      {days.isPending && (
        <Skeletons label="Loading the events" count={3} item="h-16" layout="flex flex-col gap-3" />
      )}
      {days.error !== null && days.data === undefined && (
        <ErrorState
          what="the events"
          why={sentenceOf(days.error.failure)}
          onRetry={() => void days.refetch()}
        />
      )}
      {days.data !== undefined && seq > 0 && <Console place={place} />}
    </>
  );
}

function Console({ place }: { readonly place: HistoryPlace }) {
  const { bookId, seq, lastSeq, days, filters, byEvent, goTo } = place;
  const detail = useQuery(oneEvent(bookId, seq));
  const { days: drawn = [], people = [] } = days.data ?? {};
  const event = detail.data;
  const isLast = seq === lastSeq;
  return (
    <>
      <NoSuchEvent place={place} />
      <Where seq={seq} lastSeq={lastSeq} event={event} goTo={goTo} />
      <div className="card mb-3 px-4 pt-3 pb-2.5 print:hidden">
        <TimeLine
          days={drawn}
          people={people}
          personId={filters.by === undefined ? null : Number(filters.by)}
          at={seq}
          onDay={({ last }) => goTo(last)}
        />
        <Transport place={place} />
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-ink-2">View as table</summary>
          <DayTable days={drawn} people={people} />
        </details>
      </div>
      <div className="history-columns">
        <EventColumn place={place} />
        <BalancesThen
          bookId={bookId}
          seq={seq}
          isLast={isLast}
          byEvent={byEvent}
          moved={movedBy(event, byEvent)}
        />
        <div className="flex flex-col gap-3">
          {event !== undefined && (
            <EventPanel event={event} bookId={bookId} onRecord={place.showRecord} />
          )}
          {event !== undefined && <EventChecks event={event} bookId={bookId} isLast={isLast} />}
          {detail.error !== null && event === undefined && (
            <ErrorState
              what="the event"
              why={sentenceOf(detail.error.failure)}
              onRetry={() => void detail.refetch()}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** An event that was recorded just now is known once the days are read again. */
const NoSuchEvent = ({ place: { unknown, days } }: { readonly place: HistoryPlace }) =>
  unknown !== null &&
  !days.isFetching && (
    <p role="alert" className="mb-1 text-overdue">
      This book has no event “{unknown}”; its last one is shown.
    </p>
  );

type WhereProps = Pick<HistoryPlace, 'seq' | 'lastSeq' | 'goTo'> & {
  readonly event: EventDetail | undefined;
};

function Where({ seq, lastSeq, event, goTo }: WhereProps) {
  if (seq === lastSeq) {
    return <p className="mb-3 text-ink-2">As recorded up to event {formatCount(seq)}, the last.</p>;
  }
  const when = event === undefined ? '' : `, ${formatInstant(event.recordedAt)} IST`;
  return (
    <p className="history-where">
      <span>
        As recorded up to event {formatCount(seq)}
        {when}. Nothing can be posted here.
      </span>
      <span className="ml-auto text-sm">{eventCount(lastSeq - seq)} after this</span>
      <Button onClick={() => goTo(lastSeq)}>
        Back to now <Kbd>Esc</Kbd>
      </Button>
    </p>
  );
}

/** @returns what the event, or by act its act up to it, moved on each account. */
function movedBy(event: EventDetail | undefined, byEvent: boolean): ReadonlyMap<number, number> {
  const lines = (byEvent ? event?.entry?.entry : event?.movedByAct) ?? [];
  const moved = new Map<number, number>();
  for (const { accountId, amountPaise } of lines) {
    moved.set(accountId, (moved.get(accountId) ?? 0) + amountPaise);
  }
  return moved;
}
