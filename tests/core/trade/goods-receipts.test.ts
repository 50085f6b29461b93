// Goods received before their bill: into stock once, owed until the bill says so, taken by bills in
// parts; and what is refused of them. Facts: P18 to P20 of the postings of purchases.
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { goodsReceipt, measuresOfLines, partsTaken, purchaseBill } from '#core/trade/index.ts';
import type { PurchaseBillDraftLine } from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  billIn,
  CONSULTING,
  draftOf,
  eventsOf,
  GODOWN,
  postAtOnce,
  postedIn,
  refusalOf,
  reverseOn,
  SOAP,
  STAFF_WELFARE,
} from './bills.ts';
import {
  billedFrom,
  CANCEL,
  decideOrder,
  issueAtOnce,
  orderAfter,
  orderEvents,
  orderId,
  orderLineOf,
} from './orders.ts';
import {
  billingReceived,
  decideReceipt,
  draftReceipt,
  receiptAfter,
  receiptEvents,
  receiptId,
  receiptIn,
  receiveAtOnce,
  reverseReceipt,
  takenFrom,
} from './receipts.ts';

const NEVER = { isPerpetual: () => false };

const typesOf = (events: readonly StreamEvent[]) => events.map(({ event }) => event.type);

function expectAllStorable(events: readonly StreamEvent[]): void {
  for (const { event } of events) expectStorable(event);
}

/** @returns the events before, and those of a bill that takes goods received. */
const billed = (
  before: readonly StreamEvent[],
  lines: readonly PurchaseBillDraftLine[],
  said: Parameters<typeof draftOf>[0] = {},
) => [
  ...before,
  ...eventsOf(postAtOnce(draftOf({ lines: [...lines], ...said })), takenFrom(before)),
];

const refused = (
  command: Parameters<typeof decideReceipt>[0],
  otherwise = {},
  before = [] as readonly StreamEvent[],
) => {
  const decided = decideReceipt(command, before, otherwise);
  return decided.ok ? null : decided.rejection;
};

describe('goods that are received', () => {
  test('of a perpetual book are bought on their day, and owed until the bill', () => {
    const events = receiptEvents(receiveAtOnce());
    expect(typesOf(events).slice(0, 2)).toStrictEqual([
      'GoodsReceiptDrafted',
      'GoodsReceiptPosted',
    ]);
    expect(postedIn(events)).toStrictEqual([
      ['Purchases – Goods', 1000],
      ['Goods Received, Not Billed', -1000],
    ]);
    expect(receiptIn(events)).toMatchObject({
      number: 'GRN-001',
      postedOn: '2026-11-12',
      totalPaise: 1000_00,
      lines: [{ stocked: true, taxablePaise: 1000_00 }],
    });
    expectAllStorable(events);
  });

  test('come into stock at that value, in their godown and of their batch', () => {
    const place = { godownId: GODOWN, batch: 'B7', expiresOn: '2027-10-31' };
    const note = receiptIn(
      receiptEvents(receiveAtOnce({ lines: [{ ...orderLineOf(), ...place }] })),
    );
    expect(goodsReceipt.effects.stock(note)).toStrictEqual([
      { line: 1, productId: SOAP, quantityThousandths: 10_000, valuePaise: 1000_00, ...place },
    ]);
  });

  test('of any other book post nothing, and need no rate', () => {
    const bare = orderLineOf({ priceThousandths: null });
    const events = receiptEvents(receiveAtOnce({ lines: [bare] }), [], NEVER);
    expect(postedIn(events)).toStrictEqual([]);
    expect(receiptIn(events)).toMatchObject({ journalId: null, totalPaise: 0 });
    expectAllStorable(events);
    const reversed = receiptEvents(reverseReceipt('2026-11-13'), events, NEVER);
    expect(reversed.at(-1)?.event).toMatchObject({
      type: 'GoodsReceiptReversed',
      data: { journalId: null, goods: [{ productId: SOAP, quantityThousandths: 10_000 }] },
    });
    expectAllStorable(reversed);
  });

  test('take the price of their order where nobody says another', () => {
    const order = orderEvents(
      issueAtOnce({
        lines: [orderLineOf({ discount: { kind: 'amount', amountPaise: 100_00 } })],
      }),
    );
    const earlier = { kind: 'purchase-order', id: orderId, line: 1 } as const;
    const line = {
      ...orderLineOf({ quantityThousandths: 4_000, priceThousandths: null }),
      earlier,
    };
    const events = receiptEvents(receiveAtOnce({ lines: [line] }), order);
    // Four of ten at 100.00, less four tenths of the discount.
    expect(receiptIn(events).totalPaise).toBe(360_00);
    expect(events.at(-1)).toMatchObject({
      stream: `purchase-order-${orderId}`,
      event: {
        type: 'PurchaseOrderReceived',
        data: { receiptNumber: 'GRN-001', parts: [{ line: 1, quantityThousandths: 4_000 }] },
      },
    });
    expectAllStorable(events);
    const cancelled = decideOrder(CANCEL, events);
    expect(cancelled.ok ? null : cancelled.rejection).toStrictEqual({
      kind: 'order_is_received',
      number: 'PO-001',
      receiptNumber: 'GRN-001',
    });
    const gone = receiptEvents(reverseReceipt('2026-11-13'), events);
    expect(gone.at(-1)?.event.type).toBe('PurchaseOrderReceiptReversed');
    expectAllStorable(gone);
    expect(orderEvents(CANCEL, gone).at(-1)?.event.type).toBe('PurchaseOrderCancelled');
  });

  test('that go back before their bill leave nothing owed', () => {
    const events = receiptEvents(receiveAtOnce());
    const reversed = receiptEvents(reverseReceipt('2026-11-14'), events).slice(events.length);
    expect(typesOf(reversed)).toStrictEqual(['GoodsReceiptReversed', 'JournalReversed']);
    expectAllStorable(reversed);
  });
});

