// Which days of entry were closed by which event: a lock, or a return that was filed. What is dated
// there later was entered while the period was open again.
import type { AuditEntry, Finding } from './hits.ts';

/** Days of entry that an event closed; without a first day all before are closed too. */
export type PeriodClosing = {
  readonly seq: number;
  readonly from: string | null;
  readonly to: string;
  /** As `the lock up to 31 Mar 2026`. */
  readonly what: string;
};

/**
 * A lock that reaches no further than one before it adds nothing: what is dated up to it was closed
 * by the earlier one already.
 * @param closings by their events. @returns those that close a day for the first time.
 */
export function firstClosings(closings: readonly PeriodClosing[]): readonly PeriodClosing[] {
  let lockedTo = '';
  return closings.filter(({ from, to }) => {
    if (from !== null) return true;
    if (to <= lockedTo) return false;
    lockedTo = to;
    return true;
  });
}

/** @returns what had closed the day of an entry before it was posted, or null. */
export function closedFinding(
  { seq, entryDate, madeBy }: AuditEntry,
  closings: readonly PeriodClosing[],
): Finding | null {
  if (madeBy === 'opening') return null;
  const closing = closings.find(
    (one) => one.seq < seq && entryDate <= one.to && (one.from === null || entryDate >= one.from),
  );
  return closing === undefined ? null : { kind: 'closed', by: closing.seq, what: closing.what };
}
