// What holds after any history of an order, goods received of it, bills of those and of goods that
// come with them, and reversals of both: what is in stock is what came by notes and by bills less
// what went back, and what is owed for goods that are not billed is what notes have open.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { GoodsReceiptId, JournalId, PurchaseBillId } from '#core/kernel/ids.ts';
import {
  goodsReceipt,
  measuresOfLines,
  partsTaken,
  purchaseBill,
  stillToCome,
} from '#core/trade/index.ts';
import type { PurchaseBillCommand } from '#core/trade/index.ts';
import { decide, draftOf, lineOf, SOAP } from '../../trade/bills.ts';
import { issueAtOnce, orderAfter, orderEvents, orderId, orderLineOf } from '../../trade/orders.ts';
import {
  decideReceipt,
  receiptAfter,
  receiveAtOnce,
  reverseReceipt,
  takenFrom,
} from '../../trade/receipts.ts';

const ORDERED = 10_000;
const NOTES = [61, 62, 63] as GoodsReceiptId[];
const BILLS = [31, 32, 33, 34] as PurchaseBillId[];

const quantity = fc.integer({ min: 1, max: 6_000 });
const at = <Id>(ids: readonly Id[]) => fc.constantFrom(...ids);
const act = fc.oneof(
  fc.record({
    act: fc.constant('receive' as const),
    id: at(NOTES),
    quantity,
    ofOrder: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('bill' as const),
    id: at(BILLS),
    note: at(NOTES),
    quantity,
    rupees: fc.integer({ min: 1, max: 300 }),
    beside: fc.option(quantity),
  }),
  fc.record({ act: fc.constant('unreceive' as const), id: at(NOTES) }),
  fc.record({ act: fc.constant('unbill' as const), id: at(BILLS) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const ofOrder = { kind: 'purchase-order', id: orderId, line: 1 } as const;

/** Of bills only the one that is asked for is told of, as by its stream. */
const knownTo = (events: readonly StreamEvent[], billId: number) =>
  events.filter(
    ({ stream }) => stream === `purchase-bill-${billId}` || stream.startsWith('journal-'),
  );

function bill(command: PurchaseBillCommand, events: readonly StreamEvent[]) {
  const before = knownTo(events, command.data.documentId);
  return decide(command, { ...takenFrom(events, NOTES), before });
}

/** @returns what an act adds, and nothing where it is refused. */
function after(events: readonly StreamEvent[], one: Act): readonly StreamEvent[] {
  const decided = decidedOf(events, one);
  return decided.ok ? [...events, ...decided.value] : events;
}

function decidedOf(events: readonly StreamEvent[], one: Act) {
  switch (one.act) {
    case 'receive': {
      const line = orderLineOf({ quantityThousandths: one.quantity, priceThousandths: 99_990 });
      const lines = [one.ofOrder ? { ...line, earlier: ofOrder } : line];
      return decideReceipt(receiveAtOnce({ lines }, one.id), events);
    }
    case 'unreceive':
      return decideReceipt(reverseReceipt('2026-11-20', one.id), events);
    case 'bill': {
      const said = { productId: SOAP, accountId: null, priceThousandths: one.rupees * 1000 };
      const lines = [
        lineOf({
          ...said,
          quantityThousandths: one.quantity,
          earlier: { kind: 'goods-receipt', id: one.note, line: 1 },
        }),
        ...(one.beside === null ? [] : [lineOf({ ...said, quantityThousandths: one.beside })]),
      ];
      const journalId = (one.id + 100) as JournalId;
      const draft = draftOf({ lines, billNumber: `SPM/${one.id}` });
      return bill(
        { type: 'DraftPurchaseBill', data: { documentId: one.id, draft, journalId } },
        events,
      );
    }
    case 'unbill': {
      const reversedOn = calendarDate('2026-11-20');
      const reversalId = (one.id + 200) as JournalId;
      const data = { documentId: one.id, reason: 'Wrong', reversedOn, reversalId };
      return bill({ type: 'ReversePurchaseBill', data }, events);
    }
  }
}

/** Thousandths in stock by the moves that the documents make, and what those are worth. */
function stockBy(events: readonly StreamEvent[]) {
  let quantityThousandths = 0;
  let worthPaise = 0;
  const move = (quantity: number, paise: number) => {
    quantityThousandths += quantity;
    worthPaise += paise;
  };
  for (const { event } of events) {
    if (event.type === 'GoodsReceiptPosted') {
      for (const one of goodsReceipt.effects.stock(event.data)) {
        move(one.quantityThousandths, one.valuePaise);
      }
    }
    if (event.type === 'PurchaseBillPosted') {
      for (const one of purchaseBill.effects.stock(event.data)) {
        move(one.quantityThousandths, one.valuePaise);
      }
    }
    if (event.type === 'GoodsReceiptReversed' || event.type === 'PurchaseBillReversed') {
      for (const one of event.data.goods) move(-one.quantityThousandths, -one.valuePaise);
    }
    if (event.type === 'GoodsReceiptBilled' || event.type === 'GoodsReceiptReopened') {
      const sign = event.type === 'GoodsReceiptBilled' ? 1 : -1;
      for (const { landed } of event.data.parts) move(0, sign * (landed?.valuePaise ?? 0));
    }
  }
  return { quantityThousandths, worthPaise };
}

/** What an account of this name has by the journals that stand: debits positive. */
function balanceOf(events: readonly StreamEvent[], name: string): number {
  const reversed = new Set(
    events.flatMap(({ event, stream }) => (event.type === 'JournalReversed' ? [stream] : [])),
  );
  let paise = 0;
  // Each decision makes the accounts that it needs before its journal.
  let accountId: number | null = null;
  for (const { event, stream } of events) {
    if (event.type === 'AccountCreated' && event.data.name === name) {
      accountId = event.data.accountId;
    }
    if (event.type !== 'JournalPosted' || reversed.has(stream)) continue;
    for (const entry of event.data.entries) {
      if (entry.accountId !== accountId) continue;
      paise += entry.side === 'debit' ? entry.amountPaise : -entry.amountPaise;
    }
  }
  return paise;
}

test('goods are in stock once, and what notes have open is owed, whatever is billed', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const events = acts.reduce(after, orderEvents(issueAtOnce()));
      const notes = NOTES.map((id) => receiptAfter(events, id));
      const standing = notes.flatMap((note) => (note.status === 'posted' ? [note] : []));
      const bills = BILLS.flatMap((id) => {
        const isReversed = events.some(
          ({ event }) => event.type === 'PurchaseBillReversed' && event.data.documentId === id,
        );
        return events.flatMap(({ event }) =>
          event.type === 'PurchaseBillPosted' && event.data.documentId === id && !isReversed
            ? [event.data]
            : [],
        );
      });
      const received = standing.reduce(
        (sum, { posted }) => sum + (posted.lines[0]?.quantityThousandths ?? 0),
        0,
      );
      const billLines = bills.flatMap(({ lines }) => lines);
      const beside = billLines.filter(({ earlier }) => earlier === undefined);
      const stock = stockBy(events);
      expect(stock.quantityThousandths).toBe(
        beside.reduce((sum, line) => sum + (line.quantityThousandths ?? 0), received),
      );

      // Owed is what the notes have open; what is open is worth what no bill has taken.
      let openPaise = 0;
      for (const { posted, bills: takers } of standing) {
        const parts = partsTaken(takers);
        const [measure] = measuresOfLines(posted.lines, parts);
        const takenPaise = parts.reduce((sum, { valuePaise }) => sum + valuePaise, 0);
        expect(measure?.over).toBe(0);
        expect(takenPaise).toBeLessThanOrEqual(posted.totalPaise);
        if (measure?.open === 0) expect(takenPaise).toBe(posted.totalPaise);
        openPaise += posted.totalPaise - takenPaise;
      }
      expect(openPaise + balanceOf(events, 'Goods Received, Not Billed')).toBe(0);

      // Stock costs what bills say, and what notes say of the rest.
      const billedPaise = billLines.reduce((sum, { costPaise }) => sum + costPaise, 0);
      expect(stock.worthPaise).toBe(billedPaise + openPaise);

      const order = orderAfter(events);
      if (!('order' in order)) throw new Error('It is issued.');
      const known = { billed: partsTaken(order.bills), received: partsTaken(order.receipts) };
      const ordered = standing
        .filter(({ posted }) => posted.lines[0]?.earlier !== undefined)
        .reduce((sum, { posted }) => sum + (posted.lines[0]?.quantityThousandths ?? 0), 0);
      const [coming] = stillToCome(order.order.lines, known);
      expect(coming?.open).toBe(Math.max(ORDERED - ordered, 0));
    }),
  );
});
