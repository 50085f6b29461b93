import { totalOf } from '#core/invoice/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { creditBalances, settlements } from './table.ts';
import type { SettlementContent, SettlementRow } from './table.ts';

const patchSettlements = patch(settlements);
const addToCredits = addTo(creditBalances);

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
    case 'CreditAllocated':
      return [allocated(event)];
    case 'PaymentReversed':
      return [reversed(event, 'payment', event.data.paymentId)];
    case 'ReceiptReversed':
      return [reversed(event, 'receipt', event.data.receiptId)];
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
    number: event.type === 'ReceiptRecorded' ? event.data.number : null,
    journal_id: journalId,
    account_id: accountId,
    amount_paise: amountPaise,
    dated: paidOn,
    method,
    reference,
  };
  return { creates: true, columns };
}

function noted(event: Event<'CreditNoteIssued'>): SettlementPatch {
  const { data } = event;
  const content: SettlementContent = {
    lines: data.lines,
    roundOffPaise: data.roundOffPaise,
    appliedPaise: data.appliedPaise,
    creditReason: data.reason,
  };
  const columns = {
    ...created(event, 'credit-note', data.creditNoteId),
    customer_id: data.customerId,
    invoice_id: data.invoiceId,
    number: data.number,
    journal_id: data.journalId,
    amount_paise: totalOf(data),
    dated: data.issueDate,
    reason: data.note,
    content,
  };
  return { creates: true, columns };
}

function allocated(event: Event<'CreditAllocated'>): SettlementPatch {
  const { data } = event;
  const content: SettlementContent = { source: data.source };
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
  event: Event<'PaymentReversed' | 'ReceiptReversed' | 'AllocationReversed'>,
  kind: Kind,
  settlementId: number,
): SettlementPatch => ({
  creates: false,
  columns: { ...place(event, kind, settlementId), reversed: true, reason: event.data.reason },
});

type Change = {
  readonly customerId: number;
  readonly kind: 'receipt' | 'credit-note';
  readonly id: number;
  readonly amount?: number;
  readonly allocated?: number;
};

function creditOf(event: ProjectedEvent): Change | null {
  switch (event.type) {
    case 'ReceiptRecorded':
    case 'ReceiptReversed': {
      const { customerId, receiptId: id, amountPaise } = event.data;
      const amount = event.type === 'ReceiptRecorded' ? amountPaise : -amountPaise;
      return { customerId, kind: 'receipt', id, amount };
    }
    case 'CreditNoteIssued': {
      const { customerId, creditNoteId: id, appliedPaise } = event.data;
      const amount = totalOf(event.data) - appliedPaise;
      return amount === 0 ? null : { customerId, kind: 'credit-note', id, amount };
    }
    case 'CreditAllocated':
    case 'AllocationReversed': {
      const { customerId, source, amountPaise } = event.data;
      const given = event.type === 'CreditAllocated' ? amountPaise : -amountPaise;
      return { customerId, kind: source.kind, id: source.id, allocated: given };
    }
    default:
      return null;
  }
}

function credits(events: readonly ProjectedEvent[]) {
  const rows = new Map<string, ReturnType<typeof emptyCredit>>();
  for (const event of events) {
    const change = creditOf(event);
    if (change === null) continue;
    const key = `${event.bookId} ${change.customerId} ${change.kind} ${change.id}`;
    const row = rows.get(key) ?? emptyCredit(event.bookId, change);
    rows.set(key, row);
    row.amount_paise += change.amount ?? 0;
    row.allocated_paise += change.allocated ?? 0;
    row.last_seq = event.seq;
  }
  return [...rows.values()];
}

const emptyCredit = (bookId: number, { customerId, kind, id }: Change) => ({
  book_id: bookId,
  customer_id: customerId,
  kind,
  credit_id: id,
  amount_paise: 0,
  allocated_paise: 0,
  last_seq: 0,
});

export const receivablesProjection: Projection = {
  name: 'receivables',
  version: 1,
  tables: [settlements, creditBalances],
  project,
};