describe('a bill of goods received', () => {
  const received = receiptEvents(receiveAtOnce());

  test('clears what was owed by the note; what it costs more is bought then', () => {
    const events = billed(received, [billingReceived(10_000, 110)]);
    expect(postedIn(events.slice(received.length))).toStrictEqual([
      ['Purchases – Goods', 100],
      ['Goods Received, Not Billed', 1000],
      ['Input CGST', 99],
      ['Input SGST/UTGST', 99],
      ['Sahyadri Paper Mills', -1298],
    ]);
    expect(events.at(-1)).toMatchObject({
      stream: `goods-receipt-${receiptId}`,
      event: {
        type: 'GoodsReceiptBilled',
        data: {
          number: 'GRN-001',
          parts: [{ valuePaise: 1000_00, landed: { productId: SOAP, valuePaise: 100_00 } }],
        },
      },
    });
    expectAllStorable(events);
  });

  test('at a lower price lowers what was bought', () => {
    const events = billed(received, [billingReceived(10_000, 90)]);
    expect(postedIn(events.slice(received.length)).slice(0, 2)).toStrictEqual([
      ['Purchases – Goods', -100],
      ['Goods Received, Not Billed', 1000],
    ]);
    expectAllStorable(events);
  });

  test('brings no goods in a second time', () => {
    const bill = billIn(billed(received, [billingReceived(10_000)]));
    expect(bill.lines[0]).toMatchObject({ stocked: true });
    expect(purchaseBill.effects.stock(bill)).toStrictEqual([]);
  });

  test('takes them in parts, the last of which takes the residue', () => {
    const odd = receiptEvents(
      receiveAtOnce({
        lines: [orderLineOf({ quantityThousandths: 3_000, taxablePaise: 100_01 })],
      }),
    );
    const first = billed(odd, [billingReceived(1_000), billingReceived(1_000)]);
    const [one, other] = partsTaken(receiptAfter(first).bills);
    expect([one?.valuePaise, other?.valuePaise]).toStrictEqual([33_34, 33_34]);
    const { lines } = receiptIn(first);
    expect(measuresOfLines(lines, partsTaken(receiptAfter(first).bills))).toStrictEqual([
      { whole: 3_000, taken: 2_000, open: 1_000, over: 0 },
    ]);
  });

  test('of a note that posted nothing is bought in full', () => {
    const quiet = receiptEvents(receiveAtOnce(), [], NEVER);
    const events = billed(quiet, [billingReceived(10_000, 110)]);
    expect(postedIn(events)[0]).toStrictEqual(['Purchases – Goods', 1100]);
    expect(billIn(events).lines[0]?.received).toBeUndefined();
  });

  test('was received when the last of them came: its credit waits for that', () => {
    expect(billIn(billed(received, [billingReceived(1_000)], { receivedOn: null }))).toMatchObject({
      receivedOn: '2026-11-12',
    });
    const early = { receivedOn: '2026-11-01' };
    expect(billIn(billed(received, [billingReceived(1_000)], early)).receivedOn).toBe('2026-11-12');
  });

  test('that is reversed opens the note again, which is reversed only then', () => {
    const events = billed(received, [billingReceived(10_000, 110)]);
    expect(refused(reverseReceipt('2026-11-20'), {}, events)).toStrictEqual({
      kind: 'receipt_is_billed',
      number: 'GRN-001',
      billNumber: 'PB-001',
    });
    const reversed = eventsOf(reverseOn('2026-11-20'), { ...takenFrom(events), before: events });
    const after = [...events, ...reversed];
    expect(typesOf(reversed)).toContain('GoodsReceiptReopened');
    expectAllStorable(reversed);
    expect(partsTaken(receiptAfter(after).bills)).toStrictEqual([]);
    expect(refused(reverseReceipt('2026-11-20'), {}, after)).toBeNull();
  });

  test('of an ordered line bills the order too, as goods that came before', () => {
    const earlier = { kind: 'purchase-order', id: orderId, line: 1 } as const;
    const came = receiptEvents(
      receiveAtOnce({ lines: [{ ...orderLineOf(), earlier }] }),
      orderEvents(issueAtOnce()),
    );
    const events = billed(came, [billingReceived(4_000)]);
    const order = orderAfter(events);
    expect('order' in order && partsTaken(order.bills)).toStrictEqual([
      {
        line: 1,
        billLine: 1,
        quantityThousandths: 4_000,
        taxablePaise: 400_00,
        received: true,
      },
    ]);
    expectAllStorable(events);
  });
});

