// Goods received before their bill as the examples of trade write them, with the bills that take
// their lines. The book is perpetual unless an example says otherwise.
import { decideGoodsReceipt } from '#core/documents/index.ts';
import type { GoodsReceiptContext, StreamEvent } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { GoodsReceiptId, JournalId } from '#core/kernel/ids.ts';
import { goodsReceiptPosting } from '#core/trade/index.ts';
import type {
  GoodsReceipt,
  GoodsReceiptCommand,
  GoodsReceiptDraft,
  GoodsReceiptDraftLine,
  GoodsReceiptEvent,
  GoodsReceiptState,
} from '#core/trade/index.ts';
import { contextOf, lineOf, SOAP, SUPPLIER } from './bills.ts';
import type { Otherwise } from './bills.ts';
import { billedFrom, orderLineOf } from './orders.ts';

export const receiptId = 61 as GoodsReceiptId;

export const receiptDraftOf = (said: Partial<GoodsReceiptDraft> = {}): GoodsReceiptDraft => ({
  supplierId: null,
  accountId: SUPPLIER,
  challanNumber: 'DC/77',
  postedOn: '2026-11-12',
  narration: '',
  lines: [orderLineOf()],
  ...said,
});

export const receiveAtOnce = (
  said: Partial<GoodsReceiptDraft> = {},
  documentId = receiptId,
): GoodsReceiptCommand => ({
  type: 'DraftGoodsReceipt',
  data: { documentId, draft: receiptDraftOf(said), journalId: (documentId + 1_000) as JournalId },
});
export const draftReceipt = (said: Partial<GoodsReceiptDraft> = {}): GoodsReceiptCommand => ({
  type: 'DraftGoodsReceipt',
  data: { documentId: receiptId, draft: receiptDraftOf(said), journalId: null },
});
export const reverseReceipt = (day: string, documentId = receiptId): GoodsReceiptCommand => ({
  type: 'ReverseGoodsReceipt',
  data: {
    documentId,
    reason: 'Went back',
    reversedOn: calendarDate(day),
    reversalId: (documentId + 2_000) as JournalId,
  },
});

export const isOfReceipt = (event: StreamEvent['event']): event is GoodsReceiptEvent =>
  event.type.startsWith('GoodsReceipt');

/** @returns the note as events leave it. */
export const receiptAfter = (
  events: readonly StreamEvent[],
  documentId = receiptId,
): GoodsReceiptState =>
  events
    .flatMap(({ event }) =>
      isOfReceipt(event) && event.data.documentId === documentId ? [event] : [],
    )
    .reduce(goodsReceiptPosting.decider.evolve, goodsReceiptPosting.decider.initialState);

type ReceiptOtherwise = Otherwise & Partial<GoodsReceiptContext['documentFacts']>;

export function decideReceipt(
  command: GoodsReceiptCommand,
  before: readonly StreamEvent[] = [],
  otherwise: ReceiptOtherwise = {},
) {
  const { isPerpetual = () => true, lockedTo = null, beginsOn = null, ...more } = otherwise;
  const { states, facts, documentFacts, orders } = contextOf({
    before,
    ...billedFrom(before),
    ...more,
  });
  const context: GoodsReceiptContext = {
    states,
    facts,
    orders,
    document: receiptAfter(before, command.data.documentId as GoodsReceiptId),
    documentFacts: { ...documentFacts, isPerpetual, lockedTo, beginsOn },
  };
  return decideGoodsReceipt(command, context);
}

/** @returns the events of what is accepted, after those before. */
export function receiptEvents(
  command: GoodsReceiptCommand,
  before: readonly StreamEvent[] = [],
  otherwise: ReceiptOtherwise = {},
): readonly StreamEvent[] {
  const decided = decideReceipt(command, before, otherwise);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return [...before, ...decided.value];
}

export function receiptIn(events: readonly StreamEvent[]): GoodsReceipt {
  const state = receiptAfter(events);
  if (!('posted' in state)) throw new Error('Goods are received.');
  return state.posted;
}

/** What a bill is told of notes, and of the order of their goods, after events. */
export const takenFrom = (events: readonly StreamEvent[], ids = [receiptId]) => ({
  ...billedFrom(events),
  receipts: new Map<number, GoodsReceiptState>(ids.map((id) => [id, receiptAfter(events, id)])),
});

/** A line of a bill that takes so many of line 1 of the note, at a price in rupees. */
export const billingReceived = (
  quantityThousandths: number,
  rupees = 100,
  said: Partial<GoodsReceiptDraftLine> = {},
) =>
  lineOf({
    productId: SOAP,
    accountId: null,
    quantityThousandths,
    priceThousandths: rupees * 1000,
    ...said,
    earlier: { kind: 'goods-receipt', id: receiptId, line: 1 },
  });
