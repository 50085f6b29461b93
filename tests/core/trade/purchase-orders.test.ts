// Orders to suppliers: issued, billed in parts, closed or cancelled; and what is refused of them.
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import type { PurchaseOrderDraft } from '#core/trade/index.ts';
import { linesToBill, measuresOfLines, partsTaken } from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  BANK,
  billId,
  billIn,
  CONSULTING,
  draftOf,
  eventsOf,
  GODOWN,
  lineOf,
  partyOf,
  PURCHASES,
  REPAIRS,
  postAtOnce,
  refusalOf,
  reverseOn,
  SOAP,
  STAFF_WELFARE,
} from './bills.ts';
import type { Otherwise } from './bills.ts';
import {
  billedFrom,
  CANCEL,
  changeTo,
  CLOSE,
  decideOrder,
  draftOnly,
  ISSUE,
  issueAtOnce,
  orderAfter,
  orderDraftOf,
  orderEvents,
  orderId,
  orderIn,
  orderLineOf,
} from './orders.ts';

function expectAllStorable(events: readonly StreamEvent[]): void {
  for (const { event } of events) expectStorable(event);
}

const typesOf = (events: readonly StreamEvent[]) => events.map(({ event }) => event.type);

/** A line of a bill that takes so many of line 1 of the order, at 100.00. */
const taking = (quantityThousandths: number, said: Parameters<typeof lineOf>[0] = {}) =>
  lineOf({
    productId: SOAP,
    accountId: null,
    quantityThousandths,
    priceThousandths: 100_000,
    earlier: { kind: 'purchase-order', id: orderId, line: 1 },
    ...said,
  });

const billing = (lines: readonly ReturnType<typeof lineOf>[]) =>
  postAtOnce(draftOf({ lines: [...lines] }));

/** @returns the events of the order and of a bill that takes lines of it. */
const billed = (
  before: readonly StreamEvent[],
  lines: readonly ReturnType<typeof lineOf>[],
): readonly StreamEvent[] => [...before, ...eventsOf(billing(lines), billedFrom(before))];

const measuresAfter = (events: readonly StreamEvent[]) => {
  const state = orderAfter(events);
  if (!('order' in state)) throw new Error('An order is issued.');
  return measuresOfLines(state.order.lines, partsTaken(state.bills));
};

describe('an order', () => {
  test('is issued under a number of its own, priced as the bill that it asks for', () => {
    const events = orderEvents(
      issueAtOnce({
        godownId: GODOWN,
        lines: [orderLineOf({ discount: { kind: 'percent', bps: 1000 } })],
      }),
    );
    expect(typesOf(events)).toStrictEqual(['PurchaseOrderDrafted', 'PurchaseOrderIssued']);
    const order = orderIn(events);
    expect(order).toMatchObject({
      number: 'PO-001',
      heads: 'intra',
      supplier: { gstin: '27AAPFU0939F1ZV', name: 'Sahyadri Paper Mills' },
      placeOfSupply: '27',
      totalPaise: 1062_00,
    });
    expect(order.lines[0]).toMatchObject({
      taxablePaise: 900_00,
      cgstPaise: 81_00,
      sgstPaise: 81_00,
      igstPaise: 0,
    });
    expectAllStorable(events);
  });

  test('posts nothing: no journal, no account, no goods', () => {
    const others = orderEvents(issueAtOnce()).filter(
      ({ stream }) => stream !== `purchase-order-${orderId}`,
    );
    expect(others).toStrictEqual([]);
  });

  test('to who charges no GST has none', () => {
    const decided = decideOrder(issueAtOnce(), [], {
      party: partyOf({ gstin: null, registration: 'unregistered' }),
    });
    const order = decided.ok ? orderIn(decided.value) : null;
    expect(order).toMatchObject({ heads: 'none', totalPaise: 1000_00 });
  });

  test('is drafted without a number, written anew and issued on the day', () => {
    const drafted = orderEvents(draftOnly({ accountId: null, orderedOn: null, lines: [] }));
    const changed = orderEvents(changeTo({ orderedOn: null }), drafted);
    expect(orderEvents(changeTo({ orderedOn: null }), changed)).toStrictEqual(changed);
    const issued = orderEvents(ISSUE, changed);
    expect(typesOf(issued)).toStrictEqual([
      'PurchaseOrderDrafted',
      'PurchaseOrderDraftChanged',
      'PurchaseOrderIssued',
    ]);
    expect(orderIn(issued).orderedOn).toBe('2026-11-21');
    expectAllStorable(issued);
  });

  test('is closed once, and a draft of it is discarded without a number', () => {
    const closed = orderEvents(CLOSE, orderEvents(issueAtOnce()));
    expect(orderEvents(CLOSE, closed)).toStrictEqual(closed);
    const gone = orderEvents(CANCEL, orderEvents(draftOnly()));
    expect(gone.at(-1)?.event).toMatchObject({
      type: 'PurchaseOrderCancelled',
      data: { number: null, reason: 'Ordered twice' },
    });
    expect(orderEvents(CANCEL, gone)).toStrictEqual(gone);
    expectAllStorable([...closed, ...gone]);
  });
});

