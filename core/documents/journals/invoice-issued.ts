// An issued invoice: the customer owes the whole, income has the value, and each head of tax its
// own.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../invoice/index.ts';
import type { InvoiceIssued } from '../../invoice/index.ts';
import { entry } from './posting.ts';
import type { Posting } from './posting.ts';
import { salesByRole } from './sales.ts';

/**
 * @param customerAccountId the customer's own ledger under Sundry Debtors.
 * @returns the journal of an invoice, or null for one that comes to nothing.
 */
export function invoiceIssued({ data }: InvoiceIssued, customerAccountId: number): Posting | null {
  const { journalId, invoiceId, number, issueDate, roundOffPaise, lines } = data;
  if (journalId === null) return null;
  const tax = amountsOf(lines);
  const sales = [...salesByRole(data)].flatMap(([role, amountPaise]) =>
    entry({ role }, 'credit', amountPaise),
  );
  return {
    journalId,
    voucherType: 'sales',
    entryDate: calendarDate(issueDate),
    narration: `${data.title} ${number}`,
    source: { kind: 'invoice', id: invoiceId, number },
    entries: [
      ...entry({ accountId: customerAccountId }, 'debit', totalOf(data)),
      ...sales,
      ...entry({ role: 'output-cgst' }, 'credit', tax.cgstPaise),
      ...entry({ role: 'output-sgst' }, 'credit', tax.sgstPaise),
      ...entry({ role: 'output-igst' }, 'credit', tax.igstPaise),
      ...entry({ role: 'output-cess' }, 'credit', tax.cessPaise),
      ...entry({ role: 'round-off' }, 'credit', roundOffPaise),
    ],
  };
}
