// Goods received before their bill: drafted, received, billed in parts, reversed.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, worth } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { billsTaking, lineBeforeBill } from './before-bill.ts';
import {
  documentCalls,
  discardRequest,
  DOCUMENT_LINES_MAX,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  narrowedDays,
  narrowedTo,
  ofBook,
  reversalRequest,
} from './document.ts';
import {
  billSupplier,
  boughtLine,
  goodsPlace,
  goodsPlaceTold,
  orderLineNamed,
  orderLineTold,
} from './purchase-bill.ts';

const CHALLAN_MAX = 50;

const line = record({
  ...boughtLine,
  taxablePaise: worth
    .nullable()
    .default(null)
    .describe('Without it quantity times rate; without a rate by that of the order.'),
  ...goodsPlace,
  order: orderLineNamed,
});
export type GoodsReceiptLineBody = z.output<typeof line>;

/** What is known of it so far; what is missing is asked for when the goods are received. */
const body = {
  supplierAccountId: wireId
    .nullable()
    .default(null)
    .describe('The account of the supplier, under Sundry Creditors.'),
  receivedOn: documentDay
    .nullable()
    .default(null)
    .describe('When the goods came; without it the day on which it is posted.'),
  challanNumber: textOrNull(CHALLAN_MAX)
    .default(null)
    .describe('Of the paper that came with the goods.'),
  narration: documentNarration,
  items: z
    .array(line)
    .max(DOCUMENT_LINES_MAX, `A goods received note has at most ${DOCUMENT_LINES_MAX} lines.`)
    .default([]),
};

/** How far a note has come: posted until a bill takes some of it, then by what is open. */
export const receiptProgress = z.enum([
  'draft',
  'posted',
  'part-billed',
  'billed',
  'reversed',
  'discarded',
]);

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own: GRN-001; null of a draft, which has none yet.'),
  status: receiptProgress,
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  receivedOn: wireDay.nullable(),
  challanNumber: z.string().nullable(),
  totalPaise: wireMoney.describe('What the goods are taken to cost until their bill; no tax.'),
  outstandingPaise: wireMoney.describe('What of it is left to bill.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const goodsReceiptCard = record(cardShape);
export type GoodsReceiptCard = z.output<typeof goodsReceiptCard>;

const item = record({ ...lineBeforeBill, ...goodsPlaceTold, order: orderLineTold });

const detailShape = {
  ...cardShape,
  journalId: id.nullable().describe('Of a perpetual book; any other posts nothing of it.'),
  supplier: billSupplier.nullable().describe('As it was on the day; null of a draft.'),
  narration: z.string(),
  items: z.array(item),
  bills: billsTaking,
};
export const goodsReceiptDetail = record(detailShape);
export type GoodsReceiptDetail = z.output<typeof goodsReceiptDetail>;

const written = record({ ...detailShape, ...warned });

const narrowing = {
  filter: z
    .enum(['draft', 'open', 'billed', 'reversed', 'discarded'])
    .optional()
    .describe('Open: something of it is left to bill.'),
  ...narrowedTo,
  ...narrowedDays('notes'),
};

const calls = documentCalls('/api/islogin/goods-receipt', 'receiptId', written);

export const listGoodsReceipts = endpoint({
  ...calls.list,
  summary: 'The notes of goods received, newest first',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  reply: z.array(goodsReceiptCard),
});

export const readGoodsReceiptFigures = endpoint({
  ...calls.figures,
  summary: 'How many notes of goods received a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

export const readGoodsReceipt = endpoint({
  ...calls.read,
  summary: 'One note of goods received with its lines: received, billed and open',
  reply: goodsReceiptDetail,
});

export const createGoodsReceipt = endpoint({
  ...calls.create,
  summary: 'Draft a note of goods received, or post it at once',
  body: record({ ...body, post: z.boolean().default(false), ...ofBook }),
});

export const changeGoodsReceipt = endpoint({
  ...calls.change,
  summary: 'Write the draft of a note anew; what is received is never changed',
  body: record({ ...body, expected, ...ofBook }),
});

export const postGoodsReceipt = endpoint({
  ...calls.act('post'),
  summary: 'Receive the goods of a draft: they come into stock, and a perpetual book posts them',
  body: record({ expected, ...ofBook }),
});

export const discardGoodsReceipt = endpoint({
  ...calls.act('discard'),
  summary: 'Discard the draft of a note of goods received',
  body: discardRequest,
});

export const reverseGoodsReceipt = endpoint({
  ...calls.act('reverse'),
  summary: 'Take received goods out of stock again, such as those that went back before a bill',
  body: reversalRequest,
});

export const readGoodsReceiptPdf = endpoint({
  ...calls.pdf,
  summary: 'A note of goods that were received, as PDF',
});

export const goodsReceiptEndpoints = {
  listGoodsReceipts,
  readGoodsReceiptFigures,
  readGoodsReceipt,
  createGoodsReceipt,
  changeGoodsReceipt,
  postGoodsReceipt,
  discardGoodsReceipt,
  reverseGoodsReceipt,
  readGoodsReceiptPdf,
};
