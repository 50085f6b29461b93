// The equity shares of a company, as its book says them from a day on. What holds on a day is what
// was said of the last day up to it.
import type { CalendarDate } from '../../kernel/calendar-date.ts';

export type ShareCapital = {
  readonly from: CalendarDate;
  /** Of one share. */
  readonly faceValuePaise: number;
  readonly shares: number;
  /** With all that may become equity shares, as convertible debentures; null where nothing may. */
  readonly dilutedShares: number | null;
};

/** By their days. */
export type ShareCapitals = readonly ShareCapital[];

export const NO_SHARE_CAPITALS: ShareCapitals = [];

export const withoutShareCapital = (all: ShareCapitals, day: CalendarDate): ShareCapitals =>
  all.filter(({ from }) => from !== day);

export const withShareCapital = (all: ShareCapitals, set: ShareCapital): ShareCapitals =>
  [...withoutShareCapital(all, set.from), set].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );

export const shareCapitalOn = (all: ShareCapitals, day: CalendarDate): ShareCapital | null =>
  all.findLast(({ from }) => from <= day) ?? null;
