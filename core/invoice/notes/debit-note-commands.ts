import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { DebitNoteId, InvoiceId, JournalId } from '../../kernel/ids.ts';
import type { CreditReason } from '../terms.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly invoiceId: InvoiceId } & Readonly<Data>;
};

/** What is added to a line of the invoice, from 1: a value before tax, or to each of its prices. */
export type DebitNoteLine = {
  readonly line: number;
  readonly taxablePaise: number | null;
  readonly priceThousandths: number | null;
};

export type IssueDebitNote = Command<
  'IssueDebitNote',
  {
    debitNoteId: DebitNoteId;
    journalId: JournalId;
    /** Null is today. */
    issueDate: CalendarDate | null;
    /** Null is by the customer's term, else the book's. */
    dueDate: CalendarDate | null;
    reason: CreditReason;
    note: string;
    lines: readonly DebitNoteLine[];
  }
>;
export type ReverseDebitNote = Command<
  'ReverseDebitNote',
  {
    debitNoteId: DebitNoteId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the note's to today's; null is today. */
    takenBackOn: CalendarDate | null;
  }
>;
