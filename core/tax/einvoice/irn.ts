// The invoice reference number of the e-invoice portal (INV-01 v1.1): the SHA-256, in small
// hexadecimal, of the text made here. The portal makes it; ours only finds duplicates.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf } from '../../kernel/financial-year.ts';
import { numberKey } from '../documents/number.ts';

export type EInvoiceDocument = 'INV' | 'CRN' | 'DBN';

/** From here on the portal makes letters of the number large before it hashes (advisory, NIC). */
const LARGE_LETTERS_FROM = calendarDate('2025-06-01');

/** @returns `2026-27`, as the portal writes a financial year. */
export function longYearLabel(date: CalendarDate): string {
  const year = financialYearOf(date);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** @param reportedOn the day on which the portal is asked. @returns the text to hash. */
export function irnText({
  gstin,
  documentDate,
  type,
  number,
  reportedOn,
}: {
  readonly gstin: string;
  readonly documentDate: CalendarDate;
  readonly type: EInvoiceDocument;
  readonly number: string;
  readonly reportedOn: CalendarDate;
}): string {
  const hashed = reportedOn >= LARGE_LETTERS_FROM ? numberKey(number) : number;
  return `${gstin}${longYearLabel(documentDate)}${type}${hashed}`;
}
