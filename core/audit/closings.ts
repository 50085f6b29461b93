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
 * @param closings by their events.
 * @returns what closed the day of an entry first, before it was posted; null where nothing had.
 */
export function closedFinding(
  { seq, entryDate, madeBy }: AuditEntry,
  closings: readonly PeriodClosing[],
): Finding | null {
  if (madeBy === 'opening-balances') return null;
  const closing = closings.find(
    (one) => one.seq < seq && entryDate <= one.to && (one.from === null || entryDate >= one.from),
  );
  return closing === undefined ? null : { kind: 'closed', by: closing.seq, what: closing.what };
}
