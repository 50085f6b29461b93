// Bills and goods received that take more of an order than it has open, bills of goods that a note
// has brought in, and bills of an order that is closed.
import {
  measuresOfLines,
  orderStream,
  partsTaken,
  purchaseOrderDecider,
  stillToCome,
} from '#core/trade/index.ts';
import type {
  OpenMeasure,
  OrderPart,
  PurchaseOrderEvent,
  PurchaseOrderState,
  ReceivedPart,
} from '#core/trade/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { JudgedAct } from './judged-act.ts';

type OrderEvent = Extract<ProjectedEvent, { type: PurchaseOrderEvent['type'] }>;

const isOfOrder = (event: Pick<ProjectedEvent, 'type'>): event is OrderEvent =>
  event.type.startsWith('PurchaseOrder');

export async function orderWarnings({ events, log }: JudgedAct): Promise<readonly Warning[]> {
  const taking = events.flatMap((event) =>
    event.type === 'PurchaseOrderBilled' || event.type === 'PurchaseOrderReceived' ? [event] : [],
  );
  if (taking.length === 0) return [];
  const streams = taking.map((event) => ({ bookId: log.bookId, stream: orderStream(event) }));
  const known = (await log.read(streams)).filter(isOfOrder);
  return taking.flatMap((event) => {
    // What is done lies in the log already, what is only looked at does not.
    const before = known.filter(
      ({ stream, seq }) => stream === orderStream(event) && seq < event.seq,
    );
    const { evolve, initialState } = purchaseOrderDecider;
    const order = before.reduce(evolve, initialState);
    if (!('order' in order)) return [];
    return event.type === 'PurchaseOrderBilled'
      ? billWarnings(order, event.data.parts)
      : receiptWarnings(order, event.data.parts);
  });
}

type KnownOrder = Extract<PurchaseOrderState, { readonly order: unknown }>;

/** @param order as it was before the bill takes its parts. */
function billWarnings(order: KnownOrder, parts: readonly OrderPart[]): readonly Warning[] {
  const { number, lines } = order.order;
  const taken = partsTaken(order.bills);
  const beyond = overOf(order, {
    before: measuresOfLines(lines, taken),
    after: measuresOfLines(lines, [...taken, ...parts]),
  });
  /** The last note by which anything of a line came. */
  const receiptNumberOf = (line: number) =>
    [...order.receipts.values()].findLast((note) => note.parts.some((part) => part.line === line))
      ?.number;
  const received = partsTaken(order.receipts);
  const twice = overOf(order, {
    before: stillToCome(lines, { billed: taken, received }),
    after: stillToCome(lines, { billed: [...taken, ...parts], received }),
  });
  const billLineOf = (line: number) => parts.findLast((part) => part.line === line)?.billLine ?? 0;
  return [
    ...beyond.map(({ line, ...over }) => {
      return { code: 'order_over_billed', line: billLineOf(line), number, ...over } as const;
    }),
    ...twice.flatMap(({ line, ...over }): Warning[] => {
      const receiptNumber = receiptNumberOf(line);
      return receiptNumber === undefined || beyond.some((one) => one.line === line)
        ? []
        : [{ code: 'order_received_already', line: billLineOf(line), receiptNumber, ...over }];
    }),
    ...(order.status === 'closed' ? [{ code: 'bill_of_closed_order', number } as const] : []),
  ];
}

/** @param order as it was before the goods came. */
function receiptWarnings(order: KnownOrder, parts: readonly ReceivedPart[]): readonly Warning[] {
  const { number, lines } = order.order;
  const billed = partsTaken(order.bills);
  const received = partsTaken(order.receipts);
  return overOf(order, {
    before: stillToCome(lines, { billed, received }),
    after: stillToCome(lines, { billed, received: [...received, ...parts] }),
  }).map(({ line: of, ...over }) => {
    const line = parts.findLast((part) => part.line === of)?.receiptLine ?? 0;
    return { code: 'order_over_received', line, number, ...over };
  });
}

type Measures = { readonly before: readonly OpenMeasure[]; readonly after: readonly OpenMeasure[] };

/** @returns by how much more each line of the order is gone beyond than before. */
function overOf({ order: { lines } }: KnownOrder, { before, after }: Measures) {
  return after.flatMap(({ over }, at) => {
    const more = over - (before[at]?.over ?? 0);
    if (more <= 0) return [];
    const hasQuantity = lines[at]?.quantityThousandths != null;
    return [
      {
        line: at + 1,
        overThousandths: hasQuantity ? more : null,
        overPaise: hasQuantity ? null : more,
      },
    ];
  });
}
