// An issued invoice: the customer owes the whole, income has the value, and each head of tax its
// own.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../invoice/index.ts';
import type { InvoiceIssued } from '../../invoice/index.ts';
import { postingEntries, taxEntries } from './posting.ts';
import type { Posting } from './posting.ts';
import { salesEntries } from './sales.ts';

/**
 * @param customerAccountId the customer's own ledger under Sundry Debtors.
 * @returns the journal of an invoice, or null for one that comes to nothing.
 */
export function postingOfInvoice(
  { data }: InvoiceIssued,
  customerAccountId: number,
): Posting | null {
  const { journalId, invoiceId, number, issueDate, roundOffPaise, lines } = data;
  if (journalId === null) return null;
  return {
    journalId,
    voucherType: 'sales',
    entryDate: calendarDate(issueDate),
    narration: `${data.title} ${number}`,
    source: { kind: 'invoice', id: invoiceId, number },
    entries: [
      ...postingEntries({ accountId: customerAccountId }, 'debit', totalOf(data)),
      ...salesEntries(data),
      ...taxEntries(amountsOf(lines), 'credit'),
      ...postingEntries({ role: 'round-off' }, 'credit', roundOffPaise),
    ],
  };
}
