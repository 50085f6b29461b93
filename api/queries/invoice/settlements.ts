// Payments, receipts, credit notes, allocations and e-mails as the wire has them.
import { advanceTaxPaise } from '#core/customer/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import type { PaymentReply } from '#api/contract/invoice/fields.ts';
import type { CreditNoteReply, DebitNoteReply } from '#api/contract/invoice/notes.ts';
import { creditedWire, debitedWire } from './items.ts';
import type { EInvoiceReply } from '#api/contract/invoice/portal.ts';

/** @param names of people, by their ids. */
export function paymentWire(row: SettlementRow, names: ReadonlyMap<number, string>): PaymentReply {
  const { method, accountId, journalId } = row;
  invariant(
    method !== null && accountId !== null && journalId !== null,
    'Money comes in one way, to one account, by one journal.',
  );
  return {
    id: row.settlementId,
    number: row.number,
    invoice_id: row.invoiceId,
    customer_id: row.customerId,
    amount: rupeesFromPaise(row.amountPaise),
    method,
    reference: row.reference,
    date: row.dated,
    account_id: accountId,
    journal_id: journalId,
    reversed: row.reversed,
    reason: row.reason,
    recorded_by: { id: row.actorId, name: names.get(row.actorId) ?? '' },
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    seq: row.lastSeq,
  };
}

/** @param names of people, by their ids. */
export function refundWire(row: SettlementRow, names: ReadonlyMap<number, string>) {
  const credit = row.content?.source;
  invariant(row.number !== null && credit !== undefined, 'A refund has a number and its credit.');
  return {
    ...paymentWire(row, names),
    number: row.number,
    credit,
    tax: rupeesFromPaise(advanceTaxPaise(row.content?.advanceTax)),
  };
}

/** What a credit note and a debit note have in common. */
function noteWire(row: SettlementRow, registration: EInvoiceReply | null) {
  const { number, invoiceId, journalId, content } = row;
  invariant(
    number !== null && invoiceId !== null && journalId !== null && content !== null,
    'A credit or debit note has a number, an invoice and a journal.',
  );
  const wire = {
    ...(registration !== null && { registration }),
    id: row.settlementId,
    number,
    invoice_id: invoiceId,
    customer_id: row.customerId,
    issue_date: row.dated,
    reason: content.creditReason ?? '',
    note: content.note ?? '',
    reversed: row.reversed,
    reversed_reason: row.reason,
    round_off: rupeesFromPaise(content.roundOffPaise ?? 0),
    total: rupeesFromPaise(row.amountPaise),
    journal_id: journalId,
    created_at: row.createdAt,
    seq: row.lastSeq,
  };
  return { wire, content };
}

/** @param registration of the note with the e-invoice portal, or null. */
export function creditNoteWire(
  row: SettlementRow,
  registration: EInvoiceReply | null = null,
): CreditNoteReply {
  const { wire, content } = noteWire(row, registration);
  return {
    ...wire,
    without_gst: content.withoutGst === true,
    lines: (content.lines ?? []).map(creditedWire),
    applied: rupeesFromPaise(content.appliedPaise ?? 0),
  };
}

/** @param registration of the note with the e-invoice portal, or null. */
export function debitNoteWire(
  row: SettlementRow,
  registration: EInvoiceReply | null = null,
): DebitNoteReply {
  const { wire, content } = noteWire(row, registration);
  return {
    ...wire,
    due_date: content.dueDate ?? row.dated,
    lines: (content.debited ?? []).map(debitedWire),
  };
}

export function allocationWire(row: SettlementRow) {
  const { invoiceId, content } = row;
  const source = content?.source;
  invariant(invoiceId !== null && source !== undefined, 'An allocation joins two documents.');
  return {
    id: row.settlementId,
    invoice_id: invoiceId,
    source,
    amount: rupeesFromPaise(row.amountPaise),
    date: row.dated,
    reversed: row.reversed,
    reason: row.reason,
  };
}

export const reminderWire = (row: ReminderRow) => ({
  id: row.emailId,
  to: row.address,
  requested_on: row.requestedOn,
  due: rupeesFromPaise(row.duePaise),
  status: row.status,
  reason: row.reason,
});

export const emailWire = (row: EmailRow) => ({
  id: row.emailId,
  to: row.address,
  status: row.status,
  reason: row.reason,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
