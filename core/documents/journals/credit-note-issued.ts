// A credit note: what was sold comes back, and its tax.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../invoice/index.ts';
import type { CreditNoteIssued } from '../../invoice/index.ts';
import { postingEntries } from './posting.ts';
import type { Posting } from './posting.ts';

/** @returns the journal of a credit note, against the customer's own ledger. */
export function postingOfCreditNote(
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
      ...postingEntries({ role: 'sales-return' }, 'debit', amounts.taxablePaise),
      ...postingEntries({ role: 'output-cgst' }, 'debit', amounts.cgstPaise),
      ...postingEntries({ role: 'output-sgst' }, 'debit', amounts.sgstPaise),
      ...postingEntries({ role: 'output-igst' }, 'debit', amounts.igstPaise),
      ...postingEntries({ role: 'output-cess' }, 'debit', amounts.cessPaise),
      ...postingEntries({ role: 'round-off' }, 'debit', roundOffPaise),
      ...postingEntries({ accountId: customerAccountId }, 'credit', totalOf(data)),
    ],
  };
}
