// What documents settle, and debit notes, which are bills: money, credit notes, allocations and
// settlements, and each taken back. What one item loses its counterpart gains: both together stay
// what the ledger says.
import { advanceTaxPaise } from '#core/customer/index.ts';
import { totalOf } from '#core/invoice/index.ts';
import type { ItemRef } from '#core/settlement/index.ts';
import type { ProjectedEvent } from '../runner/projection.ts';
import { dayOf, partyOf } from './movement.ts';
import type { ItemParty, ItemMovement } from './movement.ts';

type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

const customer = (id: number): ItemParty => ({ kind: 'customer', id });

/** @returns the movements of an event on a document or a settlement; none of any other. */
export function movementsOfSettling(event: ProjectedEvent): readonly ItemMovement[] {
  switch (event.type) {
    case 'PaymentRecorded':
    case 'PaymentReversed':
      return [paid(event)];
    case 'CreditNoteIssued':
      return noted(event);
    case 'CreditNoteReversed':
      return noteBack(event);
    case 'DebitNoteIssued': {
      const { debitNoteId: id, customerId, number, issueDate: dated, dueDate } = event.data;
      const item = { kind: 'debit-note', id } as const;
      const made = { number, billDate: dated, dueDate };
      return [{ item, party: customer(customerId), amountPaise: totalOf(event.data), dated, made }];
    }
    case 'DebitNoteReversed': {
      const { debitNoteId: id, customerId, debited, reversedOn: dated } = event.data;
      const item = { kind: 'debit-note', id } as const;
      return [{ item, party: customer(customerId), amountPaise: -debited.totalPaise, dated }];
    }
    case 'ReceiptRecorded': {
      const { receiptId: id, customerId, amountPaise, paidOn, number } = event.data;
      const made = { number, billDate: paidOn, dueDate: null };
      const item = { kind: 'receipt', id } as const;
      return [
        { item, party: customer(customerId), amountPaise: -amountPaise, dated: paidOn, made },
      ];
    }
    case 'ReceiptReversed': {
      const { receiptId: id, customerId, amountPaise, reversedOn } = event.data;
      const item = { kind: 'receipt', id } as const;
      const dated = dayOf(event, reversedOn);
      return [{ item, party: customer(customerId), amountPaise, dated }];
    }
    case 'CreditAllocated':
    case 'AllocationReversed':
      return allocated(event);
    case 'RefundRecorded':
    case 'RefundReversed':
      return refunded(event);
    case 'ItemSettled':
    case 'SettlementReversed':
      return settled(event);
    default:
      return [];
  }
}

function paid(event: Event<'PaymentRecorded' | 'PaymentReversed'>): ItemMovement {
  const { invoiceId, customerId, amountPaise } = event.data;
  const place = {
    item: { kind: 'invoice', id: invoiceId } as const,
    party: customer(customerId),
  };
  return event.type === 'PaymentRecorded'
    ? { ...place, amountPaise: -amountPaise, dated: event.data.paidOn }
    : { ...place, amountPaise, dated: dayOf(event, event.data.reversedOn) };
}

/** First what is due on its invoice; the rest is an item of its own. */
function noted({ data }: Event<'CreditNoteIssued'>): readonly ItemMovement[] {
  const { creditNoteId, invoiceId, customerId, number, issueDate: dated, appliedPaise } = data;
  const party = customer(customerId);
  const note = { kind: 'credit-note', id: creditNoteId } as const;
  const item = { kind: 'invoice', id: invoiceId } as const;
  const made = { number, billDate: dated, dueDate: null };
  const restPaise = totalOf(data) - appliedPaise;
  const applied: ItemMovement = {
    item,
    party,
    amountPaise: -appliedPaise,
    dated,
    by: { ...note, number },
  };
  const rest: ItemMovement = { item: note, party, amountPaise: -restPaise, dated, made };
  return [...(appliedPaise === 0 ? [] : [applied]), ...(restPaise === 0 ? [] : [rest])];
}

/** What it took off its invoice is due again, and its own item is no more. */
function noteBack({ data }: Event<'CreditNoteReversed'>): readonly ItemMovement[] {
  const { creditNoteId, invoiceId, customerId, number, appliedPaise, reversedOn: dated } = data;
  const party = customer(customerId);
  const note = { kind: 'credit-note', id: creditNoteId } as const;
  const item = { kind: 'invoice', id: invoiceId } as const;
  const restPaise = data.credited.totalPaise - appliedPaise;
  const by = { ...note, number };
  return [
    ...(appliedPaise === 0 ? [] : [{ item, party, amountPaise: appliedPaise, dated, by }]),
    ...(restPaise === 0 ? [] : [{ item: note, party, amountPaise: restPaise, dated }]),
  ];
}

/** The tax of an advance comes out of another account: the advance is used by that much less. */
function allocated(
  event: Event<'CreditAllocated' | 'AllocationReversed'>,
): readonly ItemMovement[] {
  const { invoiceId, customerId, accountId = null, source, amountPaise, advanceTax } = event.data;
  const sign = event.type === 'CreditAllocated' ? 1 : -1;
  const dated =
    event.type === 'CreditAllocated' ? event.data.allocatedOn : dayOf(event, event.data.reversedOn);
  const usedPaise = amountPaise - advanceTaxPaise(advanceTax);
  const item = { kind: 'invoice', id: invoiceId } as const;
  const party = partyOf(source, { customerId, accountId });
  const by = { ...item, number: null };
  return [
    {
      item,
      party: customer(customerId),
      amountPaise: -sign * amountPaise,
      dated,
      by: itemOf(source),
    },
    { item: itemOf(source), party, amountPaise: sign * usedPaise, dated, by },
  ];
}

function refunded(event: Event<'RefundRecorded' | 'RefundReversed'>): readonly ItemMovement[] {
  const { refundId, customerId, ledgerId: accountId, credit, amountPaise } = event.data;
  const isRefund = event.type === 'RefundRecorded';
  const dated = isRefund ? event.data.paidOn : event.data.reversedOn;
  const number = isRefund ? event.data.number : null;
  const by = { kind: 'refund', id: refundId, number } as const;
  const party = partyOf(credit, { customerId, accountId });
  const openPaise = isRefund ? amountPaise : -amountPaise;
  return [{ item: itemOf(credit), party, amountPaise: openPaise, dated, by }];
}

/** The item loses what is open of it, whatever its side; so does the one that settles it. */
function settled(event: Event<'ItemSettled' | 'SettlementReversed'>): readonly ItemMovement[] {
  const { item, by, itemSide } = event.data;
  const sign = event.type === 'ItemSettled' ? -1 : 1;
  const ofItem = sign * (itemSide === 'debit' ? 1 : -1) * event.data.amountPaise;
  const dated = event.type === 'ItemSettled' ? event.data.settledOn : event.data.reversedOn;
  return [
    {
      item: itemOf(item),
      party: partyOf(item, event.data),
      amountPaise: ofItem,
      dated,
      by: itemOf(by),
    },
    {
      item: itemOf(by),
      party: partyOf(by, event.data),
      amountPaise: -ofItem,
      dated,
      by: itemOf(item),
    },
  ];
}

const itemOf = ({ kind, id, line, number }: ItemRef) => ({
  kind,
  id,
  number,
  ...(line !== undefined && { line }),
});
