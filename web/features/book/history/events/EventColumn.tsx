// The left column: what the events are narrowed to, and the events.
import { useQuery } from '@tanstack/react-query';
import type { EventDays } from '#api/contract/book/log/events.ts';
import { askingAccounts } from '#web/client/local/asking-accounts.ts';
import { AmountPill } from '#web/ui/lists/register/pills/AmountPill.tsx';
import { BoxPill, SelectPill, SetPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { EventFilters } from '../queries.ts';
import { EVENT_KINDS, EVENT_MARKS, optionsWith, EVENT_SOURCES } from './filter-words.ts';
import type { HistoryPlace } from '../use-history.ts';
import { eventCount } from '../report/signed.ts';
import { EventList } from './EventList.tsx';
import { useAllEvents, useFilteredEvents } from './use-event-rows.ts';
import type { EventRows } from './use-event-rows.ts';

type Props = { readonly place: HistoryPlace };

export function EventColumn({ place }: Props) {
  const isNarrowed = Object.keys(place.filters).length > 0;
  return (
    <section aria-label="Events" className="card overflow-hidden">
      <Filters place={place} />
      {isNarrowed ? <Narrowed place={place} /> : <Whole place={place} />}
    </section>
  );
}

function Whole({ place }: Props) {
  return <Rows rows={useAllEvents(place)} place={place} />;
}

function Narrowed({ place }: Props) {
  const rows = useFilteredEvents(place, place.filters);
  const { count, isWhole, wrong = null } = rows;
  if (wrong !== null) {
    return (
      <p role="alert" className="px-3 py-3 text-sm">
        The address has a filter that is none ({wrong.replace(/\.$/, '')}).{' '}
        <button type="button" className="link" onClick={() => place.clearFilters()}>
          Clear filters
        </button>
      </p>
    );
  }
  return (
    <>
      <p role="status" className="border-b border-line px-3 py-1.5 text-xs text-ink-2">
        {eventCount(count)}
        {isWhole ? '' : ' so far'}.{' '}
        <button type="button" className="link" onClick={() => place.clearFilters()}>
          Clear filters
        </button>
      </p>
      {count === 0 && isWhole ? (
        <p className="px-3 py-3 text-sm text-ink-2">No events match.</p>
      ) : (
        <Rows rows={rows} place={place} />
      )}
    </>
  );
}

function Rows({ rows, place }: Props & { readonly rows: EventRows }) {
  const { why, onRetry, count, cardAt, atIndex, onShown } = rows;
  if (why !== null) return <ErrorState what="the events" why={why} onRetry={onRetry} />;
  return (
    <EventList
      count={count}
      cardAt={cardAt}
      atIndex={atIndex}
      onShown={onShown}
      seq={place.seq}
      onEvent={place.goTo}
    />
  );
}

/** Narrowings that stand behind a pill of their own. */
const MORE = ['account', 'only', 'source', 'amount_from', 'amount_to'] as const;

function Filters({ place }: Props) {
  const { bookId, filters, setFilter, days, amounts, setAmounts } = place;
  const accounts = useQuery(askingAccounts(bookId)).data ?? [];
  const valueOf = (name: keyof EventFilters) => String(filters[name] ?? '');
  const people: EventDays['people'] = days.data?.people ?? [];
  const moreSet = MORE.filter((name) => valueOf(name) !== '').length;
  return (
    <div className="flex flex-wrap gap-1.5 border-b border-line px-3 py-2 print:hidden">
      <SelectPill
        label="By"
        value={valueOf('by')}
        options={[
          { value: '', label: 'anyone' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => setFilter('by', value)}
      />
      <SelectPill
        label="Kind"
        value={valueOf('kind')}
        options={optionsWith(EVENT_KINDS, valueOf('kind'))}
        onChange={(value) => setFilter('kind', value)}
      />
      {filters.record !== undefined && (
        <SetPill label={`record ${filters.record}`} onRemove={() => setFilter('record', null)} />
      )}
      <BoxPill label="More" value={moreSet === 0 ? '' : String(moreSet)} isSet={moreSet > 0}>
        {() => (
          <div className="flex flex-col items-start gap-2">
            <SelectPill
              label="Account"
              value={valueOf('account')}
              options={[
                { value: '', label: 'any' },
                ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(value) => setFilter('account', value)}
            />
            <SelectPill
              label="Marks"
              value={valueOf('only')}
              options={EVENT_MARKS}
              onChange={(value) => setFilter('only', value)}
            />
            <SelectPill
              label="Posted by"
              value={valueOf('source')}
              options={EVENT_SOURCES}
              onChange={(value) => setFilter('source', value)}
            />
            <AmountPill amounts={amounts} onChange={setAmounts} />
          </div>
        )}
      </BoxPill>
    </div>
  );
}