describe('refused is a bill of goods', () => {
  const received = receiptEvents(receiveAtOnce());
  const [line] = [1];
  const number = 'GRN-001';
  const otherwise: readonly [string, PurchaseBillDraftLine, object, object, object?][] = [
    [
      'by a debit note of the supplier',
      billingReceived(1_000),
      { kind: 'bill_receipt_of_debit_note', line },
      takenFrom(received),
      { raises: [] },
    ],
    [
      'by a note that is not there',
      billingReceived(1_000),
      { kind: 'bill_receipt_unknown', line, receiptId },
      { receipts: new Map() },
    ],
    [
      'by a draft',
      billingReceived(1_000),
      { kind: 'bill_receipt_not_posted', line, number: null, status: 'draft' },
      takenFrom(receiptEvents(draftReceipt())),
    ],
    [
      'by a note that is reversed',
      billingReceived(1_000),
      { kind: 'bill_receipt_not_posted', line, number, status: 'reversed' },
      takenFrom(receiptEvents(reverseReceipt('2026-11-14'), received)),
    ],
    [
      'of another supplier',
      billingReceived(1_000),
      { kind: 'bill_receipt_of_another', line, number },
      {
        receipts: new Map([
          [
            receiptId,
            {
              status: 'posted',
              posted: { ...receiptIn(received), accountId: STAFF_WELFARE },
              bills: new Map(),
            },
          ],
        ]),
      },
    ],
    [
      'of another item',
      billingReceived(1_000, 100, { productId: CONSULTING }),
      { kind: 'bill_receipt_line_differs', line, number, receiptLine: 1 },
      takenFrom(received),
    ],
    [
      'beyond what came',
      billingReceived(10_001),
      { kind: 'bill_receipt_exceeded', line, number, openThousandths: 10_000 },
      takenFrom(received),
    ],
    [
      'before they came',
      billingReceived(1_000),
      {
        kind: 'bill_posted_before_receipt',
        line,
        number,
        postedOn: '2026-11-11',
        receivedOn: '2026-11-12',
      },
      takenFrom(received),
      { billDate: '2026-11-10', postedOn: '2026-11-11' },
    ],
  ];
  test.each(otherwise)('%s', (_what, one, rejection, facts, said = {}) => {
    expect(refusalOf(postAtOnce(draftOf({ lines: [one], ...said })), facts)).toStrictEqual(
      rejection,
    );
  });
});

describe('refused of goods that are received is', () => {
  const locked = { lockedTo: calendarDate('2026-11-12') };
  const lockedAt = {
    kind: 'receipt_period_locked',
    postedOn: '2026-11-12',
    lockedTo: '2026-11-12',
  };
  test.each<[string, ReturnType<typeof receiveAtOnce>, object, object]>([
    [
      'what is no item',
      receiveAtOnce({ lines: [orderLineOf({ productId: null, accountId: STAFF_WELFARE })] }),
      { kind: 'receipt_item_missing', line: 1 },
      {},
    ],
    [
      'a line without a quantity',
      receiveAtOnce({ lines: [orderLineOf({ quantityThousandths: null })] }),
      { kind: 'receipt_quantity_missing', line: 1 },
      {},
    ],
    [
      'a line without a rate in a perpetual book',
      receiveAtOnce({ lines: [orderLineOf({ priceThousandths: null })] }),
      { kind: 'bill_line_has_no_value', line: 1 },
      {},
    ],
    [
      'a day that is to come',
      receiveAtOnce({ postedOn: '2026-11-22' }),
      { kind: 'receipt_of_the_future', postedOn: '2026-11-22', today: '2026-11-21' },
      {},
    ],
    [
      'a day before the book',
      receiveAtOnce(),
      { kind: 'receipt_before_book_begins', postedOn: '2026-11-12', beginsOn: '2026-11-13' },
      { beginsOn: calendarDate('2026-11-13') },
    ],
    ['a day that is locked', receiveAtOnce(), lockedAt, { ...locked, ...NEVER }],
    [
      'an order that is not there',
      receiveAtOnce({
        lines: [{ ...orderLineOf(), earlier: { kind: 'purchase-order', id: orderId, line: 1 } }],
      }),
      { kind: 'bill_order_unknown', line: 1, orderId },
      billedFrom([], null),
    ],
  ])('%s', (_what, command, rejection, otherwise) => {
    expect(refused(command, otherwise)).toStrictEqual(rejection);
  });

  test('a reversal on a day that is locked', () => {
    const events = receiptEvents(receiveAtOnce(), [], NEVER);
    expect(refused(reverseReceipt('2026-11-12'), { ...locked, ...NEVER }, events)).toStrictEqual(
      lockedAt,
    );
  });
});
