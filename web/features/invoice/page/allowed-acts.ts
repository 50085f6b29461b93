// What the person's role lets them do with an invoice. The server decides; this only spares them
// buttons that would be refused.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { Right } from '#core/book/index.ts';

/** Mark as Paid is hidden once nothing is to be paid; a part-paid invoice can only be credited. */
export const mayOfInvoice = (invoice: InvoiceDetail, allowed: (right: Right) => boolean) => {
  const { status, payments, allocations, creditNotes: notes, debitNotes: debits } = invoice;
  const debit = debits.find(({ reversed }) => !reversed);
  const isOpen = status === 'sent' || status === 'overdue';
  const isSettled =
    payments.some(({ reversed }) => !reversed) ||
    allocations.some(({ reversed }) => !reversed) ||
    notes.some(({ reversed }) => !reversed);
  return {
    pay: (isOpen || status === 'draft') && allowed('RecordReceipt'),
    issue: status === 'draft' && allowed('IssueInvoice'),
    edit: status === 'draft' && allowed('ChangeInvoiceDraft'),
    email: status !== 'draft' && status !== 'cancelled' && allowed('RequestInvoiceEmail'),
    credit: (isOpen || status === 'paid') && allowed('IssueCreditNote'),
    debit: (isOpen || status === 'paid') && allowed('IssueDebitNote'),
    writeOff: isOpen && allowed('RecordReceipt'),
    takeCreditBack: allowed('ReverseCreditNote'),
    takeDebitBack: allowed('ReverseDebitNote'),
    mayCancel: status !== 'cancelled' && allowed('CancelInvoice'),
    /** Why it can't be cancelled; null when it can. */
    cancel: whyKept(isSettled, debit?.number),
  };
};

function whyKept(isSettled: boolean, debitNote: string | undefined): string | null {
  if (isSettled) return 'This invoice has a receipt or credit note. Issue a credit note instead.';
  return debitNote === undefined ? null : `Reverse debit note ${debitNote} first.`;
}

/** Before the invoice is read. */
export const MAY_NOTHING = {
  pay: false,
  issue: false,
  edit: false,
  email: false,
  credit: false,
  debit: false,
  writeOff: false,
  takeCreditBack: false,
  takeDebitBack: false,
  mayCancel: false,
  cancel: null,
};
