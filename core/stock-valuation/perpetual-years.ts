// The years of which a book posts what each sale costs.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { exceptionOn, policyOn } from './policies.ts';
import type { PolicyFrom, StockPolicies } from './policies.ts';

/** @returns where a perpetual book would value by the yearly average, the first day first. */
export function yearlyInPerpetual({ ofBook, ofProducts }: StockPolicies): {
  readonly productId: number | null;
  readonly from: CalendarDate;
} | null {
  const policies = { ofBook, ofProducts };
  const ids = [...new Set(ofProducts.map(({ productId }) => productId))];
  const days = [...new Set([...ofBook, ...ofProducts].map(({ from }) => from))].toSorted();
  for (const from of days) {
    const { accounting, method } = policyOn(policies, from);
    if (accounting !== 'perpetual') continue;
    if (method === 'yearly-average') return { productId: null, from };
    const productId = ids.find((id) => exceptionOn(policies, id, from) === 'yearly-average');
    if (productId !== undefined) return { productId, from };
  }
  return null;
}

/** @returns the first day of the years without a gap up to a day that post each cost, or null. */
export function perpetualFrom({ ofBook }: StockPolicies, day: CalendarDate): CalendarDate | null {
  const until = ofBook.filter(({ from }) => from <= day).toSorted(byFirstDay);
  const before = until.findLastIndex(({ accounting }) => accounting !== 'perpetual');
  return until[before + 1]?.from ?? null;
}

const byFirstDay = (one: PolicyFrom, other: PolicyFrom): number => (one.from < other.from ? -1 : 1);
