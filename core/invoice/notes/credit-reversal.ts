// A credit note that was issued in error is taken back: what it gave back is owed again.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { amountsOf, totalOf } from '../issued/amounts.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { ReverseCreditNote } from './credit-note-commands.ts';
import type { CreditNoteReversed } from '../events.ts';
import type { IssuedInvoice } from '../evolve.ts';
import { undoDay } from '../issued/open-way.ts';
import type { UndoFacts } from '../issued/open-way.ts';
import { refusalAtPortal } from '../registering/registering.ts';
import type { InvoiceRejection } from '../rejections.ts';

type NoteFacts = Pick<InvoiceFacts, 'refundOfNote'> & UndoFacts;

/**
 * Takes a credit note back. Its number stays used, and its lines may be credited anew.
 * What it gave back and what came back of the goods go on one day: the note’s own while that is
 * open for both, so that a count between has them as they were, else today.
 * @returns refused: `credit_note_not_found`, `credit_note_already_reversed`,
 * `credit_note_is_refunded` while money stands that was paid out for it, and `einvoice_stands`
 * while it is registered at the e-invoice portal.
 */
export function reverseCreditNote(
  state: IssuedInvoice,
  { data }: ReverseCreditNote,
  { refundOfNote: refund, ...days }: NoteFacts,
): Result<readonly CreditNoteReversed[], InvoiceRejection> {
  const { invoiceId, creditNoteId, reason, takenBackOn } = data;
  const note = state.creditNotes.find((one) => one.creditNoteId === creditNoteId);
  if (note === undefined) return rejected({ kind: 'credit_note_not_found', creditNoteId });
  const { number, customerId, issueDate, appliedPaise } = note;
  if (note.reversed) return rejected({ kind: 'credit_note_already_reversed', number });
  if (refund !== null) return rejected({ kind: 'credit_note_is_refunded', number, refund });
  const stands = refusalAtPortal(state, { kind: 'credit-note', id: creditNoteId }, number);
  if (stands !== null) return rejected(stands);
  const { taxPaise: _tax, ...amounts } = amountsOf(note.lines);
  const event: CreditNoteReversed = {
    type: 'CreditNoteReversed',
    version: 1,
    data: {
      creditNoteId,
      invoiceId,
      customerId,
      number,
      credited: { issueDate, ...amounts, totalPaise: totalOf(note) },
      appliedPaise,
      reason,
      reversedOn: takenBackOn ?? undoDay(calendarDate(issueDate), days),
    },
  };
  return accepted([event]);
}
