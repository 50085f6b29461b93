// When an entry was recorded in a later month than the day that it belongs to: the month may have
// been reported by then. A few days within the month are how every office works, and no mark.
import type { LedgerLine } from '#api/contract/account/ledger.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { daysBetween, isRecordedLate } from '#core/kernel/calendar-date.ts';
import { dateOfInstant } from '#web/format/dates.ts';

/** The day of entry, and how long after the entry's own day that was. */
type Lateness = { readonly recordedOn: CalendarDate; readonly days: number };

/** @returns null for an entry that was recorded before its month was over. */
export function lateness({
  date,
  createdAt,
}: Pick<LedgerLine, 'date' | 'createdAt'>): Lateness | null {
  const recordedOn = dateOfInstant(createdAt);
  return isRecordedLate(date, recordedOn)
    ? { recordedOn, days: daysBetween(date, recordedOn) }
    : null;
}
