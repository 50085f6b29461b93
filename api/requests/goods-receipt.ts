// From requests to the commands on goods received.
import type { z } from 'zod';
import type { GoodsReceiptDraft, GoodsReceiptDraftLine } from '#core/trade/index.ts';
import type {
  changeGoodsReceipt,
  GoodsReceiptLineBody,
} from '#api/contract/trade/goods-receipt.ts';
import { boughtLineOf, earlierOf, goodsLineOf } from './purchase-bill.ts';

type Body = Omit<z.output<(typeof changeGoodsReceipt)['body']>, 'expected'>;

export const goodsReceiptDraftOf = ({
  supplierAccountId: accountId,
  receivedOn: postedOn,
  items,
  bookId: _book,
  ...body
}: Body): GoodsReceiptDraft => ({
  ...body,
  supplierId: null,
  accountId,
  postedOn,
  narration: body.narration.trim(),
  lines: items.map(lineOf),
});

const lineOf = ({ order, ...line }: GoodsReceiptLineBody): GoodsReceiptDraftLine => ({
  ...goodsLineOf(boughtLineOf(line)),
  ...earlierOf(order),
});
