import { advanceTaxPaise, receivedPaise } from '#core/customer/index.ts';
import { totalOf } from '#core/invoice/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { credits } from './credits.ts';
import { creditBalances, settlements } from './table.ts';
import type { SettlementContent, SettlementRow } from './table.ts';

const patchSettlements = patch(settlements);
const addToCredits = addTo(creditBalances, 'new');

type SettlementPatch = Patch<typeof settlements>;
type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [...patchSettlements(events.flatMap(settlementPatches)), ...addToCredits(credits(events))];
}

function settlementPatches(event: ProjectedEvent): SettlementPatch[] {
  switch (event.type) {
    case 'PaymentRecorded':
      return [paid(event, 'payment', event.data.paymentId)];
    case 'ReceiptRecorded':
      return [paid(event, 'receipt', event.data.receiptId)];
    case 'CreditNoteIssued':
      return [noted(event)];
    case 'DebitNoteIssued':
      return [debited(event)];
    case 'RefundRecorded':
      return [refunded(event)];
    case 'CreditAllocated':
      return [allocated(event)];
    case 'PaymentReversed':
      return [reversed(event, 'payment', event.data.paymentId)];
    case 'ReceiptReversed':
      return [reversed(event, 'receipt', event.data.receiptId)];
    case 'RefundReversed':
      return [reversed(event, 'refund', event.data.refundId)];
    case 'CreditNoteReversed':
      return [reversed(event, 'credit-note', event.data.creditNoteId)];
    case 'DebitNoteReversed':
      return [reversed(event, 'debit-note', event.data.debitNoteId)];
    case 'AllocationReversed':
      return [reversed(event, 'allocation', event.data.allocationId)];
    default:
      return [];
  }
}

type Kind = SettlementRow['kind'];

const place = (event: ProjectedEvent, kind: Kind, settlementId: number) => ({
  book_id: event.bookId,
  kind,
  settlement_id: settlementId,
  last_seq: event.seq,
  updated_at: event.recordedAt,
});

const created = (event: ProjectedEvent, kind: Kind, settlementId: number) => ({
  ...place(event, kind, settlementId),
  seq: event.seq,
  actor_id: event.actorId,
  created_at: event.recordedAt,
  reversed: false,
});

function paid(
  event: Event<'PaymentRecorded' | 'ReceiptRecorded'>,
  kind: Kind,
  settlementId: number,
): SettlementPatch {
  const { customerId, journalId, accountId, amountPaise, paidOn, method, reference } = event.data;
  const columns = {
    ...created(event, kind, settlementId),
    customer_id: customerId,
    invoice_id: event.type === 'PaymentRecorded' ? event.data.invoiceId : null,
    number: (event.type === 'ReceiptRecorded' ? event.data : event.data.receipt)?.number ?? null,
    journal_id: journalId,
    account_id: accountId,
    amount_paise: amountPaise,
    dated: paidOn,
    method,
    reference,
    ...contentOf(event),
  };
  return { creates: true, columns };
}

/** Most money is on a receipt of its own, with nothing kept back. */
function contentOf({ type, data }: Event<'PaymentRecorded' | 'ReceiptRecorded'>) {
  if (type === 'PaymentRecorded') {
    const receiptId = data.receipt?.receiptId;
    return receiptId === undefined ? {} : { content: { receiptId } };
  }
  if (data.deductions === undefined && data.advance === undefined) return {};
  const { deductions } = data;
  const content: SettlementContent = {
    receivedPaise: receivedPaise(data),
    ...(deductions && { deductions }),
  };
  return { content };
}

function noted(event: Event<'CreditNoteIssued'>): SettlementPatch {
  const { data } = event;
  const content: SettlementContent = {
    lines: data.lines,
    roundOffPaise: data.roundOffPaise,
    appliedPaise: data.appliedPaise,
    creditReason: data.reason,
    note: data.note,
    ...(data.withoutGst === true && { withoutGst: true }),
  };
  const columns = {
    ...created(event, 'credit-note', data.creditNoteId),
    customer_id: data.customerId,
    invoice_id: data.invoiceId,
    number: data.number,
    journal_id: data.journalId,
    amount_paise: totalOf(data),
    dated: data.issueDate,
    content,
  };
  return { creates: true, columns };
}

function debited(event: Event<'DebitNoteIssued'>): SettlementPatch {
  const { data } = event;
  const content: SettlementContent = {
    debited: data.lines,
    roundOffPaise: data.roundOffPaise,
    dueDate: data.dueDate,
    creditReason: data.reason,
    note: data.note,
  };
  const columns = {
    ...created(event, 'debit-note', data.debitNoteId),
    customer_id: data.customerId,
    invoice_id: data.invoiceId,
    number: data.number,
    journal_id: data.journalId,
    amount_paise: totalOf(data),
    dated: data.issueDate,
    content,
  };
  return { creates: true, columns };
}

/** Its amount is what was paid out: the credit, and the tax of an advance. */
function refunded(event: Event<'RefundRecorded'>): SettlementPatch {
  const { data } = event;
  const { advanceTax } = data;
  const content: SettlementContent = { source: data.credit, ...(advanceTax && { advanceTax }) };
  const columns = {
    ...created(event, 'refund', data.refundId),
    customer_id: data.customerId,
    invoice_id: null,
    number: data.number,
    journal_id: data.journalId,
    account_id: data.accountId,
    amount_paise: data.amountPaise + advanceTaxPaise(advanceTax),
    dated: data.paidOn,
    method: data.method,
    reference: data.reference,
    reason: data.reason,
    content,
  };
  return { creates: true, columns };
}

function allocated(event: Event<'CreditAllocated'>): SettlementPatch {
  const { data } = event;
  const { advanceTax } = data;
  const content: SettlementContent = { source: data.source, ...(advanceTax && { advanceTax }) };
  const columns = {
    ...created(event, 'allocation', data.allocationId),
    customer_id: data.customerId,
    invoice_id: data.invoiceId,
    amount_paise: data.amountPaise,
    dated: data.allocatedOn,
    content,
  };
  return { creates: true, columns };
}

const reversed = (
  event: Event<
    | 'PaymentReversed'
    | 'ReceiptReversed'
    | 'RefundReversed'
    | 'AllocationReversed'
    | 'CreditNoteReversed'
    | 'DebitNoteReversed'
  >,
  kind: Kind,
  settlementId: number,
): SettlementPatch => ({
  creates: false,
  columns: { ...place(event, kind, settlementId), reversed: true, reason: event.data.reason },
});

export const receivablesProjection: Projection = {
  name: 'receivables',
  version: 3,
  tables: [settlements, creditBalances],
  project,
};
