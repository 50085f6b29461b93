// What may still be done about a document that was reported: the way that is open by section 34 of
// the CGST Act, and the day on which nothing more may be dated.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { creditLimitIn, filingOn, returnKind } from '../../tax/index.ts';
import type { BookReturns } from '../../tax/index.ts';
import type { IssuedInvoice } from '../evolve.ts';
import type { InvoiceRejection, OpenWay } from '../rejections.ts';

/** @returns the refusal of a document that is dated where GSTR-1 is filed, or null. */
export function filedDateRefusal(
  date: CalendarDate,
  returns: BookReturns,
): InvoiceRejection | null {
  const filing = filingOn(returns, 'gstr-1', date);
  if (filing === null) return null;
  const { period, arn, filedOn } = filing;
  return { kind: 'document_in_filed_period', date, period, arn, filedOn };
}

export type UndoFacts = {
  readonly today: CalendarDate;
  readonly lockedTo: CalendarDate | null;
  readonly returns: BookReturns;
};

/**
 * The day on which a document is undone where nobody says another: its own while neither a lock nor
 * a return that is filed closes it, for goods and GST alike, else today.
 */
export function undoDay(own: CalendarDate, { today, lockedTo, returns }: UndoFacts): CalendarDate {
  const isLocked = lockedTo !== null && own <= lockedTo;
  const isFiled = returnKind.options.some((kind) => filingOn(returns, kind, own) !== null);
  return isLocked || isFiled ? today : own;
}

/** @returns how an issued invoice is still given back, cancelling it apart. */
export function openWay(
  { heads, issueDate }: Pick<IssuedInvoice['issued'], 'heads' | 'issueDate'>,
  on: CalendarDate,
  returns: BookReturns,
): OpenWay {
  if (heads === 'none') return { way: 'credit-note', until: null };
  const until = creditLimitIn(calendarDate(issueDate), returns);
  return on > until
    ? { way: 'credit-note-without-gst', since: until }
    : { way: 'credit-note', until };
}
