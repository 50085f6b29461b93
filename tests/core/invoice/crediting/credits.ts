// Credit notes against the invoice of ten fans, as they are asked for and as they come out.
import type { CreditNoteLine, CreditNoteIssued, InvoiceCommand } from '#core/invoice/index.ts';
import type { CreditNoteId, JournalId } from '#core/kernel/ids.ts';
import { oneFanBack, trade } from '#tests/specimens/tax/trade.ts';

const { invoiceId, creditNoteId } = trade;

type Note = Extract<InvoiceCommand, { type: 'IssueCreditNote' }>['data'];
export const credit = (lines: Note['lines'], changes: Partial<Note> = {}): InvoiceCommand => ({
  type: 'IssueCreditNote',
  data: {
    invoiceId,
    creditNoteId,
    journalId: 804 as JournalId,
    issueDate: null,
    reason: '01',
    note: 'One was broken',
    lines,
    ...changes,
  },
});
export const fansBack = (count: number): CreditNoteLine[] => [
  { line: 1, quantityThousandths: count * 1000, taxablePaise: null },
];
export const noteOf = (changes: Partial<CreditNoteIssued['data']>): CreditNoteIssued => ({
  ...oneFanBack,
  data: { ...oneFanBack.data, ...changes },
});
export const allOfIt = {
  line: 1,
  quantityThousandths: 1e4,
  taxablePaise: 1e6,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 18e4,
  cessPaise: 0,
};
export const another = 602 as CreditNoteId;
