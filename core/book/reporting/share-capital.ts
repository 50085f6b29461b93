// How many equity shares a company has from a day on, and of which face value. It changes no figure
// of the ledger, so that no lock stands in its way: the year before may be told with it.
import { isSame } from '../../kernel/decider.ts';
import { calendarDate, dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { shareCapitalOn, withShareCapital } from '../../statement/index.ts';
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
  | { readonly kind: 'diluted_shares_too_few'; readonly shares: number };

/** @returns refused by share_capital_day_out_of_range, diluted_shares_too_few. */
export function setShareCapital(
  before: ShareCapitals,
  { data }: SetShareCapital,
  { today }: Pick<BookFacts, 'today'>,
): Result<readonly BookEvent[], ShareCapitalRejection> {
  const { from, faceValuePaise, shares, dilutedShares } = data;
  const latest = yearPeriod(financialYearOf(today) + 1).from;
  if (from < EARLIEST || from > latest) {
    return rejected({ kind: 'share_capital_day_out_of_range', earliest: EARLIEST, latest });
  }
  if (dilutedShares !== null && dilutedShares < shares) {
    return rejected({ kind: 'diluted_shares_too_few', shares });
  }
  const now = shareCapitalOn(before, from);
  const wanted = { faceValuePaise, shares, dilutedShares };
  if (now !== null && isSame({ ...now, from }, { ...wanted, from })) return accepted([]);
  return accepted([{ type: 'ShareCapitalSet', version: 1, data }]);
}

export function shareCapitalsAfter(before: ShareCapitals, { data }: ShareEvent): ShareCapitals {
  const { bookId: _book, ...capital } = data;
  return withShareCapital(before, { ...capital, from: calendarDate(data.from) });
}
