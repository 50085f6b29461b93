// What a customer may still use: receipts and what credit notes left over, less what was used.
import { advanceTaxPaise } from '#core/customer/index.ts';
import { totalOf } from '#core/invoice/index.ts';
import type { ItemRef } from '#core/settlement/index.ts';
import type { ProjectedEvent } from '../runner/projection.ts';

type Change = {
  readonly customerId: number;
  readonly kind: 'receipt' | 'credit-note';
  readonly id: number;
  readonly amount?: number;
  readonly allocated?: number;
};

function creditsOf(event: ProjectedEvent): readonly Change[] {
  switch (event.type) {
    case 'ReceiptRecorded':
    case 'ReceiptReversed': {
      const { customerId, receiptId: id, amountPaise } = event.data;
      const amount = event.type === 'ReceiptRecorded' ? amountPaise : -amountPaise;
      return [{ customerId, kind: 'receipt', id, amount }];
    }
    case 'CreditNoteIssued': {
      const { customerId, creditNoteId: id, appliedPaise } = event.data;
      const amount = totalOf(event.data) - appliedPaise;
      return amount === 0 ? [] : [{ customerId, kind: 'credit-note', id, amount }];
    }
    case 'CreditNoteReversed': {
      const { customerId, creditNoteId: id, appliedPaise, credited } = event.data;
      const amount = appliedPaise - credited.totalPaise;
      return amount === 0 ? [] : [{ customerId, kind: 'credit-note', id, amount }];
    }
    case 'CreditAllocated':
    case 'AllocationReversed': {
      const { customerId, source, amountPaise, advanceTax } = event.data;
      const used = amountPaise - advanceTaxPaise(advanceTax);
      return usedOf(source, customerId, event.type === 'CreditAllocated' ? used : -used);
    }
    case 'RefundRecorded':
    case 'RefundReversed': {
      const { customerId, credit, amountPaise } = event.data;
      const isRefund = event.type === 'RefundRecorded';
      return usedOf(credit, customerId, isRefund ? amountPaise : -amountPaise);
    }
    case 'ItemSettled':
    case 'SettlementReversed': {
      const { customerId, item, by, amountPaise } = event.data;
      const allocated = event.type === 'ItemSettled' ? amountPaise : -amountPaise;
      return [item, by].flatMap((one) => usedOf(one, customerId, allocated));
    }
    default:
      return [];
  }
}

/** What anything but a receipt or a note gave stands among the open items alone. */
function usedOf({ kind, id }: ItemRef, customerId: number | null, allocated: number): Change[] {
  if (customerId === null || (kind !== 'receipt' && kind !== 'credit-note')) return [];
  return [{ customerId, kind, id, allocated }];
}

/** @returns what events have changed of the credits of customers, a row for each. */
export function credits(events: readonly ProjectedEvent[]) {
  const rows = new Map<string, ReturnType<typeof emptyCredit>>();
  const changes = events.flatMap((event) => creditsOf(event).map((change) => ({ event, change })));
  for (const { event, change } of changes) {
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
