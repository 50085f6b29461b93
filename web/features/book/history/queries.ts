// What the console reads: events in blocks that never change, days, one event, and the report as
// it was known after an event.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readBalances } from '#api/contract/account/balances.ts';
import type { BookBalances } from '#api/contract/account/balances.ts';
import { listEvents, readEventDays, readEventDetail } from '#api/contract/book/log/events.ts';
import type { EventCard, EventPage } from '#api/contract/book/log/events.ts';
import { asking, askingPages, metaOf, reply } from '#web/client/query.ts';
import type { CallFailed, ReadQuery } from '#web/client/query.ts';
import type { CallInput } from '#web/client/call.ts';

export const BLOCK = 100;

type EventsQuery = NonNullable<CallInput<typeof listEvents>['query']>;

/** The filters of the address, by the names that the call has for them. */
export type EventFilters = Pick<
  EventsQuery,
  'by' | 'kind' | 'record' | 'account' | 'only' | 'source' | 'amount_from' | 'amount_to'
>;

/** @returns the block of the log that an event stands in: 1 to 100, 101 to 200. */
export const blockOf = (seq: number): number => Math.floor((seq - 1) / BLOCK);

/** @param block from 0. Its events stand newest first. */
export const eventBlock = (bookId: number, block: number): ReadQuery<typeof listEvents> =>
  asking(listEvents, blockAsked(bookId, block));

const blockAsked = (bookId: number, block: number) => ({
  params: { bookId },
  query: { from_event: block * BLOCK + 1, before: (block + 1) * BLOCK + 1, limit: BLOCK },
});

/** The same block under the same key, for whoever steps through it without drawing it. */
export const blockForGood = (bookId: number, block: number) => ({
  queryKey: [listEvents.path, blockAsked(bookId, block)],
  queryFn: () => reply(listEvents, blockAsked(bookId, block)),
  meta: metaOf(listEvents),
});

export const filteredEvents = (bookId: number, filters: EventFilters) =>
  askingPages<typeof listEvents, number>(
    listEvents,
    (before) => ({
      params: { bookId },
      query: { ...filters, limit: BLOCK, ...(before !== null && { before }) },
    }),
    ({ next }) => next,
  );

export const logDays = (bookId: number) => asking(readEventDays, { params: { bookId } });

export const oneEvent = (bookId: number, eventId: number) =>
  asking(readEventDetail, { params: { bookId, eventId } });

/** @param seq the event after which the trial balance is read; null for the present. */
export const balancesAfterEvent = (bookId: number, seq: number | null) => {
  const query = { show: 'moved', each: BLOCK, ...(seq !== null && { at: seq }) };
  const input = { params: { bookId }, query } as CallInput<typeof readBalances>;
  return queryOptions<BookBalances, CallFailed>({
    queryKey: [readBalances.path, input],
    meta: metaOf(readBalances),
    queryFn: ({ signal }) => reply(readBalances, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
};

/** @returns the nearest event of a filter beyond another one, or null. */
export async function nearestEvent(
  bookId: number,
  beyond: { readonly after: number } | { readonly before: number },
  { filters, is }: { readonly filters: EventFilters; readonly is: (card: EventCard) => boolean },
): Promise<EventCard | null> {
  const isUp = 'after' in beyond;
  const ask = async (place: number): Promise<EventPage> => {
    const query = { ...filters, [isUp ? 'after' : 'before']: place, limit: BLOCK };
    return reply(listEvents, { params: { bookId }, query });
  };
  for (let place: number | null = isUp ? beyond.after : beyond.before; place !== null;) {
    const page: EventPage = await ask(place);
    const found = (isUp ? page.events.toReversed() : page.events).find(is);
    if (found !== undefined) return found;
    place = page.next;
  }
  return null;
}
