// Bills that take more of an order than it has open, or take of one that is closed.
import {
  measuresOfLines,
  orderStream,
  partsTaken,
  purchaseOrderDecider,
} from '#core/trade/index.ts';
import type { OrderPart, PurchaseOrderEvent, PurchaseOrderState } from '#core/trade/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { JudgedAct } from './judged-act.ts';

type OrderEvent = Extract<ProjectedEvent, { type: PurchaseOrderEvent['type'] }>;

const isOfOrder = (event: Pick<ProjectedEvent, 'type'>): event is OrderEvent =>
  event.type.startsWith('PurchaseOrder');

export async function orderWarnings({ events, log }: JudgedAct): Promise<readonly Warning[]> {
  const billed = events.flatMap((event) => (event.type === 'PurchaseOrderBilled' ? [event] : []));
  if (billed.length === 0) return [];
  const streams = billed.map((event) => ({ bookId: log.bookId, stream: orderStream(event) }));
  const known = (await log.read(streams)).filter(isOfOrder);
  return billed.flatMap((event) => {
    // What is done lies in the log already, what is only looked at does not.
    const before = known.filter(
      ({ stream, seq }) => stream === orderStream(event) && seq < event.seq,
    );
    const { evolve, initialState } = purchaseOrderDecider;
    return beyondOrder(before.reduce(evolve, initialState), event.data.parts);
  });
}

/** @param order as it was before the bill takes its parts. */
function beyondOrder(order: PurchaseOrderState, parts: readonly OrderPart[]): readonly Warning[] {
  if (!('order' in order)) return [];
  const { number, lines } = order.order;
  const taken = partsTaken(order.bills);
  const before = measuresOfLines(lines, taken);
  const after = measuresOfLines(lines, [...taken, ...parts]);
  const beyond = after.flatMap(({ over }, at): Warning[] => {
    const more = over - (before[at]?.over ?? 0);
    const part = parts.findLast(({ line }) => line === at + 1);
    if (more <= 0 || part === undefined) return [];
    const hasQuantity = lines[at]?.quantityThousandths != null;
    return [
      {
        code: 'order_over_billed',
        line: part.billLine,
        number,
        overThousandths: hasQuantity ? more : null,
        overPaise: hasQuantity ? null : more,
      },
    ];
  });
  const closed = { code: 'bill_of_closed_order', number } as const;
  return order.status === 'closed' ? [...beyond, closed] : beyond;
}
