// Goods received before their bill: every act answers the note as it then is.
import { onWire } from '#core/shapes/record.ts';
import type { GoodsReceiptId } from '#core/kernel/ids.ts';
import type { GoodsReceiptCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/goods-receipt.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import {
  goodsReceiptReply,
  listGoodsReceiptCards,
  readGoodsReceiptDetail,
  readGoodsReceiptPaper,
  readGoodsReceiptSums,
  receiptLineAsGiven,
} from '#api/queries/trade/goods-receipts.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { goodsReceiptDraftOf } from '#api/requests/goods-receipt.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';

type OfReceipt = { readonly params: { readonly receiptId: number } };

const idOf = ({ params }: OfReceipt): GoodsReceiptId => params.receiptId as GoodsReceiptId;

export function mountGoodsReceipts(mount: Mount, parts: RouteParts, asPdf: ReplyWithPdf): void {
  const { db } = parts;
  mount(contract.listGoodsReceipts, ({ book, query }) => listGoodsReceiptCards(db, book.id, query));
  mount(contract.readGoodsReceiptFigures, ({ book, query }) =>
    readGoodsReceiptSums(db, book.id, query),
  );
  mount(contract.readGoodsReceipt, async ({ book, params, context }) => {
    const detail = await readGoodsReceiptDetail(db, book.id, params.receiptId);
    return detail ?? notFound(context);
  });
  mount(contract.readGoodsReceiptPdf, (asked) =>
    asPdf(asked, async () => {
      const found = await readGoodsReceiptPaper(db, asked.book.id, asked.params.receiptId);
      return found === null ? null : { name: found.number, paper: found.paper };
    }),
  );
  mountActs(mount, parts);
}

function mountActs(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: GoodsReceiptCommand, expected?: number) =>
    answerCommand(parts, caller, { command, expected }, (log) =>
      goodsReceiptReply(log, writtenId(log, 'goods-receipt') ?? command.data.documentId),
    );

  mount(contract.createGoodsReceipt, async (asked) => {
    const { post, ...body } = asked.body;
    const documentId = await freshId<GoodsReceiptId>(parts, 'goods_receipt');
    const journalId = post ? await freshJournal(parts) : null;
    const data = { documentId, draft: goodsReceiptDraftOf(body), journalId };
    return answer(asked, { type: 'DraftGoodsReceipt', data });
  });

  mount(
    contract.changeGoodsReceipt,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { documentId: idOf(asked), draft: goodsReceiptDraftOf(body) };
      return answer(asked, { type: 'ChangeGoodsReceipt', data }, expected);
    },
    {
      takesBack: async ({ book, params }) => {
        const note = await readGoodsReceiptDetail(parts.db, book.id, params.receiptId);
        if (note === null) return null;
        const record = onWire(contract.goodsReceiptDetail, note);
        return { record, written: { items: record.items.map(receiptLineAsGiven) } };
      },
    },
  );

  mount(contract.postGoodsReceipt, async (asked) => {
    const data = { documentId: idOf(asked), journalId: await freshJournal(parts) };
    return answer(asked, { type: 'PostGoodsReceipt', data }, asked.body.expected);
  });

  mount(contract.discardGoodsReceipt, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'DiscardGoodsReceipt', data });
  });

  mount(contract.reverseGoodsReceipt, async (asked) => {
    const data = { documentId: idOf(asked), ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReverseGoodsReceipt', data });
  });
}
