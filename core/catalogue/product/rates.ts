// The GST rates of a product over time: each holds from its day until the next.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isGstRate, isRateInForce, rateInForceSince } from '../../tax/index.ts';
import type { Rate } from './events.ts';
import type { ProductRejection } from './rejections.ts';

type RateInput = { readonly rateBps: number; readonly from: CalendarDate | null };

/**
 * The first rate of a product holds, unless a day is given, from when the law has had it, so that
 * back-dated documents have a rate too; a later one from today.
 */
export function ratesWith(
  before: readonly Rate[],
  { rateBps, from }: RateInput,
  { today, hsn }: { readonly today: CalendarDate; readonly hsn: string | null },
): Result<Rate[], ProductRejection> {
  if (!isGstRate(rateBps)) return rejected({ kind: 'gst_rate_unknown', rateBps });
  if (from === null && rateOn(before, today) === rateBps) return accepted([...before]);
  const since = before.length === 0 ? rateInForceSince(rateBps, { on: today, hsn }) : null;
  const begins = from ?? since ?? today;
  if (!isRateInForce(rateBps, { on: begins, hsn })) {
    return rejected({ kind: 'gst_rate_not_in_force', rateBps, from: begins });
  }
  const others = before.filter((rate) => rate.from !== begins);
  const rates = [...others, { from: begins, rateBps }];
  return accepted(rates.toSorted((left, right) => (left.from < right.from ? -1 : 1)));
}

/** @returns the rate that holds on a day, or null when none does yet. */
export const rateOn = (rates: readonly Rate[], day: string): number | null =>
  rates.findLast(({ from }) => from <= day)?.rateBps ?? null;
