// How old what is due has become: days after the due date (Schedule III ages from there), in the
// buckets that people use day by day: up to 30, 60, 90, 120 and more.
/** The last day of each bucket but the open one. */
export const AGEING_DAYS: readonly number[] = [30, 60, 90, 120];

/** @returns what people call each age, what is not due first. */
export const ageLabels = (ends: readonly number[]): readonly string[] => [
  'Not due',
  ...ends.map((end, at) => `${(ends[at - 1] ?? 0) + 1} to ${end} days`),
  `Over ${ends.at(-1) ?? 0} days`,
];

/**
 * @param days after the due date, 0 being the day itself, on which it may still be paid in time.
 * @returns the bucket from 0 (to 30 days) to the count of ends (more), or null: not late.
 */
export function bucketOf(days: number, ends: readonly number[] = AGEING_DAYS): number | null {
  if (days <= 0) return null;
  const at = ends.findIndex((end) => days <= end);
  return at === -1 ? ends.length : at;
}

export type Due = {
  /** After the due date; negative before it. */
  readonly days: number;
  readonly outstandingPaise: number;
};

export type Ageing = {
  readonly notDuePaise: number;
  /** One more than there are ends. */
  readonly bucketsPaise: readonly number[];
  /** Money and credits without a bill, as a negative number. */
  readonly unallocatedPaise: number;
  readonly totalPaise: number;
};

/** @param unallocatedPaise money and credits that settle nothing yet, less debits of no bill. */
export function ageingOf(
  dues: readonly Due[],
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
  for (const { days, outstandingPaise } of dues) {
    const bucket = bucketOf(days, ends);
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
