// The day, the ages and the view stand in the address, so that Back and a sent link show them
// again. The day is the one of every page: before today it is the past, in which nothing is
// written. Ages that the address does not say are those of the book.
import { useLocation, useSearchParams } from 'react-router-dom';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { AS_ON_NAME } from '#web/client/past/moment.ts';
import { realTodayInIndia, todayInIndia } from '#web/format/dates.ts';
import { parseDays } from './ages/ages.ts';
import type { ReceivablesQuery } from './queries.ts';

type ReceivablesView = 'customer' | 'bill';

export type ReceivablesAddress = ReceivablesQuery & {
  readonly by: ReceivablesView;
  /** By the clock, whatever day the page shows. */
  readonly today: CalendarDate;
  /** The empty text takes it out of the address. */
  readonly set: (changes: Readonly<Partial<Record<'as_on' | 'days' | 'by', string>>>) => void;
};

export function useReceivablesAddress(): ReceivablesAddress {
  const [address, setAddress] = useSearchParams();
  return {
    today: realTodayInIndia(),
    asOn: parseCalendarDate(address.get(AS_ON_NAME) ?? '') ?? todayInIndia(),
    days: parseDays(address.get('days') ?? ''),
    by: address.get('by') === 'bill' ? 'bill' : 'customer',
    set: (changes) => {
      setAddress(
        (now) => {
          for (const [name, value] of Object.entries(changes)) {
            // An empty day is kept until it has led back to the present.
            if (value === '' && name !== AS_ON_NAME) now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace: true, flushSync: true },
      );
    },
  };
}

/** @returns where a link from before leads, whose day stands in a word of its own; null else. */
export function useMovedAddress(): string | null {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (!query.has('on')) return null;
  const day = parseCalendarDate(query.get('on') ?? '');
  query.delete('on');
  if (day !== null && day !== realTodayInIndia() && !query.has(AS_ON_NAME)) {
    query.set(AS_ON_NAME, day);
  }
  return `${pathname}?${query}`;
}
