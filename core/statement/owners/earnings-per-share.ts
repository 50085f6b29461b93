// AS 20, Earnings per Share: what a period earned by the average of the equity shares, each number
// of them weighed by its days (paragraphs 15 to 17). A share that is divided or consolidated counts
// in all days by its face value of the last (paragraph 24).
import { dayAfter, daysBetween } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { divideRounded } from '../../kernel/paise.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { shareCapitalOn } from './share-capital.ts';
import type { ShareCapital, ShareCapitals } from './share-capital.ts';

export type EarningsPerShare = {
  readonly basicPaise: number;
  /** Null where nothing may become shares in the period. */
  readonly dilutedPaise: number | null;
  /** The average, rounded to a whole share. */
  readonly shares: number;
  readonly dilutedShares: number | null;
};

/** Days of a period on which the same holds. */
type Span = ShareCapital & { readonly days: number };

/** Days before the first of which the book says anything count for nothing. */
function spansOf(all: ShareCapitals, { from, to }: Period): readonly Span[] {
  return all.flatMap((one, at) => {
    const next = all[at + 1];
    const first = one.from > from ? one.from : from;
    const end: CalendarDate = next === undefined || next.from > to ? dayAfter(to) : next.from;
    return first < end ? [{ ...one, days: daysBetween(first, end) }] : [];
  });
}

/**
 * @param profitPaise of the period; a loss is negative.
 * @param on the day by whose face value shares are counted.
 * @returns null where the book says nothing of the shares in the period.
 */
export function earningsPerShare(
  profitPaise: number,
  { all, period, on }: { all: ShareCapitals; period: Period; on: CalendarDate },
): EarningsPerShare | null {
  const spans = spansOf(all, period);
  const face = (shareCapitalOn(all, on) ?? spans.at(-1))?.faceValuePaise;
  if (face === undefined || spans.length === 0) return null;
  const days = spans.reduce((sum, span) => sum + span.days, 0);
  // All three in shares of the face value, by their days.
  const weigh = (countOf: (span: Span) => number): bigint =>
    spans.reduce(
      (sum, span) => sum + BigInt(countOf(span)) * BigInt(span.faceValuePaise) * BigInt(span.days),
      0n,
    );
  const [whole, shareDays] = [BigInt(days) * BigInt(face), weigh(({ shares }) => shares)];
  const basicPaise = divideRounded(BigInt(profitPaise) * whole, shareDays);
  const shares = divideRounded(shareDays, whole);
  const isDiluted = spans.some(({ dilutedShares }) => dilutedShares !== null);
  if (!isDiluted) return { basicPaise, dilutedPaise: null, shares, dilutedShares: null };
  const dilutedDays = weigh((span) => span.dilutedShares ?? span.shares);
  // More shares would make a loss by share less: they are left out (paragraph 39).
  const isLoss = profitPaise < 0;
  return {
    basicPaise,
    dilutedPaise: isLoss ? basicPaise : divideRounded(BigInt(profitPaise) * whole, dilutedDays),
    shares,
    dilutedShares: isLoss ? shares : divideRounded(dilutedDays, whole),
  };
}
