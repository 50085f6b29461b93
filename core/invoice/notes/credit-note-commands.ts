import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { CreditNoteId, InvoiceId, JournalId } from '../../kernel/ids.ts';
import type { CreditReason } from '../terms.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly invoiceId: InvoiceId } & Readonly<Data>;
};

/** What is to be given back of a line, from 1: a quantity, a value before tax, or what is left. */
export type CreditNoteLine = {
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number | null;
  /** Where the goods come back to: null the main location; undefined where the line took them. */
  readonly godownId?: number | null | undefined;
  /** Null is of no batch that is named; undefined as the line of the invoice says. */
  readonly batch?: string | null | undefined;
};

/** `lines` null credits whatever is left of every line. */
export type IssueCreditNote = Command<
  'IssueCreditNote',
  {
    creditNoteId: CreditNoteId;
    journalId: JournalId;
    /** Null is today. */
    issueDate: CalendarDate | null;
    reason: CreditReason;
    note: string;
    lines: readonly CreditNoteLine[] | null;
    /** Past the limit of section 34: the tax that was charged stays due, and is no part of it. */
    withoutGst?: boolean;
  }
>;
export type ReverseCreditNote = Command<
  'ReverseCreditNote',
  {
    creditNoteId: CreditNoteId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the note's to today's; null is today. */
    takenBackOn: CalendarDate | null;
  }
>;