describe('bills of an order', () => {
  const issued = orderEvents(issueAtOnce());

  test('take it in parts, and what they take is no longer open', () => {
    const first = billed(issued, [taking(4_000)]);
    expect(first.at(-1)).toMatchObject({
      stream: `purchase-order-${orderId}`,
      event: {
        type: 'PurchaseOrderBilled',
        data: {
          number: 'PO-001',
          billId,
          billNumber: 'PB-001',
          parts: [{ line: 1, billLine: 1, quantityThousandths: 4_000, taxablePaise: 400_00 }],
        },
      },
    });
    expect(measuresAfter(first)).toStrictEqual([
      { whole: 10_000, taken: 4_000, open: 6_000, over: 0 },
    ]);
    expectAllStorable(first.slice(-1));
  });

  test('are told what is open of it: their lines, at the price of the order', () => {
    const events = billed(
      orderEvents(
        issueAtOnce({
          godownId: GODOWN,
          lines: [
            orderLineOf({ discount: { kind: 'amount', amountPaise: 100_00 } }),
            orderLineOf({ productId: CONSULTING, quantityThousandths: 1_000 }),
            orderLineOf({
              productId: null,
              accountId: REPAIRS,
              quantityThousandths: null,
              priceThousandths: null,
              taxablePaise: 500_00,
            }),
          ],
        }),
      ),
      [
        taking(4_000),
        taking(1_000, {
          productId: CONSULTING,
          earlier: { kind: 'purchase-order', id: orderId, line: 2 },
        }),
        taking(1_000, {
          productId: null,
          accountId: REPAIRS,
          quantityThousandths: null,
          priceThousandths: null,
          taxablePaise: 200_00,
          earlier: { kind: 'purchase-order', id: orderId, line: 3 },
        }),
      ],
    );
    expect(linesToBill(orderIn(events), measuresAfter(events))).toMatchObject([
      {
        quantityThousandths: 6_000,
        priceThousandths: 100_000,
        discount: { kind: 'amount', amountPaise: 60_00 },
        taxablePaise: null,
        godownId: GODOWN,
        earlier: { kind: 'purchase-order', id: orderId, line: 1 },
      },
      { quantityThousandths: null, taxablePaise: 300_00, earlier: { line: 3 } },
    ]);
  });

  test('may go beyond it: that is worth a look, and no refusal', () => {
    expect(measuresAfter(billed(issued, [taking(7_000), taking(5_000)]))).toStrictEqual([
      { whole: 10_000, taken: 12_000, open: 0, over: 2_000 },
    ]);
  });

  test('may come after it was closed', () => {
    const closed = orderEvents(CLOSE, issued);
    expect(measuresAfter(billed(closed, [taking(1_000)]))[0]).toMatchObject({ taken: 1_000 });
  });

  test('open it again as they are reversed', () => {
    const before = billed(issued, [taking(10_000)]);
    const reversed = eventsOf(reverseOn('2026-11-20'), { ...billedFrom(before), before });
    const after = [...before, ...reversed];
    expect(reversed.at(-1)?.event).toMatchObject({
      type: 'PurchaseOrderReopened',
      data: { number: 'PO-001', billNumber: 'PB-001', parts: [{ line: 1, billLine: 1 }] },
    });
    expect(measuresAfter(after)).toStrictEqual([
      { whole: 10_000, taken: 0, open: 10_000, over: 0 },
    ]);
    expect(orderEvents(CANCEL, after).at(-1)?.event.type).toBe('PurchaseOrderCancelled');
    expectAllStorable(reversed.slice(-1));
  });

  const otherwise: readonly [string, ReturnType<typeof taking>, object, Otherwise][] = [
    ['that is not there', taking(1_000), { kind: 'bill_order_unknown', line: 1, orderId }, {}],
    [
      'that is a draft',
      taking(1_000),
      { kind: 'bill_order_not_issued', line: 1, number: null, status: 'draft' },
      billedFrom([], { status: 'draft', number: null }),
    ],
    [
      'that is cancelled',
      taking(1_000),
      { kind: 'bill_order_not_issued', line: 1, number: 'PO-001', status: 'cancelled' },
      billedFrom([], { status: 'cancelled', number: 'PO-001' }),
    ],
    [
      'to another supplier',
      taking(1_000),
      { kind: 'bill_order_of_another', line: 1, number: 'PO-001' },
      billedFrom([], { ...orderIn(issued), accountId: STAFF_WELFARE }),
    ],
    [
      'that has no such line',
      taking(1_000, { earlier: { kind: 'purchase-order', id: orderId, line: 2 } }),
      { kind: 'bill_order_line_differs', line: 1, number: 'PO-001', orderLine: 2 },
      billedFrom(issued),
    ],
    [
      'that orders another item',
      taking(1_000, { productId: CONSULTING }),
      { kind: 'bill_order_line_differs', line: 1, number: 'PO-001', orderLine: 1 },
      billedFrom(issued),
    ],
  ];

  test.each(otherwise)('take no line of an order %s', (_name, line, refusal, known) => {
    expect(refusalOf(billing([line]), known)).toStrictEqual(refusal);
  });

  test('name no order where they are entered by themselves', () => {
    const events = eventsOf(postAtOnce(draftOf()));
    expect(typesOf(events).filter((type) => type.startsWith('PurchaseOrder'))).toStrictEqual([]);
    expect(billIn(events).number).toBe('PB-001');
  });
});

