// A credit note: what was sold comes back, and its tax.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../invoice/index.ts';
import type { CreditNoteIssued } from '../../invoice/index.ts';
import { entry } from './posting.ts';
import type { Posting } from './posting.ts';

/** @returns the journal of a credit note, against the customer's own ledger. */
export function creditNoteIssued(
  { data }: CreditNoteIssued,
  { customerAccountId, invoiceNumber }: { customerAccountId: number; invoiceNumber: string },
): Posting {
  const { journalId, creditNoteId, number, issueDate, lines, roundOffPaise } = data;
  const amounts = amountsOf(lines);
  return {
    journalId,
    voucherType: 'credit-note',
    entryDate: calendarDate(issueDate),
    narration: `Credit note ${number} for ${invoiceNumber}`,
    source: { kind: 'credit-note', id: creditNoteId, number },
    entries: [
      ...entry({ role: 'sales-return' }, 'debit', amounts.taxablePaise),
      ...entry({ role: 'output-cgst' }, 'debit', amounts.cgstPaise),
      ...entry({ role: 'output-sgst' }, 'debit', amounts.sgstPaise),
      ...entry({ role: 'output-igst' }, 'debit', amounts.igstPaise),
      ...entry({ role: 'output-cess' }, 'debit', amounts.cessPaise),
      ...entry({ role: 'round-off' }, 'debit', roundOffPaise),
      ...entry({ accountId: customerAccountId }, 'credit', totalOf(data)),
    ],
  };
}
