// A credit note: what was sold comes back, and its tax.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../../invoice/index.ts';
import type { CreditNoteIssued, InvoiceIssued } from '../../../invoice/index.ts';
import { postingEntries, taxEntries } from '../posting.ts';
import type { Posting } from '../posting.ts';
import { returnsByRole } from '../sales.ts';

type CreditedInvoice = {
  readonly customerAccountId: number;
  readonly invoiceNumber: string;
  readonly issued: InvoiceIssued['data'];
};

/** @returns the journal of a credit note, against the customer's own ledger. */
export function postingOfCreditNote(
  { data }: CreditNoteIssued,
  { customerAccountId, invoiceNumber, issued }: CreditedInvoice,
): Posting {
  const { journalId, creditNoteId, number, issueDate, lines, roundOffPaise } = data;
  const returned = [...returnsByRole(issued, lines)].flatMap(([role, amountPaise]) =>
    postingEntries({ role }, 'debit', amountPaise),
  );
  return {
    journalId,
    voucherType: 'credit-note',
    entryDate: calendarDate(issueDate),
    narration: `Credit note ${number} for ${invoiceNumber}`,
    source: { kind: 'credit-note', id: creditNoteId, number },
    entries: [
      ...returned,
      ...taxEntries(amountsOf(lines), 'debit'),
      ...postingEntries({ role: 'round-off' }, 'debit', roundOffPaise),
      ...postingEntries({ accountId: customerAccountId }, 'credit', totalOf(data)),
    ],
  };
}