describe('an order is refused', () => {
  const cases: readonly [string, Partial<PurchaseOrderDraft>, object, Otherwise?][] = [
    ['of nobody', { accountId: null }, { kind: 'bill_supplier_missing' }],
    ['without lines', { lines: [] }, { kind: 'bill_has_no_lines' }],
    [
      'of a line without a value',
      { lines: [orderLineOf({ priceThousandths: null })] },
      { kind: 'bill_line_has_no_value', line: 1 },
    ],
    [
      'of stocked goods without a quantity',
      { lines: [orderLineOf({ quantityThousandths: null })] },
      { kind: 'bill_quantity_missing', line: 1, name: 'Soap' },
    ],
    [
      'to be posted to a bank',
      { lines: [orderLineOf({ accountId: BANK })] },
      { kind: 'bill_account_unfit', line: 1, name: 'Bank' },
    ],
    ['to no State', { placeOfSupply: '95' }, { kind: 'bill_place_unknown', placeOfSupply: '95' }],
    [
      'that is dated tomorrow',
      { orderedOn: '2026-11-22' },
      { kind: 'order_of_the_future', orderedOn: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'that is to come before its day',
      { expectedOn: '2026-11-09' },
      {
        kind: 'order_expected_before_its_date',
        expectedOn: '2026-11-09',
        orderedOn: '2026-11-10',
      },
    ],
    ['to a godown of nobody', { godownId: 99 }, { kind: 'order_godown_unknown', godownId: 99 }],
    [
      'that comes to more than books hold',
      {
        lines: Array.from({ length: 2 }, () =>
          orderLineOf({ accountId: PURCHASES, taxablePaise: 9_000_000_000_000_000 }),
        ),
      },
      { kind: 'bill_amount_out_of_range' },
    ],
  ];

  test.each(cases)('%s', (_name, said, refusal, otherwise = {}) => {
    const decided = decideOrder(issueAtOnce(said), [], otherwise);
    expect(decided.ok ? null : decided.rejection).toMatchObject(refusal);
  });

  test('as a draft by its sizes alone', () => {
    const lines = Array.from({ length: 401 }, () => orderLineOf());
    const decided = decideOrder(draftOnly({ lines }));
    expect(decided.ok ? null : decided.rejection).toStrictEqual({
      kind: 'bill_too_long',
      count: 401,
      countMax: 400,
    });
    expect(decideOrder(draftOnly({ lines: [], accountId: null })).ok).toBe(true);
  });

  test('by how far it has come', () => {
    const draft = orderEvents(draftOnly());
    const issued = orderEvents(issueAtOnce());
    const cancelled = orderEvents(CANCEL, issued);
    const whole = billed(issued, [taking(10_000)]);
    const refused = (...asked: Parameters<typeof decideOrder>) => {
      const decided = decideOrder(...asked);
      return decided.ok ? null : decided.rejection;
    };
    const number = 'PO-001';
    expect(refused(ISSUE)).toStrictEqual({ kind: 'order_not_found', orderId });
    expect(refused(draftOnly(), draft)).toStrictEqual({ kind: 'order_exists', orderId });
    expect(refused(CLOSE, draft)).toStrictEqual({ kind: 'order_is_a_draft' });
    expect(refused(ISSUE, issued)).toStrictEqual({ kind: 'order_is_issued', number });
    expect(refused(changeTo({}), issued)).toStrictEqual({ kind: 'order_is_issued', number });
    expect(refused(CLOSE, cancelled)).toStrictEqual({ kind: 'order_is_cancelled', number });
    const byBill = { number, billNumber: 'PB-001' };
    expect(refused(CANCEL, whole)).toStrictEqual({ kind: 'order_is_billed', ...byBill });
    expect(refused(CLOSE, whole)).toStrictEqual({ kind: 'order_is_billed', ...byBill });
    const part = billed(issued, [taking(4_000)]);
    expect(refused(CANCEL, part)).toStrictEqual({ kind: 'order_is_billed', ...byBill });
    expect(orderEvents(CLOSE, part).at(-1)?.event.type).toBe('PurchaseOrderClosed');
  });
});

test('a draft says the heads that it would be issued with', () => {
  const [first] = orderEvents(draftOnly());
  expect(first?.event).toMatchObject({ data: { heads: 'intra', draft: orderDraftOf() } });
});
