// The doors that a filed GSTR-1 closes for documents: what was reported of a period stays as it
// was, so nothing more is dated in it that such a return reports or takes back.
import { returnsOf } from '../../book/index.ts';
import type { BookState } from '../../book/index.ts';
import { advanceTaxPaise } from '../../customer/index.ts';
import type { CustomerEvent } from '../../customer/index.ts';
import { filedDateRefusal } from '../../invoice/index.ts';
import type { InvoiceDecision, InvoiceRejection } from '../../invoice/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

/** @returns the refusal of a document, or of a take-back, dated in a filed period; else null. */
export const filedPeriodRefusal = (date: CalendarDate, book: BookState): InvoiceRejection | null =>
  filedDateRefusal(date, returnsOf(book));

/** @returns the refusal of the first event of a decision that is dated in a filed period. */
export function filedEventRefusal(
  events: readonly (CustomerEvent | InvoiceDecision)[],
  book: BookState,
): InvoiceRejection | null {
  if (returnsOf(book).filings.length === 0) return null;
  for (const event of events) {
    const date = reportedOn(event);
    const refusal = date === undefined ? null : filedPeriodRefusal(calendarDate(date), book);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Money counts where it bears tax: an advance for a service (CGST Act s. 13(2)), and what gives its
 * tax back. Every take-back counts, whatever it takes back. A cancelled invoice has its own rule.
 * @returns the day by which an event belongs to a return period, if it does.
 */
function reportedOn({ type, data }: CustomerEvent | InvoiceDecision): string | undefined {
  switch (type) {
    case 'InvoiceIssued':
    case 'CreditNoteIssued':
    case 'DebitNoteIssued':
      return data.issueDate;
    case 'ReceiptRecorded':
      return advanceTaxPaise(data.advance?.tax) === 0 ? undefined : data.paidOn;
    case 'RefundRecorded':
      return advanceTaxPaise(data.advanceTax) === 0 ? undefined : data.paidOn;
    case 'CreditAllocated':
      return advanceTaxPaise(data.advanceTax) === 0 ? undefined : data.allocatedOn;
    case 'CreditNoteReversed':
    case 'DebitNoteReversed':
    case 'PaymentReversed':
    case 'ReceiptReversed':
    case 'RefundReversed':
      return data.reversedOn;
    default:
      return undefined;
  }
}
