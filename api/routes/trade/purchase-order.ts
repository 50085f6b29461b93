// Orders to suppliers: every act answers the order as it then is.
import { onWire } from '#core/shapes/record.ts';
import type { PurchaseOrderId } from '#core/kernel/ids.ts';
import type { PurchaseOrderCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/purchase-order.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import {
  listPurchaseOrderCards,
  orderLineAsGiven,
  purchaseOrderReply,
  readPurchaseOrderDetail,
  readPurchaseOrderPaper,
  readPurchaseOrderSums,
} from '#api/queries/trade/purchase-orders.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { purchaseOrderDraftOf } from '#api/requests/purchase-order.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';

type OfOrder = { readonly params: { readonly orderId: number } };

const idOf = ({ params }: OfOrder): PurchaseOrderId => params.orderId as PurchaseOrderId;

export function mountPurchaseOrders(mount: Mount, parts: RouteParts, asPdf: ReplyWithPdf): void {
  const { db } = parts;
  mount(contract.listPurchaseOrders, ({ book, query }) =>
    listPurchaseOrderCards(db, book.id, query),
  );
  mount(contract.readPurchaseOrderFigures, ({ book, query }) =>
    readPurchaseOrderSums(db, book.id, query),
  );
  mount(contract.readPurchaseOrder, async ({ book, params, context }) => {
    const detail = await readPurchaseOrderDetail(db, book.id, params.orderId);
    return detail ?? notFound(context);
  });
  mount(contract.readPurchaseOrderPdf, (asked) =>
    asPdf(asked, async () => {
      const found = await readPurchaseOrderPaper(db, asked.book.id, asked.params.orderId);
      return found === null ? null : { name: found.number, paper: found.paper };
    }),
  );
  mountActs(mount, parts);
}

function mountActs(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: PurchaseOrderCommand, expected?: number) =>
    answerCommand(parts, caller, { command, expected }, (log) =>
      purchaseOrderReply(log, writtenId(log, 'purchase-order') ?? command.data.documentId),
    );

  mount(contract.createPurchaseOrder, async (asked) => {
    const { issue, ...body } = asked.body;
    const documentId = await freshId<PurchaseOrderId>(parts, 'purchase_order');
    const data = { documentId, draft: purchaseOrderDraftOf(body), issue };
    return answer(asked, { type: 'DraftPurchaseOrder', data });
  });

  mount(
    contract.changePurchaseOrder,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { documentId: idOf(asked), draft: purchaseOrderDraftOf(body) };
      return answer(asked, { type: 'ChangePurchaseOrder', data }, expected);
    },
    {
      takesBack: async ({ book, params }) => {
        const order = await readPurchaseOrderDetail(parts.db, book.id, params.orderId);
        return order === null ? null : orderAsGiven(order);
      },
    },
  );

  mount(contract.issuePurchaseOrder, (asked) => {
    const data = { documentId: idOf(asked) };
    return answer(asked, { type: 'IssuePurchaseOrder', data }, asked.body.expected);
  });

  mount(contract.closePurchaseOrder, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'ClosePurchaseOrder', data });
  });

  mount(contract.cancelPurchaseOrder, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'CancelPurchaseOrder', data });
  });
}

/** Its lines as the call takes them: what they come to is worked out. */
function orderAsGiven(order: contract.PurchaseOrderDetail) {
  const record = onWire(contract.purchaseOrderDetail, order);
  return { record, written: { items: record.items.map(orderLineAsGiven) } };
}
