// A debit note: the customer owes more, income has the value, and each head of tax its own.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { amountsOf, totalOf } from '../../../invoice/index.ts';
import type { DebitNoteIssued, IssuedLine } from '../../../invoice/index.ts';
import { postingEntries, taxEntries } from '../posting.ts';
import type { Posting } from '../posting.ts';
import { salesEntries } from '../sales.ts';

type DebitedInvoice = {
  readonly customerAccountId: number;
  readonly invoiceNumber: string;
  /** The lines of the invoice, as issued. */
  readonly billed?: readonly Pick<IssuedLine, 'incomeAccountId'>[];
};

/** @returns the journal of a debit note; its income goes where the invoice's went. */
export function postingOfDebitNote(
  { data }: DebitNoteIssued,
  { customerAccountId, invoiceNumber, billed = [] }: DebitedInvoice,
): Posting {
  const { journalId, debitNoteId, number, issueDate, lines, roundOffPaise } = data;
  const sales = salesEntries({
    ...data,
    lines: lines.map((line) => ({
      ...line,
      incomeAccountId: billed[line.line - 1]?.incomeAccountId,
    })),
  });
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
