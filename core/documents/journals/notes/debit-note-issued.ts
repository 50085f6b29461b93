// A debit note: the customer owes more, income has the value, and each head of tax its own.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../../invoice/index.ts';
import type { DebitNoteIssued } from '../../../invoice/index.ts';
import { postingEntries, taxEntries } from '../posting.ts';
import type { Posting } from '../posting.ts';
import { salesByRole } from '../sales.ts';

/** @returns the journal of a debit note; its income goes where the invoice's went. */
export function postingOfDebitNote(
  { data }: DebitNoteIssued,
  { customerAccountId, invoiceNumber }: { customerAccountId: number; invoiceNumber: string },
): Posting {
  const { journalId, debitNoteId, number, issueDate, lines, roundOffPaise } = data;
  const sales = [...salesByRole(data)].flatMap(([role, amountPaise]) =>
    postingEntries({ role }, 'credit', amountPaise),
  );
  return {
    journalId,
    voucherType: 'debit-note',
    entryDate: calendarDate(issueDate),
    narration: `Debit note ${number} for ${invoiceNumber}`,
    source: { kind: 'debit-note', id: debitNoteId, number },
    entries: [
      ...postingEntries({ accountId: customerAccountId }, 'debit', totalOf(data)),
      ...sales,
      ...taxEntries(amountsOf(lines), 'credit'),
      ...postingEntries({ role: 'round-off' }, 'credit', roundOffPaise),
    ],
  };
}
