// Payments, receipts, credit notes, allocations and e-mails.
import { advanceTaxPaise } from '#core/customer/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import type { AllocationReply, PaymentReply } from '#api/contract/invoice/fields.ts';
import type { RefundReply } from '#api/contract/invoice/refund.ts';
import type { CreditNoteReply, DebitNoteReply } from '#api/contract/invoice/notes.ts';
import { creditedTold, debitedTold } from './items.ts';
import type { EInvoiceReply } from '#api/contract/invoice/portal.ts';

/** @param names of people, by their ids. */
export function paymentTold(row: SettlementRow, names: ReadonlyMap<number, string>): PaymentReply {
  const { method, accountId, journalId } = row;
  invariant(
    method !== null && accountId !== null && journalId !== null,
    'Money comes in one way, to one account, by one journal.',
  );
  return {
    id: row.settlementId,
    number: row.number,
    invoiceId: row.invoiceId,
    customerId: row.customerId,
    amountPaise: row.amountPaise,
    method,
    reference: row.reference,
    date: row.dated,
    accountId,
    journalId,
    reversed: row.reversed,
    reason: row.reason,
    recordedBy: { id: row.actorId, name: names.get(row.actorId) ?? '' },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}

/** @param names of people, by their ids. */
export function refundTold(row: SettlementRow, names: ReadonlyMap<number, string>): RefundReply {
  const credit = row.content?.source;
  invariant(row.number !== null && credit !== undefined, 'A refund has a number and its credit.');
  return {
    ...paymentTold(row, names),
    number: row.number,
    credit,
    taxPaise: advanceTaxPaise(row.content?.advanceTax),
  };
}

/** What a credit note and a debit note have in common. */
function noteTold(row: SettlementRow, registration: EInvoiceReply | null) {
  const { number, invoiceId, journalId, content } = row;
  invariant(
    number !== null && invoiceId !== null && journalId !== null && content !== null,
    'A credit or debit note has a number, an invoice and a journal.',
  );
  const told = {
    ...(registration !== null && { registration }),
    id: row.settlementId,
    number,
    invoiceId,
    customerId: row.customerId,
    issueDate: row.dated,
    reason: content.creditReason ?? '',
    note: content.note ?? '',
    reversed: row.reversed,
    reversedReason: row.reason,
    roundOffPaise: content.roundOffPaise ?? 0,
    totalPaise: row.amountPaise,
    journalId,
    createdAt: row.createdAt,
    seq: row.lastSeq,
  };
  return { told, content };
}

/** @param registration of the note with the e-invoice portal, or null. */
export function creditNoteTold(
  row: SettlementRow,
  registration: EInvoiceReply | null = null,
): CreditNoteReply {
  const { told, content } = noteTold(row, registration);
  return {
    ...told,
    withoutGst: content.withoutGst === true,
    lines: (content.lines ?? []).map(creditedTold),
    appliedPaise: content.appliedPaise ?? 0,
  };
}

/** @param registration of the note with the e-invoice portal, or null. */
export function debitNoteTold(
  row: SettlementRow,
  registration: EInvoiceReply | null = null,
): DebitNoteReply {
  const { told, content } = noteTold(row, registration);
  return {
    ...told,
    dueDate: content.dueDate === undefined ? row.dated : calendarDate(content.dueDate),
    lines: (content.debited ?? []).map(debitedTold),
  };
}

export function allocationTold(row: SettlementRow): AllocationReply {
  const { invoiceId, content } = row;
  const source = content?.source;
  invariant(invoiceId !== null && source !== undefined, 'An allocation joins two documents.');
  return {
    id: row.settlementId,
    invoiceId,
    source,
    amountPaise: row.amountPaise,
    date: row.dated,
    reversed: row.reversed,
    reason: row.reason,
  };
}

export const reminderTold = (row: ReminderRow) => ({
  id: row.emailId,
  to: row.address,
  requestedOn: row.requestedOn,
  duePaise: row.duePaise,
  status: row.status,
  reason: row.reason,
});

export const emailTold = (row: EmailRow) => ({
  id: row.emailId,
  to: row.address,
  status: row.status,
  reason: row.reason,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
