// When an entry was recorded long after the day that it belongs to.
import type { LedgerLine } from '#api/contract/account/ledger.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { dateFromWire, dateOfInstant, formatDate } from '#web/format/dates.ts';

/** Later than this is worth a mark; the journal list finds late entries by the same number. */
const LATE_AFTER_DAYS = 3;

/** @returns `Recorded 08 Nov 2026, 12 days late`, or null for an entry that came in time. */
export function lateness(line: Pick<LedgerLine, 'date' | 'created_at'>): string | null {
  const recorded = dateOfInstant(line.created_at);
  const days = daysBetween(dateFromWire(line.date), recorded);
  return days > LATE_AFTER_DAYS ? `Recorded ${formatDate(recorded)}, ${days} days late` : null;
}
