// Goods received as they are typed, as they are kept on the device, and as the calls take them.
import { z } from 'zod';
import {
  changeGoodsReceipt,
  createGoodsReceipt,
  postGoodsReceipt,
  readGoodsReceipt,
} from '#api/contract/trade/goods-receipt.ts';
import type { GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { linesToReceive } from '#core/trade/index.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import {
  boughtBody,
  boughtLineText,
  comingOf,
  earlierText,
  goodsBody,
  isBlankBillLine,
  itemBeforeBill,
  lineTextBeforeBill,
  openLineTexts,
  withBillLine,
} from '../editor/bill-text.ts';
import type { BillLineText } from '../editor/bill-text.ts';
import type { FormBeforeBill } from '../editor/use-form-before-bill.ts';
import { tookInReceipt } from './queries.ts';

const whole = z.object({
  supplierId: z.number().nullable(),
  receivedOn: z.string(),
  challanNumber: z.string(),
  narration: z.string(),
  lines: z.array(boughtLineText),
});
export type GoodsReceiptText = z.infer<typeof whole>;

export const beginReceipt = (today: CalendarDate): GoodsReceiptText => ({
  supplierId: null,
  receivedOn: formatDate(today),
  challanNumber: '',
  narration: '',
  lines: [...withBillLine([])],
});

/** @returns a note that begins with what is still to come of an order. */
export function receiptTextOfOrder(
  order: PurchaseOrderDetail,
  today: CalendarDate,
): GoodsReceiptText {
  const lines = order.items.map(itemBeforeBill);
  const from = { documentId: order.id, godownId: order.godownId, lines };
  const of = { kind: 'order' as const, id: order.id, number: order.number ?? '' };
  return {
    ...beginReceipt(today),
    supplierId: order.supplierAccountId,
    lines: openLineTexts(linesToReceive(from, order.items.map(comingOf)), of),
  };
}

/** @returns a draft of the books as it is typed on. */
const receiptTextOf = (note: GoodsReceiptDetail): GoodsReceiptText => ({
  supplierId: note.supplierAccountId,
  receivedOn: dayText(note.receivedOn),
  challanNumber: note.challanNumber ?? '',
  narration: note.narration,
  lines: note.items.length === 0 ? [...withBillLine([])] : note.items.map(draftedLine),
});

function draftedLine({
  godownId,
  batch,
  manufacturedOn,
  expiresOn,
  order,
  ...item
}: GoodsReceiptDetail['items'][number]): BillLineText {
  return {
    ...lineTextBeforeBill(item),
    godownId,
    batch: batch ?? '',
    madeOn: dayText(manufacturedOn),
    expiresOn: dayText(expiresOn),
    order: earlierText({ order }),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** @returns what the calls take. */
const receiptBody = (text: GoodsReceiptText, today: CalendarDate) => ({
  supplierAccountId: text.supplierId,
  receivedOn: parseDate(text.receivedOn, today),
  challanNumber: orNull(text.challanNumber),
  narration: text.narration.trim(),
  items: text.lines
    .filter((said) => !isBlankBillLine(said))
    .map((said) => ({
      ...boughtBody(said),
      ...goodsBody(said, today),
      ...(said.order !== null && {
        order: { orderId: said.order.orderId, line: said.order.line },
      }),
    })),
});

export const RECEIPT_FORM: FormBeforeBill<GoodsReceiptText, GoodsReceiptDetail> = {
  of: 'receipt',
  schema: whole.partial(),
  textOf: receiptTextOf,
  day: 'receivedOn',
  days: ['receivedOn'],
  wire: { receivedOn: 'received_on', challanNumber: 'challan_number' },
  placeOf: null,
  // Only a perpetual book asks for one, and an order may say it.
  needsRate: false,
  calls: ({ bookId, today }) => {
    const query = { book_id: bookId };
    return {
      create: (said, post) =>
        actOf(createGoodsReceipt, { query, body: { ...receiptBody(said, today), post } }),
      change: (said, { id, seq }) => {
        const body = { ...receiptBody(said, today), expected: seq };
        return call(changeGoodsReceipt, { params: { receiptId: id }, query, body });
      },
      post: ({ id, seq }) =>
        call(postGoodsReceipt, { params: { receiptId: id }, query, body: { expected: seq } }),
      read: (receiptId) => call(readGoodsReceipt, { params: { receiptId }, query }),
    };
  },
  tookIn: tookInReceipt,
  saysPosted: (number) => `Goods received by ${number}.`,
  pageOf: (id, scope) => paths.goodsReceipt(id, scope),
};
