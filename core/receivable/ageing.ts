// How old what is due has become: days after the due date (Schedule III ages from there), in the
// buckets that people use day by day: up to 30, 60, 90, 120 and more.
import { daysBetween } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';

/** The last day of each bucket but the open one. */
export const AGEING_DAYS: readonly number[] = [30, 60, 90, 120];

/**
 * @param days after the due date, 0 being the day itself.
 * @returns the bucket from 0 (to 30 days) to the count of ends (more), or null: not due yet.
 */
export function bucketOf(days: number, ends: readonly number[] = AGEING_DAYS): number | null {
  if (days < 0) return null;
  const at = ends.findIndex((end) => days <= end);
  return at === -1 ? ends.length : at;
}

export type Due = { readonly dueDate: CalendarDate; readonly outstandingPaise: number };

export type Ageing = {
  readonly notDuePaise: number;
  /** One more than there are ends. */
  readonly bucketsPaise: readonly number[];
  /** Receipts and credits without an invoice, as a negative number. */
  readonly unallocatedPaise: number;
  readonly totalPaise: number;
};

/** @param unallocatedPaise receipts and credits that settle nothing yet, from 0 on. */
export function ageingOf(
  dues: readonly Due[],
  asOf: CalendarDate,
  {
    unallocatedPaise = 0,
    ends = AGEING_DAYS,
  }: {
    readonly unallocatedPaise?: number;
    readonly ends?: readonly number[];
  } = {},
): Ageing {
  const bucketsPaise = Array.from({ length: ends.length + 1 }, () => 0);
  let notDuePaise = 0;
  for (const { dueDate, outstandingPaise } of dues) {
    const bucket = bucketOf(daysBetween(dueDate, asOf), ends);
    if (bucket === null) notDuePaise += outstandingPaise;
    else bucketsPaise[bucket] = (bucketsPaise[bucket] ?? 0) + outstandingPaise;
  }
  const due = bucketsPaise.reduce((sum, bucket) => sum + bucket, notDuePaise);
  return {
    notDuePaise,
    bucketsPaise,
    unallocatedPaise: unallocatedPaise === 0 ? 0 : -unallocatedPaise,
    totalPaise: due - unallocatedPaise,
  };
}
