// How many equity shares a company has from a day on, and of which face value: never of a day that
// is locked, since the earnings per share of its statements would be others.
import { isSame } from '../../kernel/decider.ts';
import { calendarDate, dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { shareCapitalOn, withoutShareCapital, withShareCapital } from '../../statement/index.ts';
import type { ShareCapitals } from '../../statement/index.ts';
import type { BookFacts, SetShareCapital } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { ShareEvent } from './share-events.ts';

/** No journal is dated in an earlier year. */
const EARLIEST = dateOf(1900, 4, 1);

export type ShareCapitalRejection =
  | {
      readonly kind: 'share_capital_day_out_of_range';
      readonly earliest: CalendarDate;
      readonly latest: CalendarDate;
    }
  | { readonly kind: 'share_capital_of_locked_day'; readonly lockedTo: CalendarDate }
  | { readonly kind: 'diluted_shares_too_few'; readonly shares: number };

/**
 * What was said of a day is taken back whole: what was said of the day before it holds again.
 * @returns refused by share_capital_day_out_of_range, share_capital_of_locked_day,
 *   diluted_shares_too_few.
 */
export function setShareCapital(
  before: ShareCapitals,
  { data }: SetShareCapital,
  { today, lockedTo }: Pick<BookFacts, 'today'> & { readonly lockedTo: CalendarDate | null },
): Result<readonly BookEvent[], ShareCapitalRejection> {
  const { from, capital } = data;
  const set = { type: 'ShareCapitalSet', version: 2, data } as const;
  const isLocked = lockedTo !== null && from <= lockedTo;
  if (capital === null) {
    if (!before.some((one) => one.from === from)) return accepted([]);
    return isLocked ? rejected({ kind: 'share_capital_of_locked_day', lockedTo }) : accepted([set]);
  }
  const { shares, dilutedShares } = capital;
  const latest = yearPeriod(financialYearOf(today) + 1).from;
  if (from < EARLIEST || from > latest) {
    return rejected({ kind: 'share_capital_day_out_of_range', earliest: EARLIEST, latest });
  }
  if (dilutedShares !== null && dilutedShares < shares) {
    return rejected({ kind: 'diluted_shares_too_few', shares });
  }
  const now = shareCapitalOn(before, from);
  if (now !== null && isSame({ ...now, from }, { ...capital, from })) return accepted([]);
  if (isLocked) return rejected({ kind: 'share_capital_of_locked_day', lockedTo });
  return accepted([set]);
}

export function shareCapitalsAfter(before: ShareCapitals, { data }: ShareEvent): ShareCapitals {
  const from = calendarDate(data.from);
  return data.capital === null
    ? withoutShareCapital(before, from)
    : withShareCapital(before, { ...data.capital, from });
}
